"""The first melds of a player, which must count enough in one turn (R19)."""

from typing import TYPE_CHECKING

from barg.cards import JOKER, SUIT_OF
from barg.errors import IllegalAction
from barg.game import Action, Points
from barg.packed import cards_of, kind_of
from barg.rummy.actions import EXCHANGE
from barg.rummy.meld import Meld
from barg.rummy.reach import WORK, can_complete
from barg.rummy.shape import points, run_shape, set_shape

if TYPE_CHECKING:
    from barg.rummy.state import State


def has_opened(state: "State") -> bool:
    """Whether the first melds of the seat to act have counted enough in this deal."""
    return bool(state.opened >> state.turn & 1)


def count_laid(state: "State", number: int, meld: Meld) -> None:
    """Count what is laid towards the first melds; with enough of it the seat has opened."""
    if not has_opened(state):
        state.laid_points = _laid_after(state, number, meld)
        if state.laid_points >= state.rules.initial_meld:
            state.opened |= 1 << state.turn
            state.laid_points = 0


def verify_opened(state: "State") -> None:
    """Refuse the discard while the melds of this turn do not count enough."""
    if state.laid_points:
        least, laid = state.rules.initial_meld, state.laid_points
        raise IllegalAction(
            "first_meld_open",
            f"your first melds must count {least} in this turn: so far they count {laid}",
            least=least,
            laid=laid,
        )


def verify_first_meld(state: "State", action: Action, number: int, meld: Meld) -> None:
    """Refuse what may only follow the first melds, and melds that cannot count enough."""
    least = state.rules.initial_meld
    if kind_of(action) == EXCHANGE or number < state.melds_before:
        raise IllegalAction(
            "not_opened",
            f"first lay melds of your own that count {least} in one turn",
            least=least,
        )
    laid = _laid_after(state, number, meld)
    if laid < least and not _can_complete(state, action, number, meld, laid):
        raise IllegalAction(
            "first_meld_short",
            f"your first melds must count {least} in one turn: these count {laid}, and the rest "
            "of the hand cannot bring them there and end the turn",
            least=least,
            laid=laid,
        )


def _laid_after(state: "State", number: int, meld: Meld) -> Points:
    before = state.melds[number : number + 1]
    ace_value = state.rules.ace_value
    gone = points(ace_value, shape_of(before[0])) if before else 0
    return state.laid_points + points(ace_value, shape_of(meld)) - gone


def _can_complete(state: "State", action: Action, number: int, meld: Meld, laid: Points) -> bool:
    hand = state.hands[state.turn].copy()
    for card in cards_of(action):
        hand[card] -= 1
    melds = [shape_of(other) for other in state.melds]
    melds[number : number + 1] = [shape_of(meld)]
    ones = sum(1 << card for card in range(JOKER) if hand[card])
    twos = sum(1 << card for card in range(JOKER) if hand[card] == 2)
    bounds = (state.melds_before, len(melds))
    rest = (ones, twos, hand[JOKER])
    return can_complete(state.rules, melds, bounds, rest, laid, state.taken, [0] * WORK)


def shape_of(meld: Meld) -> int:
    """A meld as one integer (`barg.rummy.shape`)."""
    jokers = [place for place, card in enumerate(meld.cards) if card == JOKER]
    if meld.is_run:
        wild = sum(1 << meld.first + place for place in jokers)
        return run_shape(meld.suit, meld.first, meld.last, wild)
    held = sum(1 << 2 * SUIT_OF[card] for card in meld.cards if card != JOKER)
    return set_shape(meld.rank, held, len(jokers))

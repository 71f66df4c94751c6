"""A turn after the draw: melds, lay-offs, exchanges, discard, knock (R5–R7, R16, R19, R22)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import CARD_TEXTS, JOKER, Card
from barg.errors import IllegalAction
from barg.game import Action, Seat
from barg.packed import cards_of, encode, kind_of
from barg.rummy.actions import (
    DISCARD,
    EXCHANGE,
    KNOCK,
    LAYOFF,
    LAYOFF_LOW,
    RUN,
    SET,
    meld_action,
)
from barg.rummy.ending import is_barred, verify_discard, verify_knock, verify_way_out
from barg.rummy.layoff import meld_after
from barg.rummy.opening import count_laid, has_opened, verify_first_meld, verify_opened
from barg.rummy.partition import least_deadwood
from barg.rummy.phases import Phase
from barg.rummy.shortest import shortest_melds

if TYPE_CHECKING:
    from barg.rummy.state import State

LAY_KINDS = (SET, RUN, LAYOFF, LAYOFF_LOW)
TABLE_KINDS = (*LAY_KINDS, EXCHANGE)


def legal_actions(state: "State") -> Sequence[Action]:
    """Discards and knocks, or discards, shortest melds, lay-offs of one card and exchanges."""
    hand = state.hands[state.turn]
    held = [card for card, count in enumerate(hand) if count]
    free = [] if state.laid_points else [card for card in held if not is_barred(state, card)]
    discards = [encode(DISCARD, [card]) for card in free]
    if state.rules.melding == "hand":
        least, values = least_deadwood(state.rules, hand)[0], state.rules.values
        options = [encode(KNOCK)] if least == 0 else []
        options += [encode(KNOCK, [card]) for card in held if values[card] >= least]
    else:
        options = [meld_action(meld) for meld in shortest_melds(state.rules, hand)]
        options += _table_options(state, held)
    return discards + [action for action in options if can(state, action)]


def _table_options(state: "State", held: Sequence[Card]) -> list[Action]:
    """What may fit the melds on the table: each card at each end, and for a joker."""
    options = []
    first = 0 if has_opened(state) else state.melds_before
    for number, meld in enumerate(state.melds[first:], first):
        for kind, fitting in ((LAYOFF, meld.above()), (LAYOFF_LOW, meld.below())):
            fit = [card for card in held if card == JOKER or card in fitting]
            options += [encode(kind, [card], number) for card in fit]
        if state.rules.joker_exchange and JOKER in meld.cards:
            options += [encode(EXCHANGE, [card], number) for card in held if card != JOKER]
    return options


def can(state: "State", action: Action) -> bool:
    """Whether the action is legal."""
    try:
        verify(state, action)
    except IllegalAction:
        return False
    return True


def verify(state: "State", action: Action) -> None:
    """Raise the reason why an action of the turn is not legal."""
    kind, cards = kind_of(action), cards_of(action)
    if kind not in (*TABLE_KINDS, DISCARD, KNOCK):
        raise IllegalAction("drawn", "a card was drawn: discard to end the turn")
    _verify_held(state, cards)
    if kind == DISCARD:
        verify_opened(state)
        verify_discard(state, cards[0])
    elif kind == KNOCK:
        verify_knock(state, cards)
    else:
        if state.rules.melding == "hand":
            raise IllegalAction("in_hand", "melds stay in the hand at this table")
        number, meld = meld_after(state, action)
        if not has_opened(state):
            verify_first_meld(state, action, number, meld)
        verify_way_out(state, action, number, meld)


def _verify_held(state: "State", cards: Sequence[Card]) -> None:
    hand = state.hands[state.turn]
    for card in cards:
        if hand[card] < cards.count(card):
            text = CARD_TEXTS[card]
            raise IllegalAction("not_held", f"not in the hand: {text}", cards=text)


def apply(state: "State", action: Action) -> None:
    """Carry out an action of the turn."""
    seat, kind, cards = state.turn, kind_of(action), cards_of(action)
    if kind in TABLE_KINDS:
        number, meld = meld_after(state, action)
        count_laid(state, number, meld)
        state.melds[number : number + 1] = [meld]
        state.laid_now |= kind in LAY_KINDS
    state.history.append((seat, action, -1))
    for card in cards:
        state.hands[seat][card] -= 1
    state.sizes[seat] -= len(cards)
    if kind == EXCHANGE:
        state.hands[seat][JOKER] += 1
        state.sizes[seat] += 1
    if kind in (DISCARD, KNOCK):
        state.discards.extend(cards)
    if state.sizes[seat] == 0 or kind == KNOCK:
        _go_out(state, seat)
    elif kind == DISCARD:
        _end_turn(state, seat)


def _go_out(state: "State", seat: Seat) -> None:
    state.winner = seat
    state.bonus = state.rules.rummy_bonus and not state.laid_before >> seat & 1
    state.phase = Phase.OVER


def _end_turn(state: "State", seat: Seat) -> None:
    if state.laid_now:
        state.laid_before |= 1 << seat
    state.laid_now = False
    state.laid_points = 0
    state.melds_before = len(state.melds)
    state.taken = -1
    state.turns += 1
    state.turn = (seat + 1) % state.rules.players
    state.phase = Phase.OVER if state.turns >= state.rules.max_turns else Phase.DRAW

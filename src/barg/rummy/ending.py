"""How a turn may end: the discard, the knock, and what keeps a way out (R6, R7, R16)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import CARD_TEXTS, JOKER, Card
from barg.errors import IllegalAction
from barg.game import Action
from barg.packed import cards_of, kind_of
from barg.rummy.actions import EXCHANGE
from barg.rummy.layoff import exchange, extend
from barg.rummy.meld import Meld
from barg.rummy.partition import least_deadwood

if TYPE_CHECKING:
    from barg.rummy.state import State


def is_barred(state: "State", card: Card) -> bool:
    """Whether a card may not be discarded because it was just taken (R6)."""
    return card == state.taken and state.hands[state.turn][card] == 1


def verify_discard(state: "State", card: Card) -> None:
    """Refuse the card that was drawn from the discard pile in this turn (R6)."""
    if is_barred(state, card):
        raise IllegalAction(
            "just_taken", "drawn from the discard pile this turn", cards=CARD_TEXTS[card]
        )


def verify_knock(state: "State", cards: Sequence[Card]) -> None:
    """Refuse a knock whose hand is not all melds (R16); ``cards``: the discard or nothing."""
    if state.rules.melding != "hand":
        raise IllegalAction("no_knock", "melds are laid on the table here: nobody knocks")
    if not cards and state.rules.discard_to_go_out:
        raise IllegalAction("knock_discard", "the last card must be a discard")
    hand = state.hands[state.turn].copy()
    for card in cards:
        verify_discard(state, card)
        hand[card] -= 1
    left = least_deadwood(state.rules, hand)[1]
    if left:
        text = " ".join(CARD_TEXTS[card] for card in left)
        raise IllegalAction("knock_deadwood", f"not in a meld: {text}", cards=text)


def verify_way_out(state: "State", action: Action, number: int, meld: Meld) -> None:
    """Refuse what would leave no legal way to end the turn (R6, R7).

    Two cards or more always leave one: only a single card can be barred.
    """
    cards, exchanged = cards_of(action), kind_of(action) == EXCHANGE
    size = state.sizes[state.turn] - len(cards) + exchanged
    if size > 1:
        return
    if size == 0:
        if state.rules.discard_to_go_out:
            raise IllegalAction("keep_one", "one card must be kept for the discard")
        return
    hand = state.hands[state.turn]
    left = JOKER if exchanged else next(c for c, n in enumerate(hand) if n > cards.count(c))
    if left != state.taken:
        return
    table = [*state.melds[:number], meld, *state.melds[number + 1 :]]
    if not any(_takes(state, other, left) for other in table):
        raise IllegalAction(
            "no_way_out", "only the card just taken would be left, which may not be discarded"
        )


def _takes(state: "State", meld: Meld, card: Card) -> bool:
    """Whether a last card that may not be discarded can go to this meld."""
    rules = state.rules
    ways = [] if rules.discard_to_go_out else [False, True]
    for low in ways:
        try:
            extend(rules, meld, [card], low)
        except IllegalAction:
            continue
        return True
    if not rules.joker_exchange or card == JOKER:
        return False
    try:
        exchange(rules, meld, card)  # and the joker may be discarded
    except IllegalAction:
        return False
    return True

"""Declarer's work before the first lead: laying four cards away, naming trump (S13–S15)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import SUIT_OF, cards_text, sorted_hand
from barg.errors import IllegalAction
from barg.game import Action
from barg.shelem.actions import (
    DISCARD,
    TRUMP,
    WIDOW_SIZE,
    DiscardChoices,
    is_discard,
    is_trump,
)
from barg.shelem.phases import Phase

if TYPE_CHECKING:
    from barg.shelem.state import State

PACKET_POINTS = 5


def legal_discards(state: "State") -> Sequence[Action]:
    """Any four of declarer's sixteen cards."""
    return DiscardChoices(state.hands[state.turn])


def verify_discard(state: "State", action: Action) -> None:
    """Raise the reason why a discard is not legal."""
    if not is_discard(action):
        raise IllegalAction("discard_first", "four cards must be laid away first")
    cards = action ^ DISCARD
    missing = cards & ~state.hands[state.turn]
    if missing:
        text = cards_text(sorted_hand(missing))
        raise IllegalAction("not_held", f"not in the hand: {text}", cards=text)
    if cards.bit_count() != WIDOW_SIZE:
        raise IllegalAction("discard_four", "exactly four cards are laid away")


def apply_discard(state: "State", action: Action) -> None:
    """Lay the packet away; its points are declarer's team's (S14)."""
    cards = action ^ DISCARD
    seat = state.turn
    state.discards = cards
    state.hands[seat] ^= cards
    state.points[seat % 2] += state.rules.points(cards) + PACKET_POINTS
    state.leader = seat
    state.phase = Phase.TRUMP if state.rules.trump == "declared" else Phase.PLAY


def legal_trumps(_state: "State") -> Sequence[Action]:
    """The four suits."""
    return [TRUMP + suit for suit in range(4)]


def verify_trump(_state: "State", action: Action) -> None:
    """Raise the reason why naming trump is not legal."""
    if not is_trump(action):
        raise IllegalAction("trump_first", "the trump suit must be named first")


def apply_trump(state: "State", action: Action) -> None:
    """Note the trump suit (S15, ``declared``)."""
    state.trump = action - TRUMP
    state.phase = Phase.PLAY


def trump_by_lead(state: "State", card: int) -> None:
    """The suit of declarer's first lead is trump (S15, ``first_lead``)."""
    state.trump = SUIT_OF[card]

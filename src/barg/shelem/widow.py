"""Declarer's work before the first lead: laying cards away, naming trump (S13–S15, S34, S37)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import cards_text, sorted_hand
from barg.errors import IllegalAction
from barg.game import Action
from barg.kernel.shelem.exchange import trump_count
from barg.shelem.actions import DISCARD, TRUMP, DiscardChoices, is_discard, is_trump

if TYPE_CHECKING:
    from barg.shelem.state import State

NUMBER_WORDS: Final = {4: "four", 6: "six"}


def legal_discards(state: "State") -> Sequence[Action]:
    """Any cards of declarer's, as many as the widow had."""
    return DiscardChoices(state.hands[state.turn], state.rules.widow_size)


def verify_discard(state: "State", action: Action) -> None:
    """Raise the reason why a discard is not legal."""
    count = state.rules.widow_size
    if not is_discard(action):
        raise IllegalAction(
            "discard_first", f"{NUMBER_WORDS[count]} cards must be laid away first", count=count
        )
    cards = action ^ DISCARD
    missing = cards & ~state.hands[state.turn]
    if missing:
        text = cards_text(sorted_hand(missing))
        raise IllegalAction("not_held", f"not in the hand: {text}", cards=text)
    if cards.bit_count() != count:
        raise IllegalAction(
            "discard_count", f"exactly {NUMBER_WORDS[count]} cards are laid away", count=count
        )


def legal_trumps(state: "State") -> Sequence[Action]:
    """The four suits, and where they are played the three ways without trump."""
    return [TRUMP + code for code in range(trump_count(state.rules.options))]


def verify_trump(state: "State", action: Action) -> None:
    """Raise the reason why naming trump is not legal."""
    if not is_trump(action):
        raise IllegalAction("trump_first", "the trump suit must be named first")
    if action - TRUMP >= trump_count(state.rules.options):
        raise IllegalAction("no_trump_here", "at this table a suit must be trump")

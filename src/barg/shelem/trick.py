"""The twelve tricks (S16, S17, S35): the playable cards, and why another is not."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import (
    CARD_TEXTS,
    SUIT_LETTERS,
    SUIT_WORDS,
    Card,
    CardSet,
    Suit,
    cards_in,
    mask_of,
)
from barg.errors import IllegalAction
from barg.game import Action, Seat
from barg.kernel.shelem import trick as kernel
from barg.kernel.shelem.fields import JOKERS, NONE, PACKET_POINTS, SARS, TRICK_SIZE, TRICKS
from barg.shelem.actions import is_named_lead, is_play, named_leads, played_card

if TYPE_CHECKING:
    from barg.shelem.state import State

__all__ = ["PACKET_POINTS", "TRICKS", "legal_plays", "playable", "trick_winner", "verify_play"]

PILES_FROM: Final = 2
"""With two players the third and fourth card of a trick come from the piles (S31)."""


def playable(hand: CardSet, led: Suit | None, trump: Suit | None = None) -> CardSet:
    """The cards of a hand that may be played to a suit led (None: to lead)."""
    return kernel.playable(hand, NONE if led is None else led, NONE if trump is None else trump)


def legal_plays(state: "State") -> Sequence[Action]:
    """The playable cards, in ascending order; a joker that names trump once for each suit."""
    cards = kernel.legal_cards(state.rules.options, state)
    if state.trump == NONE and cards & JOKERS:
        named = [action for joker in cards_in(cards & JOKERS) for action in named_leads(joker)]
        return [*cards_in(cards & ~JOKERS), *named]
    return list(cards_in(cards))


def verify_play(state: "State", action: Action) -> None:
    """Raise the reason why a play is not legal (S16, S31, S35)."""
    if not is_play(action):
        raise IllegalAction("play_card", "a card must be played")
    card = played_card(action)
    open_cards = kernel.open_cards(state.rules.options, state)
    if not open_cards >> card & 1:
        _refuse_card(state, card)
    joker = bool(JOKERS >> card & 1)
    if joker and state.trump == NONE and not is_named_lead(action):
        raise IllegalAction(
            "name_trump",
            f"a joker that is led first names trump: play {CARD_TEXTS[card]} H",
            cards=CARD_TEXTS[card],
        )
    if is_named_lead(action) and state.trump != NONE:
        raise IllegalAction("trump_known", "trump is known: a joker names none now")
    led = kernel.suit_led(state)
    if led != NONE and not kernel.playable(open_cards, led, state.trump) >> card & 1:
        raise IllegalAction(
            "follow_suit", f"must follow suit: {SUIT_WORDS[led]}", suit=SUIT_LETTERS[led]
        )


def _refuse_card(state: "State", card: Card) -> None:
    text = CARD_TEXTS[card]
    if state.rules.players == 2 and state.played % TRICK_SIZE >= PILES_FROM:
        raise IllegalAction("not_on_top", f"not on top of an own pile: {text}", cards=text)
    raise IllegalAction("not_held", f"not in the hand: {text}", cards=text)


def trick_winner(leader: Seat, cards: Sequence[Card], trump: int | None, players: int = 4) -> Seat:
    """The seat whose card wins: the highest trump, else the highest of the suit led (S17).

    ``trump`` is a suit, one of the codes `SARS` … without trump (S37), or None.
    """
    code = SARS if trump is None else trump
    best = kernel.best_card(mask_of(cards), kernel.suit_of(cards[0], code), code)
    return (leader + cards.index(best)) % players

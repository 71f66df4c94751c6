"""Whether the seat to act takes all remaining tricks, whatever the others hold (S16, S17).

The proof uses only what the seat knows. It is sound, not complete: where it finds no way there
may still be one. Partners are counted among the others, since nobody knows what they hold.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import Card, CardSet, cards_in, mask_of
from barg.game import Seat
from barg.kernel.shelem.fields import TRICK_SIZE, Phase
from barg.kernel.shelem.trick import cards_of_suit, playable, strength, suit_of

if TYPE_CHECKING:
    from barg.shelem.observation import Observation
    from barg.shelem.state import State

SUITS: Final = range(4)
FEWEST: Final = 2
"""With one card left there is nothing to say."""


def sure_line(seen: "Observation") -> tuple[Card, ...]:
    """Cards that win every remaining trick, played in this order; empty where none is proven.

    With two players they are the hand's; what is played from the piles does not matter.
    """
    own_turn = seen.phase == Phase.PLAY and seen.seat is not None and seen.to_act == seen.seat
    if not own_turn or seen.trump is None or seen.hand.bit_count() < FEWEST:
        return ()
    hidden = hidden_cards(seen)
    if not seen.trick:
        return _leads(seen.hand, hidden, seen.trump, drains=_drains(seen))
    return () if seen.rules.players == 2 else _taking(seen, hidden)


def play_out(state: "State", line: Sequence[Card]) -> list[tuple[Seat, Card]]:
    """Who plays what to the end, when the seat to act takes the rest by such a line."""
    seat, own = state.turn, iter(line)
    world = state.clone()
    played: list[tuple[Seat, Card]] = []
    while world.phase == Phase.PLAY:
        from_hand = world.turn == seat and world.played % TRICK_SIZE < state.rules.players
        card = next(own) if from_hand else world.legal_actions()[0]
        played.append((world.turn, card))
        world.apply(card)
    return played


def _drains(seen: "Observation") -> bool:
    """Whether each lead of a suit takes one of it from whoever has any.

    Not so with two players, while the other's piles hold face-down cards.
    """
    if seen.rules.players != 2 or seen.seat is None:
        return True
    other = 1 - seen.seat
    return sum(seen.pile_sizes[other]) == seen.tops[other].bit_count()


def hidden_cards(seen: "Observation") -> CardSet:
    """All cards that may be in another hand."""
    gone = mask_of(card for _, cards, _ in seen.tricks for card in cards)
    gone |= mask_of(seen.trick) | seen.hand | (seen.discards or 0)
    if seen.tops and seen.seat is not None:
        gone |= seen.tops[seen.seat]
    return mask_of(seen.rules.deck()) & ~gone


def _taking(seen: "Observation", hidden: CardSet) -> tuple[Card, ...]:
    """A card that wins the current trick for sure, and leads that win the rest."""
    trump = seen.trump
    assert trump is not None
    led = suit_of(seen.trick[0], trump)
    best = max(strength(card, led, trump) for card in seen.trick)
    is_last = len(seen.trick) == TRICK_SIZE - 1
    for card in cards_in(playable(seen.hand, led, trump)):
        own = strength(card, led, trump)
        beaten = not is_last and any(
            strength(other, led, trump) > own for other in cards_in(hidden)
        )
        if own < best or beaten:
            continue
        rest = seen.hand & ~(1 << card)
        leads = _leads(rest, hidden, trump)
        if leads or not rest:
            return (card, *leads)
    return ()


def _leads(hand: CardSet, hidden: CardSet, trump: int, *, drains: bool = True) -> tuple[Card, ...]:
    """An order of leads that takes every trick: trumps first, from the top in each suit.

    Each lead of a suit takes one of it from everybody who has any. So of a suit of which so many
    cards are hidden, that many leads from the top must beat the highest hidden one; then none
    is left. A lead of another suit may be trumped as long as a trump is hidden.
    """
    order: list[Card] = []
    suits = sorted(SUITS, key=lambda suit: suit != trump)
    for suit in suits:
        members = cards_of_suit(suit, trump)
        own = sorted(
            cards_in(hand & members), key=lambda card: strength(card, suit, trump), reverse=True
        )
        others = [strength(card, suit, trump) for card in cards_in(hidden & members)]
        needed = own[: len(others)] if drains or not others else own
        if any(strength(card, suit, trump) < max(others) for card in needed):
            return ()
        drained = len(own) >= len(others) if drains else not others
        if suit == trump and hand & ~members and not drained:
            return ()
        order += own
    return tuple(order)

"""The two ways to shuffle (S6); chance comes from the generator that is passed in."""

from typing import TYPE_CHECKING, Final, Protocol

from barg.cards import Card, cards_in
from barg.kernel.shelem.fields import NONE

if TYPE_CHECKING:
    from barg.shelem.rules import ShelemRules
    from barg.shelem.state import State

DRAWS: Final = 3
PACKET_SIZES: Final = (3, 9)


class Chance(Protocol):
    """What is needed of a generator; `random.Random` and `secrets.SystemRandom` have it."""

    def shuffle(self, x: list[Card], /) -> None:
        """Put a list in an order, each as likely as any other."""

    def randint(self, a: int, b: int, /) -> int:
        """A whole number from ``a`` to ``b``, both included."""


def shuffle(rules: "ShelemRules", last: "State | None", chance: Chance) -> list[Card]:
    """A deck for the next deal; the first deal of a match is always ``uniform`` (S6)."""
    if rules.shuffle == "kashabi" and last is not None:
        return kashabi(last, chance)
    deck = rules.deck()
    chance.shuffle(deck)
    return deck


def kashabi(last: "State", chance: Chance) -> list[Card]:
    """The packets of the last deal, gathered as won and drawn over a few times (S6)."""
    deck = gathered(last)
    for _ in range(DRAWS):
        deck = drawn_over(deck, chance)
    cut = chance.randint(1, len(deck) - 1)
    return deck[cut:] + deck[:cut]


def gathered(last: "State") -> list[Card]:
    """The cards of a finished deal: each team's packets, the discard packet under them."""
    if last.redeal:
        hands = [card for hand in last.dealt for card in cards_in(hand)]
        on_table = [card for piles in last.piles for pile in piles for card in pile]
        return hands + on_table + list(cards_in(last.widow))
    piles: list[list[Card]] = [[], []]
    assert last.declarer != NONE, "a deal that is no redeal has a declarer"
    piles[last.declarer % 2] += cards_in(last.discards)
    for _, cards, winner in last.tricks:
        piles[winner % 2] += cards
    return piles[0] + piles[1]


def drawn_over(deck: list[Card], chance: Chance) -> list[Card]:
    """Draw packets of random size off the top, each laid on those before."""
    drawn: list[Card] = []
    place = 0
    while place < len(deck):
        size = chance.randint(*PACKET_SIZES)
        drawn = deck[place : place + size] + drawn
        place += size
    return drawn

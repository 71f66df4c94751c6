"""Bridge's double-dummy solver DDS, through endplay, as a judge of tricks."""

from typing import Any

from barg.cards import RANK_LETTERS, Card, cards_in, parse_card
from barg.solver import Position

SUIT_SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def dealt(position: Position) -> Any:
    """The position as endplay's deal; its compass begins with our seat 0 as north."""
    from endplay.types import Deal, Denom, Player

    hands = " ".join(_hand_text(hand) for hand in position.hands)
    return Deal(f"N:{hands}", first=Player(position.leader), trump=Denom(position.trump))


def _hand_text(hand: int) -> str:
    suits = [
        "".join(RANK_LETTERS[card % 13] for card in cards_in(hand) if card // 13 == suit)[::-1]
        for suit in range(4)
    ]
    return ".".join(suits)


def tricks(position: Position) -> dict[Card, int]:
    """What the leader's side takes for each card led."""
    from endplay.dds import solve_board

    return {
        parse_card(f"{str(card)[1:]}{SUIT_SIGNS[str(card)[0]]}"): int(taken)
        for card, taken in solve_board(dealt(position))
    }

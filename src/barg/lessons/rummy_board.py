"""Rim's positions for lessons, and what seat 0 sees of them."""

from random import Random
from typing import Any, Final

from barg.cards import JOKER, SUIT_SIZE, cards_text
from barg.lessons.dealing import filled, played, put
from barg.lessons.reading import LessonError
from barg.lessons.source import Board

ME: Final = 0


def start(board: Board, rules: Any, rng: Random, where: str) -> Any:
    """The position of a board; what is not given is dealt by lot.

    Raises:
        LessonError: a card is given twice, or an action is refused.
    """
    players, size = rules.players, rules.hand_size
    dealer = (players - 1) if board.dealer is None else board.dealer
    places: list[int | None] = [None] * len(rules.deck())
    for seat, text in enumerate([board.hand, *board.others]):
        first = (seat - dealer - 1) % players
        put(places, range(first, players * size, players), text)
    put(places, [players * size], board.top)
    put(places, range(players * size + 1, len(places)), board.stock)
    try:
        deck = filled(rules.deck(), places, rng)
    except ValueError:
        raise LessonError(where, "a card is given twice, or is not in the deck") from None
    return played(rules.start(deck, dealer, tuple(board.totals)), board.actions, where)


def hand_cards(counts: Any) -> list[int]:
    """The cards of a hand: suit by suit from the two up, jokers last."""
    order = [*range(4 * SUIT_SIZE), JOKER]
    return [card for card in order for _ in range(counts[card] if card < len(counts) else 0)]


def frame(state: Any) -> dict[str, Any]:
    """What seat 0 sees of a deal."""
    seen = state.observe(ME)
    shown: dict[str, Any] = {
        "hand": cards_text(hand_cards(seen.hand)),
        "left": list(seen.hand_sizes),
        "top": None if seen.top is None else cards_text([seen.top]),
        "discards": seen.discards,
        "stock": seen.stock,
        "melds": [cards_text(meld.cards) for meld in seen.melds],
        "turn": seen.to_act,
        "open": _open(seen) if seen.left else None,
    }
    return {name: value for name, value in shown.items() if value is not None}


def _open(seen: Any) -> list[str]:
    """The hands at the end of the deal."""
    return [cards_text(hand_cards(hand)) for hand in seen.left]

"""Decks made from what a lesson gives of the cards, and the positions that they lead to."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from barg.cards import JOKER, Card, parse_cards
from barg.errors import IllegalAction
from barg.game import GAMES
from barg.lessons.reading import LessonError
from barg.lessons.source import Board, Lesson

TRIES: Final = 400


def rules_of(board: Board, lesson: Lesson, game: str) -> Any:
    """The rules of a board: its own, else those of its lesson."""
    name = board.game or lesson.game or game
    settings = {**lesson.rules, **board.rules}
    if preset := board.preset or lesson.preset:
        settings["preset"] = preset
    if name == "rummy" and board.hand and "hand_size" not in settings:
        settings["hand_size"] = len(board.hand.split())
    return GAMES[name].rules(settings, board.players or lesson.players)


def filled(deck: Sequence[Card], places: list[Card | None], rng: Random) -> list[Card]:
    """The places with what is missing from the deck dealt by lot.

    Raises:
        ValueError: a card is given twice, or is not in the deck.
    """
    rest = list(deck)
    for card in places:
        if card is not None:
            rest.remove(card)
    rng.shuffle(rest)
    # Jokers come last, so that nobody holds one by chance.
    rest.sort(key=lambda card: card >= JOKER, reverse=True)
    return [rest.pop() if card is None else card for card in places]


def played(state: Any, actions: Sequence[str], where: str) -> Any:
    """The state after these actions.

    Raises:
        LessonError: one is refused.
    """
    for text in actions:
        try:
            state.apply(state.rules.parse_action(text))
        except (IllegalAction, ValueError) as error:
            raise LessonError(where, f"{text!r} of seat {state.to_act}: {error}") from None
    return state


def cards_of(text: str) -> list[Card]:
    """Cards with blanks between them, jokers too."""
    return parse_cards(text, jokers=True)


def put(places: list[Card | None], spots: Sequence[int], text: str) -> None:
    """Write cards into places, as many as there are."""
    for spot, card in zip(spots, cards_of(text), strict=False):
        places[spot] = card

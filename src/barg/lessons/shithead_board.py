"""Shithead's positions for lessons, and what seat 0 sees of them."""

from collections import Counter
from random import Random
from typing import Any, Final

from barg.cards import RANK_LETTERS, card_text, cards_text
from barg.kernel.shithead.fields import BLIND_ROOM, CHOOSE_FROM_SIX, NONE, PLAYING, ROW
from barg.kernel.shithead.zones import add
from barg.lessons.dealing import cards_of, filled, played, put
from barg.lessons.reading import LessonError
from barg.lessons.source import Board

ME: Final = 0


def start(board: Board, rules: Any, rng: Random, where: str) -> Any:
    """The position of a board; what is not given is dealt by lot.

    Raises:
        LessonError: a card is given twice, or an action is refused.
    """
    if board.late:
        return played(_late(board, rules, where), board.actions, where)
    players = rules.players
    dealer = (players - 1) if board.dealer is None else board.dealer
    six = rules.options.layout == CHOOSE_FROM_SIX
    zones = {0: [board.blind, *board.blinds], 1: [board.row, *board.rows]}
    zones[1 if six else 2 if rules.layout == "face_up_row" else 1] = [board.hand, *board.others]
    places: list[int | None] = [None] * len(rules.deck())
    for row, texts in zones.items():
        for seat, text in enumerate(texts):
            step = (seat - dealer - 1) % players
            put(places, [(ROW * row + place) * players + step for place in range(2 * ROW)], text)
    put(places, range(3 * ROW * players, len(places)), board.stock)
    try:
        deck = filled(rules.deck(), places, rng)
    except ValueError:
        raise LessonError(where, "a card is given twice, or is not in the deck") from None
    state = rules.start(deck, dealer, ())
    if not board.exchange:
        for _ in range(players):
            keep = f"keep {cards_text(state.hand(state.turn)[:ROW])}"
            played(state, [keep if six else "ready"], where)
    return played(state, board.actions, where)


def _late(board: Board, rules: Any, where: str) -> Any:
    """A position late in the deal: the zones as given, no stock, the rest burned."""
    state = rules.start(rules.deck(), (rules.players - 1), ())
    rest = Counter(rules.deck())
    for seat in range(rules.players):
        state.hand_one[seat] = state.hand_two[seat] = 0
        state.row_one[seat] = state.row_two[seat] = 0
        state.shown_one[seat] = state.shown_two[seat] = 0
        state.blind_left[seat] = 0
    zones = [
        ([board.hand, *board.others], state.hand_one, state.hand_two),
        ([board.row, *board.rows], state.row_one, state.row_two),
    ]
    for texts, one, two in zones:
        for seat, text in enumerate(texts):
            for card in cards_of(text):
                add(one, two, seat, card)
                rest[card] -= 1
    for seat, text in enumerate([board.blind, *board.blinds]):
        for number, card in enumerate(cards_of(text)):
            state.blind_cards[BLIND_ROOM * seat + number] = card
            state.blind_left[seat] += 1
            rest[card] -= 1
    pile = cards_of(board.pile)
    state.pile_cards[: len(pile)] = pile
    state.pile_left, state.stock_left = len(pile), 0
    rest.subtract(pile)
    if min(rest.values()) < 0:
        raise LessonError(where, "a card is given twice, or is not in the deck")
    for card in rest.elements():
        add(state.burned_one, state.burned_two, 0, card)
    state.phase, state.turn = PLAYING, ME
    return state


def frame(state: Any) -> dict[str, Any]:
    """What seat 0 sees of a deal."""
    seen = state.observe(ME)
    shown: dict[str, Any] = {
        "hand": cards_text(seen.hand),
        "left": list(seen.hand_sizes),
        "rows": [cards_text(row) for row in seen.face_up],
        "blinds": [_blind(cards) for cards in seen.blind],
        "pile": cards_text(seen.pile),
        "stock": seen.stock,
        "burned": len(seen.burned),
        "turn": seen.to_act,
        "bound": None if seen.bound == NONE else RANK_LETTERS[seen.bound],
        "back": True if seen.direction < 0 else None,
        "out": list(seen.out) or None,
        "turned": _turned(seen),
    }
    return {name: value for name, value in shown.items() if value is not None}


def _blind(cards: Any) -> list[str]:
    """Each blind card: its text where everybody has seen it, else nothing."""
    return ["" if card < 0 else card_text(card) for card in cards]


def _turned(seen: Any) -> str | None:
    """The blind card that the last action turned."""
    turned = seen.history[-1][2] if seen.history else NONE
    return None if turned == NONE else card_text(turned)

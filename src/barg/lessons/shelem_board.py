"""Shelem's positions for lessons."""

from random import Random
from typing import Any, Final

from barg.cards import (
    DECK_SIZE,
    SUIT_LETTERS,
    SUIT_OF,
    Card,
    cards_text,
    mask_of,
    parse_card,
    sorted_hand,
)
from barg.errors import IllegalAction
from barg.lessons.dealing import TRIES, cards_of, played
from barg.lessons.reading import LessonError
from barg.lessons.shelem_view import frame
from barg.lessons.source import Board

__all__ = ["frame", "start"]

ME: Final = 0
SEATS: Final = 4
HAND: Final = 12


def start(board: Board, rules: Any, rng: Random, where: str) -> Any:
    """The position of a board; cards that are not given are dealt until its actions are legal.

    Raises:
        LessonError: no deal was found, or an action is wrong in every deal.
    """
    if board.deck:
        dealer = SEATS - 1 if board.dealer is None else board.dealer
        return played(rules.start(cards_of(board.deck), dealer, ()), board.actions, where)
    if rules.players != SEATS:
        return _start_two(board, rules, rng, where)
    known = _Known(board)
    for _ in range(TRIES):
        dealer, deck = known.deck(rules, rng)
        state = rules.start(deck, dealer, tuple(board.totals))
        wrong = known.play(state)
        if wrong is None:
            return _with_hand(state, board, where)
        if not known.learn(*wrong):
            raise LessonError(where, f"{wrong[1]!r} of seat {wrong[0]}: {wrong[2]}")
    raise LessonError(where, "no deal leads to this position")


def _with_hand(state: Any, board: Board, where: str) -> Any:
    """The state, if seat 0 holds now what the board says.

    Raises:
        LessonError: it does not.
    """
    missing = mask_of(cards_of(board.hand)) & ~state.hands[ME]
    if board.contract is not None and missing:
        raise LessonError(where, f"not in the hand now: {cards_text(sorted_hand(missing))}")
    return state


class _Known:
    """What is known of each seat's cards; it grows with every deal that did not work."""

    def __init__(self, board: Board) -> None:
        self.board = board
        texts = [board.hand, *board.others, "", "", ""][:SEATS]
        self.holds = [cards_of(text) for text in texts]
        self.lacks: list[set[int]] = [set() for _ in range(SEATS)]
        self.widow = cards_of(board.widow)
        if board.declarer == ME and board.contract is not None:
            self.holds[ME] += cards_of(board.packet)

    def deck(self, rules: Any, rng: Random) -> tuple[int, list[Card]]:
        """The dealer and a deck in dealing order."""
        board = self.board
        short = board.contract is not None
        dealer = board.dealer if board.dealer is not None else (board.declarer - 1) % SEATS
        hands, widow = [list(cards) for cards in self.holds], list(self.widow)
        if not widow and len(hands[ME]) > HAND and short:
            widow, hands[ME] = hands[ME][HAND:], hands[ME][:HAND]
        hands[ME] = [card for card in hands[ME] if card not in widow]
        given = {card for cards in (*hands, widow) for card in cards}
        rest = [card for card in rules.deck() if card not in given]
        rng.shuffle(rest)
        for seat in sorted(range(SEATS), key=lambda one: -len(self.lacks[one])):
            fits = [card for card in rest if self._suit(card) not in self.lacks[seat]]
            taken = fits[: HAND - len(hands[seat])]
            hands[seat] += taken
            rest = [card for card in rest if card not in taken]
        widow += rest[: rules.widow_size - len(widow)]
        order = [(dealer + 1 + step) % SEATS for step in range(SEATS)]
        dealt = [hands[seat] for seat in order]
        return dealer, [*dealt[0], *dealt[1], *dealt[2], *widow, *dealt[3]]

    def _suit(self, card: Card) -> int:
        """A joker is a card of the trump suit."""
        return SUIT_OF[card] if card < DECK_SIZE else SUIT_LETTERS.find(self.board.trump or "-")

    def play(self, state: Any) -> tuple[int, str, IllegalAction] | None:
        """Play the board's actions; answer with the first that is refused."""
        for text in self._actions(state):
            seat = state.to_act
            try:
                state.apply(state.rules.parse_action(text))
            except IllegalAction as error:
                return seat, text, error
        return None

    def _actions(self, state: Any) -> list[str]:
        board = self.board
        if board.contract is None:
            return board.actions
        packet = board.packet or self._packet(state)
        opening = [f"bid {board.contract}", "pass", "pass", "pass", f"discard {packet}"]
        plays = [f"play {card}" for card in board.plays.replace("/", " ").split()]
        return [*opening, f"trump {board.trump}", *plays, *board.actions]

    def _packet(self, state: Any) -> str:
        """Four cards that declarer, another seat, does not need for what it plays."""
        seat = self.board.declarer
        spare = [card for card in sorted_hand(state.widow) if card not in self.holds[seat]]
        return cards_text(spare)

    def learn(self, seat: int, text: str, error: IllegalAction) -> bool:
        """Note what a refused action says of the seat's cards; False: it says nothing."""
        if not text.startswith("play "):
            return False
        if error.code == "not_held":
            card = parse_card(text.removeprefix("play "), jokers=True)
            if card in self.holds[seat]:
                return False
            self.holds[seat].append(card)
            return True
        if error.code == "follow_suit" and seat != ME:
            self.lacks[seat].add(SUIT_LETTERS.index(str(error.params["suit"])))
            return True
        return False


def _start_two(board: Board, rules: Any, rng: Random, where: str) -> Any:
    """With two players: hands and piles as given, the rest by lot."""
    dealer = 1 if board.dealer is None else board.dealer
    order = [1 - dealer, dealer]
    hands = [cards_of(board.hand), cards_of((board.others or [""])[0])]
    piles = [[cards_of(pile) for pile in seat] for seat in board.piles or [[""] * 3, [""] * 3]]
    widow = cards_of(board.widow)
    given = [*hands[0], *hands[1], *widow, *(c for seat in piles for pile in seat for c in pile)]
    rest = [card for card in rules.deck() if card not in given]
    rng.shuffle(rest)

    def full(cards: list[Card], size: int) -> list[Card]:
        return cards + [rest.pop() for _ in range(size - len(cards))]

    deck = [card for seat in order for card in full(hands[seat], HAND)]
    for pile in range(3):
        for seat in order:
            deck += full(piles[seat][pile], SEATS)
    deck += full(widow, rules.widow_size)
    return played(rules.start(deck, dealer, ()), board.actions, where)

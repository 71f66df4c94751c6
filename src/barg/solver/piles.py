"""Positions of two-player Shelem with all piles open, and their solver."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from barg.cards import Card, CardSet, card_text, mask_of, sorted_hand
from barg.kernel.shelem.fields import CARD_NUMBERS, HAND_SIZE, NONE
from barg.kernel.shelem.trick import playable, suit_of
from barg.solver.engine import piles as engine
from barg.solver.engine.pile_state import ROW, PileSearch
from barg.solver.lanes import UNIT
from barg.solver.position import (
    Objective,
    PositionError,
    card_values,
    verify_cards,
    verify_choices,
)
from barg.solver.room import ENGINE, TABLE_SIZE, WORD_BYTES, SolverError, fast_or_not, verify_size

Pile = tuple[Card, ...]
"""The cards of a pile, its top first."""
PILE_SIZE: Final = 4
PILES: Final = 3
SLOW_TRICKS: Final = 3


@dataclass(frozen=True)
class PilePosition:
    """A position of the play of two-player Shelem, all cards known (S27, S31, S32).

    Attributes:
        hands: the cards still in each hand, by seat, as sets.
        piles: each seat's three piles, their tops first; a pile that is used up is empty.
        trump: the trump suit 0–3, or `SARS`, `NARS`, `ACE_NARS` (S37).
        leader: the seat that led, or leads, the current trick.
        table: the cards of the unfinished trick from the leader on (hand, hand, pile); no
            longer in hands and piles.
        objective, ace_points: as in `barg.solver.Position`.
    """

    hands: tuple[CardSet, CardSet]
    piles: tuple[tuple[Pile, Pile, Pile], tuple[Pile, Pile, Pile]]
    trump: int
    leader: int = 0
    table: tuple[Card, ...] = ()
    objective: Objective = "points"
    ace_points: int = 10

    @property
    def to_act(self) -> int:
        """The seat to act."""
        return (self.leader + len(self.table)) % 2

    @property
    def legal(self) -> CardSet:
        """The cards that the seat to act may play (S31)."""
        led = suit_of(self.table[0], self.trump) if self.table else NONE
        tops = mask_of(pile[0] for pile in self.piles[self.to_act] if pile)
        from_piles = len(self.table) >= 2
        return playable(tops if from_piles else self.hands[self.to_act], led, self.trump)

    @property
    def cards(self) -> CardSet:
        """All cards of the position."""
        return self.hands[0] | self.hands[1] | mask_of((*self.pile_cards, *self.table))

    @property
    def pile_cards(self) -> list[Card]:
        """The cards of all piles."""
        return [card for seat in self.piles for pile in seat for card in pile]

    @property
    def values(self) -> dict[Card, int]:
        """What each valued card of the position counts beside its trick."""
        return card_values(self.cards, self.objective, self.ace_points)

    @property
    def tricks(self) -> int:
        """How many tricks are left, the current one included."""
        return self.cards.bit_count() // 4

    def verify(self) -> None:
        """Check that a deal could come to this.

        Raises:
            PositionError: it could not.
        """
        if [len(self.hands), *(len(seat) for seat in self.piles)] != [2, PILES, PILES]:
            raise PositionError("there must be two hands, and three piles a seat")
        if self.leader not in (0, 1):
            raise PositionError(f"the leader must be seat 0 or 1, not {self.leader}")
        verify_choices(self.trump, self.objective, self.ace_points)
        if len(self.table) > 3:
            raise PositionError("an unfinished trick has at most three cards")
        verify_cards(
            [*self.hands, *(1 << card for card in (*self.pile_cards, *self.table))], self.trump
        )
        self._verify_sizes()

    def _verify_sizes(self) -> None:
        tricks = self.tricks
        if not 1 <= tricks <= HAND_SIZE:
            raise PositionError("there are no cards to play, or too many")
        for seat in range(2):
            place = (seat - self.leader) % 2
            in_hand, in_piles = self.hands[seat].bit_count(), sum(map(len, self.piles[seat]))
            wanted = (tricks - (len(self.table) > place), tricks - (len(self.table) > place + 2))
            if (in_hand, in_piles) != wanted:
                raise PositionError(
                    f"seat {seat} must hold {wanted[0]} in hand and {wanted[1]} in its piles,"
                    f" not {in_hand} and {in_piles}"
                )
            if max(map(len, self.piles[seat])) > PILE_SIZE:
                raise PositionError(f"a pile has at most {PILE_SIZE} cards")


@dataclass(frozen=True)
class PileSolution:
    """What a position of two players comes to; the fields are those of `barg.solver.Solution`."""

    position: PilePosition
    best: int
    cards: dict[Card, int]
    nodes: int
    tests: int

    def report(self) -> dict[str, Any]:
        """The solution as `barg solve` prints it."""
        return {
            "objective": self.position.objective,
            "to_act": self.position.to_act,
            "best": self.best,
            "cards": {card_text(card): found for card, found in self.cards.items()},
        }


class PileSolver:
    """Solves positions of two players; arguments and errors as of `barg.solver.Solver`."""

    def __init__(self, table_size: int = TABLE_SIZE, *, fast: bool | None = None) -> None:
        verify_size(table_size)
        self.fast = fast_or_not(fast)
        rows = 1 << ((table_size << 20) // WORD_BYTES // ROW).bit_length() - 1
        if self.fast:
            self._run, self._search, self._fields, self._table, self._out = _compiled_room(rows)
            return
        self._run, self._table, self._out = engine.solve, [0] * (ROW * rows), [0] * CARD_NUMBERS
        self._search = self._fields = PileSearch()

    def solve(self, position: PilePosition, *, every: bool = True) -> PileSolution:
        """Solve a position; with ``every`` value each legal card.

        Raises:
            PositionError: no deal could come to it.
            SolverError: it has more than `SLOW_TRICKS` tricks without compiling.
        """
        position.verify()
        if not self.fast and position.tricks > SLOW_TRICKS:
            raise SolverError(
                f"{position.tricks} tricks are too many without compiling"
                f" (at most {SLOW_TRICKS}): pip install 'barg[fast]'"
            )
        _place(self._fields, position)
        unit = 1 if position.objective == "tricks" else UNIT
        total = unit * position.tricks + sum(position.values.values())
        found = self._run(self._search, self._table, total // unit // 2, every, self._out)

        def own(taken: int) -> int:
            return unit * taken if position.to_act == 0 else total - unit * taken

        legal = sorted_hand(position.legal) if every else []
        cards = {card: own(int(self._out[card])) for card in legal}
        nodes, tests = int(self._fields.nodes), int(self._fields.tests)
        return PileSolution(position, own(int(found)), cards, nodes, tests)


def _place(s: Any, position: PilePosition) -> None:
    """Write a position into the search's record."""
    for seat in range(2):
        s.hands[seat] = position.hands[seat]
        for number, pile in enumerate(position.piles[seat]):
            s.left[3 * seat + number] = len(pile)
            start = 12 * seat + 4 * number + PILE_SIZE - len(pile)
            for depth, card in enumerate(pile):
                s.piles[start + depth] = card
    s.under = mask_of(position.pile_cards)
    s.trump = position.trump
    for card in range(CARD_NUMBERS):
        s.worth[card] = position.values.get(card, 0) // UNIT
    s.turn[0], s.place[0], s.leader[0] = position.to_act, len(position.table), position.leader
    for place, card in enumerate(position.table):
        s.cards[place] = card


@cache
def _compiled() -> Any:
    from barg.kernel.compiled import compiled  # noqa: PLC0415 - only where it is wanted

    return compiled(engine.solve, ENGINE)


def _compiled_room(rows: int) -> tuple[Any, ...]:
    import numpy as np  # noqa: PLC0415 - only where compiled code is wanted

    from barg.kernel.compiled import records  # noqa: PLC0415 - as above

    one = records(PileSearch, 1)
    room = (np.zeros(ROW * rows, np.int64), np.zeros(CARD_NUMBERS, np.int64))
    return _compiled(), one[0], one.view(np.recarray)[0], *room

"""Random deals, and what can be seen of a state from outside."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.tables import Table

LONGEST = 400
"""Where only a part of a deal is wanted."""


Test = Callable[..., None]


def seeds(examples: int) -> Callable[[Test], Test]:
    """Run a test for so many seeds of a generator."""

    def decorate(test: Test) -> Test:
        return settings(max_examples=examples)(given(seed=st.integers(0, 2**32))(test))

    return decorate


class Deal:
    """A deal of random play that remembers its deck, actions and shuffles.

    It is the first of a match, or (not with ``first``) one in the middle of it.
    """

    def __init__(self, table: Table, rng: Random, *, first: bool = False) -> None:
        self.rng, self.rules = rng, table.rules(rng)
        self.deck: list[int] = self.rules.deck()
        rng.shuffle(self.deck)
        self.dealer = rng.randrange(self.rules.seats)
        self.state: Any = self.rules.start(self.deck, self.dealer, ())
        self.totals: tuple[int, ...] = ()
        if not first and rng.random() < 0.6:
            columns = len(self.rules.totals_after(self.state))
            self.totals = tuple(rng.choice((3, 60, 1050, 1200)) for _ in range(columns))
            self.state = self.rules.start(self.deck, self.dealer, self.totals)
        self.actions: list[int] = []
        self.shuffles: list[list[int]] = []
        self._taste = rng.randrange(3)

    def choose(self) -> int:
        """A legal action; some deals favour the first of the list, some the last."""
        legal = self.state.legal_actions()
        one, other = (self.rng.randrange(len(legal)) for _ in range(2))
        return int(legal[(one, min(one, other), max(one, other))[self._taste]])

    def step(self) -> None:
        """Take one action."""
        action = self.choose()
        shuffled = list(self.state.to_shuffle(action))
        self.rng.shuffle(shuffled)
        self.state.apply(action, shuffled)
        self.actions.append(action)
        if shuffled:
            self.shuffles.append(shuffled)

    def go(self, most: int = LONGEST) -> Iterator[Any]:
        """Yield the state before each of so many actions, and after the last."""
        for _ in range(most):
            yield self.state
            if self.state.to_act is None:
                return
            self.step()
        yield self.state

    def go_to(self, depth: int) -> Any:
        """Take so many actions, or as many as there are, and return the state."""
        for state in self.go(depth):
            assert state is self.state
        return self.state

    def again(self) -> Any:
        """The state to which the same deck, actions and shuffles lead."""
        state = self.rules.start(self.deck, self.dealer, self.totals)
        shuffles = iter(self.shuffles)
        for action in self.actions:
            state.apply(action, next(shuffles) if state.to_shuffle(action) else ())
        return state


def sample(actions: Sequence[int], most: int, rng: Random) -> list[int]:
    """Some of these actions."""
    return [
        actions[place] for place in sorted(rng.sample(range(len(actions)), min(most, len(actions))))
    ]


def seen(state: Any) -> tuple[Any, ...]:
    """All that a state shows: to each seat, to a spectator, and where every card is."""
    seats = range(state.rules.seats)
    views = [state.observe(seat) for seat in (*seats, None)]
    return (state.dealer, state.to_act, state.cards(), views)

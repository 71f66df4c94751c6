"""Two players against each other over the same cards, with the seats changed round.

One *round* is a deck, or the decks of a match, played once for each side at the table: A sits
there, B everywhere else. With two sides that is a pair of deals.
"""

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Any, Final

from barg.arena.players import Player, by_chance, player
from barg.cards import Card
from barg.errors import IllegalAction
from barg.game import GAMES, Action, Match, OptionValue, Points
from barg.work import spread

MAX_DEALS: Final = 500
"""A match that goes on for longer is nobody's."""
CHUNK: Final = 5


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played.

    Attributes:
        game, settings, players: the game, its preset and options, and how many players.
        a, b: the two players' names.
        seed: fixes every card and every choice of our levels.
        duplicate: play each deck once for each side; else once, A's side changing.
        matches: play whole matches instead of single deals at level scores.
        seconds: how long a program may think about an action.
    """

    a: str
    b: str
    game: str = "shelem"
    settings: Mapping[str, OptionValue] = field(default_factory=dict)
    players: int | None = None
    seed: int = 1
    duplicate: bool = True
    matches: bool = False
    seconds: float = 10.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """One round from A's side.

    Attributes:
        net: the mean over its deals of what A got less what the other sides got on average;
            of matches, the share that A won.
        first, last: A's share of first and of last places in its deals, on average.
        tally: how many ``deals`` were played, how often A ``declared`` and then ``made`` its
            contract, ``redeals``, and the faults of the programs that played.
        seconds: how long A thought about each action that left a choice.
    """

    net: float
    first: float
    last: float
    tally: Counter[str]
    seconds: tuple[float, ...]


def run(contest: Contest, rounds: int, jobs: int = 1, ray: str | None = None) -> Iterator[Outcome]:
    """Yield the outcome of each round in order.

    Raises:
        WorkError: see `barg.work.spread`.
    """
    return spread(_Round(contest), range(rounds), jobs=jobs, ray=ray, chunk=CHUNK)


@dataclass(frozen=True, slots=True)
class _Round:
    contest: Contest

    def __call__(self, number: int) -> Outcome:
        return play_round(self.contest, number)


def play_round(contest: Contest, number: int) -> Outcome:
    """Play one round; its number and the contest's seed fix the cards."""
    rules = GAMES[contest.game].rules(contest.settings, contest.players)
    sides = max(rules.sides) + 1
    seatings = range(sides) if contest.duplicate else [number % sides]
    table = _Table(contest, rules, number)
    nets = [table.play(side) for side in seatings]
    first, last = fmean(table.first), fmean(table.last)
    return Outcome(fmean(nets), first, last, table.tally, tuple(table.seconds))


class _Table:
    """Plays a round's seatings and keeps count."""

    def __init__(self, contest: Contest, rules: Any, number: int) -> None:
        self._contest = contest
        self._rules = rules
        self._number = number
        self.tally: Counter[str] = Counter()
        self.first: list[float] = []
        self.last: list[float] = []
        self.seconds: list[float] = []

    def play(self, side: int) -> float:
        """Play with A on this side."""
        a, b = (player(name, self._contest.seconds) for name in (self._contest.a, self._contest.b))
        before = _faults(a, b)
        match = Match(self._rules, self._number % self._rules.seats)
        seats = [a if own == side else b for own in self._rules.sides]
        choices = Random(f"{self._contest.seed}/{self._number}/{side}")
        for deal in range(MAX_DEALS if self._contest.matches else 1):
            state = match.start_deal(self._deck(deal))
            self._play_deal(match, seats, a, choices, deal)
            self._count(state, side)
            if match.over:
                break
        self.tally += _faults(a, b) - before
        if self._contest.matches:
            won = {self._rules.sides[seat] for seat in match.winners}
            return (side in won) / len(won) if won else 1 / len(set(self._rules.sides))
        return net(self._rules, self._rules.returns(match.current), side)

    def _deck(self, deal: int) -> list[Card]:
        deck: list[Card] = self._rules.deck()
        Random(f"{self._contest.seed}/{self._number}/cards/{deal}").shuffle(deck)
        return deck

    def _play_deal(
        self, match: Match, seats: Sequence[Player], a: Player, choices: Random, deal: int
    ) -> None:
        chance = Random(f"{self._contest.seed}/{self._number}/reshuffles/{deal}")
        while (seat := match.to_act) is not None:
            state = match.deals[-1]
            observation = state.observe(seat)
            legal = observation.legal
            if len(legal) == 1:
                action = legal[0]
            else:
                began = time.perf_counter()
                action = seats[seat].act(observation, choices)
                if seats[seat] is a:
                    self.seconds.append(time.perf_counter() - began)
                action = _legal(state, seats[seat], action, choices)
            shuffled = list(state.to_shuffle(action))
            chance.shuffle(shuffled)
            match.apply(action, shuffled)

    def _count(self, state: Any, side: int) -> None:
        rules, tally = self._rules, self.tally
        tally["deals"] += 1
        brought = rules.returns(state)
        self.first.append(_share(rules.sides, brought, side, max(brought)))
        self.last.append(_share(rules.sides, brought, side, min(brought)))
        report = rules.report(state)
        if "declarer" in report:
            declarer = report["declarer"]
            tally["redeals"] += declarer is None
            if declarer is not None and rules.sides[declarer] == side:
                tally["declared"] += 1
                tally["made"] += report["scores"][side] > 0


def _faults(a: Player, b: Player) -> Counter[str]:
    """What went wrong for both so far; a program against itself is one player."""
    return a.faults.copy() if a is b else a.faults + b.faults


def _legal(state: Any, who: Player, action: Action, choices: Random) -> Action:
    """The action, unless the rules refuse it: then it counts as a fault, and chance plays."""
    try:
        state.verify(action)
    except IllegalAction:
        who.faults["illegal"] += 1
        return by_chance(state.observe(state.to_act), choices)
    return action


def net(rules: Any, brought: Sequence[Points], side: int) -> float:
    """What a side got in a deal less what the other sides got on average."""
    by_side = dict(zip(rules.sides, brought, strict=True))
    others = [points for other, points in by_side.items() if other != side]
    return float(by_side[side]) - fmean(others)


def _share(sides: Sequence[int], brought: Sequence[Points], side: int, place: Points) -> float:
    """A side's share of the place of those who got so much: a half where two did."""
    by_side = dict(zip(sides, brought, strict=True))
    level = [one for one, points in by_side.items() if points == place]
    return (side in level) / len(level)

"""Card play by search: the card that does best over many worlds, and what each is worth."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from barg.bots.decision import Decision, Policy, Value
from barg.bots.shelem.expected import is_expected
from barg.bots.shelem.rooms import room
from barg.bots.shelem.ruled import action_of, ruled_play
from barg.bots.shelem.trial import Budget, Room, Trial
from barg.bots.shelem.utility import Outcomes, WinChance, mean_of
from barg.game import Action
from barg.kernel.shelem.fields import JOKERS, SUIT_BITS
from barg.shelem import Observation

SEED_BITS: Final = 62


@dataclass(frozen=True, slots=True)
class Sanity:
    """How much a search lets itself be told by the play by rules, which partners expect.

    Attributes:
        errors: the card by rules is played where the best is better by no more than so many
            standard errors of the difference.
        expected: where partners expect it (`is_expected`), by so many of the best card's own.
    """

    errors: float
    expected: float


Winning = Callable[[Observation], WinChance | None]
"""What the scores of a deal are worth at the observation's totals; None: points decide."""


def search_play(
    budget: Budget,
    winning: Winning | None = None,
    rooms: Callable[[int], Room] = room,
    sane: Callable[[Observation], Action] | None = ruled_play,
    sanity: Sanity = Sanity(0.3, 1.5),
) -> Policy:
    """A policy for the phase of play.

    Args:
        budget: how many worlds it looks at.
        winning: gives the chances of winning the match to go by; without it points decide.
        rooms: where it works, by the number of players.
        sane: the play by rules, to choose where others are hardly better.
        sanity: what hardly is.
    """

    def decide(seen: Observation, rng: Random) -> Decision:
        if len(seen.legal) == 1:
            return Decision(seen.legal[0])
        seat = seen.seat
        assert seat is not None, "a spectator does not play"
        trials = _trials(seen, budget, rng.getrandbits(SEED_BITS), rooms(seen.rules.players))
        outcomes = Outcomes(seen, seat, winning(seen) if winning else None)
        values = {
            action: _value(outcomes, results) for actions, results in trials for action in actions
        }
        action = _best(outcomes, trials)
        if sane is not None:
            action = _or_sane(seen, outcomes, trials, sane(seen), sanity)
        return Decision(action, values, budget.worlds)

    return decide


Tried = list[tuple[tuple[Action, ...], Sequence[int]]]
"""Actions that are alike, and what they came to in each world."""


def _trials(seen: Observation, budget: Budget, number: int, where: Room) -> Tried:
    if seen.trump is not None:
        tried = where.try_all(seen, seen.trump, budget, number)
        return [(trial.cards, trial.outcomes) for trial in tried]
    found: Tried = []
    for suit in range(4):
        if seen.hand & (SUIT_BITS << 13 * suit | JOKERS):
            for trial in where.try_all(seen, suit, budget, number):
                found.append((_naming(trial, suit), trial.outcomes))
    return found


def _naming(trial: Trial, trump: int) -> tuple[Action, ...]:
    return tuple(action_of(card, trump, named=True) for card in trial.cards)


def _value(outcomes: Outcomes, results: Sequence[int]) -> Value:
    nets = [outcomes.net[code] for code in results]
    mean = sum(nets) / len(nets)
    win = mean_of(outcomes.win, results) if outcomes.win else None
    return Value(mean, _error(nets), mean_of(outcomes.made, results), win)


def _best(outcomes: Outcomes, trials: Tried) -> Action:
    return min(max(trials, key=lambda tried: mean_of(outcomes.worth, tried[1]))[0])


def _or_sane(
    seen: Observation, outcomes: Outcomes, trials: Tried, sane: Action, sanity: Sanity
) -> Action:
    """The sane card where it is as good as the best within the error, else the best."""
    worth, best = outcomes.worth, _best(outcomes, trials)
    results = {action: tried for actions, tried in trials for action in actions}
    if sane not in results:
        return best
    gaps = [worth[a] - worth[b] for a, b in zip(results[best], results[sane], strict=True)]
    allowed = sanity.errors * _error(gaps)
    if is_expected(seen, sane):
        own = _error([worth[code] for code in results[best]])
        allowed = max(allowed, sanity.expected * own)
    return sane if sum(gaps) / len(gaps) <= allowed else best


def _error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return sqrt(spread / len(values))

"""Card play by search: the card that does best over many worlds, and what each is worth."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Final

from barg.bots.decision import Decision, Policy, Value
from barg.bots.shelem.rooms import room
from barg.bots.shelem.ruled import action_of, ruled_play
from barg.bots.shelem.trial import Budget, Room, Trial
from barg.bots.shelem.utility import Outcomes, WinChance, mean_of
from barg.game import Action
from barg.kernel.shelem.fields import JOKERS, SUIT_BITS
from barg.shelem import Observation

SEED_BITS: Final = 62
ERRORS: Final = 0.3
"""A card within so many standard errors of the best gives way to the policy's own."""
Winning = Callable[[Observation], WinChance | None]
"""What the scores of a deal are worth at the observation's totals; None: points decide."""


def search_play(
    budget: Budget,
    winning: Winning | None = None,
    rooms: Callable[[int], Room] = room,
    sane: Callable[[Observation], Action] | None = ruled_play,
) -> Policy:
    """A policy for the phase of play.

    Args:
        budget: how many worlds it looks at.
        winning: gives the chances of winning the match to go by; without it points decide.
        rooms: where it works, by the number of players.
        sane: the play that partners expect, to choose where others are hardly better.
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
        return Decision(
            _choose(outcomes, trials, sane(seen) if sane else None), values, budget.worlds
        )

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
    spread = sum((net - mean) ** 2 for net in nets) / max(1, len(nets) - 1)
    win = mean_of(outcomes.win, results) if outcomes.win else None
    return Value(mean, sqrt(spread / len(nets)), mean_of(outcomes.made, results), win)


def _choose(outcomes: Outcomes, trials: Tried, sane: Action | None) -> Action:
    """The best card, or the sane one where it is as good within the error."""
    worth = outcomes.worth
    best = max(trials, key=lambda tried: mean_of(worth, tried[1]))
    for actions, results in trials:
        if (
            sane is not None
            and sane in actions
            and (results is best[1] or _as_good(worth, results, best[1]))
        ):
            return sane
    return min(best[0])


def _as_good(worth: Sequence[float], results: Sequence[int], best: Sequence[int]) -> bool:
    gaps = [worth[a] - worth[b] for a, b in zip(best, results, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean <= ERRORS * sqrt(spread / len(gaps))

"""Duplicate deals: the same cards twice, the second time with the teams changed round."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from barg.bots import choose, process
from barg.cards import Card
from barg.game import GAMES, OptionValue, Seat
from barg.kernel.shelem.fields import NONE
from barg.shelem import ShelemRules, State
from barg.shelem.scoring import deal_scores

CHUNK = 5
BLOCK = 5_000
"""So many are handed to the pool at once: all of a long run would fill the memory."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One pair of deals from A's side.

    Attributes:
        net: A's score less B's, in points a deal, mean of the deals played.
        declared: how often A declared; made: how often it then made its contract.
        redeals: deals in which nobody bid.
    """

    net: float
    declared: int
    made: int
    redeals: int


def play_deal(
    rules: ShelemRules, deck: Sequence[Card], dealer: Seat, levels: Sequence[str], seed: int
) -> State:
    """Play one deal at level scores; ``levels`` names the bot of each seat."""
    state = rules.start(deck, dealer)
    rng = Random(seed)
    while (seat := state.to_act) is not None:
        observation = state.observe(seat)
        legal = observation.legal
        action = (
            legal[0] if len(legal) == 1 else choose(levels[seat], observation, rng.getrandbits(32))
        )
        state.apply(action)
    return state


def play_pair(
    settings: Mapping[str, OptionValue],
    a: str,
    b: str,
    seed: int,
    number: int,
    duplicate: bool = True,
) -> Outcome:
    """Play deal ``number`` of a seed; A sits on seats 0 and 2, then on 1 and 3.

    Without ``duplicate`` it is played once, A's seats alternating with the number.
    """
    rules: ShelemRules = GAMES["shelem"].rules(settings)
    rng = Random(f"{seed}/{number}")
    deck = rules.deck()
    rng.shuffle(deck)
    teams = (0, 1) if duplicate else (number % 2,)
    nets, declared, made, redeals = [], 0, 0, 0
    for team in teams:
        levels = [a if seat % 2 == team else b for seat in range(4)]
        state = play_deal(rules, deck, number % 4, levels, rng.getrandbits(32))
        scores = deal_scores(state)
        nets.append(scores[team] - scores[1 - team])
        redeals += state.redeal
        if state.declarer != NONE and state.declarer % 2 == team:
            declared += 1
            made += scores[team] > 0
    return Outcome(sum(nets) / len(nets), declared, made, redeals)


def run_pairs(
    settings: Mapping[str, OptionValue],
    a: str,
    b: str,
    seed: int,
    deals: int,
    jobs: int = 1,
    duplicate: bool = True,
) -> Iterator[Outcome]:
    """Yield the outcome of each pair in order; the seed fixes every card and choice."""
    play: Any = partial(play_pair, dict(settings), a, b, seed, duplicate=duplicate)
    if min(jobs, deals) <= 1:
        yield from map(play, range(deals))
        return
    pool = ProcessPoolExecutor(min(jobs, deals), initializer=process.prepare)
    try:
        for first in range(0, deals, BLOCK):
            block = range(first, min(first + BLOCK, deals))
            yield from pool.map(play, block, chunksize=CHUNK)
    finally:
        pool.shutdown(cancel_futures=True)

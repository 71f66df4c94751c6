"""Laying away and naming trump at each level (S13–S15)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from barg.bots.decision import Decision, Policy, Value
from barg.bots.heuristic import exchange as rules_of_thumb
from barg.bots.shelem.bidding_engine.packet import PACKET_ROOM, best_packet
from barg.bots.shelem.bidding_engine.shortlist import shortlist
from barg.bots.shelem.bidding_engine.worth import best_play
from barg.bots.shelem.models import book_of
from barg.bots.shelem.rollouts import Rollouts, Sums
from barg.cards import CardSet
from barg.kernel.shelem.exchange import trump_count
from barg.kernel.shelem.fields import DISCARD, SAR_SHELEM, TRUMP
from barg.shelem import Observation, ShelemRules

SHORTLIST: Final = 40
KEEP: Final = 3
"""After each round of worlds one choice of so many stays."""
ROUNDS: Final = 3


def novice_discard(seen: Observation, _rng: Random) -> Decision:
    """By rules of thumb."""
    return Decision(rules_of_thumb.choose_discard(seen))


def novice_trump(seen: Observation, _rng: Random) -> Decision:
    """By rules of thumb."""
    return Decision(rules_of_thumb.choose_trump(seen))


def model_discard(seen: Observation, _rng: Random) -> Decision:
    """The packet that leaves most, as the model sees it."""
    model = book_of(seen.rules).model_list
    room: tuple[list[float], list[int]] = ([0.0] * PACKET_ROOM, [0] * PACKET_ROOM)
    _, _, packet = best_packet(seen.rules.options, model, seen.hand, *room)
    return Decision(DISCARD | packet)


def model_trump(seen: Observation, _rng: Random) -> Decision:
    """The trump with which the hand takes most, as the model sees it."""
    return Decision(TRUMP + trump_of(seen.rules, seen.hand))


def trump_of(rules: ShelemRules, hand: CardSet) -> int:
    """The same for a hand of twelve cards, also where the first lead makes trump."""
    return best_play(rules.options, book_of(rules).model_list, hand)


def searched_discard(worlds: int) -> Policy:
    """The best of a shortlist of packets and trumps, each played out in many worlds."""

    def decide(seen: Observation, rng: Random) -> Decision:
        pairs = _shortlist(seen)
        tried = _race(Rollouts(seen, rng), pairs, worlds)
        best = max(tried, key=lambda pair: (tried[pair].worlds, tried[pair].mean_win))
        values = {}
        for pair in sorted(tried, key=lambda one: (tried[one].worlds, tried[one].mean_win)):
            values[DISCARD | pair[0]] = tried[pair].value
        return Decision(DISCARD | best[0], values, int(tried[best].worlds))

    return decide


def packet_value(seen: Observation, rng: Random, packet: CardSet, worlds: int) -> Value:
    """What any packet brings, in as many worlds as the best of a shortlist have.

    ``worlds`` are those of the first round; trump is what is best with the cards left.
    """
    trump = trump_of(seen.rules, seen.hand & ~packet)
    return _race(Rollouts(seen, rng), [(packet, trump)], worlds)[packet, trump].value


def searched_trump(worlds: int) -> Policy:
    """Every trump played out in as many worlds."""

    def decide(seen: Observation, rng: Random) -> Decision:
        if seen.contract == SAR_SHELEM:
            return model_trump(seen, rng)
        trumps = list(range(trump_count(seen.rules.options)))
        sums = Rollouts(seen, rng).value([0] * len(trumps), trumps, worlds)
        values = {TRUMP + code: sums[code].value for code in trumps}
        best = max(trumps, key=lambda code: (sums[code].win, -code))
        return Decision(TRUMP + best, values, worlds)

    return decide


def _shortlist(seen: Observation) -> list[tuple[CardSet, int]]:
    """Packets with the trump that is meant, the most promising first."""
    packets, trumps, values = [0] * SHORTLIST, [0] * SHORTLIST, [0.0] * SHORTLIST
    count = shortlist(
        seen.rules.options,
        book_of(seen.rules).model_list,
        seen.hand,
        [0.0] * PACKET_ROOM,
        [0] * PACKET_ROOM,
        packets,
        trumps,
        values,
    )
    return list(zip(packets[:count], trumps[:count], strict=True))


def _race(
    rollouts: Rollouts, pairs: Sequence[tuple[CardSet, int]], worlds: int
) -> dict[tuple[CardSet, int], Sums]:
    """Rounds of worlds; the best third goes on to the next, which has as many playouts."""
    tried: dict[tuple[CardSet, int], Sums] = {}
    left, each = list(pairs), worlds
    for _ in range(ROUNDS):
        sums = rollouts.value([packet for packet, _ in left], [code for _, code in left], each)
        for pair, found in zip(left, sums, strict=True):
            tried[pair] = tried[pair] + found if pair in tried else found
        left = sorted(left, key=lambda pair: -tried[pair].mean_win)[: max(len(left) // KEEP, 2)]
        each *= KEEP
    return tried

"""S6: both ways to shuffle."""

import random
import secrets
from itertools import pairwise

import pytest

from barg.cards import SUIT_OF, Card
from barg.shelem import SHELEM_GAME, ShelemRules, State
from barg.shelem.shuffle import drawn_over, gathered, kashabi, shuffle

ALL = list(range(52))


def finished(seed: int) -> State:
    """A deal played at random; the first caller bids, so that it is no redeal."""
    chance = random.Random(seed)
    deck = ALL.copy()
    chance.shuffle(deck)
    state: State = SHELEM_GAME.rules({}).start(deck, seed % 4, ())
    state.apply(state.legal_actions()[0])
    while state.to_act is not None:
        legal = state.legal_actions()
        state.apply(legal[chance.randrange(len(legal))])
    return state


def table(way: str) -> ShelemRules:
    made: ShelemRules = SHELEM_GAME.rules({"shuffle": way})
    return made


def clumps(deck: list[Card]) -> int:
    """How often a card is followed by one of its suit."""
    return sum(SUIT_OF[a] == SUIT_OF[b] for a, b in pairwise(deck))


@pytest.mark.parametrize("way", ["uniform", "kashabi"])
def test_s6_every_shuffle_holds_each_card_once(way: str) -> None:
    chance = random.Random(1)
    for seed in range(100):
        assert sorted(shuffle(table(way), finished(seed), chance)) == ALL


def test_s6_the_first_deal_is_uniform() -> None:
    first = shuffle(table("kashabi"), None, random.Random(5))
    assert first == shuffle(table("uniform"), finished(1), random.Random(5))


def test_s6_in_packets_suits_clump_more_than_uniformly() -> None:
    chance = random.Random(2)
    packets = [clumps(kashabi(finished(seed), chance)) for seed in range(300)]
    even = [clumps(shuffle(table("uniform"), None, chance)) for _ in range(300)]
    assert sum(packets) / 300 > sum(even) / 300 + 4


def test_s6_uniform_puts_every_card_everywhere() -> None:
    chance = random.Random(3)
    places = [shuffle(table("uniform"), None, chance).index(0) for _ in range(5200)]
    counts = [places.count(place) for place in range(52)]
    assert min(counts) > 50
    assert max(counts) < 160


def test_s6_only_the_generator_passed_in_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random, "shuffle", None)
    monkeypatch.setattr(secrets, "randbelow", None)
    last = finished(7)
    for way in ("uniform", "kashabi"):
        once, again = (shuffle(table(way), last, random.Random(9)) for _ in range(2))
        assert once == again
        assert once != shuffle(table(way), last, random.Random(10))


def test_s6_the_packets_are_gathered_as_they_were_won() -> None:
    last = finished(11)
    deck = gathered(last)
    assert sorted(deck) == ALL
    for _, cards, _ in last.tricks:
        place = deck.index(cards[0])
        assert tuple(deck[place : place + 4]) == cards


def test_s6_a_redeal_is_gathered_from_the_hands() -> None:
    state: State = SHELEM_GAME.rules({}).start(ALL, 0, ())
    for _ in range(3):
        state.apply(state.rules.parse_action("pass"))
    assert state.redeal
    assert sorted(kashabi(state, random.Random(1))) == ALL


def test_s6_drawing_over_keeps_packets_together() -> None:
    deck = drawn_over(ALL, random.Random(4))
    assert sorted(deck) == ALL
    assert sum(b == a + 1 for a, b in pairwise(deck)) >= 35

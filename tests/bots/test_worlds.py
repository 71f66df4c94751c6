"""Worlds agree with all that a seat has seen, and each is as likely as any other."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from barg.bots.worlds import Worlds
from barg.game import GAMES
from barg.kernel.chance import seed
from barg.kernel.sampling import WAYS, build, draw
from barg.shelem import State

TABLES = [
    (game, settings)
    for game in ("shelem", "shelem2")
    for settings in (
        {"preset": "bazito"},
        {"preset": "gameocards"},
        {"preset": "joker200"},
        {"preset": "joker230", "trump": "declared", "sar_shelem": True},
        {"special_bids": "shelem", "sar_shelem": True, "min_bid": 160},
        {"no_trump_modes": True},
    )
]


def positions(game: str, settings: dict[str, Any], deals: int) -> Any:
    """States of random deals, some of each."""
    rules = GAMES[game].rules(settings)
    rng = Random(f"{game} {settings}")
    for _ in range(deals):
        deck = rules.deck()
        rng.shuffle(deck)
        state: State = rules.start(deck, rng.randrange(rules.players))
        while state.to_act is not None:
            if rng.random() < 0.08:
                yield state
            legal = state.legal_actions()
            state.apply(legal[rng.randrange(len(legal))])


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_a_world_gives_the_same_observation(game: str, settings: dict[str, Any]) -> None:
    chance = Random(1)
    seen_other = 0
    for state in positions(game, settings, 3):
        for seat in range(state.rules.players):
            seen = state.observe(seat)
            worlds = Worlds(seen, chance)
            assert worlds.count >= 1
            world = worlds.draw()
            assert world.observe(seat) == seen
            seen_other += world.hands != state.hands
    assert seen_other > 10


def test_worlds_are_drawn_evenly() -> None:
    """Against enumeration, with voids: chi-square at p = 0.001."""
    cards = [0, 1, 2, 13, 14, 26, 27, 39, 40]
    unseen = [sum(1 << card for card in cards if card // 13 == suit) for suit in range(4)]
    room, voids = [3, 3, 2, 1], [1, 2, 0, 0]
    wanted = set()
    for first in combinations(cards, 3):
        if any(card // 13 == 0 for card in first):
            continue
        rest = [card for card in cards if card not in first]
        for second in combinations(rest, 3):
            if any(card // 13 == 1 for card in second):
                continue
            left = [card for card in rest if card not in second]
            for third in combinations(left, 2):
                wanted.add(
                    tuple(sum(1 << card for card in part) for part in (first, second, third))
                )
    ways = [0.0] * WAYS
    assert build([3, 2, 2, 2], room, voids, ways) == len(wanted) == 648
    rng, out = [0] * 4, [0] * 4
    seed(rng, 5, 0)
    found: Counter[tuple[int, ...]] = Counter()
    draws = 40 * len(wanted)
    for _ in range(draws):
        draw(unseen, room, voids, ways, rng, out)
        found[tuple(out[:3])] += 1
    assert set(found) <= wanted
    expected = draws / len(wanted)
    chi_square = sum((found[world] - expected) ** 2 / expected for world in wanted)
    assert chi_square < 763, "647 degrees of freedom"


def test_the_number_of_worlds_is_that_of_enumeration() -> None:
    """Late in a deal, counted apart from the rules' own legal follow-ups."""
    checked = 0
    for state in positions("shelem", {"preset": "bazito"}, 120):
        if state.played < 40 or state.played % 4:
            continue
        seat = (state.declarer + 1) % 4
        seen = state.observe(seat)
        worlds = Worlds(seen, Random(2))
        places = worlds.places
        cards = [card for suit in places.unseen for card in range(52) if suit >> card & 1]
        assert worlds.count == enumerate_worlds(cards, places.room, places.voids)
        checked += 1
    assert checked > 3


def enumerate_worlds(cards: list[int], room: tuple[int, ...], voids: tuple[int, ...]) -> int:
    """Deal the first card everywhere it may go, and so on."""
    if not cards:
        return 1
    return sum(
        enumerate_worlds(cards[1:], tuple(n - (p == place) for p, n in enumerate(room)), voids)
        for place in range(4)
        if room[place] and not voids[place] >> cards[0] // 13 & 1
    )


def test_the_same_chance_draws_the_same_worlds() -> None:
    state = next(positions("shelem", {"preset": "bazito"}, 1))
    seen = state.observe(2)
    once, again, other = (
        [Worlds(seen, chance).draw().hands for _ in range(1)]
        for chance in (Random(1), Random(1), Random(2))
    )
    assert once == again != other


def test_spectators_and_finished_deals_have_no_worlds() -> None:
    state: State = GAMES["shelem"].rules({}).start(list(range(52)), 0)
    with pytest.raises(ValueError, match="a seat in a running deal"):
        Worlds(state.observe(None), Random(1))
    while state.to_act is not None:
        state.apply(state.legal_actions()[0])
    with pytest.raises(ValueError, match="a seat in a running deal"):
        Worlds(state.observe(0), Random(1))

"""Observations as JSON: nothing is lost, and what is wrong is said."""

import json
from random import Random
from typing import Any

import pytest

from barg.engine import ViewError, read_view, write_view
from barg.game import GAMES

GAME_NAMES = ("shelem", "shelem2", "rummy", "shithead")
LONGEST = 120


def observations(game: str, preset: str, players: int, seed: int) -> list[Any]:
    """What each seat saw at its turns in one random deal."""
    rng = Random(seed)
    rules = GAMES[game].rules({"preset": preset}, players)
    deck = rules.deck()
    rng.shuffle(deck)
    state = rules.start(deck, rng.randrange(players), ())
    found: list[Any] = []
    while state.to_act is not None and len(found) < LONGEST:
        found.append(state.observe(state.to_act))
        legal = found[-1].legal
        action = legal[rng.randrange(len(legal))]
        shuffled = list(state.to_shuffle(action))
        rng.shuffle(shuffled)
        state.apply(action, shuffled)
    return found


@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_is_written_reads_back_the_same(game: str) -> None:
    for preset in GAMES[game].presets:
        for players in GAMES[game].seats:
            for seen in observations(game, preset, players, players):
                back = read_view(json.loads(json.dumps(write_view(seen))))
                for name in type(seen).__slots__:
                    if name == "rules":
                        assert back.rules.options == seen.rules.options
                    else:
                        assert getattr(back, name) == getattr(seen, name), name


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_view_with_any_part_broken_is_refused_with_its_name(game: str) -> None:
    view = write_view(observations(game, GAMES[game].default_preset, GAMES[game].seats[0], 1)[-1])
    for name in set(view) - {"game"}:
        with pytest.raises(ViewError, match=rf"view: {name} is missing"):
            read_view({key: view[key] for key in view if key != name})
        if name not in ("rules", "players"):
            with pytest.raises(ViewError, match=rf"view\.{name}: |view: the seat"):
                read_view(view | {name: {"what": 1.5}})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"hand": "AH AH"}, r"view\.hand: must be known cards, each once"),
        ({"hand": "ZZ"}, r"view\.hand: no such card: 'ZZ'"),
        ({"seat": 4}, r"view\.seat: must be a seat from 0 to 3, not 4"),
        ({"to_act": 3, "seat": 2}, r"view: the seat is not to act"),
        ({"legal": []}, r"or has no legal action"),
        ({"legal": ["jump"]}, r"view\.legal: "),
        ({"legal": {"choose": 5, "from": ""}}, r"view\.legal: must be \{\"choose\": 4"),
        ({"hand_sizes": [12]}, r"view\.hand_sizes: must have 4 entries"),
        ({"rules": {"preset": "none"}}, r"view\.rules: preset: must be one of"),
        ({"players": 9}, r"view\.rules: players"),
        ({"extra": 1}, r"view: there is no 'extra'"),
        ({"phase": "sleep"}, r"view\.phase: must be one of auction"),
        ({"trump": 9}, r"view\.trump: there is no 9"),
        ({"hand_sizes": [12, -1, 12, 12]}, r"view\.hand_sizes: must be from 0 to 5000, not -1"),
        ({"game": "chess"}, r"view\.game: must be one of"),
    ],
)
def test_what_is_wrong_is_said(change: dict[str, Any], reason: str) -> None:
    view = write_view(observations("shelem", "bazito", 4, 1)[0])
    with pytest.raises(ViewError, match=reason):
        read_view(view | change)


@pytest.mark.parametrize("change", [{"direction": 2}, {"direction": 0}, {"bound": -2}])
def test_a_way_round_or_rank_that_is_none_is_refused(change: dict[str, Any]) -> None:
    view = write_view(observations("shithead", "classic", 3, 1)[0])
    with pytest.raises(ViewError, match="there is no"):
        read_view(view | change)


@pytest.mark.parametrize("data", [None, [], "view", {}, {"game": 3}])
def test_what_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(ViewError, match="must be an object with a game"):
        read_view(data)


def test_a_view_holds_no_card_that_the_seat_has_not_seen() -> None:
    for seen in observations("shelem", "bazito", 4, 2):
        known = {*write_view(seen)["hand"].split()}
        played = {card for _, cards, _ in write_view(seen)["tricks"] for card in cards.split()}
        texts = json.dumps(
            {key: value for key, value in write_view(seen).items() if key != "legal"}
        )
        shown = {word.strip('",[]{}') for word in texts.split()}
        cards = {word for word in shown if len(word) == 2 and word[0] in "23456789TJQKA"}
        cards = {word for word in cards if word[1] in "SHDC"}
        packet = {*(write_view(seen)["widow"] or "").split()}
        packet |= {*(write_view(seen)["discards"] or "").split()}
        table = {*write_view(seen)["trick"].split()}
        assert cards <= known | played | packet | table

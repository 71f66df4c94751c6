"""Rules are checked before a table is made by them; each option says where it belongs."""

from typing import Any

import pytest

from barg.game import GAMES
from tests.server.clients import Server, players


@pytest.mark.parametrize(
    ("body", "option", "why"),
    [
        ({}, None, None),
        ({"rules": {"min_bid": 185}}, "min_bid", "conflict"),
        ({"rules": {"bid_step": 0}}, "bid_step", "value"),
        ({"rules": {"colour": 1}}, "colour", "unknown"),
        ({"game": "rummy", "players": 7, "rules": {"decks": 1}}, "decks", "conflict"),
        ({"game": "shithead", "players": 6, "rules": {"decks": 1}}, "decks", "conflict"),
        ({"game": "shithead", "rules": {"powers": "2:fly"}}, "powers", "value"),
        ({"game": "shithead", "rules": {"powers": "10:burn 2:skip"}}, None, None),
    ],
)
async def test_rules_are_checked(
    server: Server, body: dict[str, Any], option: str | None, why: str | None
) -> None:
    async with players(server, "A") as (player,):
        answer = await player.http.post("/api/rules", json=body)
        assert answer.status_code == 200
        reason = answer.json()["reason"]
        if option is None:
            assert reason is None
        else:
            assert (reason["code"], reason["params"]["option"]) == ("bad_option", option)
            assert reason["params"]["why"] == why
        assert (await player.http.get("/api/me/tables")).json() == []


async def test_a_check_that_is_none(server: Server) -> None:
    async with players(server, "A") as (player,):
        answer = await player.http.post("/api/rules", json={"game": "chess"})
        assert answer.status_code == 400
        answer = await player.http.post("/api/rules", json={"game": "rummy", "players": 9})
        assert answer.json()["reason"]["code"] == "bad_players"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_optional_option_says_what_empty_means(game: str) -> None:
    for option in GAMES[game].options:
        assert option.optional == (option.off is not None), option.name

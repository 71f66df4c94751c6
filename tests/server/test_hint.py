"""Hints: for whom, when, and from nothing but what the seat knows."""

import random
from typing import Any

import httpx
import msgspec
import pytest

from barg.bots import stand_in
from barg.game import GAMES
from barg.server.bot_worker import advise
from tests.server.clients import Player, Server, players
from tests.server.tables_of_games import ONE_OF_EACH, play_on, table_with_bots


async def hint(player: Player, table: str, **other: Any) -> httpx.Response:
    view = player.view
    place = {"number": view["deal"]["number"], "turn": view["deal"]["turn"]}
    return await player.http.post(
        f"/api/tables/{table}/hint", json={**place, "undone": view["undone"], **other}
    )


def code(answer: httpx.Response) -> str:
    return str(answer.json()["reason"]["code"])


@pytest.fixture
def quick(server: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server whose bots compile nothing: stand-ins give the hints."""
    monkeypatch.setattr(server.service.bots, "warm_up", lambda _: None)
    return server


async def test_a_hint_can_be_followed_to_the_end_of_the_deal(quick: Server) -> None:
    async with players(quick, "Ali", "Mina") as (ali, mina):
        table = await table_with_bots([ali], "rummy", 2, {})
        await mina.open(table)
        for _ in range(20):
            await ali.until(lambda view: ali.my_turn or view["status"] != "playing")
            if ali.view["status"] != "playing":
                break
            assert ali.view["can_hint"]
            assert not mina.view["can_hint"]
            answer = await hint(ali, table)
            assert answer.status_code == 200, answer.text
            found = answer.json()
            assert found["why"]["text"]
            assert found["level"] == stand_in("rummy", "master")
            assert found["alternatives"][0]["action"] == found["action"]
            assert code(await hint(mina, table)) == "no_seat"
            turn = ali.view["deal"]["turn"]
            assert (await ali.act(found["action"]))["t"] == "done"
            await ali.until(lambda view, turn=turn: view["deal"]["turn"] > turn)  # type: ignore[misc]
            late = code(await hint(ali, table, turn=turn))
            assert late in ("stale", "not_your_turn", "deal_over")


async def test_refused_where_people_sit_and_for_nonsense(quick: Server) -> None:
    async with players(quick, "Ali", "Mina") as (ali, mina):
        table = await table_with_bots([ali, mina], "rummy", 3, {})
        await play_on(quick, table, [ali, mina], random.Random(1), 4)
        assert not ali.view["can_hint"]
        assert code(await hint(ali, table)) == "hint_people"
        assert (await hint(ali, "nowhere")).status_code == 404
        for wrong in ({"turn": -1}, {"turn": "x"}, {"more": 1}):
            assert (await hint(ali, table, **wrong)).status_code == 400


@pytest.mark.parametrize(("game", "seats", "rules"), ONE_OF_EACH)
def test_a_hint_knows_only_what_the_seat_knows(
    game: str, seats: int, rules: dict[str, object]
) -> None:
    """Other deals that look the same to the seat get the same hint."""
    chance = random.Random(game)
    made = GAMES[game].rules(rules, seats)
    deck = made.deck()
    chance.shuffle(deck)
    state = made.start(deck, 0, ())
    for _ in range(12):
        seat, level = state.to_act, stand_in(game, "master")
        told = msgspec.json.encode(advise(level, state.observe(seat), 5))
        world = state.redeal_unseen(seat, chance)
        assert msgspec.json.encode(advise(level, world.observe(seat), 5)) == told
        action = made.parse_action(msgspec.json.decode(told)["action"])
        state.apply(action, state.to_shuffle(action))

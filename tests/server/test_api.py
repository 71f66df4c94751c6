import json
from typing import Any

import pytest

from barg.record import read_record, replay
from barg.tables.names import MAX_LETTERS
from tests.server.clients import Player, Server, players


async def test_the_games_have_presets_and_options_in_both_languages(server: Server) -> None:
    async with players(server, "A") as (player,):
        games = (await player.http.get("/api/games")).json()
        assert {game["name"]: game["seats"] for game in games} == {
            "shelem": [4],
            "shelem2": [2],
            "rummy": [2, 3, 4, 5, 6, 7],
            "shithead": [2, 3, 4, 5, 6, 7, 8],
        }
        for game in games:
            presets, options = game["presets"], game["options"]
            choices = [choice for option in options for choice in option["choices"]]
            words = [one["label"] for one in (*presets, *options, *choices)]
            words += [one["help"] for one in (*presets, *options)]
            assert all(one["en"] and one["fa"] for one in words)
            names = {option["name"] for option in options}
            assert all(set(preset["values"]) == names for preset in presets)
            assert game["default_preset"] in [preset["name"] for preset in presets]
        (powers,) = [option for option in games[3]["options"] if option["kind"] == "table"]
        assert powers["rows"][:2] == ["2", "3"]
        assert "burn" in [choice["value"] for choice in powers["choices"]]


async def test_a_table_for_as_many_as_are_wanted(server: Server) -> None:
    async with players(server, "A") as (player,):
        for game, count in (("shelem2", 2), ("rummy", 7), ("shithead", 5), ("shelem", None)):
            table = await player.create(game=game, players=count, seat=1, fill="random")
            await player.open(table)
            assert player.view["game"] == game
            assert len(player.view["seats"]) == (count or 4)
            assert player.view["deal"]["game"] == ("shelem" if game == "shelem2" else game)
            await player.drop()
        rows = (await player.http.get("/api/me/tables")).json()
        assert {row["game"]: (len(row["names"]), len(row["totals"])) for row in rows} == {
            "shelem2": (2, 2),
            "rummy": (7, 7),
            "shithead": (5, 10),
            "shelem": (4, 2),
        }


async def test_case_48_a_name_is_stored_in_normal_form(server: Server) -> None:
    async with players(server, "A") as (player,):
        answer = await player.http.put(
            "/api/me", json={"name": " \u202eع\u200cلی\u200c " + "x" * 300}
        )
        name = answer.json()["name"]
        assert name.startswith("ع\u200cلی x")
        assert "\u202e" not in name
        assert len(name.replace("\u200c", "")) == MAX_LETTERS
        refused = await player.http.put("/api/me", json={"name": " \u200b "})
        assert (refused.status_code, refused.json()["reason"]["code"]) == (400, "name_empty")
        assert (await player.http.get("/api/me")).json() == {"name": name, "settings": None}


async def test_a_new_name_shows_at_the_table(server: Server) -> None:
    async with players(server, "A", "B") as (player, other):
        table = await player.create(seat=1)
        await player.open(table)
        await other.open(table)
        await player.http.put("/api/me", json={"name": "Zari"})
        await other.until(lambda view: view["seats"][1]["name"] == "Zari")


async def test_a_table_with_its_options(server: Server) -> None:
    async with players(server, "A") as (player,):
        rules = {"preset": "gameocards", "target": 500, "ace_points": 15}
        table = await player.create(rules=rules, seat=2)
        await player.open(table)
        view = player.view
        assert (view["preset"], view["facts"]["total"], view["seat"], view["host"]) == (
            "gameocards",
            185,
            2,
            True,
        )
        assert sorted(view["changed"]) == ["ace_points", "target"]
        assert view["facts"]["card_points"] == {"A": 15, "T": 10, "5": 5}
        assert view["rules"]["crumbs_stop"] == 1100


async def test_a_table_against_bots_begins_at_once(server: Server) -> None:
    async with players(server, "A") as (player,):
        await player.open(await player.create(seat=0, fill="heuristic"))
        assert player.view["status"] == "playing"
        assert [seat["kind"] for seat in player.view["seats"]] == ["person", "bot", "bot", "bot"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"rules": {"min_bid": 185}}, "bad_option"),
        ({"rules": {"colour": 1}}, "bad_option"),
        ({"rules": {"preset": "none"}}, "bad_option"),
        ({"rules": {"target": "many"}}, "bad_option"),
        ({"rules": {"target": True}}, "bad_option"),
        ({"seat": 5}, "no_such_seat"),
        ({"seat": 9}, "http_400"),
        ({"game": "chess"}, "http_400"),
        ({"game": "rummy", "players": 9}, "bad_players"),
        ({"game": "shithead", "players": 0}, "bad_players"),
        ({"players": 3}, "bad_players"),
        ({"players": "many"}, "http_400"),
        ({"game": "rummy", "players": 3, "seat": 3}, "no_such_seat"),
        ({"fill": "grandmaster"}, "http_400"),
        ({"more": 1}, "http_400"),
        ({"rules": {"target": 1.5}}, "http_400"),
        ({"rules": []}, "http_400"),
        ([], "http_400"),
        (None, "http_400"),
    ],
)
async def test_a_table_that_cannot_be(server: Server, body: Any, code: str) -> None:
    async with players(server, "A") as (player,):
        answer = await player.http.post("/api/tables", json=body)
        assert answer.status_code == 400
        assert answer.json()["reason"]["code"] == code
        assert answer.json()["reason"]["text"]


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("GET", "/api/unknown", None, 404),
        ("GET", "/api/tables/unknown/record", None, 404),
        ("GET", "/api/tables/" + "x" * 3000 + "/record", None, 404),
        ("GET", "/api/tables/..%2f..%2fetc/record", None, 404),
        ("DELETE", "/api/me", None, 405),
        ("GET", "/api/tables", None, 405),
        ("POST", "/api/health", "{}", 405),
        ("POST", "/api/tables", "{", 400),
        ("POST", "/api/tables", "\x00", 400),
        ("POST", "/api/tables", "[" * 10_000, 400),
        ("PUT", "/api/me", '{"name":5}', 400),
        ("PUT", "/api/me", "x" * 50_000, 413),
        ("GET", "/assets/missing.js", None, 404),
        ("GET", "/../secret.key", None, 404),
        ("GET", "/.built-from", None, 404),
    ],
)
async def test_every_error_is_a_problem(
    server: Server, method: str, path: str, content: str | None, status: int
) -> None:
    async with players(server, "A") as (player,):
        answer = await player.http.request(
            method, path, content=content, headers={"content-type": "application/json"}
        )
        assert answer.status_code == status
        assert set(answer.json()) == {"reason"}
        assert set(answer.json()["reason"]) == {"code", "text", "params"}
        assert "Traceback" not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_fault_of_ours_is_a_problem_without_a_traceback(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> str:
        raise ZeroDivisionError("AS KS")

    async with players(server, "A") as (player,):
        monkeypatch.setattr(type(server.service.store.persons), "name", fail)
        answer = await player.http.get("/api/me")
        assert answer.status_code == 500
        assert answer.json()["reason"]["code"] == "http_500"
        assert "AS" not in answer.text
        assert "Zero" not in answer.text


async def test_another_sites_page_changes_nothing(server: Server) -> None:
    async with players(server, "A") as (player,):
        elsewhere = {"origin": "https://elsewhere.example"}
        for none in ("http://[", "null", ""):
            answer = await player.http.put("/api/me", json={"name": "X"}, headers={"origin": none})
            assert answer.status_code == 403
        answer = await player.http.put("/api/me", json={"name": "X"}, headers=elsewhere)
        assert answer.status_code == 403
        own = await player.http.put("/api/me", json={"name": "X"}, headers={"origin": server.url})
        assert own.status_code == 200


async def test_my_tables(server: Server) -> None:
    async with players(server, "A", "B") as (one, two):
        table = await one.create(seat=0)
        await two.open(table)
        assert (await two.http.get("/api/me/tables")).json() == []
        await two.ask("sit", seat=1)
        (row,) = (await two.http.get("/api/me/tables")).json()
        assert (row["table"], row["status"], row["names"]) == (table, "waiting", ["A", "B", "", ""])
        await two.ask("fill")
        await two.ask("start")
        await one.open(table)
        for player in (one, two):
            await player.until(lambda view: view["status"] == "playing")
        turn = next((p for p in (one, two) if p.my_turn), None)
        if turn is not None:
            (row,) = (await turn.http.get("/api/me/tables")).json()
            assert row["my_turn"] is True


async def test_the_record_of_a_match_is_replayed_to_its_score_sheet(server: Server) -> None:
    async with players(server, "علی") as (player,):
        table = await player.create(seat=None, fill="heuristic", rules={"target": 30})
        await player.open(table)
        await player.until(lambda view: view["status"] == "over", 60)
        answer = await player.http.get(f"/api/tables/{table}/record")
        assert ".barg" in answer.headers["content-disposition"]
        found = replay(read_record(answer.content))
        assert found.match.over
        assert list(found.match.totals or ()) == player.view["totals"]
        scores = [
            deal["scores"] for deal in found.report()["deals"] if deal["declarer"] is not None
        ]
        assert scores == [row["scores"] for row in player.view["sheet"]]
        assert json.loads(answer.content)["rules"]["slam"] == "contract_twice"


async def test_health(server: Server) -> None:
    async with players(server, "A") as (player,):
        assert (await player.http.get("/api/health")).json()["ok"] is True


async def test_answers_of_the_api_are_not_kept(server: Server) -> None:
    answer = await Player(server.url).http.get("/api/games")
    assert answer.headers["cache-control"] == "no-store"
    assert "default-src 'none'" in answer.headers["content-security-policy"]

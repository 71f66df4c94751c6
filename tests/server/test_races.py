"""Many at once (cases 33, 34, 36, 47): in one process and in two."""

import asyncio
from pathlib import Path

from tests.server.clients import Player, Server, four_at_a_table, players, serving


async def test_case_33_the_same_move_many_times_at_once(server: Server) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        table = await four_at_a_table(server, four)
        actor = next(player for player in four if player.my_turn)
        before, view = actor.view["seq"], actor.view
        answers = await asyncio.gather(*(actor.act("bid 100", view) for _ in range(20)))
        assert {answer["t"] for answer in answers} == {"done"}
        assert len(await server.service.store.events(table)) == before + 1


async def test_case_34_two_moves_on_one_state(server: Server) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        table = await four_at_a_table(server, four)
        actor = next(player for player in four if player.my_turn)
        before, view = actor.view["seq"], actor.view
        answers = await asyncio.gather(*(actor.act(f"bid {100 + 5 * n}", view) for n in range(10)))
        refused = [answer for answer in answers if answer["t"] == "refused"]
        assert len(refused) == 9
        assert {answer["reason"]["code"] for answer in refused} == {"stale"}
        assert all(answer["view"]["seq"] == before + 1 for answer in refused)
        assert len(await server.service.store.events(table)) == before + 1


async def test_case_36_two_people_take_seats_at_once(server: Server) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        table = await four[0].create(seat=None)
        for player in four:
            await player.open(table)
        answers = await asyncio.gather(*(player.ask("sit", seat=2) for player in four))
        assert sorted(answer["t"] for answer in answers) == ["done", *["refused"] * 3]
        assert {a["reason"]["code"] for a in answers if a["t"] == "refused"} == {"seat_taken"}
        loser = next(p for p, a in zip(four, answers, strict=True) if a["t"] == "refused")
        winner = next(p for p, a in zip(four, answers, strict=True) if a["t"] == "done")
        both = await asyncio.gather(loser.ask("sit", seat=0), winner.ask("sit", seat=1))
        assert [answer["t"] for answer in both] == ["done", "done"]


async def test_cases_33_and_34_two_processes_of_one_database(tmp_path: Path) -> None:
    """Two nodes that know nothing of each other: the key of the log decides."""
    async with (
        serving(tmp_path) as one,
        serving(tmp_path) as two,
        players(one, "A", "B", "C", "D") as four,
    ):
        table = await four_at_a_table(one, four)
        actor = next(player for player in four if player.my_turn)
        twin = Player(two.url)
        twin.http.cookies = actor.http.cookies
        await twin.open(table)
        seq = actor.view["seq"]
        same = await asyncio.gather(actor.act("bid 100"), twin.act("bid 100"))
        assert [answer["t"] for answer in same] == ["done", "done"]
        assert len(await one.service.store.events(table)) == seq + 1
        for player in four:
            await player.until(lambda view: view["seq"] > seq)
        actor = next(player for player in four if player.my_turn)
        second = Player(two.url)
        second.http.cookies = actor.http.cookies
        await second.open(table)
        answers = await asyncio.gather(actor.act("bid 105"), second.act("bid 110"))
        assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
        refused = next(answer for answer in answers if answer["t"] == "refused")
        assert refused["reason"]["code"] == "stale"
        assert refused["view"]["seq"] == seq + 2
        assert len(await one.service.store.events(table)) == seq + 2
        await twin.close()
        await second.close()


async def test_a_rematch_asked_for_by_all_at_once_is_one_table(server: Server) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        table = await four_at_a_table(server, four, target=1)
        await play_to_the_end(four)
        answers = await asyncio.gather(*(player.ask("rematch") for player in four))
        assert {answer["t"] for answer in answers} == {"done"}
        for player in four:
            await player.until(lambda view: view["rematch"])
        other = four[0].view["rematch"]
        assert {player.view["rematch"] for player in four} == {other}
        mine = (await four[0].http.get("/api/me/tables")).json()
        assert {row["table"] for row in mine} == {table, other}
        names = [seat["name"] for seat in four[0].view["seats"]]
        await four[1].drop()
        await four[1].open(other)
        assert [seat["name"] for seat in four[1].view["seats"]] == names
        assert four[1].view["status"] == "waiting"
        assert four[1].view["seat"] == 1
        assert (await four[1].ask("start"))["t"] == "done"


async def play_to_the_end(four: list[Player]) -> None:
    """Play the first legal thing until the match is over."""
    while four[0].view["status"] != "over":
        if four[0].view["status"] == "between":
            await asyncio.gather(*(player.ask("next") for player in four))
            await four[0].until(lambda view: view["status"] != "between")
        seat = four[0].view["deal"]["to_act"]
        seq = four[0].view["seq"]
        if seat is None:
            continue
        actor = four[seat]
        await actor.until(lambda view, seq=seq: view["seq"] >= seq)
        if not actor.my_turn:
            continue
        legal = actor.view["deal"]["legal"]
        action = "pass" if "pass" in legal and actor.view["deal"]["standing"] else None
        await actor.act(action or actor.any_action(lambda legal: legal[0]))
        await four[0].until(lambda view, seq=seq: view["seq"] > seq)  # type: ignore[misc]

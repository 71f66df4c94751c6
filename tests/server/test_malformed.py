"""What is no message: answered with a reason, and the socket goes on or ends with a code."""

import json
from collections.abc import AsyncIterator

import pytest
from websockets.exceptions import InvalidStatus

from barg.server.protocol import MAX_MESSAGE
from tests.server.clients import Player, Server, four_at_a_table, players

ACT = {"t": "act", "id": 7, "number": 0, "turn": 0, "action": "pass"}
MALFORMED: list[str | bytes] = [
    "",
    " ",
    "x",
    "{",
    "[]",
    "null",
    "true",
    "12",
    '"ping"',
    "{}",
    '{"t":"ping"}',
    '{"id":7}',
    '{"t":"unknown","id":7}',
    '{"t":null,"id":7}',
    '{"t":["ping"],"id":7}',
    '{"t":"ping","id":"7"}',
    '{"t":"ping","id":-1}',
    '{"t":"ping","id":1.5}',
    '{"t":"ping","id":1e400}',
    '{"t":"ping","id":NaN}',
    '{"t":"ping","id":7,"more":1}',
    '{"t":"welcome","id":7}',
    '{"t":"sit","id":7}',
    '{"t":"sit","id":7,"seat":-1}',
    '{"t":"sit","id":7,"seat":8}',
    '{"t":"sit","id":7,"seat":true}',
    '{"t":"fill","id":7,"level":"grandmaster"}',
    '{"t":"sync","id":7,"since":-5}',
    json.dumps({**ACT, "number": -1}),
    json.dumps({**ACT, "turn": 1.5}),
    json.dumps({**ACT, "action": ""}),
    json.dumps({**ACT, "action": "x" * 101}),
    json.dumps({**ACT, "action": 5}),
    "[" * 2000,
    '{"t":' * 800,
    b"\xff\xfe\x00",
    b"\x00" * 100,
    "\ud83d\ude00".encode("utf-16", "surrogatepass"),
]


@pytest.fixture
async def player(server: Server) -> AsyncIterator[Player]:
    player = await Player(server.url).name("A")
    await player.open(await player.create(seat=0, fill="random", rules={"target": 100_000}))
    yield player
    await player.close()


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
async def test_what_is_malformed_is_refused_and_the_socket_goes_on(
    player: Player, text: str | bytes
) -> None:
    assert player.socket is not None
    seen = len(player.raw)
    await player.socket.send(text)
    assert (await player.ask("ping"))["t"] == "pong"
    refusals = [m for m in map(json.loads, player.raw[seen:]) if m["t"] == "refused"]
    assert [refusal["reason"]["code"] for refusal in refusals] == ["malformed"]
    assert refusals[0]["id"] in (7, -1)


async def test_too_many_malformed_messages_end_the_connection(player: Player) -> None:
    assert player.socket is not None
    for _ in range(11):
        await player.socket.send("x")
    assert await player.close_code() == 4400


@pytest.mark.parametrize("size", [MAX_MESSAGE + 1, 1_000_000])
async def test_a_message_too_long_ends_the_connection(player: Player, size: int) -> None:
    assert player.socket is not None
    await player.socket.send("x" * size)
    assert await player.close_code() == 1009


@pytest.mark.parametrize("protocol", ["", "0", "2", "one"])
async def test_another_protocol_is_told(server: Server, protocol: str) -> None:
    async with players(server, "A") as (player,):
        table = await player.create()
        await player.connect(f"/api/tables/{table}/socket?protocol={protocol}")
        assert await player.close_code() == 4406


async def test_an_unknown_table_is_told(server: Server) -> None:
    async with players(server, "A") as (player,):
        await player.connect("/api/tables/unknown/socket?protocol=1")
        assert await player.close_code() == 4404


@pytest.mark.parametrize(
    "origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://[", ""]
)
async def test_a_page_of_another_site_is_refused(server: Server, origin: str) -> None:
    async with players(server, "A") as (player,):
        table = await player.create()
        await player.connect(f"/api/tables/{table}/socket?protocol=1", origin=origin)
        assert await player.close_code() == 4403


async def test_our_own_pages_are_let_in(server: Server) -> None:
    async with players(server, "A") as (player,):
        await player.open(await player.create(), origin=server.url)
        assert player.view["status"] == "waiting"


async def test_no_socket_elsewhere(server: Server) -> None:
    async with players(server, "A") as (player,):
        with pytest.raises(InvalidStatus):
            await player.connect("/api/tables")


async def test_without_a_guest_one_watches(server: Server) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        table = await four_at_a_table(server, four)
        stranger = Player(server.url)
        await stranger.open(table)
        assert stranger.view["seat"] is None
        for kind, fields in (("sit", {"seat": 0}), ("start", {}), ("next", {}), ("rematch", {})):
            assert (await stranger.ask(kind, **fields))["reason"]["code"] == "no_identity"
        assert (await stranger.act("pass"))["reason"]["code"] == "no_identity"
        await stranger.close()

"""A server in the test's own loop, and clients that speak to it over real sockets."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from barg.server.app import create_app
from barg.server.protocol import MAX_MESSAGE
from barg.server.service import Service
from barg.server.settings import Settings

SECONDS = 20.0


class Server:
    """A running server and its insides."""

    def __init__(self, app: Litestar, port: int) -> None:
        self.service: Service = app.state.service
        self.url = f"http://127.0.0.1:{port}"


async def eventually(holds: Callable[[], object], seconds: float = SECONDS) -> None:
    """Wait until something is so that nothing tells."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.01)


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Server]:
    """Serve with these settings; bots do not pause unless told to."""
    defaults = {"bot_delay": 0.0, "bot_workers": 1, "messages_per_second": 10_000}
    app = create_app(Settings(data_dir=folder, **{**defaults, **settings}))
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        config = uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=MAX_MESSAGE,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            await eventually(lambda: server.started or task.done())
            yield Server(app, listener.getsockname()[1])
        finally:
            server.should_exit = True
            await task


class Player:
    """A client with a guest's cookie; keeps every byte that it is sent."""

    def __init__(self, url: str) -> None:
        self.url = url
        no_reuse = httpx.Limits(max_keepalive_connections=0)  # the server may close it just then
        self.http = httpx.AsyncClient(base_url=url, timeout=SECONDS, verify=False, limits=no_reuse)
        self.socket: ClientConnection | None = None
        self.view: Any = None
        self.raw: list[str] = []
        self.events: list[Any] = []
        self.presence: Any = None
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._changed = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self._ids = 0

    async def name(self, name: str) -> "Player":
        """Get a cookie, and take a name."""
        await self.http.get("/api/me")
        (await self.http.put("/api/me", json={"name": name})).raise_for_status()
        return self

    @property
    def cookie(self) -> str:
        """The cookie as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def create(self, **wanted: Any) -> str:
        """Make a table and give its id."""
        answer = await self.http.post("/api/tables", json=wanted)
        answer.raise_for_status()
        return str(answer.json()["table"])

    async def connect(self, path: str, **headers: str) -> ClientConnection:
        """Open a socket; what it says is not read."""
        sent = {"cookie": self.cookie, **headers} if self.cookie else headers
        self.socket = await connect(
            self.url.replace("http", "ws") + path,
            additional_headers=sent,
            max_size=None,
            proxy=None,
            close_timeout=1,
        )
        return self.socket

    async def close_code(self) -> int | None:
        """Wait until the server ends the connection, and why."""
        assert self.socket is not None
        async with asyncio.timeout(SECONDS):
            await self.socket.wait_closed()
        return self.socket.close_code

    async def open(self, table: str, **headers: str) -> "Player":
        """Connect to a table and wait for the welcome."""
        socket = await self.connect(f"/api/tables/{table}/socket?protocol=1", **headers)
        self._reader = asyncio.create_task(self._read(socket))
        await self.until(lambda view: view is not None)
        return self

    async def _read(self, connection: ClientConnection) -> None:
        async for text in connection:
            assert isinstance(text, str)
            self.raw.append(text)
            message = msgspec.json.decode(text)
            async with self._changed:
                self._take(message)
                self._changed.notify_all()

    def _take(self, message: Any) -> None:
        match message["t"]:
            case "welcome" | "update":
                assert self.view is None or message["view"]["seq"] >= self.view["seq"]
                self.view = message["view"]
                self.events += message.get("events", ())
            case "presence":
                self.presence = message
            case _:
                answer = self._answers.pop(message["id"], None)
                if answer is not None:
                    answer.set_result(message)

    async def until(self, holds: Callable[[Any], bool], seconds: float = SECONDS) -> Any:
        """Wait until the view is so."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: holds(self.view))
        return self.view

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Send a command and wait for its answer."""
        assert self.socket is not None
        self._ids += 1
        answer = self._answers[self._ids] = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode({"t": kind, "id": self._ids, **fields}).decode())
        async with asyncio.timeout(SECONDS):
            return await answer

    async def act(self, action: str, view: Any = None) -> Any:
        """Act in the deal as the view shows it."""
        deal = (view or self.view)["deal"]
        return await self.ask("act", number=deal["number"], turn=deal["turn"], action=action)

    @property
    def my_turn(self) -> bool:
        """Whether this client's seat is to act."""
        view = self.view
        return bool(
            view["status"] == "playing" and view["deal"]["to_act"] == view["seat"] is not None
        )

    def any_action(self, pick: Callable[[list[str]], str] = lambda legal: legal[-1]) -> str:
        """Some legal action; a deal with a bid in it."""
        deal = self.view["deal"]
        if deal["choose"]:
            return "discard " + " ".join(deal["choose"]["cards"][-4:])
        if deal["phase"] == "auction" and deal["standing"] is None:
            return str(deal["legal"][0])
        return pick(deal["legal"])

    async def close(self) -> None:
        """Leave."""
        await self.drop()
        await self.http.aclose()

    async def drop(self) -> None:
        """Lose the connection; the cookie stays."""
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        self.socket = self._reader = self.view = None


@asynccontextmanager
async def players(server: Server, *names: str) -> AsyncIterator[list[Player]]:
    """Named clients of a server."""
    found = [await Player(server.url).name(name) for name in names]
    try:
        yield found
    finally:
        for player in found:
            await player.close()


async def four_at_a_table(server: Server, four: list[Player], **rules: Any) -> str:
    """Seat four people at a table and begin."""
    table = await four[0].create(rules=rules, seat=0)
    for seat, player in enumerate(four):
        await player.open(table)
        if seat:
            assert (await player.ask("sit", seat=seat))["t"] == "done"
    assert (await four[0].ask("start"))["t"] == "done"
    for player in four:
        await player.until(lambda view: view["status"] == "playing")
    return table


async def level(server: Server, table: str, people: list[Player]) -> None:
    """Wait until everybody has seen all that has happened."""
    room = await server.service.rooms.get(table)
    for player in people:
        while player.view["seq"] < room.table.seq:
            seq = player.view["seq"]
            await player.until(lambda view, seq=seq: view["seq"] > seq)  # type: ignore[misc]


async def next_deal(server: Server, table: str, four: list[Player], people: list[Player]) -> None:
    """Everybody asks for the next deal and sees it (a redeal may have come by itself)."""
    for player in four:
        await player.ask("next")
    for player in people:
        await player.until(lambda view: view["status"] != "between")
    await level(server, table, people)

"""A table at a server, over its socket; a lost connection is taken up again."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from barg.server import protocol
from barg.server.protocol_hint import AskHint, Hint
from barg.server.protocol_words import Reason
from barg.terminal.errors import TableError
from barg.terminal.site import Site
from barg.terminal.source import Changed

WELCOME_SECONDS: Final = 15.0
ANSWER_SECONDS: Final = 15.0
LAST_WORD: Final = 4000
"""Codes from here on are the server's own: it does not want this client again."""
LOST: Final = Reason("lost", "the connection broke; look at the table before you act again")
_decoder: Final = msgspec.json.Decoder(protocol.ServerMessage)


class RemoteTable:
    """A table at a server."""

    def __init__(self, site: Site, table: str) -> None:
        self.site = site
        self.table = table
        self._socket: ClientConnection | None = None
        self._answers: dict[int, asyncio.Future[Reason | None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._welcomed: asyncio.Future[None] | None = None

    async def open(self, changed: Changed, away: Callable[[bool], None]) -> None:
        """Connect, and go on telling of changes.

        Raises:
            TableError: there is no such table, or the server cannot be reached.
        """
        self._welcomed = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._stay(changed, away))
        try:
            await asyncio.wait_for(asyncio.shield(self._welcomed), WELCOME_SECONDS)
        except TimeoutError:
            raise TableError(f"{self.site.root} does not answer") from None

    async def _stay(self, changed: Changed, away: Callable[[bool], None]) -> None:
        address, headers = self.site.socket_address(self.table), self.site.cookies()
        try:
            async for socket in connect(address, additional_headers=headers):
                self._socket = socket
                try:
                    async for text in socket:
                        self._read(text, changed, away)
                except ConnectionClosed:
                    pass
                self._lose(away)
                if (socket.close_code or 0) >= LAST_WORD:
                    raise TableError(socket.close_reason or "the server closed the table")
        except (InvalidHandshake, InvalidURI, OSError) as error:
            self._fail(TableError(f"{self.site.root} cannot be reached: {error}"))
        except TableError as error:
            self._fail(error)

    def _read(self, text: str | bytes, changed: Changed, away: Callable[[bool], None]) -> None:
        match _decoder.decode(text):
            case protocol.Welcome(view=view):
                away(False)
                changed(view)
                if self._welcomed is not None and not self._welcomed.done():
                    self._welcomed.set_result(None)
            case protocol.Update(view=view):
                changed(view)
            case protocol.Done(id=number):
                self._answer(number, None)
            case protocol.Refused(id=number, reason=reason, view=now):
                if now is not None:
                    changed(now)
                self._answer(number, reason)

    def _answer(self, number: int, reason: Reason | None) -> None:
        asked = self._answers.pop(number, None)
        if asked is not None and not asked.done():
            asked.set_result(reason)

    def _lose(self, away: Callable[[bool], None]) -> None:
        self._socket = None
        away(True)
        for number in list(self._answers):
            self._answer(number, LOST)

    def _fail(self, error: TableError) -> None:
        if self._welcomed is not None and not self._welcomed.done():
            self._welcomed.set_exception(error)

    async def send(self, message: protocol.ClientMessage) -> Reason | None:
        """Ask something of the table."""
        socket = self._socket
        if socket is None:
            return LOST
        asked: asyncio.Future[Reason | None] = asyncio.get_running_loop().create_future()
        self._answers[message.id] = asked
        try:
            await socket.send(msgspec.json.encode(message).decode())
            return await asyncio.wait_for(asked, ANSWER_SECONDS)
        except (ConnectionClosed, TimeoutError):
            return LOST
        finally:
            self._answers.pop(message.id, None)

    async def hint(self, place: AskHint) -> Hint:
        """What the server's strongest bot would do."""
        return await asyncio.to_thread(self.site.hint, self.table, place)

    async def record(self) -> bytes:
        """The record that the server gives."""
        return await asyncio.to_thread(self.site.record, self.table)

    async def close(self) -> None:
        """Leave; the seat stays the person's."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()

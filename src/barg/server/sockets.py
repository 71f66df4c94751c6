"""The socket of a table."""

import asyncio
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from barg.server import protocol
from barg.server.connection import Connection
from barg.server.headers import same_origin
from barg.server.lobby import CHANGED, channel_of
from barg.server.logs import log_error
from barg.server.messages import Malformed, read_message
from barg.server.protocol_words import Reason
from barg.server.service import Service
from barg.tables import Refusal

MALFORMED: Final = 4400
ELSEWHERE: Final = 4403
NO_TABLE: Final = 4404
OTHER_PROTOCOL: Final = 4406
TOO_LARGE: Final = 1009
OWN_FAULT: Final = 1011
TOO_MANY: Final = 4429
MALFORMED_ALLOWED: Final = 10
Gone = (WebSocketDisconnect, OSError, TimeoutError, RuntimeError)
"""What a send or receive raises when the client has gone."""


class Closed(Exception):  # noqa: N818 - a state, told apart by its name
    """The server ends the connection, with a code that the client knows."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], service: NamedDependency[Service]
) -> None:
    """Serve one connection until either side ends it."""
    await socket.accept()
    try:
        await _serve(socket, table_id, service)
    except Closed as end:
        await _close(socket, end.code, end.reason)
    except Gone:
        await _close(socket, OWN_FAULT, "connection lost")
    except Exception as error:  # noqa: BLE001 - the client gets a code, the log the place
        log_error("socket failed", error)
        await _close(socket, OWN_FAULT, "the server failed")


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    try:
        await socket.close(code, reason)
    except Gone:
        return


async def _serve(socket: WebSocket[Any, Any, Any], table_id: str, service: Service) -> None:
    if not same_origin(socket.headers, service.origins):
        raise Closed(ELSEWHERE, "this page may not use this server")
    if socket.query_params.get("protocol") != str(protocol.PROTOCOL):
        raise Closed(OTHER_PROTOCOL, f"protocol {protocol.PROTOCOL} is spoken here")
    channel = channel_of(table_id)
    async with service.channels.start_subscription([channel]) as subscriber:
        try:
            room = await service.rooms.get(table_id)
        except Refusal as refusal:
            raise Closed(NO_TABLE, refusal.text) from None
        connection = Connection(room, socket.scope["state"]["person"], socket.send_text)
        number = service.lobby.enter(connection)
        try:
            await connection.welcome()
            await _both(_listen(subscriber, connection), _read(socket, connection, number, service))
        finally:
            await asyncio.shield(service.lobby.leave(connection, number))


async def _both(telling: Any, reading: Any) -> None:
    """Run both until one ends, then end the other and pass on why."""
    tasks = [asyncio.create_task(telling), asyncio.create_task(reading)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def _listen(subscriber: Any, connection: Connection) -> None:
    async for word in subscriber.iter_events():
        if CHANGED.encode() in word:
            await connection.update()
        else:
            await connection.presence()


async def _read(
    socket: WebSocket[Any, Any, Any], connection: Connection, number: int, service: Service
) -> None:
    malformed = 0
    while True:
        text = await _receive(socket)
        if not await service.limits.message(number):
            raise Closed(TOO_MANY, "too many messages")
        try:
            message = read_message(text)
        except Malformed as error:
            malformed += 1
            if malformed > MALFORMED_ALLOWED:
                raise Closed(MALFORMED, "too many malformed messages") from None
            reason = Reason("malformed", "this is not a message of the protocol")
            await connection.answer(protocol.Refused(error.id, reason, None))
            continue
        await service.answer(connection, message)


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code", 1006))
    data: str | bytes = event.get("text") or event.get("bytes") or ""  # type: ignore[assignment]
    if len(data) > protocol.MAX_MESSAGE:
        raise Closed(TOO_LARGE, "message too long")
    return data

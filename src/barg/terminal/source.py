"""Where a table comes from: a place to look at it, and to act at it."""

from collections.abc import Callable
from typing import Final, Protocol

from barg.server import protocol
from barg.server.protocol_hint import AskHint, Hint
from barg.server.protocol_words import Reason
from barg.terminal.offers import Offer

Changed = Callable[[protocol.TableView], None]
"""What is told of every change."""
FILL_LEVEL: Final = "club"


class Source(Protocol):
    """A table, here or at a server."""

    async def open(self, changed: Changed, away: Callable[[bool], None]) -> None:
        """Begin to tell of changes, and of the connection's going and coming.

        Raises:
            TableError: there is no such table.
        """

    async def send(self, message: protocol.ClientMessage) -> Reason | None:
        """Ask something of the table; answers with the reason when it is refused."""

    async def hint(self, place: AskHint) -> Hint:
        """What to do at this place; it may think for seconds.

        Raises:
            TableError: the table refuses, or does not answer.
        """

    async def record(self) -> bytes:
        """The match so far as a record, as far as its cards are public."""

    async def close(self) -> None:
        """End; nothing is told any more."""


def message_of(offer: Offer, view: protocol.TableView, number: int) -> protocol.ClientMessage:
    """The message that asks for an offer."""
    match offer.kind:
        case "act":
            assert view.deal is not None
            place = number, view.deal.number, view.deal.turn
            return protocol.Act(*place, offer.value, view.undone)
        case "claim" | "undo":
            assert view.deal is not None
            asked = protocol.Claim if offer.kind == "claim" else protocol.Undo
            return asked(number, view.deal.number, view.deal.turn, view.undone)
        case "sit":
            return protocol.Sit(number, int(offer.value))
        case "stand":
            return protocol.Stand(number)
        case "fill":
            return protocol.Fill(number, FILL_LEVEL)
        case "start":
            return protocol.Start(number)
        case "next":
            return protocol.Next(number)
        case "rematch" | "follow":
            return protocol.Rematch(number)

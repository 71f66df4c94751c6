"""What crosses the wire of a replay: a match as its record has it, deal by deal, action by action.

A card that is null lies face down for whoever looks.
"""

from typing import Literal

from msgspec import Struct

from barg.server.protocol_rummy import MeldView
from barg.server.protocol_shelem import Bid, Trump
from barg.server.protocol_words import ActionText, CardText, Reason, Seat

Zone = list[CardText | None]


class ShelemFrame(Struct, tag_field="game", tag="shelem"):
    """Shelem between two actions."""

    to_act: Seat | None
    phase: Literal["auction", "kons", "discard", "trump", "play", "over"]
    hands: list[Zone]
    piles: list[list[Zone]]
    """With two players the three piles of each, from their tops down; else empty."""
    widow: Zone
    """Until it is taken up."""
    packet: Zone
    """What declarer has laid away."""
    declarer: Seat | None
    contract: Bid | None
    """The standing bid, while the auction goes on."""
    trump: Trump | None
    leader: Seat | None
    """Of the cards in ``trick``."""
    trick: list[CardText]
    """From the leader's. A finished trick stays until the next card."""
    winner: Seat | None
    """Who took the trick that is finished."""
    tricks: int
    """How many are finished."""
    points: list[int]
    """Raw points of both sides, with the packet where the viewer knows it."""


class RummyFrame(Struct, tag_field="game", tag="rummy"):
    """Rim between two actions."""

    to_act: Seat | None
    phase: Literal["draw", "turn", "over"]
    hands: list[Zone]
    melds: list[MeldView]
    top: CardText | None
    """The open card of the discard pile."""
    discards: int
    stock: int
    next_cards: list[CardText]
    """The stock from its top; only where all is open."""
    drawn: CardText | None
    """The card that the seat to act has drawn in this turn, where the viewer knows it."""
    reshuffles: int


class ShitheadFrame(Struct, tag_field="game", tag="shithead"):
    """Shithead between two actions."""

    to_act: Seat | None
    phase: Literal["swap", "play", "over"]
    hands: list[Zone]
    rows: list[list[CardText]]
    """The face-up row of each seat."""
    blind: list[Zone]
    pile: list[CardText]
    """The top last."""
    burned: int
    stock: int
    next_cards: list[CardText]
    """The stock from its top; only where all is open."""
    direction: Literal[1, -1]
    bound: str | None
    """After a burn: the rank letter that the next card must be over (H15)."""
    out: list[Seat]


Frame = ShelemFrame | RummyFrame | ShitheadFrame


class ReplayStep(Struct):
    """One action: who did what. The frame before it has its number, that after it the next."""

    seat: Seat
    action: ActionText
    """As in the record; ``discard`` and ``keep`` alone where the viewer may not know the cards."""
    card: CardText | None
    """The card that it brought to light for the viewer: drawn, or turned up."""


class ReplayDeal(Struct):
    """One deal of the match in short."""

    dealer: Seat
    actions: int
    totals: list[int]
    """After it; before it while it is not finished. As in `TableView`."""
    finished: bool


class ReplayFault(Struct):
    """Why a record is refused: the first thing that is wrong, and where."""

    reason: Reason
    deal: int | None = None
    """From 0; null where the file is no record at all."""
    action: int | None = None
    text: str | None = None
    """The action as written."""

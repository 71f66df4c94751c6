"""Everything that crosses the wire between the server and a client, as types.

The web client's ``protocol.ts`` is generated from this file (``barg schema protocol``).
Messages are JSON objects with the tag ``t``. Cards and actions are written as in records.
Whatever a client is sent is built from the observation of its seat; a spectator has none.

HTTP answers and bodies are the structs of the last section. The socket of a table is
``/api/tables/{table}/socket?protocol=1``: the server opens with `Welcome`, then sends an
`Update` for each event of the table; the client sends commands, each answered by `Done`
or `Refused` with the command's ``id``.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 1
"""Raised when old clients can no longer be served."""
MAX_MESSAGE: Final = 4096
"""Bytes of the longest message that a client may send."""

Seat = Annotated[int, Meta(ge=0, le=7)]
CardText = str
"""``"TH"``."""
ActionText = Annotated[str, Meta(min_length=1, max_length=100)]
Level = Literal["novice", "casual", "club", "expert", "master", "heuristic", "random"]
Bid = int | Literal["shelem", "kons", "sar_shelem"]
Trump = Literal["S", "H", "D", "C", "sars", "nars", "ace_nars"]
"""A suit, or a way to play without trump."""
Value = int | bool | str | None


class Reason(Struct):
    """Why something was refused: a code for translation, what fills it, and English."""

    code: str
    text: str
    params: dict[str, str | int] = {}


# --- what a client sees of a table -------------------------------------------------------


class SeatView(Struct):
    """Who sits on a seat."""

    seat: Seat
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    """A person's name; empty for bots, whom the client names by level and seat."""
    level: Level | None = None
    online: bool = True
    ready: bool = False
    """Has asked for the next deal."""


class CallView(Struct):
    """A call of the auction: ``bid 120``, ``bid shelem``, ``pass``, ``accept`` …"""

    seat: Seat
    call: str


class TrickView(Struct):
    """A finished trick; the cards are in order from the leader's."""

    leader: Seat
    cards: list[CardText]
    winner: Seat
    points: int


class Choose(Struct):
    """The discard: so many of these cards."""

    count: int
    cards: list[CardText]


class DealResult(Struct):
    """How a deal ended; all of it null but ``scores`` in a redeal."""

    redeal: bool
    outcome: Literal[
        "redeal",
        "made",
        "lost",
        "lost_double",
        "slam",
        "shelem_made",
        "shelem_lost",
        "kons_made",
        "kons_lost",
        "sar_shelem_made",
        "sar_shelem_lost",
    ]
    declarer: Seat | None
    contract: Bid | None
    raw: list[int] | None
    """Raw points of team 0 (seats 0 and 2) and team 1."""
    scores: list[int]
    totals: list[int]
    crumbs_stopped: bool = False
    """The defenders' points were not written down (S24)."""
    packet_points: int | None = None
    """The discard packet with its five."""


class ShelemView(Struct, tag_field="game", tag="shelem"):
    """One deal of four-player Shelem as one seat sees it."""

    seat: Seat | None
    number: int
    """Of the deal in the match, from 0; redeals count."""
    turn: int
    """How many actions this deal has had; sent back in `Act`."""
    dealer: Seat
    phase: Literal["auction", "kons", "discard", "trump", "play", "over"]
    to_act: Seat | None
    hand: list[CardText]
    """Own cards: jokers, then suit by suit (S H D C), each from the ace down."""
    hand_sizes: list[int]
    calls: list[CallView]
    passed: list[Seat]
    standing: Bid | None
    bidder: Seat | None
    kons_bidder: Seat | None
    declarer: Seat | None
    contract: Bid | None
    trump: Trump | None
    leader: Seat | None
    """Of the current trick."""
    trick: list[CardText]
    """The current trick's cards so far, from the leader's."""
    tricks: list[TrickView]
    tricks_won: list[int]
    table_points: list[int]
    """Both teams' points in finished tricks, without the discard packet."""
    points: list[int] | None
    """The same with the packet, where this seat may know it."""
    widow: list[CardText] | None
    """For declarer once taken up, for all when the deal is over."""
    discards: list[CardText] | None
    """Likewise."""
    dealt: list[list[CardText]] | None
    """The four hands as dealt, when the deal is over."""
    legal: list[ActionText]
    """Own legal actions in turn; empty for the discard (see ``choose``). A joker whose lead names
    trump stands there once for each suit (``play XR H``)."""
    choose: Choose | None
    blocked: dict[CardText, Reason]
    """In turn to play: the own cards that may not be played, and why."""
    result: DealResult | None


class SheetRow(Struct):
    """One line of the score sheet: left column, bid, right column (S26)."""

    number: int
    """Counted without redeals, from 1."""
    dealer: Seat
    declarer: Seat
    contract: Bid
    raw: list[int]
    scores: list[int]
    totals: list[int]
    rule_below: bool
    """A rule is drawn under this row in the middle column."""


class TableView(Struct):
    """A table as one client sees it."""

    table: str
    seq: int
    """Sequence number of the last event in this view."""
    game: Literal["shelem"]
    preset: str
    rules: dict[str, Value]
    """The value of every option."""
    changed: list[str]
    """The options that differ from the preset."""
    total: int
    """The points of a deal: 165, 185, with jokers 200 or 230."""
    card_points: dict[str, int]
    """Points by rank letter, and of jokers by card (``XR``, ``XB``), where there are any."""
    packet_points: int
    """What each trick and the discard packet are worth beside their cards."""
    packet_size: int
    """The cards of the widow and of the discard packet: four, with jokers six."""
    tricks: int
    """How many a deal has; a slam is all of them."""
    status: Literal["waiting", "playing", "between", "over"]
    """Waiting for players; a deal is on; between two deals; the match is over."""
    host: bool
    """Whether this client's person made the table."""
    seat: Seat | None
    """The own seat."""
    seats: list[SeatView]
    spectators: int
    deal: ShelemView | None
    """The running deal, or the last one."""
    sheet: list[SheetRow]
    totals: list[int]
    next_dealer: Seat
    winners: list[Seat]
    next_deal_ms: int | None = None
    """Between deals: after so many milliseconds the next deal starts by itself."""
    rematch: str | None = None
    """The table of the next match, once somebody has asked for one."""


# --- events, as one client sees them ------------------------------------------------------


class Sat(Struct, tag_field="t", tag="sat"):
    """Somebody took a seat."""

    seq: int
    seat: Seat
    kind: Literal["person", "bot"]
    name: str


class Stood(Struct, tag_field="t", tag="stood"):
    """A seat became empty."""

    seq: int
    seat: Seat


class Dealt(Struct, tag_field="t", tag="dealt"):
    """A deal began."""

    seq: int
    number: int
    dealer: Seat


class Acted(Struct, tag_field="t", tag="acted"):
    """A seat acted; the cards of a discard are named only to declarer."""

    seq: int
    seat: Seat
    action: str


class ReadyNoted(Struct, tag_field="t", tag="ready"):
    """A person asked for the next deal."""

    seq: int
    seat: Seat


class Rematched(Struct, tag_field="t", tag="rematched"):
    """Another match was set up at a new table."""

    seq: int
    table: str


class Hidden(Struct, tag_field="t", tag="hidden"):
    """An event that this client may not see: a bare number, so that there is no gap."""

    seq: int


Event = Sat | Stood | Dealt | Acted | ReadyNoted | Rematched | Hidden


# --- server to client ---------------------------------------------------------------------


class Welcome(Struct, tag_field="t", tag="welcome"):
    """The first message on a socket."""

    protocol: int
    version: str
    view: TableView


class Update(Struct, tag_field="t", tag="update"):
    """What happened since the last message, and the table as it is now."""

    events: list[Event]
    view: TableView


class Presence(Struct, tag_field="t", tag="presence"):
    """Who is connected; no event of the table."""

    online: list[Seat]
    spectators: int


class Done(Struct, tag_field="t", tag="done"):
    """A command was carried out (or had been already)."""

    id: int


class Refused(Struct, tag_field="t", tag="refused"):
    """A command was not carried out; the table as it is now comes along."""

    id: int
    reason: Reason
    view: TableView | None


class Pong(Struct, tag_field="t", tag="pong"):
    """The answer to `Ping`."""

    id: int


ServerMessage = Welcome | Update | Presence | Done | Refused | Pong


# --- client to server ---------------------------------------------------------------------

Id = Annotated[int, Meta(ge=0, le=2**53)]


class Sit(Struct, tag_field="t", tag="sit", forbid_unknown_fields=True):
    """Take an empty seat, or one that a bot holds."""

    id: Id
    seat: Seat


class Stand(Struct, tag_field="t", tag="stand", forbid_unknown_fields=True):
    """Give up the own seat."""

    id: Id


class Fill(Struct, tag_field="t", tag="fill", forbid_unknown_fields=True):
    """Put bots on the empty seats: on all of them, or on one."""

    id: Id
    level: Level = "club"
    seat: Seat | None = None


class Unfill(Struct, tag_field="t", tag="unfill", forbid_unknown_fields=True):
    """Take a bot off its seat, while the match has not begun."""

    id: Id
    seat: Seat


class Start(Struct, tag_field="t", tag="start", forbid_unknown_fields=True):
    """Begin the match; every seat must be taken."""

    id: Id


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Act in the deal.

    ``number`` and ``turn`` are those of the view that was acted on, so that the same click
    sent twice counts once.
    """

    id: Id
    number: Annotated[int, Meta(ge=0)]
    turn: Annotated[int, Meta(ge=0)]
    action: ActionText


class Next(Struct, tag_field="t", tag="next", forbid_unknown_fields=True):
    """Ask for the next deal; it begins when every connected person has asked."""

    id: Id


class Rematch(Struct, tag_field="t", tag="rematch", forbid_unknown_fields=True):
    """After the match: set up another with the same people and rules."""

    id: Id


class Sync(Struct, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Ask for all events after ``since``; answered by `Update`."""

    id: Id
    since: Annotated[int, Meta(ge=0)]


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Is the connection alive?"""

    id: Id


ClientMessage = Sit | Stand | Fill | Unfill | Start | Act | Next | Rematch | Sync | Ping


# --- HTTP ---------------------------------------------------------------------------------


class Text(Struct):
    """A line in both languages."""

    en: str
    fa: str


class ChoiceInfo(Struct):
    """One value of a choice."""

    value: str
    label: Text


class OptionInfo(Struct):
    """One option of a game's rules."""

    name: str
    kind: Literal["int", "bool", "choice", "text"]
    label: Text
    help: Text
    low: int
    high: int
    step: int
    optional: bool
    choices: list[ChoiceInfo]


class PresetInfo(Struct):
    """One preset with the value of every option."""

    name: str
    label: Text
    help: Text
    values: dict[str, Value]


class GameInfo(Struct):
    """``GET /api/games`` lists these."""

    name: str
    seats: list[int]
    default_preset: str
    presets: list[PresetInfo]
    options: list[OptionInfo]


class Me(Struct):
    """``GET /api/me``: the guest that the cookie names, made when there is none."""

    name: str
    """Empty until the person has chosen one."""


class Rename(Struct, forbid_unknown_fields=True):
    """``PUT /api/me``."""

    name: str


class DeviceLink(Struct):
    """``POST /api/me/link``: open this path on another device to be the same person there."""

    path: str
    minutes: int


class MyTable(Struct):
    """``GET /api/me/tables``: the tables where this person sits or that they made."""

    table: str
    game: str
    status: Literal["waiting", "playing", "between", "over"]
    names: list[str]
    """By seat; empty for bots, empty seats and people without a name."""
    bots: list[Seat]
    """The seats of bots, which the client names."""
    empty: list[Seat]
    totals: list[int]
    my_turn: bool
    updated: str
    """ISO 8601, UTC."""


class CreateTable(Struct, forbid_unknown_fields=True):
    """``POST /api/tables``. ``fill`` puts bots on all other seats and begins at once."""

    game: Literal["shelem"] = "shelem"
    rules: dict[str, Value] = {}
    seat: Seat | None = 0
    """The maker's own seat, or none to watch."""
    fill: Level | None = None


class TableCreated(Struct):
    """The answer to `CreateTable`; the page of the table is ``/t/{table}``."""

    table: str


class Problem(Struct):
    """The body of every HTTP error."""

    reason: Reason

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

from barg.server.protocol_replay import Frame, ReplayDeal, ReplayStep
from barg.server.protocol_rummy import RummyFacts, RummyRow, RummyView
from barg.server.protocol_shelem import ShelemFacts, ShelemRow, ShelemView
from barg.server.protocol_shithead import ShitheadFacts, ShitheadRow, ShitheadView
from barg.server.protocol_words import ActionText, CounterView, Reason, Seat

PROTOCOL: Final = 1
"""Raised when old clients can no longer be served."""
MAX_MESSAGE: Final = 4096
"""Bytes of the longest message that a client may send."""

Level = Literal["novice", "casual", "club", "expert", "master", "heuristic", "random"]
GameName = Literal["shelem", "shelem2", "rummy", "shithead"]
Value = int | bool | str | None
DealView = ShelemView | RummyView | ShitheadView
Facts = ShelemFacts | RummyFacts | ShitheadFacts
SheetRow = ShelemRow | RummyRow | ShitheadRow


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


class TableView(Struct):
    """A table as one client sees it."""

    table: str
    seq: int
    """Sequence number of the last event in this view."""
    game: GameName
    preset: str
    rules: dict[str, Value]
    """The value of every option."""
    changed: list[str]
    """The options that differ from the preset."""
    facts: Facts
    """What follows from the rules and is needed to draw the game."""
    status: Literal["waiting", "playing", "between", "over"]
    """Waiting for players; a deal is on; between two deals; the match is over."""
    host: bool
    """Whether this client's person made the table."""
    seat: Seat | None
    """The own seat."""
    seats: list[SeatView]
    spectators: int
    deal: DealView | None
    """The running deal, or the last one."""
    sheet: list[SheetRow]
    """A row for each finished deal; all of them are of the table's game."""
    totals: list[int]
    """Shelem: of both sides. Rim: of each seat. Shithead: losses of each seat, then wins."""
    next_dealer: Seat
    winners: list[Seat]
    next_deal_ms: int | None = None
    """Between deals: after so many milliseconds the next deal starts by itself."""
    rematch: str | None = None
    """The table of the next match, once somebody has asked for one."""
    undone: int = 0
    """How often actions of this deal were taken back; goes with `Act` and `Undo`."""
    can_undo: bool = False
    """Whether this client's person may take back the last own action now."""
    can_hint: bool = False
    """Whether this client's person may have a hint now (``POST /api/tables/{table}/hint``)."""
    claimed: Seat | None = None
    """Who took the rest of this deal without playing it out."""
    counter: CounterView | None = None
    """The cards of the deal as the own seat has seen them; None without a seat."""


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
    """A seat acted.

    The cards that Shelem's declarer lays away (``discard``) and those that a player of Shithead
    chooses for the hand (``keep``) are named to nobody else.
    """

    seq: int
    seat: Seat
    action: str


class Undone(Struct, tag_field="t", tag="undone"):
    """A person took back the action at this place of the deal, and all that came after."""

    seq: int
    seat: Seat
    turn: int


class Claimed(Struct, tag_field="t", tag="claimed"):
    """A seat took all the remaining tricks, which was proven; what was played follows."""

    seq: int
    seat: Seat


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


Event = Sat | Stood | Dealt | Acted | Undone | Claimed | ReadyNoted | Rematched | Hidden


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
    undone: Annotated[int, Meta(ge=0)] | None = None
    """That of the view too, so that a click from before an undo does not count after it."""


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back the last own action and what bots did after it; against bots only."""

    id: Id
    number: Annotated[int, Meta(ge=0)]
    turn: Annotated[int, Meta(ge=0)]
    undone: Annotated[int, Meta(ge=0)]


class Claim(Struct, tag_field="t", tag="claim", forbid_unknown_fields=True):
    """Take all the remaining tricks, where the view says that it is proven (Shelem)."""

    id: Id
    number: Annotated[int, Meta(ge=0)]
    turn: Annotated[int, Meta(ge=0)]
    undone: Annotated[int, Meta(ge=0)]


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


ClientMessage = (
    Sit | Stand | Fill | Unfill | Start | Act | Undo | Claim | Next | Rematch | Sync | Ping
)


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
    kind: Literal["int", "bool", "choice", "text", "table"]
    label: Text
    help: Text
    low: int
    high: int
    step: int
    optional: bool
    choices: list[ChoiceInfo]
    rows: list[str]
    """Of a table: to each of these one of the choices may be given (``"2:reset 10:burn"``)."""
    off: Text | None
    """Of an optional one: what it means to leave it empty."""
    group: Literal["cards", "auction", "play", "score"]
    """The part of the game that it belongs to."""


class PresetInfo(Struct):
    """One preset with the value of every option."""

    name: str
    label: Text
    help: Text
    values: dict[str, Value]


class GameInfo(Struct):
    """``GET /api/games`` lists these."""

    name: GameName
    seats: list[int]
    """For how many players it is."""
    default_preset: str
    presets: list[PresetInfo]
    options: list[OptionInfo]


class Preferences(Struct):
    """How a person wants to see and hear things, on every device; also ``PUT /api/me/settings``."""

    at: Annotated[int, Meta(ge=0, le=2**53)]
    """When it was set, in milliseconds since 1970 on the clock of the device; the latest counts."""
    locale: Literal["fa", "en"] = "fa"
    theme: Literal["system", "light", "dark"] = "system"
    four_colours: bool = False
    """Whether each suit has a colour of its own."""
    card_size: Literal["normal", "large"] = "normal"
    card_back: Literal["leaves", "stars", "plain"] = "leaves"
    index: Literal["latin", "persian"] = "latin"
    """The letters and digits in the corners of the cards."""
    speed: Literal["slow", "normal", "fast"] = "normal"
    """Of what moves on the table."""
    sounds: Literal["device", "on", "off"] = "device"
    """``device``: on where there is a mouse, off on phones."""
    motion: Literal["system", "less"] = "system"
    hand: Literal["right", "left"] = "right"
    """The hand that holds the phone or the mouse."""
    table_view: Literal["cards", "text"] = "cards"
    """Whether a table is drawn or told in words."""
    bot_level: Level = "club"


class Me(Struct):
    """``GET /api/me``: the guest that the cookie names, made when there is none."""

    name: str
    """Empty until the person has chosen one."""
    settings: Preferences | None = None
    """None until something was set."""


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
    game: GameName
    status: Literal["waiting", "playing", "between", "over"]
    names: list[str]
    """By seat; empty for bots, empty seats and people without a name."""
    bots: list[Seat]
    """The seats of bots, which the client names."""
    empty: list[Seat]
    totals: list[int]
    """As in `TableView`."""
    my_turn: bool
    updated: str
    """ISO 8601, UTC."""


class CreateTable(Struct, forbid_unknown_fields=True):
    """``POST /api/tables``. ``fill`` puts bots on all other seats and begins at once."""

    game: GameName = "shelem"
    players: int | None = None
    """How many sit at the table; without a number the fewest that the game is for."""
    rules: dict[str, Value] = {}
    seat: Seat | None = 0
    """The maker's own seat, or none to watch."""
    fill: Level | None = None


class CheckRules(Struct, forbid_unknown_fields=True):
    """``POST /api/rules``: whether a table can be made by these rules."""

    game: GameName = "shelem"
    players: int | None = None
    rules: dict[str, Value] = {}


class RulesChecked(Struct):
    """The answer to `CheckRules`."""

    reason: Reason | None
    """Why no table can be made by them; None: one can."""


class TableCreated(Struct):
    """The answer to `CreateTable`; the page of the table is ``/t/{table}``."""

    table: str


class Replayed(Struct):
    """``POST /api/replay?deal=3&seat=1`` with a record: the match, and one deal of it step by step.

    Without a seat all cards lie open; with one they lie as that seat saw them.
    """

    id: str
    """The same for the same match; analyses are kept under it."""
    game: GameName
    preset: str
    rules: dict[str, Value]
    """The options that the record names."""
    facts: Facts
    players: list[str]
    """As the record names them; may be empty."""
    date: str | None
    over: bool
    winners: list[Seat]
    sheet: list[SheetRow]
    deals: list[ReplayDeal]
    deal: int
    """Which one the steps are of."""
    seat: Seat | None
    steps: list[ReplayStep]
    frames: list[Frame]
    """One more than the steps: before the first, and after each."""


class Problem(Struct):
    """The body of every HTTP error."""

    reason: Reason

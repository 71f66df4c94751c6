"""Records of matches: reading, writing and replaying (the format is in docs/record.md)."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from barg.cards import Card, cards_text, parse_cards
from barg.errors import (
    BargError,
    DeckError,
    IllegalAction,
    NotationError,
    OptionError,
    printable,
    shortened,
)
from barg.game import GAMES, Action, Match

MAX_BYTES: Final = 4 * 1024 * 1024
"""A record longer than this is refused; it is room for some five thousand deals."""
MAX_NAME: Final = 200
MAX_DEALS: Final = 10_000
MAX_REASON: Final = 300
MAX_TEXT: Final = 100
MAX_ACTIONS: Final = 10_000

Text = Annotated[str, Meta(max_length=2000)]
OptionText = int | bool | Annotated[str, Meta(max_length=MAX_NAME)] | None


class RecordError(BargError, ValueError):
    """A record that is wrong, and where.

    Attributes:
        deal: the number of the deal, or None when the file is no record.
        action: the number of the action in its deal, or None.
        text: the action as written, or None.
        reason: what is wrong.
        illegal: the rules' own reason, where an action was against them.
    """

    def __init__(
        self,
        reason: str,
        deal: int | None = None,
        action: int | None = None,
        text: str | None = None,
        illegal: IllegalAction | None = None,
    ) -> None:
        reason = shortened(reason, MAX_REASON)
        super().__init__(reason)
        self.reason = reason
        self.deal = deal
        self.action = action
        self.text = text
        self.illegal = illegal

    def report(self) -> dict[str, Any]:
        """The form in which ``barg replay`` prints it."""
        text = self.text and shortened(self.text, MAX_TEXT)
        where = {"deal": self.deal, "action": self.action, "text": text, "reason": self.reason}
        return {"ok": False, "error": where}

    def sentence(self) -> str:
        """The same for people, in one line."""
        places = [
            f"{word} {number}"
            for word, number in (("deal", self.deal), ("action", self.action))
            if number is not None
        ]
        if self.text is not None:
            places.append(f"({shortened(self.text, MAX_TEXT)})")
        return printable(
            f"{', '.join(places[:2])}{' ' + places[2] if len(places) > 2 else ''}: {self.reason}"
            if places
            else self.reason
        )


class DealRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One deal: the deck in dealing order and the actions in order.

    ``at`` holds, action by action, milliseconds since the deal began.
    """

    deck: Annotated[str, Meta(max_length=1000)]
    actions: Annotated[list[Annotated[str, Meta(max_length=1000)]], Meta(max_length=MAX_ACTIONS)]
    reshuffles: list[Annotated[str, Meta(max_length=1000)]] | None = None
    at: list[Annotated[int, Meta(ge=0)]] | None = None


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One match, complete or going on."""

    barg: Annotated[int, Meta(ge=1, le=1)]
    game: str
    players: list[Annotated[str, Meta(max_length=MAX_NAME)]]
    dealer: Annotated[int, Meta(ge=0, le=7)]
    deals: Annotated[list[DealRecord], Meta(max_length=MAX_DEALS)]
    rules: dict[str, OptionText] = {}
    site: Text | None = None
    date: Text | None = None
    seed: int | Text | None = None
    commitment: Text | None = None
    comments: dict[str, Text] | None = None


class _DuplicateKeyError(ValueError):
    pass


def _unique(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _DuplicateKeyError(f"the field {key[:40]!r} is written twice")
        found[key] = value
    return found


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON number")


def read_record(data: bytes) -> Record:
    """Read a record from the bytes of its file; the rules are checked by `replay`.

    Raises:
        RecordError: the bytes are no record.
    """
    if len(data) > MAX_BYTES:
        raise RecordError(f"no record: longer than {MAX_BYTES} bytes")
    try:
        text = data.decode("utf-8-sig")
        raw = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise RecordError(f"no record: not UTF-8 at byte {error.start}") from None
    except json.JSONDecodeError as error:
        what = error.msg.removesuffix(" at")
        where = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"no record: not JSON: {what} at {where}") from None
    except RecursionError:
        raise RecordError("no record: nested too deeply") from None
    except ValueError as error:
        raise RecordError(f"no record: {error}") from None
    if b"\\ud" in data.lower():
        _verify_unicode(raw)
    return _convert(raw)


def _verify_unicode(raw: Any) -> None:
    """Refuse half a surrogate pair, which no file can hold when it is written again."""
    try:
        json.dumps(raw, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise RecordError("no record: half a surrogate pair in a text") from None


def _convert(raw: Any) -> Record:
    if not isinstance(raw, dict) or "barg" not in raw:
        raise RecordError('no record: it must be an object with the field "barg"')
    if type(raw["barg"]) is int and raw["barg"] != 1:
        raise RecordError(f"a record of version {raw['barg']} cannot be read here, only version 1")
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"no record: {error}") from None
    except RecursionError:
        raise RecordError("no record: nested too deeply") from None


def write_record(record: Record) -> bytes:
    """Write a record as JSON, one line and a newline."""
    return msgspec.json.encode(record) + b"\n"


def record_schema() -> dict[str, Any]:
    """The JSON Schema of records."""
    schema: dict[str, Any] = msgspec.json.schema(Record)
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["title"] = "A Barg match record"
    return schema


Before = Callable[[Match, Action], object]
"""What wants to see a match before each of its actions."""


@dataclass(frozen=True)
class Replay:
    """A record whose every action was checked, and the match that it leads to."""

    record: Record
    match: Match

    def report(self) -> dict[str, Any]:
        """The form in which ``barg replay`` prints it."""
        match = self.match
        current = match.current
        return {
            "ok": True,
            "game": self.record.game,
            "deals": [match.rules.report(state) for state in match.deals],
            "over": match.over,
            "winners": list(match.winners),
            "to_act": match.to_act,
            "legal": [] if current is None else match.rules.legal_report(current),
        }


def replay(record: Record, before: Before | None = None) -> Replay:
    """Play a record through, checking every action.

    ``before(match, action)`` is called before each one that is legal.

    Raises:
        RecordError: the first thing that is wrong, with its place.
    """
    match = _open_match(record)
    for number, deal in enumerate(record.deals):
        _start_deal(match, record, number)
        _play_deal(match, deal, number, before)
    return Replay(record, match)


def _open_match(record: Record) -> Match:
    game = GAMES.get(record.game)
    if game is None:
        known = ", ".join(GAMES)
        raise RecordError(f"unknown game {record.game[:40]!r} (known: {known})")
    try:
        rules = game.rules(record.rules, len(record.players))
    except OptionError as error:
        where = "" if error.option == "players" else "rules: "
        raise RecordError(f"{where}{error}") from None
    if record.dealer >= rules.seats:
        raise RecordError(f"dealer: must be a seat from 0 to {rules.seats - 1}")
    return Match(rules, record.dealer)


def _start_deal(match: Match, record: Record, number: int) -> None:
    deal = record.deals[number]
    if deal.at is not None and len(deal.at) != len(deal.actions):
        raise RecordError("at: one time for each action is wanted", number)
    if match.deal_running:
        done = len(record.deals[number - 1].actions)
        reason = "the deal is not finished, but another follows"
        raise RecordError(reason, number - 1, done)
    try:
        match.start_deal(parse_cards(deal.deck, jokers=True))
    except (DeckError, NotationError) as error:
        raise RecordError(f"deck: {error}", number) from None
    except IllegalAction as error:
        raise RecordError(error.reason, number) from None


def _play_deal(match: Match, deal: DealRecord, number: int, before: Before | None) -> None:
    parse, state = match.rules.parse_action, match.deals[-1]
    reshuffles = list(reversed(deal.reshuffles or []))
    for place, text in enumerate(deal.actions):
        try:
            action = parse(text)
            if before is not None and match.deal_running:
                state.verify(action)
                before(match, action)
            if reshuffles and state.to_shuffle(action):
                match.apply(action, parse_cards(reshuffles.pop(), jokers=True))
            else:
                match.apply(action)
        except IllegalAction as error:
            over = match.over and not match.deal_running
            reason = "the deal is over" if over else error.reason
            raise RecordError(reason, number, place, text, error) from None
        except (DeckError, NotationError) as error:
            raise RecordError(str(error), number, place, text) from None
    if reshuffles:
        raise RecordError(f"reshuffles: {len(reshuffles)} more than draws that need one", number)


def record_of(
    match: Match,
    game: str,
    decks: Sequence[Sequence[Card]],
    actions: Sequence[Sequence[str]],
    players: Sequence[str],
    extra: Mapping[str, Any],
    *,
    reshuffles: Sequence[Sequence[Sequence[Card]]] = (),
) -> Record:
    """Make the record of a match from its decks and the texts of its actions.

    ``reshuffles`` are the new stocks of each deal in order (Rim), or nothing.
    """
    deals = [
        DealRecord(deck=cards_text(deck), actions=list(texts), reshuffles=_stocks(stocks))
        for deck, texts, stocks in zip(decks, actions, reshuffles or [()] * len(decks), strict=True)
    ]
    return Record(
        barg=1,
        game=game,
        rules=dict(match.rules.chosen),
        players=list(players),
        dealer=match.first_dealer,
        deals=deals,
        **extra,
    )


def _stocks(stocks: Sequence[Sequence[Card]]) -> list[str] | None:
    return [cards_text(stock) for stock in stocks] or None

"""Records of matches: reading, writing and replaying (the format is in docs/record.md)."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from barg.cards import Card, cards_text, parse_cards
from barg.errors import DeckError, IllegalAction, NotationError, OptionError, shortened
from barg.game import GAMES, Action, Match
from barg.record_errors import MAX_WORD, RecordError, no_json, no_record, no_value

MAX_BYTES: Final = 4 * 1024 * 1024
"""A record longer than this is refused; it is room for some five thousand deals."""
MAX_NAME: Final = 200
MAX_DEALS: Final = 10_000
MAX_ACTIONS: Final = 10_000

Text = Annotated[str, Meta(max_length=2000)]
OptionText = int | bool | Annotated[str, Meta(max_length=MAX_NAME)] | None


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


def _unique(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            reason = f"the field {key[:MAX_WORD]!r} is written twice"
            raise no_record("record_twice", reason, name=key[:MAX_WORD])
        found[key] = value
    return found


def _no_constant(name: str) -> None:
    raise no_record("json_number", f"{name} is no JSON number", name=name)


def read_record(data: bytes) -> Record:
    """Read a record from the bytes of its file; the rules are checked by `replay`.

    Raises:
        RecordError: the bytes are no record.
    """
    if len(data) > MAX_BYTES:
        raise no_record("record_long", f"longer than {MAX_BYTES} bytes", bytes=MAX_BYTES)
    try:
        text = data.decode("utf-8-sig")
        raw = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        reason = f"not UTF-8 at byte {error.start}"
        raise no_record("record_utf8", reason, byte=error.start) from None
    except json.JSONDecodeError as error:
        raise no_json(error) from None
    except RecursionError:
        raise no_record("record_deep", "nested too deeply") from None
    except RecordError:
        raise
    except ValueError as error:  # more digits than Python reads
        raise no_record("json_digits", str(error)) from None
    if b"\\ud" in data.lower():
        _verify_unicode(raw)
    return _convert(raw)


def _verify_unicode(raw: Any) -> None:
    """Refuse half a surrogate pair, which no file can hold when it is written again."""
    try:
        json.dumps(raw, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise no_record("record_surrogate", "half a surrogate pair in a text") from None


def _convert(raw: Any) -> Record:
    if not isinstance(raw, dict) or "barg" not in raw:
        raise no_record("record_none", 'it must be an object with the field "barg"')
    if type(raw["barg"]) is int and raw["barg"] != 1:
        version = shortened(str(raw["barg"]), MAX_WORD)
        reason = f"a record of version {raw['barg']} cannot be read here, only version 1"
        raise RecordError("record_version", reason, version=version)
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise no_value(str(error)) from None
    except RecursionError:
        raise no_record("record_deep", "nested too deeply") from None


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
        named = record.game[:MAX_WORD]
        reason = f"unknown game {named!r} (known: {known})"
        raise RecordError("record_game", reason, game=named, known=known)
    try:
        rules = game.rules(record.rules, len(record.players))
    except OptionError as error:
        if error.option == "players":
            raise RecordError(
                "record_players", str(error), **error.params, field="players"
            ) from None
        raise RecordError("record_option", f"rules: {error}", **error.params) from None
    if record.dealer >= rules.seats:
        last = rules.seats - 1
        reason = f"dealer: must be a seat from 0 to {last}"
        raise RecordError("record_dealer", reason, field="dealer", last=last)
    return Match(rules, record.dealer)


def _start_deal(match: Match, record: Record, number: int) -> None:
    deal = record.deals[number]
    if deal.at is not None and len(deal.at) != len(deal.actions):
        reason = "at: one time for each action is wanted"
        raise RecordError("record_times", reason, number, field="at")
    if match.deal_running:
        done = len(record.deals[number - 1].actions)
        reason = "the deal is not finished, but another follows"
        raise RecordError("deal_unfinished", reason, number - 1, done)
    try:
        match.start_deal(parse_cards(deal.deck, jokers=True))
    except (DeckError, NotationError) as error:
        reason = f"deck: {error.reason}"
        raise RecordError(error.code, reason, number, field="deck", **error.params) from None
    except IllegalAction as error:
        raise RecordError(error.code, error.reason, number, **error.params) from None


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
        except (IllegalAction, DeckError, NotationError) as error:
            code, reason = error.code, error.reason
            if isinstance(error, IllegalAction) and match.over and not match.deal_running:
                code, reason = "deal_over", "the deal is over"
            raise RecordError(code, reason, number, place, text, **error.params) from None
    if count := len(reshuffles):
        reason = f"reshuffles: {count} more than draws that need one"
        raise RecordError("record_reshuffles", reason, number, field="reshuffles", count=count)


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

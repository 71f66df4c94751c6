"""Wrong records give the error form with the place and the reason, never a traceback."""

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from barg.errors import BargError, NotationError, OptionError
from barg.record import MAX_BYTES, read_record, replay
from barg.record_errors import MAX_REASON, RecordError

GOLDEN = Path(__file__).parent.parent / "golden"
SAMPLE: dict[str, Any] = json.loads((GOLDEN / "sample-001.barg").read_text())
Change = Callable[[dict[str, Any]], object]


def changed(change: Change) -> bytes:
    record = deepcopy(SAMPLE)
    result = change(record)
    return result if isinstance(result, bytes) else json.dumps(record).encode()


def put(value: object, *path: str | int) -> Change:
    """Set a field or list item to a value."""

    def change(record: dict[str, Any]) -> None:
        target: Any = record
        for key in path[:-1]:
            target = target[key]
        target[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(record: dict[str, Any]) -> None:
        target: Any = record
        for key in path[:-1]:
            target = target[key]
        del target[path[-1]]

    return change


def raw(data: bytes) -> Change:
    return lambda record: data


def deck(change: Callable[[list[str]], list[str]]) -> Change:
    def edit(record: dict[str, Any]) -> None:
        record["deals"][0]["deck"] = " ".join(change(record["deals"][0]["deck"].split()))

    return edit


def action(place: int, text: object) -> Change:
    return put(text, "deals", 0, "actions", place)


def rules(**options: object) -> Change:
    return put({"preset": "bazito", **options}, "rules")


def again(record: dict[str, Any]) -> None:
    record["deals"].append(deepcopy(record["deals"][0]))


def another_deal(record: dict[str, Any]) -> None:
    again(record)
    del record["deals"][0]["actions"][20:]


def after_the_match(record: dict[str, Any]) -> None:
    record["rules"]["target"] = 100
    again(record)


def extra_action(record: dict[str, Any]) -> None:
    record["deals"][0]["actions"].append("play AS")


NO_RECORD: dict[str, tuple[Change, str]] = {
    "empty file": (raw(b""), "not JSON"),
    "blanks": (raw(b"  \n"), "not JSON"),
    "truncated": (lambda record: json.dumps(record).encode()[:300], "not JSON"),
    "truncated in a text": (raw(b'{"barg": "x'), "string starting at line 1, column 10"),
    "text": (raw(b"play AH"), "not JSON"),
    "binary": (raw(bytes(range(256))), "not UTF-8 at byte 128"),
    "UTF-16": (raw('{"barg": 1}'.encode("utf-16")), "not UTF-8"),
    "ten megabytes in a line": (raw(b'{"barg": "' + b"x" * 10_000_000 + b'"}'), "longer than"),
    "just too long": (raw(b" " * (MAX_BYTES + 1)), "longer than"),
    "deep lists": (raw(b"[" * 100_000), "nested too deeply"),
    "deep objects": (raw(b'{"barg":' * 50_000), "nested too deeply"),
    "deep closed lists": (raw(b"[" * 100_000 + b"]" * 100_000), "nested too deeply"),
    "null": (raw(b"null"), "must be an object"),
    "number": (raw(b"7"), "must be an object"),
    "huge number": (raw(b"9" * 5000), "no record"),
    "list": (raw(b"[]"), "must be an object"),
    "string": (raw(b'"barg"'), "must be an object"),
    "empty object": (raw(b"{}"), 'field "barg"'),
    "no number": (raw(b'{"barg": NaN}'), "NaN is no JSON number"),
    "infinity": (raw(b'{"barg": -Infinity}'), "no JSON number"),
    "field twice": (raw(b'{"barg": 1, "barg": 1}'), "'barg' is written twice"),
    "half a surrogate twice": (raw(rb'{"\ud800": 1, "\ud800": 1}'), "'\\ud800' is written twice"),
    "half a surrogate": (put("\ud800", "players", 0), "surrogate"),
    "two records": (lambda record: json.dumps(record).encode() * 2, "Extra data"),
    "version missing": (drop("barg"), 'field "barg"'),
    "version 2": (put(2, "barg"), "version 2"),
    "version as text": (put("1", "barg"), "$.barg"),
    "version true": (put(True, "barg"), "$.barg"),
    "game missing": (drop("game"), "missing required field `game`"),
    "unknown game": (put("hokm", "game"), "unknown game 'hokm'"),
    "game is a number": (put(4, "game"), "$.game"),
    "unknown field": (put(1, "dealr"), "unknown field `dealr`"),
    "players missing": (drop("players"), "missing required field `players`"),
    "three players": (drop("players", 3), "players: shelem is for 4 players, not 3"),
    "five players": (put(["a"] * 5, "players"), "players: shelem is for 4 players, not 5"),
    "player is null": (put(None, "players", 1), "$.players"),
    "players as text": (put("Ali", "players"), "$.players"),
    "endless name": (put("x" * 201, "players", 0), "$.players"),
    "dealer missing": (drop("dealer"), "missing required field `dealer`"),
    "dealer 4": (put(4, "dealer"), "a seat from 0 to 3"),
    "dealer -1": (put(-1, "dealer"), "$.dealer"),
    "dealer 10**30": (put(10**30, "dealer"), "$.dealer"),
    "dealer 0.5": (put(0.5, "dealer"), "$.dealer"),
    "dealer true": (put(True, "dealer"), "$.dealer"),
    "dealer as text": (put("3", "dealer"), "$.dealer"),
    "deals missing": (drop("deals"), "missing required field `deals`"),
    "deals is an object": (put({}, "deals"), "$.deals"),
    "deal is a list": (put([], "deals", 0), "$.deals"),
    "deck missing": (drop("deals", 0, "deck"), "missing required field `deck`"),
    "deck is a list": (put(["AH"], "deals", 0, "deck"), "$.deals"),
    "actions missing": (drop("deals", 0, "actions"), "missing required field `actions`"),
    "actions as text": (put("pass", "deals", 0, "actions"), "$.deals"),
    "action is a number": (action(0, 100), "$.deals"),
    "action is null": (action(0, None), "$.deals"),
    "rules is a list": (put([], "rules"), "$.rules"),
    "unknown preset": (rules(preset="hakem"), "preset: must be one of bazito"),
    "preset is a number": (rules(preset=1), "preset: must be one of"),
    "unknown option": (rules(colour=2), "colour: shelem has no such option"),
    "option of a wrong type": (rules(target="600"), "target: must be a whole number"),
    "option true for a number": (rules(target=True), "target: must be a whole number"),
    "option is a list": (rules(target=[600]), "$.rules"),
    "option is a fraction": (rules(target=600.5), "$.rules"),
    "option out of range": (rules(target=0), "target: must be a whole number from 1"),
    "null where it has no meaning": (rules(target=None), "target: must be a whole number"),
    "unknown choice": (rules(slam="double"), "slam: must be one of contract_twice"),
    "one for true": (rules(half_penalty=1), "half_penalty: must be true or false"),
    "aces at 12": (rules(ace_points=12), "ace_points: must be 10 or 15"),
    "lowest bid over the total": (rules(min_bid=170), "min_bid: must not be over"),
    "step that does not divide": (rules(bid_step=7), "bid_step: must divide"),
    "kons_from without kons": (rules(kons_from=900), "kons_from: has no meaning"),
    "endless unknown field": (put(1, "x" * 100_000), "unknown field `xxx"),
    "endless version": (put(int("9" * 4000), "barg"), "a record of version 999"),
    "commands to a terminal": (put({"a\x1b[2J\n": 1}, "rules"), "no such option"),
    "comments as text": (put("good", "comments"), "$.comments"),
}

IN_A_DEAL: dict[str, tuple[Change, int | None, str]] = {
    "51 cards": (deck(lambda cards: cards[1:]), None, "52 cards here, not 51"),
    "53 cards": (deck(lambda cards: [*cards, "AH"]), None, "52 cards here, not 53"),
    "no cards": (deck(lambda cards: []), None, "52 cards here, not 0"),
    "duplicate card": (deck(lambda cards: [*cards[:51], "AH"]), None, "too often in the deck: AH"),
    "joker": (deck(lambda cards: ["XX", *cards[1:]]), None, "not in a deck of this table: XX"),
    "unknown card": (deck(lambda cards: ["1H", *cards[1:]]), None, "no such card: '1H'"),
    "lower case": (deck(lambda cards: ["ah", *cards[1:]]), None, "no such card: 'ah'"),
    "at of another length": (put([1, 2], "deals", 0, "at"), None, "one time for each action"),
    "reshuffles": (put(["AH"], "deals", 0, "reshuffles"), None, "1 more than draws that need one"),
    "bid too low": (action(1, "bid 100"), 1, "must be higher than 100"),
    "bid under the lowest": (action(0, "bid 95"), 0, "the lowest bid is 100"),
    "bid over the total": (action(0, "bid 170"), 0, "the highest bid is 165"),
    "bid not a multiple": (action(1, "bid 112"), 1, "steps of 5"),
    "bid 1003": (action(0, "bid 1003"), 0, "no bid is as high"),
    "bid with a zero in front": (action(0, "bid 0100"), 0, "no such bid"),
    "bid in Persian digits": (action(0, "bid ۱۰۰"), 0, "no such bid"),
    "negative bid": (action(0, "bid -100"), 0, "no such bid"),
    "bid of nothing": (action(0, "bid"), 0, "no such action"),
    "special bid": (action(1, "bid shelem"), 1, "cannot be bid at this table"),
    "play in the auction": (action(0, "play AH"), 0, "bid or pass"),
    "kons answer": (action(0, "accept"), 0, "bid or pass"),
    "empty action": (action(0, ""), 0, "no such action"),
    "unknown action": (action(0, "double"), 0, "no such action: 'double'"),
    "upper case": (action(2, "PASS"), 2, "no such action"),
    "action of another game": (action(0, "draw stock"), 0, "no such action"),
    "long action": (action(0, "bid " + "1" * 500), 0, "too long"),
    "discard of three": (action(7, "discard 3C 4S 2D"), 7, "not 3"),
    "discard twice the same": (action(7, "discard 3C 3C 2D 2S"), 7, "twice"),
    "discard not held": (action(7, "discard 3C 4S 2D 7H"), 7, "not in the hand: 7H"),
    "trump before discard": (action(7, "trump H"), 7, "laid away first"),
    "no trump": (action(8, "trump N"), 8, "no such suit: 'N'"),
    "play before trump": (action(8, "play AH"), 8, "must be named first"),
    "card not held": (action(9, "play 7H"), 9, "not in the hand: 7H"),
    "discarded card": (action(9, "play 3C"), 9, "not in the hand: 3C"),
    "does not follow suit": (action(10, "play 8D"), 10, "must follow suit: hearts"),
    "card out of turn": (action(10, "play 2H"), 10, "not in the hand: 2H"),
    "card played before": (action(13, "play AH"), 13, "not in the hand: AH"),
    "bid in the play": (action(12, "bid 165"), 12, "a card must be played"),
    "action after the end": (extra_action, 57, "the deal is over"),
    "unfinished deal in the middle": (another_deal, 20, "the deal is not finished"),
}


@pytest.mark.parametrize("name", NO_RECORD)
def test_no_record(name: str) -> None:
    change, reason = NO_RECORD[name]
    with pytest.raises(RecordError) as caught:
        replay(read_record(changed(change)))
    error = caught.value
    assert (error.deal, error.action, error.text) == (None, None, None)
    assert reason.lower() in error.reason.lower()
    json.dumps(error.report())
    assert len(error.reason) <= MAX_REASON
    assert error.sentence().isprintable()


@pytest.mark.parametrize("name", IN_A_DEAL)
def test_wrong_deal(name: str) -> None:
    change, place, reason = IN_A_DEAL[name]
    with pytest.raises(RecordError, match=reason) as caught:
        replay(read_record(changed(change)))
    error = caught.value
    assert (error.deal, error.action) == (0, place)
    if place is not None and name not in ("unfinished deal in the middle",):
        assert error.text is not None


@pytest.mark.parametrize(
    ("name", "code", "params"),
    [
        ("truncated in a text", "json_quote", {"line": 1, "column": 10}),
        ("field twice", "record_twice", {"name": "barg"}),
        ("no number", "json_number", {"name": "NaN"}),
        ("huge number", "json_digits", {}),
        ("version 2", "record_version", {"version": "2"}),
        ("version true", "record_whole", {"field": "barg"}),
        ("game missing", "record_lacks", {"name": "game"}),
        ("deck missing", "record_lacks", {"name": "deck", "in_deal": 0}),
        ("unknown field", "record_unknown", {"name": "dealr"}),
        ("action is a number", "record_text", {"in_deal": 0, "in_action": 0}),
        ("endless name", "record_limit", {"field": "players[0]"}),
        ("player is null", "record_text", {"field": "players[1]"}),
        ("option is a list", "record_value", {"field": "rules"}),
        ("dealer 4", "record_dealer", {"field": "dealer", "last": 3}),
        ("unknown option", "record_option", {"option": "colour", "why": "unknown"}),
        ("unknown preset", "record_option", {"option": "preset", "why": "unknown"}),
        ("aces at 12", "record_option", {"option": "ace_points", "why": "conflict"}),
    ],
)
def test_codes_say_what_and_where(name: str, code: str, params: dict[str, object]) -> None:
    with pytest.raises(RecordError) as caught:
        replay(read_record(changed(NO_RECORD[name][0])))
    assert (caught.value.code, caught.value.params) == (code, params)


def test_what_fills_a_sentence_is_short_and_can_be_sent() -> None:
    for change, _ in NO_RECORD.values():
        with pytest.raises(RecordError) as caught:
            replay(read_record(changed(change)))
        assert all(len(str(value)) <= 100 for value in caught.value.params.values())
        msgspec.json.encode(caught.value.params)


def test_a_deal_after_the_match() -> None:
    with pytest.raises(RecordError, match="the match is over") as caught:
        replay(read_record(changed(after_the_match)))
    assert (caught.value.deal, caught.value.action) == (1, None)


@pytest.mark.parametrize(
    "error",
    [
        NotationError("no_card", "no such card: '1H'", card="1H"),
        OptionError("target", "must be a whole number", "value", low=1, high=9),
        RecordError("no_card", "deck: no such card: '1H'", 0, 3, "play 1H", card="1H"),
    ],
)
def test_an_error_comes_whole_from_another_process(error: BargError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


def test_the_error_form() -> None:
    with pytest.raises(RecordError) as caught:
        replay(read_record(changed(action(10, "play 8D"))))
    assert caught.value.report() == {
        "ok": False,
        "error": {
            "deal": 0,
            "action": 10,
            "text": "play 8D",
            "reason": "must follow suit: hearts",
        },
    }
    assert caught.value.sentence() == "deal 0, action 10 (play 8D): must follow suit: hearts"

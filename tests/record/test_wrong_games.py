"""Wrong records of the other games: the place and the reason, never a traceback."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from barg.record import read_record, replay
from barg.record_errors import RecordError

GOLDEN = Path(__file__).parent.parent / "golden"


def record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GOLDEN / f"{name}.barg").read_text())
    return found


def caught(changed: dict[str, Any]) -> RecordError:
    with pytest.raises(RecordError) as error:
        replay(read_record(json.dumps(changed).encode()))
    json.dumps(error.value.report())
    assert len(error.value.sentence()) < 500
    return error.value


RUMMY_DECK = (
    "4H 2C 4D 3D 4S 9D 9C TC KD 7C TD 8H QS 2H 5S JD 6C 8S AC AD AH AS 2D 2S 3C 3H 3S 4C 5C 5D"
    " 5H 6D 6H 6S 7D 7H 7S 8C 8D 9H 9S TH TS JC JH JS QC QD QH KC KH KS"
)
"""Four cards each: 4H 4D 4S 9C and 2C 3D 9D TC; the king of diamonds up, then 7C TD 8H …"""

SHITHEAD_DECK = (
    "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
    " 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"
)
"""Seat 0, which begins: blind 2S 4S 6S, face up 8S TS QS, hand AS 3H 5H."""


def rummy(actions: list[str], **fields: Any) -> dict[str, Any]:
    rules = {"preset": "rim", "hand_size": 4, **fields.pop("rules", {})}
    deal = {"deck": RUMMY_DECK, "actions": actions, **fields.pop("deal", {})}
    base = {"barg": 1, "game": "rummy", "players": ["a", "b"], "dealer": 1}
    return {**base, "rules": rules, "deals": [deal], **fields}


def shithead(actions: list[str], **fields: Any) -> dict[str, Any]:
    rules = {"preset": "classic", **fields.pop("rules", {})}
    deal = {"deck": SHITHEAD_DECK, "actions": actions, **fields.pop("deal", {})}
    base = {"barg": 1, "game": "shithead", "players": ["a", "b"], "dealer": 1}
    return {**base, "rules": rules, "deals": [deal], **fields}


def shelem2(actions: list[str], **fields: Any) -> dict[str, Any]:
    base = record("shelem2-bazito-1")
    rules = {"preset": "bazito", **fields.pop("rules", {})}
    deal = {**base["deals"][0], "actions": actions, **fields.pop("deal", {})}
    return {**base, "rules": rules, "deals": [deal], **fields}


DRAWN = ["draw stock"]
READY = ["ready", "ready"]

NO_RECORD: dict[str, tuple[dict[str, Any], str]] = {
    "rummy: one player": (rummy([], players=["a"]), "rummy is for 2 to 7 players, not 1"),
    "rummy: eight players": (rummy([], players=["a"] * 8), "2 to 7 players, not 8"),
    "rummy: dealer 2 of 2": (rummy([], dealer=2), "a seat from 0 to 1"),
    "rummy: option of Shelem": (rummy([], rules={"slam": "total"}), "rummy has no such option"),
    "rummy: preset of Shelem": (rummy([], rules={"preset": "bazito"}), "must be one of rim"),
    "rummy: three decks": (rummy([], rules={"decks": 3}), "decks: must be a whole number"),
    "rummy: jokers": (rummy([], rules={"jokers": 3}), "jokers: at most 2"),
    "rummy: hand size": (rummy([], rules={"hand_size": 26}), "hand_size: 2 hands of 26"),
    "rummy: bonus": (rummy([], rules={"rummy_bonus": True, "melding": "hand"}), "rummy_bonus"),
    "rummy: reshuffle as text": (rummy([], deal={"reshuffles": "KD"}), "reshuffles"),
    "shithead: one player": (shithead([], players=["a"]), "2 to 8 players, not 1"),
    "shithead: nine players": (shithead([], players=["a"] * 9), "2 to 8 players, not 9"),
    "shithead: six players, one deck": (
        shithead([], players=["a"] * 6, rules={"decks": 1}),
        "decks: one deck is for 2 to 5 players, not 6",
    ),
    "shithead: power": (
        shithead([], rules={"powers": "2:explode"}),
        "powers: 2 must be one of reset, burn, transparent, lower, reverse, skip, not 'explode'",
    ),
    "shithead: four jokers": (shithead([], rules={"jokers": 4}), "jokers: must be 0 or 8"),
    "shithead: cap": (shithead([], rules={"max_turns": 0}), "max_turns: must be"),
    "shithead: forfeit": (shithead([], rules={"forfeit": "a\nb"}), "forfeit: must be a line"),
    "shithead: layout": (shithead([], rules={"layout": "x"}), "layout: must be one of"),
    "shithead: no row": (
        shithead([], rules={"face_up_with_pickup": True, "layout": "two_blind_rows"}),
        "face_up_with_pickup: has no meaning",
    ),
    "shelem2: four players": (shelem2([], players=["a"] * 4), "shelem2 is for 2 players, not 4"),
    "shelem2: one player": (shelem2([], players=["a"]), "shelem2 is for 2 players, not 1"),
    "shelem2: dealer 2": (shelem2([], dealer=2), "a seat from 0 to 1"),
    "shelem2: option": (shelem2([], rules={"decks": 1}), "shelem2 has no such option"),
}

IN_A_DEAL: dict[str, tuple[dict[str, Any], int | None, str]] = {
    "rummy: 51 cards": (rummy([], deal={"deck": RUMMY_DECK[3:]}), None, "52 cards here, not 51"),
    "rummy: twice": (
        rummy([], deal={"deck": RUMMY_DECK.replace("KS", "KH")}),
        None,
        "too often in the deck: KH",
    ),
    "rummy: a joker too much": (
        rummy([], deal={"deck": RUMMY_DECK.replace("KS", "XX")}),
        None,
        "not in a deck of this table: XX",
    ),
    "rummy: no card": (rummy([], deal={"deck": "1H"}), None, "no such card"),
    "rummy: discard first": (rummy(["discard 4H"]), 0, "a card must be drawn first"),
    "rummy: drawn twice": (rummy([*DRAWN, "draw stock"]), 1, "a card was drawn"),
    "rummy: draw of nothing": (rummy(["draw"]), 0, "no such action"),
    "rummy: block": (rummy(["block"]), 0, "not blocked"),
    "rummy: not held": (rummy([*DRAWN, "discard KS"]), 1, "not in the hand: KS"),
    "rummy: barred": (rummy(["draw discard", "discard KD"]), 1, "from the discard pile this turn"),
    "rummy: two cards discarded": (rummy([*DRAWN, "discard 4H 4D"]), 1, "no such action"),
    "rummy: two cards melded": (rummy([*DRAWN, "meld 4H 4D"]), 1, "at least three"),
    "rummy: no set": (rummy([*DRAWN, "meld 4H 4D 9C"]), 1, "one suit"),
    "rummy: same card twice": (rummy([*DRAWN, "meld 4H 4H 4D"]), 1, "not in the hand: 4H"),
    "rummy: no such meld": (rummy([*DRAWN, "layoff 0 4H"]), 1, "there is no meld 0"),
    "rummy: meld of letters": (rummy([*DRAWN, "layoff x 4H"]), 1, "no such meld"),
    "rummy: lay-off of nothing": (rummy([*DRAWN, "layoff 0 low"]), 1, "no such action"),
    "rummy: low end of a set": (
        rummy([*DRAWN, "meld 4H 4D 4S", "layoff 0 9C low"]),
        2,
        "a set has no low end",
    ),
    "rummy: does not fit": (rummy([*DRAWN, "meld 4H 4D 4S", "layoff 0 9C"]), 2, "one rank"),
    "rummy: knock": (rummy([*DRAWN, "knock 9C"]), 1, "nobody knocks"),
    "rummy: no exchange": (
        rummy([*DRAWN, "meld 4H 4D 4S", "exchange 0 9C"]),
        2,
        "jokers stay where they are",
    ),
    "rummy: ambiguous": (rummy([*DRAWN, "meld 9C XX XX"]), 1, "write meld run … or meld set"),
    "rummy: meld of Shelem's joker": (
        rummy([*DRAWN, "meld XR 4H 4D"]),
        1,
        "XX here, and there is no XR",
    ),
    "rummy: layoff of Shelem's joker": (rummy([*DRAWN, "layoff 0 XB"]), 1, "and there is no XB"),
    "rummy: way out": (rummy(["draw discard", "meld 4H 4D 4S", "discard KD"]), 2, "this turn"),
    "rummy: surplus reshuffle": (
        rummy([*DRAWN, "discard 9C"], deal={"reshuffles": ["KD"]}),
        None,
        "1 more than draws",
    ),
    "rummy: play of Shelem": (rummy(["play 4H"]), 0, "no such action"),
    "shithead: 53 cards": (
        shithead([], deal={"deck": SHITHEAD_DECK + " XX"}),
        None,
        "52 cards here, not 53",
    ),
    "shithead: twice": (
        shithead([], deal={"deck": "3S" + SHITHEAD_DECK[2:]}),
        None,
        "too often in the deck: 3S",
    ),
    "shithead: play first": (shithead(["play 3H"]), 0, "the exchanges come first"),
    "shithead: odd swap": (shithead(["swap 3H"]), 0, "in pairs"),
    "shithead: second swap": (shithead(["swap 3H 8S", "swap 8S 3H"]), 1, "only one exchange"),
    "shithead: swap of the other way": (shithead(["swap row 0"]), 0, "does not exist"),
    "shithead: keep": (shithead(["keep AS 3H 5H"]), 0, "the exchanges come first"),
    "shithead: swap after ready": (shithead([*READY, "swap 3H 8S"]), 2, "exchanges are over"),
    "shithead: not there": (shithead([*READY, "play KC"]), 2, "not there: KC"),
    "shithead: face up": (shithead([*READY, "play 8S"]), 2, "the hand comes first"),
    "shithead: two ranks": (shithead([*READY, "play 3H 5H"]), 2, "one rank"),
    "shithead: play of nothing": (shithead([*READY, "play"]), 2, "no such action"),
    "shithead: blind": (shithead([*READY, "blind 0"]), 2, "blind cards come last"),
    "shithead: two blinds": (shithead([*READY, "blind 0 1"]), 2, "no such action"),
    "shithead: empty pile": (shithead([*READY, "pickup"]), 2, "the pile is empty"),
    "shithead: Shelem's joker": (shithead([*READY, "play XR"]), 2, "XX here, and there is no XR"),
    "shithead: too low": (shithead([*READY, "play AS", "play 4H"]), 3, "4H does not go on AS"),
    "shithead: along": (
        shithead([*READY, "play AS", "pickup 9S"]),
        3,
        "no face-up cards may be taken along",
    ),
    "shithead: ready again": (shithead([*READY, "ready"]), 2, "the exchanges are over"),
    "shithead: reshuffles": (
        shithead(READY, deal={"reshuffles": ["AS"]}),
        None,
        "1 more than draws",
    ),
    "shelem2: bid": (shelem2(["bid 95"]), 0, "the lowest bid is 100"),
    "shelem2: bid again": (shelem2(["bid 100", "bid 100"]), 1, "must be higher"),
    "shelem2: step": (shelem2(["bid 101"]), 0, "steps of 5"),
    "shelem2: special": (shelem2(["bid shelem"]), 0, "cannot be bid at this table"),
    "shelem2: two passes end it": (shelem2(["pass", "pass", "pass"]), 2, "the deal is over"),
    "shelem2: discard": (shelem2(["bid 100", "pass", "trump H"]), 2, "laid away first"),
    "shelem2: play": (shelem2(["play AH"]), 0, "bid or pass"),
    "shelem2: unknown": (shelem2(["double"]), 0, "no such action"),
    "shelem2: of Shithead": (shelem2(["pickup"]), 0, "no such action"),
    "shelem2: third call": (shelem2(["bid 100", "pass", "bid 105"]), 2, "laid away first"),
    "shelem2: kons": (shelem2(["bid kons"]), 0, "cannot be bid at this table"),
    "shelem2: accept": (shelem2(["accept"]), 0, "bid or pass"),
    "shelem2: 51 cards": (shelem2([], deal={"deck": SHITHEAD_DECK[3:]}), None, "not 51"),
    "shelem2: joker": (
        shelem2([], deal={"deck": SHITHEAD_DECK.replace("KS", "XX")}),
        None,
        "not in a deck of this table: XX",
    ),
    "shelem2: at": (shelem2(["pass"], deal={"at": [1, 2]}), None, "one time for each action"),
}


@pytest.mark.parametrize("name", NO_RECORD)
def test_no_record(name: str) -> None:
    changed, reason = NO_RECORD[name]
    error = caught(changed)
    assert (error.deal, error.action, error.text) == (None, None, None)
    assert reason in error.reason


@pytest.mark.parametrize("name", IN_A_DEAL)
def test_wrong_deal(name: str) -> None:
    changed, place, reason = IN_A_DEAL[name]
    error = caught(changed)
    assert (error.deal, error.action) == (0, place)
    assert reason in error.reason
    assert (error.text is None) == (place is None)


@pytest.mark.parametrize("name", ["rummy2-rim", "shithead2-persian", "shelem2-bazito-1"])
def test_a_golden_record_with_one_action_less_or_twice(name: str) -> None:
    whole = record(name)
    for deal in range(len(whole["deals"])):
        count = len(whole["deals"][deal]["actions"])
        for place in range(0, count, max(1, count // 7)):
            changed = deepcopy(whole)
            actions = changed["deals"][deal]["actions"]
            actions[place] = "nonsense"
            error = caught(changed)
            assert (error.deal, error.action, error.text) == (deal, place, "nonsense")


def test_a_missing_reshuffle_is_told() -> None:
    found = next(
        (path, number)
        for path in sorted(GOLDEN.glob("rummy*.barg"))
        for number, deal in enumerate(json.loads(path.read_text())["deals"])
        if deal.get("reshuffles")
    )
    changed = json.loads(found[0].read_text())
    del changed["deals"][found[1]]["reshuffles"]
    error = caught(changed)
    assert error.deal == found[1]
    assert (error.text, error.reason) == (
        "draw stock",
        "the stock is empty: a reshuffle is needed",
    )
    changed = json.loads(found[0].read_text())
    changed["deals"][found[1]]["reshuffles"][0] = "KD"
    assert "is not the discards under the top" in caught(changed).reason

"""What a replay shows: all cards at their places, or just what a seat saw."""

import gzip
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from barg.record import read_record, replay
from barg.server.protocol_replay import ReplayFault
from barg.server.replaying import match_id, replayed

GOLDEN: Final = Path(__file__).resolve().parents[1] / "golden"
GAMES: Final = (
    "sample-001",
    "shelem2-bazito-1",
    "shelem4-bazito-kons",
    "shelem4-sar_shelem",
    "rummy3-options-1",
    "rummy2-rim_joker",
    "shithead5-persian",
    "shithead3-persian_six",
)
MOST_BYTES: Final = 1_000_000


def record(name: str) -> bytes:
    return (GOLDEN / f"{name}.barg").read_bytes()


def answer(name: str, deal: int = 0, seat: int | None = None) -> Any:
    found = replayed(record(name), deal, seat)
    assert isinstance(found, bytes)
    return msgspec.json.decode(gzip.decompress(found))


def cards_of(frame: Any) -> list[str]:
    """Every card of an open frame, once."""
    zones = [*frame["hands"], *(pile for piles in frame.get("piles", ()) for pile in piles)]
    zones += [frame.get("widow", []), frame.get("packet", []), frame.get("next_cards", [])]
    zones += [*frame.get("rows", ()), *frame.get("blind", ()), frame.get("pile", [])]
    zones += [meld["cards"] for meld in frame.get("melds", ())]
    return [card for zone in zones for card in zone]


@pytest.mark.parametrize("name", GAMES)
def test_an_open_frame_has_every_card_where_it_lies(name: str) -> None:
    found = answer(name)
    first = cards_of(found["frames"][0])
    assert None not in first
    deck = read_record(record(name)).deals[0].deck.split()
    turned = [found["frames"][0]["top"]] if found["game"] == "rummy" else []
    assert sorted([*first, *turned]) == sorted(deck)
    assert len(found["frames"]) == len(found["steps"]) + 1 == found["deals"][0]["actions"] + 1


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_sees_its_own_cards_and_backs(name: str) -> None:
    found, seen = answer(name), answer(name, seat=1)
    for wide, narrow in zip(found["frames"], seen["frames"], strict=True):
        for seat, (every, some) in enumerate(zip(wide["hands"], narrow["hands"], strict=True)):
            assert len(every) == len(some)
            if seat == 1:
                assert every == some
            elif found["game"] != "shithead" and wide["phase"] != "over":
                assert set(some) <= {None}
            else:
                assert {card for card in some if card} <= set(every)
    assert any(None in hand for frame in seen["frames"] for hand in frame["hands"])


@pytest.mark.parametrize(("seat", "word"), [(None, "discard 3C 4S 2D 2S"), (1, "discard")])
def test_the_packet_is_named_to_declarer_only(seat: int | None, word: str) -> None:
    steps = answer("sample-001", seat=seat)["steps"]
    found = [step["action"] for step in steps if step["action"].startswith("discard")]
    assert [text.split()[0] if seat else len(text.split()) for text in found] == [
        "discard" if seat else len(word.split())
    ]
    frames = answer("sample-001", seat=seat)["frames"]
    packets = {card for frame in frames[:-1] for card in frame["packet"]}
    assert (packets == {None}) is (seat == 1)


def test_a_draw_is_named_to_its_seat_only() -> None:
    every = answer("rummy3-options-1")["steps"]
    drawn = [step for step in every if step["action"] == "draw stock"]
    assert all(step["card"] for step in drawn)
    mine = answer("rummy3-options-1", seat=0)["steps"]
    seen = [step for step in mine if step["action"] == "draw stock"]
    assert all((step["card"] is not None) is (step["seat"] == 0) for step in seen)
    taken = [step["card"] for step in mine if step["action"] == "draw discard"]
    assert all(taken)


@pytest.mark.parametrize("name", GAMES)
def test_the_last_frames_lead_to_the_sheet_of_the_match(name: str) -> None:
    found = answer(name)
    match = replay(read_record(record(name))).match
    assert len(found["deals"]) == len(match.deals)
    assert found["over"] is match.over
    totals = found["deals"][-1]["totals"]
    assert totals == list(match.totals or ())[: len(totals)]
    last = answer(name, deal=len(match.deals) - 1)
    assert (last["frames"][-1]["phase"] == "over") is not match.deal_running


def test_a_whole_match_is_small_on_the_wire() -> None:
    for name in ("shelem4-bazito-3", "rummy7-rim_joker", "shithead2-persian_jokers"):
        deals = len(read_record(record(name)).deals)
        found = [replayed(record(name), deal, None) for deal in range(deals)]
        assert sum(len(one) for one in found if isinstance(one, bytes)) < MOST_BYTES


def test_wrong_records_say_what_and_where() -> None:
    good = record("sample-001")
    fault = replayed(good.replace(b'"play AH"', b'"play 2C"', 1), 0, None)
    assert isinstance(fault, ReplayFault)
    assert (fault.deal, fault.reason.code) == (0, "not_held")
    assert fault.text == "play 2C"
    no_records = {
        b"": "json_value",
        b"{}": "record_none",
        b"[1]": "record_none",
        b"\xff\xfe": "record_utf8",
        b'{"barg": 2}': "record_version",
        good[:-40]: "json_quote",
    }
    for data, code in no_records.items():
        fault = replayed(data, 0, None)
        assert isinstance(fault, ReplayFault)
        assert (fault.reason.code, fault.deal) == (code, None)


@pytest.mark.parametrize(
    ("deal", "seat", "code"),
    [(1, None, "no_such_deal"), (-1, None, "no_such_deal"), (0, 4, "no_such_seat")],
)
def test_what_is_not_there_is_refused(deal: int, seat: int | None, code: str) -> None:
    found = replayed(record("sample-001"), deal, seat)
    assert isinstance(found, ReplayFault)
    assert found.reason.code == code


def test_a_record_without_a_deal_has_nothing_to_step_through() -> None:
    empty = b'{"barg":1,"game":"rummy","players":["A","B"],"dealer":0,"deals":[]}'
    found = replayed(empty, 0, None)
    assert isinstance(found, bytes)
    opened = msgspec.json.decode(gzip.decompress(found))
    assert (opened["deals"], opened["frames"], opened["steps"]) == ([], [], [])


def test_a_match_keeps_its_name_under_other_players() -> None:
    good = read_record(record("sample-001"))
    renamed = msgspec.structs.replace(good, players=["A", "B", "C", "D"], date="today")
    other = msgspec.structs.replace(good, dealer=(good.dealer + 1) % 4)
    assert match_id(good) == match_id(renamed) != match_id(other)

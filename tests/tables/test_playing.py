import random
from datetime import UTC, datetime

import pytest

from barg.cards import parse_cards
from barg.record import read_record, replay, write_record
from barg.server.match_record import match_record
from barg.tables import Refusal, Table, create, fold
from barg.tables.commands import Act, BotAct, Command, Deal, Next, Rematch, Sit, Stand, Start
from barg.tables.events import Dealt, read_event, write_event
from tests.tables.helpers import HOST, begun, deck, do, new_table, played, step


def refused(table: Table, command: Command, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        do(table, command)
    assert refusal.value.code == code


def test_the_first_dealer_and_the_deck_are_those_of_the_command() -> None:
    table = begun("ali", "sara", "reza", "mina", seed=5)
    assert table.match is not None
    assert table.match.first_dealer == 3
    assert table.events[-1] == Dealt(deck(5))
    assert table.to_act == 0


def test_a_match_begins_once() -> None:
    refused(begun("ali"), Start(HOST, 0, deck()), "begun")


def test_an_action_twice_is_one_event() -> None:  # cases 33, 47
    table = begun("ali", "sara")
    once = do(table, Act("ali", 0, 0, "bid 100"))
    assert do(once, Act("ali", 0, 0, "bid 100")).seq == once.seq
    refused(once, Act("ali", 0, 0, "bid 105"), "stale")
    refused(once, Act("sara", 0, 0, "bid 100"), "stale")


def test_the_same_action_in_other_words_is_the_same() -> None:
    table = begun("ali", "sara", "reza", "mina")
    for person in ("ali", "sara", "reza"):
        text = "bid 100" if person == "ali" else "pass"
        table = do(table, Act(person, 0, table.turn, text))
    table = do(table, Act("mina", 0, 3, "pass"))
    assert table.match is not None
    assert table.match.current is not None
    held = deck().split()[:12]
    once = do(table, Act("ali", 0, 4, "discard " + " ".join(held[:4])))
    again = do(once, Act("ali", 0, 4, "discard " + " ".join(reversed(held[:4]))))
    assert again.seq == once.seq


def test_out_of_turn_not_begun_and_without_a_seat() -> None:
    table = begun("ali", "sara")
    refused(table, Act("sara", 0, 0, "pass"), "not_your_turn")
    refused(table, Act("stranger", 0, 0, "pass"), "no_seat")
    lobby = do(new_table(), Sit("ali", "Ali", 0))
    refused(lobby, Act("ali", 0, 0, "pass"), "not_begun")


@pytest.mark.parametrize(
    "text", ["", "jump", "play", "play 1X", "bid", "bid ۱۰۰", "\0", "pass pass"]
)
def test_what_is_no_action(text: str) -> None:
    refused(begun("ali"), Act("ali", 0, 0, text), "bad_action")


def test_the_rules_own_reason_is_passed_on() -> None:
    with pytest.raises(Refusal) as refusal:
        do(begun("ali"), Act("ali", 0, 0, "bid 95"))
    assert (refusal.value.code, refusal.value.params) == ("bid_under", {"points": 100})


def test_a_bots_late_thought_does_not_count_on_a_persons_seat() -> None:
    table = do(begun("ali", "sara", "reza", seed=3), Sit("mina", "Mina", 3))
    refused(table, BotAct(3, 0, 0, "pass"), "no_bot")


def test_the_next_deal_waits_for_all_who_are_connected() -> None:
    table = played(begun("ali", "sara", "reza", target=10_000), "between")
    online = frozenset({"ali", "sara"})
    asked = do(table, Next("ali", online, deck(9)))
    assert (asked.status, asked.ready) == ("between", {0})
    assert do(asked, Next("ali", online, deck(9))).seq == asked.seq
    dealt = do(asked, Next("sara", online, deck(9)))
    assert (dealt.status, dealt.number, dealt.ready) == ("playing", table.number + 1, set())


def test_no_deal_with_an_empty_seat() -> None:
    table = do(played(begun("ali", "sara", target=10_000), "between"), Stand("sara"))
    assert do(table, Next("ali", frozenset({"ali"}), deck(9))).status == "between"
    refused(table, Deal(table.number + 1, deck(9)), "seats_empty")


def test_the_time_for_a_deal_that_has_begun_passes_unnoticed() -> None:
    table = begun("ali", target=10_000)
    assert do(table, Deal(0, deck(1))).seq == table.seq
    refused(table, Deal(1, deck(1)), "deal_running")
    refused(table, Next("ali", frozenset({"ali"}), deck(1)), "deal_running")


def test_nothing_happens_after_the_end() -> None:  # case 41
    table = played(begun("ali", target=5), "over")
    number, turn = table.number, table.turn
    refused(table, Act("ali", number, turn, "pass"), "match_over")
    refused(table, Next("ali", frozenset({"ali"}), deck(1)), "match_over")
    refused(table, Deal(number + 1, deck(1)), "match_over")


def test_the_first_who_asks_for_a_rematch_sets_it_up() -> None:
    table = played(begun("ali", "sara", target=5), "over")
    refused(table, Rematch("stranger", "t"), "not_yours")
    once = do(table, Rematch("sara", "new"))
    assert do(once, Rematch("ali", "other")).rematch == "new"
    refused(begun("ali"), Rematch("ali", "new"), "not_over")


def test_a_command_leaves_the_table_as_it_was() -> None:
    table = begun("ali", "sara")
    before = fold(read_event(write_event(event)) for event in table.events)
    chance = random.Random(4)
    later = table
    for _ in range(30):
        later = step(later, chance)
    assert table.seq == before.seq
    assert table.match is not None
    assert before.match is not None
    assert table.match.deals[0].calls == before.match.deals[0].calls == []
    assert table.deals[0].actions == []


def test_case_45_a_later_change_of_a_preset_changes_no_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from barg.shelem.options import PRESETS

    table = begun("ali", target=30, seed=2)
    table = played(table, "over")
    totals = table.match and table.match.totals
    record = write_record(match_record(table, datetime(2026, 1, 1, tzinfo=UTC)))
    other = {**PRESETS["bazito"], "target": 5, "slam": "none", "half_penalty": False}
    monkeypatch.setitem(PRESETS, "bazito", other)
    again = fold(read_event(write_event(event)) for event in table.events)
    assert again.match is not None
    assert (again.status, again.match.totals) == ("over", totals)
    assert again.created.changed == ("target",)
    assert replay(read_record(record)).match.totals == totals


def test_rules_that_cannot_be_are_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        create("shelem", {"min_bid": 185}, HOST)
    assert refusal.value.params == {"option": "min_bid", "why": "conflict"}
    with pytest.raises(Refusal):
        create("chess", {}, HOST)


def test_case_44_the_deck_after_a_restart_is_the_one_before() -> None:
    table = begun("ali", seed=8)
    again = fold(read_event(write_event(event)) for event in table.events)
    assert again.deals[0].deck == table.deals[0].deck
    assert parse_cards(again.deals[0].deck) == parse_cards(deck(8))

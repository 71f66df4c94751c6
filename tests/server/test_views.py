"""Views of tables that were played without a server."""

import random
from itertools import pairwise

import pytest

from barg.server.protocol_shelem import ShelemFacts, ShelemRow, ShelemView
from barg.server.views import Presence, events_since, table_view
from barg.tables import Table
from barg.tables.commands import Stand
from tests.tables.helpers import acted, begun, deck, do, new_table, played, step

PRESENCE = Presence(frozenset({"ali"}), 2)


def all_views(table: Table) -> list[object]:
    people = [None, "ali", "sara", "reza", "mina"]
    return [table_view(table, "t", person, PRESENCE) for person in people]


def deal_of(table: Table, person: str | None) -> ShelemView:
    deal = table_view(table, "t", person, PRESENCE).deal
    assert isinstance(deal, ShelemView)
    return deal


def test_a_table_that_waits() -> None:
    view = table_view(new_table(), "t", "host", PRESENCE)
    assert (view.status, view.host, view.seat, view.deal) == ("waiting", True, None, None)
    assert [seat.kind for seat in view.seats] == ["empty"] * 4
    assert (view.totals, view.sheet, view.winners) == ([0, 0], [], [])


def test_only_the_own_hand_is_shown_and_only_in_turn_what_is_legal() -> None:
    table = begun("ali", "sara", "reza", "mina")
    for person in ("ali", "sara", None):
        deal = deal_of(table, person)
        assert len(deal.hand) == (12 if person else 0)
        assert bool(deal.legal) == (person == "ali")
        assert deal.hand_sizes == [12, 12, 12, 12]
        assert deal.widow is None
    seats = table_view(table, "t", None, PRESENCE).seats
    assert [seat.online for seat in seats] == [True, False, False, False]


def test_the_declarer_chooses_four_of_sixteen_and_alone_knows_the_packet() -> None:
    table = begun("ali", "sara", "reza", "mina")
    chance = random.Random(1)
    while table.match and table.match.current.phase < 2:  # type: ignore[union-attr]
        table = step(table, chance)
    views = {seat: deal_of(table, p) for seat, p in enumerate(("ali", "sara", "reza", "mina"))}
    declarer = views[0].declarer
    for seat, deal in views.items():
        assert (deal.choose is not None) == (seat == declarer)
        assert (deal.widow is not None) == (seat == declarer)
        assert deal.choose is None or (deal.choose.count, len(deal.choose.cards)) == (4, 16)
    table = step(table, chance)
    for seat, person in enumerate(("ali", "sara", "reza", "mina")):
        deal = deal_of(table, person)
        assert (deal.discards is not None) == (deal.points is not None) == (seat == declarer)
        last = events_since(table, table.seq - 1, seat)[0]
        assert (last.action == "discard") == (seat != declarer)  # type: ignore[union-attr]


def test_s34_a_joker_table_tells_its_points_and_six_cards_are_laid_away() -> None:
    table = begun("ali", "sara", "reza", "mina", preset="joker230")
    facts = table_view(table, "t", "ali", PRESENCE).facts
    assert isinstance(facts, ShelemFacts)
    assert (facts.total, facts.packet_size) == (230, 6)
    assert facts.card_points == {"5": 5, "T": 10, "A": 15, "XB": 20, "XR": 25}
    plain = table_view(begun("ali"), "t", "ali", PRESENCE).facts
    assert isinstance(plain, ShelemFacts)
    assert (plain.total, plain.packet_size) == (165, 4)
    assert plain.card_points == {"5": 5, "T": 10, "A": 10}
    table = acted(table, "bid 130", "pass", "pass", "pass")
    deal = deal_of(table, "ali")
    assert deal.choose is not None
    assert (deal.choose.count, len(deal.choose.cards), len(deal.widow or ())) == (6, 18, 6)
    other = deal_of(table, "sara")
    assert (other.choose, other.widow) == (None, None)
    table = acted(table, "discard " + " ".join(deal.choose.cards[-6:]))
    for seat, person in enumerate(("ali", "sara")):
        seen = deal_of(table, person)
        assert seen is not None
        assert len(seen.discards or ()) == (6 if seat == 0 else 0)
        last = events_since(table, table.seq - 1, seat)[0]
        assert (last.action == "discard") == (seat != 0)  # type: ignore[union-attr]


def test_s35_a_joker_that_may_be_led_is_listed_once_a_suit() -> None:
    seed = next(s for s in range(99) if "XR" in deck(s, jokers=2).split()[-18:])
    table = begun("ali", "sara", "reza", "mina", seed=seed, preset="joker200")
    table = acted(table, "pass", "pass", "pass", "bid 100")
    deal = deal_of(table, "mina")
    assert deal.choose is not None
    assert "XR" in deal.choose.cards
    table = acted(table, "discard " + " ".join(deal.choose.cards[-6:]))
    deal = deal_of(table, "mina")
    assert [text for text in deal.legal if "XR" in text] == [f"play XR {suit}" for suit in "SHDC"]
    assert deal.blocked == {}
    deal = deal_of(acted(table, "play XR D"), "ali")
    assert (deal.trump, deal.trick) == ("D", ["XR"])


def test_s36_the_widow_of_a_sar_shelem_is_seen_by_all_when_the_deal_is_over() -> None:
    table = begun("ali", "sara", "reza", "mina", preset="joker200", sar_shelem=True, target=100_000)
    table = acted(table, "bid sar_shelem")
    chance = random.Random(2)
    while table.status == "playing":
        for view in all_views(table):
            deal = view.deal  # type: ignore[attr-defined]
            assert (deal.phase, deal.contract) == ("play", "sar_shelem")
            assert (deal.widow, deal.discards, deal.points) == (None, None, None)
        table = step(table, chance)
    for view in all_views(table):
        deal = view.deal  # type: ignore[attr-defined]
        assert len(deal.widow) == 6
        assert deal.widow == deal.discards
        assert deal.result.outcome == "sar_shelem_lost"
        assert deal.result.contract == view.sheet[-1].contract == "sar_shelem"  # type: ignore[attr-defined]
        assert deal.result.scores[0] == -800
        assert sum(deal.result.raw) == 200


def test_s37_ways_without_trump_are_listed_and_shown() -> None:
    table = begun("ali", "sara", "reza", "mina", no_trump_modes=True)
    table = acted(table, "bid 120", "pass", "pass")
    deal = deal_of(acted(table, "pass"), "ali")
    assert deal.choose is not None
    table = acted(table, "pass", "discard " + " ".join(deal.choose.cards[:4]))
    deal = deal_of(table, "ali")
    assert deal.legal[4:] == ["trump sars", "trump nars", "trump ace_nars"]
    deal = deal_of(acted(table, "trump nars"), None)
    assert deal.trump == "nars"


def test_every_card_in_hand_is_legal_or_has_its_reason() -> None:
    table = begun("ali", "sara", "reza", "mina")
    chance = random.Random(3)
    seen = 0
    for _ in range(120):
        if table.status != "playing":
            break
        seat = table.to_act
        who = table.seats[seat].id  # type: ignore[index, union-attr]
        deal = deal_of(table, who)
        if deal.phase == "play":
            legal = {text.split()[1] for text in deal.legal}
            assert legal | set(deal.blocked) == set(deal.hand)
            assert not legal & set(deal.blocked)
            seen += bool(deal.blocked)
        table = step(table, chance)
    assert seen


def test_when_a_deal_is_over_all_is_public_and_the_result_is_told() -> None:
    table = played(begun("ali", "sara", target=100_000), "between", seed=5)
    while table.deals[-1].actions[-1][1] == "pass":
        table = played(step(table, random.Random(1)), "between", seed=6)
    for view in all_views(table):
        deal = view.deal  # type: ignore[attr-defined]
        assert [len(hand) for hand in deal.dealt] == [12] * 4
        assert len(deal.widow) == len(deal.discards) == 4
        assert deal.result.scores == view.sheet[-1].scores  # type: ignore[attr-defined]
        assert sum(deal.result.raw) == 165
        assert deal.result.packet_points in range(5, 50)


def test_s26_the_sheet_leaves_redeals_out_and_rules_every_fourth_row() -> None:
    table = begun("ali", target=100_000)
    chance = random.Random(4)
    while sum(deal.actions[-1][1] != "pass" for deal in table.deals[:-1]) < 8:
        table = step(table, chance)
    sheet = table_view(table, "t", None, PRESENCE).sheet
    rows = [row for row in sheet if isinstance(row, ShelemRow)]
    assert len(rows) == len(sheet)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert [row.number for row in rows if row.rule_below] == [4, 8]
    for before, row in pairwise(rows):
        assert row.dealer == (before.dealer + 1) % 4
        assert row.totals == [a + b for a, b in zip(before.totals, row.scores, strict=True)]


@pytest.mark.parametrize(
    "preset", ["bazito", "gameocards", "shivaei", "ghavarech", "joker200", "joker230"]
)
def test_a_whole_match_can_be_seen_by_all(preset: str) -> None:
    table = begun("ali", "sara", preset=preset, target=1)
    chance = random.Random(preset)
    while table.status != "over":
        assert len(all_views(table)) == 5
        table = step(table, chance)
    assert table_view(table, "t", None, PRESENCE).winners


def test_who_stood_up_sees_no_hand() -> None:
    table = do(begun("ali", "sara"), Stand("ali"))
    deal = deal_of(table, "ali")
    assert deal.hand == []
    assert table_view(table, "t", None, PRESENCE).seats[0].kind == "empty"

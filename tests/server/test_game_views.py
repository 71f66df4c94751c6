"""Views of tables of Rim, Shithead and two-player Shelem, played without a server."""

import random
from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest

from barg.bots import choose
from barg.record import read_record, replay, write_record
from barg.server.match_record import match_record
from barg.server.protocol import TableView
from barg.server.protocol_rummy import RummyFacts, RummyRow, RummyView
from barg.server.protocol_shelem import ShelemView
from barg.server.protocol_shithead import ShitheadFacts, ShitheadRow, ShitheadView
from barg.server.tapped import as_written
from barg.server.views import Presence, events_since, table_view
from barg.tables import Refusal, Table, create, fold
from barg.tables.commands import Act
from barg.tables.events import read_event, write_event
from tests.server.tables_of_games import KINDS
from tests.tables.helpers import acted, begun, do, new_table, shuffled_for, step

PRESENCE = Presence()
PEOPLE = [f"p{seat}" for seat in range(8)]


def view_of(table: Table, person: str | None) -> TableView:
    return table_view(table, "t", person, PRESENCE)


def of_people(game: str, players: int, **rules: Any) -> Table:
    return begun(*PEOPLE[:players], game=game, players=players, **rules)


def rim(table: Table, person: str | None) -> RummyView:
    deal = view_of(table, person).deal
    assert isinstance(deal, RummyView)
    return deal


def shithead(table: Table, person: str | None) -> ShitheadView:
    deal = view_of(table, person).deal
    assert isinstance(deal, ShitheadView)
    return deal


def card_of(action: str) -> str:
    return action.rsplit(maxsplit=1)[-1]


@pytest.mark.parametrize(("game", "players", "rules"), KINDS)
def test_a_match_is_seen_replayed_from_its_log_and_recorded(
    game: str, players: int, rules: dict[str, Any]
) -> None:
    short = {"shithead": {"deals": 1, "max_turns": 60}, "rummy": {"max_turns": 40, "target": 1}}
    table = of_people(game, players, **{**rules, **short.get(game, {"target": 1})})
    chance = random.Random(f"{game} {players}")
    waiting = view_of(new_table(game, players, **rules), None)
    assert len(waiting.totals) == len(view_of(table, None).totals)
    assert set(waiting.totals) == {0}
    for _ in range(1500):
        if table.status == "over":
            break
        table = step(table, chance)
    for person in (None, *PEOPLE[:players]):
        view = view_of(table, person)
        assert (view.game, view.totals) == (game, list(table.match.totals)[: len(view.totals)])  # type: ignore[union-attr, arg-type]
        assert len(view.seats) == players
    again = fold(read_event(write_event(event)) for event in table.events)
    assert again.match is not None
    assert repr(view_of(again, "p0")) == repr(view_of(table, "p0"))
    record = match_record(table, datetime.now(UTC))
    found = replay(read_record(write_record(record)))
    if table.status != "playing":
        assert found.match.totals == again.match.totals
    assert len(found.match.deals) == len(record.deals)


def test_r8_a_reshuffle_is_an_event_that_no_client_sees() -> None:
    table = of_people("rummy", 3, preset="rim")
    chance = random.Random(1)
    while not table.deals[-1].reshuffles:
        table = step(table, chance)
    stock = table.deals[-1].reshuffles[0]
    assert stock in write_event(table.events[-1])
    assert len(stock.split()) > 5
    (event,) = events_since(table, table.seq - 1, None)
    assert event.action == "draw stock"  # type: ignore[union-attr]
    deal = rim(table, None)
    assert (deal.reshuffles, deal.stock, deal.discards) == (1, len(stock.split()) - 1, 1)


def test_r8_a_wrong_shuffle_is_not_stored() -> None:
    table = of_people("rummy", 2, preset="rim", hand_size=24)
    chance = random.Random(3)
    while rim(table, None).stock or rim(table, None).phase != "draw":
        table = step(table, chance)
    person = PEOPLE[table.to_act or 0]
    stock = shuffled_for(table, "draw stock", chance)
    assert stock
    act = Act(person, table.number, table.turn, "draw stock", stock + " AS")
    with pytest.raises(ValueError, match="AS"):
        do(table, act)
    later = do(table, Act(person, table.number, table.turn, "draw stock", stock))
    assert later.deals[-1].reshuffles == [stock]


def test_r4_the_drawn_card_reaches_its_seat_alone() -> None:
    table = acted(of_people("rummy", 3), "draw stock")
    own, other = rim(table, "p0"), rim(table, "p1")
    assert own.drawn in own.hand
    assert (other.drawn, other.taken, other.moves[-1].card) == (None, None, None)
    assert (own.moves[-1].action, own.moves[-1].card) == ("draw stock", own.drawn)
    assert own.hand_sizes == other.hand_sizes == [8, 7, 7]
    assert events_since(table, table.seq - 1, 0) == events_since(table, table.seq - 1, 1)


def test_r6_the_card_taken_from_the_discards_is_marked_and_may_not_go_back() -> None:
    table = of_people("rummy", 2)
    top = rim(table, "p0").top
    table = acted(table, "draw discard")
    own, other = rim(table, "p0"), rim(table, "p1")
    assert own.drawn == own.taken == other.taken == other.moves[-1].card == top
    assert {card: reason.code for card, reason in own.blocked.items()} == {top: "just_taken"}
    assert f"discard {top}" not in own.legal
    assert (other.legal, other.blocked, other.drawn) == ([], {}, None)


def test_r9_a_longer_meld_than_those_listed_is_verified_and_a_wrong_one_has_its_reason() -> None:
    table = of_people("rummy", 2, decks=2)
    chance = random.Random(7)
    while not (found := longer(table)):
        table = step(table, chance)
    person = PEOPLE[table.to_act or 0]
    assert found not in rim(table, person).legal
    later = acted(table, found)
    meld = rim(later, None).melds[-1]
    assert (" ".join(meld.cards), meld.kind, meld.seat) == (found[5:], "run", table.to_act)
    with pytest.raises(Refusal) as refusal:
        acted(table, f"{found} {found.split()[1]}")
    assert refusal.value.code in ("run_order", "not_held")


def test_the_cards_of_a_meld_may_be_tapped_in_any_order() -> None:
    table = of_people("rummy", 2)
    assert as_written(table, "meld 6H 4H 5H") == "meld 4H 5H 6H"
    assert as_written(table, "meld run 6H 4H 5H") == "meld run 4H 5H 6H"
    for text in (
        "meld",
        "meld run",
        "meld 4H ZZ",
        "meld set 4H XX XX",
        "layoff 0 4H",
        "",
        "meld XR",
    ):
        assert as_written(table, text) == text
    assert as_written(begun("ali"), "meld 6H 4H 5H") == "meld 6H 4H 5H"


def longer(table: Table) -> str | None:
    """A run of four whose first three and last three are legal melds."""
    if table.to_act is None:
        return None
    runs = [text.split()[1:] for text in rim(table, PEOPLE[table.to_act]).legal if "meld" in text]
    for one in runs:
        for two in runs:
            if one[1:] == two[:2] and one[0] != two[2] and one[0][1] == two[2][1]:
                return f"meld {' '.join([*one, two[2]])}"
    return None


@pytest.mark.parametrize("preset", ["rim", "rim_joker", "rim_high", "rim_hand", "rim_iran"])
def test_the_arrangement_holds_the_hand_in_melds_and_what_is_left(preset: str) -> None:
    table = of_people("rummy", 4, preset=preset, hand_size=12)
    chance = random.Random(preset)
    facts = view_of(table, None).facts
    assert isinstance(facts, RummyFacts)
    melds = 0
    for _ in range(60):
        table = step(table, chance)
        for person in PEOPLE[:4]:
            deal = rim(table, person)
            found = deal.arrangement
            if found is None:
                assert deal.hand == []
                continue
            cards = [card for meld in found.melds for card in meld] + found.left
            assert Counter(cards) == Counter(deal.hand)
            points = [facts.card_points[card if card == "XX" else card[0]] for card in found.left]
            assert sum(points) == found.points
            if person == PEOPLE[table.to_act or 0] and deal.phase == "turn" and preset == "rim":
                listed = {text for text in deal.legal if text.startswith("meld")}
                short = [meld for meld in found.melds if len(meld) == 3]
                assert {f"meld {' '.join(meld)}" for meld in short} <= listed
            melds += len(found.melds)
    assert melds > 5


def test_the_result_and_the_sheet_of_rim() -> None:
    table = of_people("rummy", 3, target=100_000)
    chance = random.Random(4)
    while len([1 for deal in table.deals if deal.actions]) < 3 or table.status != "between":
        table = step(table, chance)
    view = view_of(table, None)
    rows = [row for row in view.sheet if isinstance(row, RummyRow)]
    result = rim(table, None).result
    assert result is not None
    assert [row.number for row in rows] == [1, 2, 3]
    assert rows[-1].left == [len(cards) for cards in result.left]
    assert result.winner is None or rows[-1].left[result.winner] == 0
    assert rows[-1].scores == result.scores
    assert rows[-1].totals == result.totals == view.totals
    assert [a + b for a, b in zip(rows[1].totals, rows[2].scores, strict=True)] == rows[2].totals


def test_r16_where_melds_stay_in_the_hand_the_result_shows_them() -> None:
    table = of_people("rummy", 2, preset="rim_hand", target=100_000)
    table = knocked(table)
    result = rim(table, None).result
    assert result is not None
    assert result.winner is not None
    assert result.left[result.winner] == []
    assert sum(map(len, result.melded[result.winner])) in (10, 11)
    assert result.scores[result.winner] > 0


def knocked(table: Table) -> Table:
    """A deal that somebody ends by a knock."""
    while table.status == "playing":
        assert table.match is not None
        assert table.match.current is not None
        seat = table.match.current.to_act
        action = choose("casual", table.match.current.observe(seat), table.seq)
        text = table.rules.action_text(action)
        stock = shuffled_for(table, text, random.Random(table.seq))
        table = do(table, Act(PEOPLE[seat or 0], table.number, table.turn, text, stock))
    return table


def test_h4_who_keeps_what_is_hidden_from_the_others() -> None:
    table = of_people("shithead", 3, preset="persian_six")
    own = shithead(table, "p0")
    assert own.choose is not None
    assert (own.choose.count, len(own.choose.cards), len(own.legal)) == (3, 6, 20)
    table = acted(table, own.legal[4])
    for person, action in (("p0", own.legal[4]), ("p1", "keep"), (None, "keep")):
        deal = shithead(table, person)
        (event,) = events_since(table, table.seq - 1, deal.seat)
        assert event.action == deal.moves[-1].action == action  # type: ignore[union-attr]
        assert deal.ready == [0]
        assert deal.hand_sizes[0] == 3


def test_h4_an_exchange_is_open_and_being_ready_is_seen() -> None:
    table = of_people("shithead", 2, preset="classic")
    deal = shithead(table, "p0")
    assert (deal.phase, deal.ready, deal.swapped) == ("swap", [], False)
    swap = next(text for text in deal.legal if text.startswith("swap"))
    table = acted(table, swap)
    other = shithead(table, "p1")
    assert other.swapped
    assert other.moves[-1].action == swap
    assert swap.split()[1] in other.face_up[0]
    assert swap.split()[2] in other.shown[0]
    table = acted(table, "ready")
    assert shithead(table, None).ready == [0]


def test_h8_blocked_cards_say_why_and_every_own_card_is_legal_or_blocked() -> None:
    codes: set[str] = set()
    table = of_people("shithead", 3, preset="classic_powers", deals=100)
    chance = random.Random(5)
    for _ in range(400):
        if table.to_act is not None:
            deal = shithead(table, PEOPLE[table.to_act])
            if deal.phase == "play":
                own = {*deal.hand, *deal.face_up[table.to_act]}
                playable = {
                    card
                    for text in deal.legal
                    if text.startswith("play")
                    for card in text.split()[1:]
                }
                assert own == playable | set(deal.blocked)
                assert not playable & set(deal.blocked)
                codes |= {reason.code for reason in deal.blocked.values()}
        table = step(table, chance)
    assert {"too_low", "hand_first"} <= codes


def test_h10_blind_cards_are_unknown_to_all_until_turned() -> None:
    table = of_people("shithead", 2, preset="classic", deals=100)
    chance = random.Random(6)
    while not (table.deals[-1].actions and "blind" in table.deals[-1].actions[-1][1]):
        if table.status == "playing" and table.seq % 50 == 0:
            for person in ("p0", "p1", None):
                deal = shithead(table, person)
                assert {card for row in deal.blind for card in row} <= {None}
        table = step(table, chance)
    move = shithead(table, None).moves[-1]
    assert move.action.startswith("blind ")
    assert move.card is not None


def test_h17_the_result_and_the_sheet_of_shithead() -> None:
    table = of_people("shithead", 2, preset="classic", deals=3, result="both")
    chance = random.Random(8)
    while table.status != "over":
        table = step(table, chance)
    view = view_of(table, None)
    rows = [row for row in view.sheet if isinstance(row, ShitheadRow)]
    result = shithead(table, None).result
    assert result is not None
    assert [row.number for row in rows] == [1, 2, 3]
    assert view.totals == rows[-1].losses + rows[-1].wins
    assert (rows[-1].loser, rows[-1].winner, rows[-1].out) == (
        result.loser,
        result.winner,
        result.out,
    )
    for row in rows:
        assert row.loser is None or row.loser not in row.out
        assert row.winner is None or row.winner == row.out[0]
    assert view.winners


def test_the_powers_of_ranks_are_told() -> None:
    facts = view_of(new_table("shithead", 4, preset="persian_jokers"), None).facts
    assert isinstance(facts, ShitheadFacts)
    assert facts.powers == {"2": "reset", "T": "burn", "XX": "reverse"}
    assert (facts.loser, facts.winner) == (True, False)


def test_s30_two_players_see_the_tops_of_both_sides_and_nothing_beneath() -> None:
    table = of_people("shelem2", 2, target=100_000)
    chance = random.Random(2)
    reasons: set[str] = set()
    for _ in range(200):
        for seat, person in enumerate(("p0", "p1", None)):
            deal = view_of(table, person).deal
            assert isinstance(deal, ShelemView)
            assert [len(piles) for piles in deal.piles] == [3, 3]
            assert table.match is not None
            state = table.match.current
            for piles, cut in zip(deal.piles, state.piles, strict=True):  # type: ignore[union-attr]
                assert [pile.beneath + bool(pile.top) for pile in piles] == list(map(len, cut))
            if deal.phase == "play" and deal.to_act == deal.seat == seat:
                tops = {pile.top for pile in deal.piles[seat] if pile.top}
                legal = {card_of(text) for text in deal.legal}
                assert {*deal.hand, *tops} == legal | set(deal.blocked)
                reasons |= {reason.code for reason in deal.blocked.values()}
        table = step(table, chance)
    assert {"not_held", "not_on_top"} <= reasons


@pytest.mark.parametrize(
    ("game", "players", "rules", "code", "option"),
    [
        ("shelem", 2, {}, "bad_players", None),
        ("rummy", 8, {}, "bad_players", None),
        ("shithead", 1, {}, "bad_players", None),
        ("shithead", 7, {"decks": 1}, "bad_option", "decks"),
        ("rummy", 7, {"decks": 1}, "bad_option", "decks"),
        ("rummy", 4, {"hand_size": 20, "decks": 1}, "bad_option", "hand_size"),
        ("rummy", 2, {"preset": "rim_hand", "rummy_bonus": True}, "bad_option", "rummy_bonus"),
        ("shithead", 2, {"powers": "2:fly"}, "bad_option", "powers"),
        ("whist", 4, {}, "no_such_game", None),
    ],
)
def test_a_table_that_cannot_be(
    game: str, players: int, rules: dict[str, object], code: str, option: str | None
) -> None:
    with pytest.raises(Refusal) as refusal:
        create(game, rules, "host", players)
    assert (refusal.value.code, refusal.value.params.get("option")) == (code, option)
    assert refusal.value.text


def test_a_log_of_old_is_a_table_of_four() -> None:
    table = new_table()
    old = write_event(table.events[0])
    assert "players" not in old
    assert len(fold([read_event(old)]).seats) == 4

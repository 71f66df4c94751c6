"""Taking back actions at a table of bots, in every game."""

import random
from datetime import UTC, datetime

import pytest

from barg.cards import cards_text
from barg.record import read_record, replay, write_record
from barg.server.match_record import match_record
from barg.tables import Refusal, Table, decide, fold
from barg.tables.commands import Act, BotAct, Command, Deal, Fill, Sit, Stand, Undo
from barg.tables.events import Acted, Undone, read_event, write_event
from barg.tables.table import Bot
from barg.tables.undoing import can_undo
from tests.tables.helpers import any_action, begun, do, some_deck

GAMES = [("shelem", 4), ("shelem2", 2), ("rummy", 3), ("shithead", 4)]


def step(table: Table, chance: random.Random) -> Table:
    """Whoever is to act does anything."""
    seat = table.to_act
    assert seat is not None
    text = any_action(table, chance)
    assert table.match is not None
    assert table.match.current is not None
    stock = list(table.match.current.to_shuffle(table.rules.parse_action(text)))
    chance.shuffle(stock)
    place = (table.number, table.turn, text, cards_text(stock), table.undone)
    command: Command = Act("ali", *place)
    if isinstance(table.seats[seat], Bot):
        command = BotAct(seat, *place)
    return do(table, command)


def play(table: Table, chance: random.Random, steps: int) -> Table:
    for _ in range(steps):
        if table.status == "between":
            table = do(table, Deal(table.number + 1, some_deck(table, chance.randrange(1000))))
        table = step(table, chance)
    return table


def undo(table: Table) -> Table:
    return do(table, Undo("ali", table.number, table.turn, table.undone))


def own_places(table: Table) -> list[int]:
    return [place for place, (seat, _) in enumerate(table.deals[-1].actions) if seat == 0]


def same(one: Table, other: Table) -> bool:
    assert one.match is not None
    assert other.match is not None
    state, twin = one.match.current, other.match.current
    assert state is not None
    assert twin is not None
    logs = [(table.deals[-1].actions, table.deals[-1].reshuffles) for table in (one, other)]
    return (
        state.cards() == twin.cards()
        and all(repr(state.observe(seat)) == repr(twin.observe(seat)) for seat in (None, 0, 1))
        and logs[0] == logs[1]
        and one.match.totals == other.match.totals
    )


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_deal_is_as_it_was_back_to_its_beginning(game: str, players: int, seed: int) -> None:
    chance = random.Random(seed)
    table = begun("ali", seed=seed, game=game, players=players)
    history = [table]
    for _ in range(60):
        if table.status == "between" or table.number > 0:
            break
        table = step(table, chance)
        history.append(table)
    while history[-1].status != "playing":
        history.pop()
    table = history[-1]
    while places := own_places(table):
        turn, seq = places[-1], table.seq
        table = undo(table)
        assert (table.turn, table.to_act, table.seq) == (turn, 0, seq + 1)
        assert same(table, history[turn])
    assert not can_undo(table, "ali")
    with pytest.raises(Refusal, match="nothing"):
        undo(table)
    table = play(table, chance, 25)  # and the game goes on
    again = fold([read_event(write_event(event)) for event in table.events])
    assert again.undone == table.undone
    assert same(again, table)


def test_the_same_stock_comes_again() -> None:
    """Nobody gets another shuffle by taking back what led to it (Rim)."""
    for seed in range(40):
        chance = random.Random(seed)
        table = begun("ali", seed=seed, game="rummy", players=2, max_turns=400)
        while table.status == "playing" and not table.deals[-1].reshuffles:
            table = step(table, chance)
        if table.status != "playing" or table.deals[-1].actions[-1][0] != 0:
            continue
        stock, draw = table.deals[-1].reshuffles[-1], table.deals[-1].actions[-1][1]
        table = undo(table)
        assert table.deals[-1].reshuffles == []
        other = cards_text(sorted(table.match.current.to_shuffle(0)))  # type: ignore[union-attr]
        table = do(table, Act("ali", 0, table.turn, draw, other, table.undone))
        assert isinstance(table.events[-1], Acted)
        assert table.events[-1].shuffled == stock != other
        assert table.deals[-1].reshuffles == [stock]
        assert fold(table.events).deals[-1] == table.deals[-1]
        return
    pytest.fail("nobody had to shuffle")


def test_old_clicks_do_not_count_after_an_undo() -> None:
    table = begun("ali")
    acts = Act("ali", 0, 0, "pass", undone=0)
    table = do(table, acts)
    before = table
    table = undo(table)
    with pytest.raises(Refusal, match="moved on"):
        decide(table, acts)
    bots = BotAct(1, 0, 1, "pass", undone=0)
    assert decide(before, bots)
    with pytest.raises(Refusal, match="moved on"):
        decide(do(table, Act("ali", 0, 0, "bid 120", undone=1)), bots)
    # The same undo from two tabs counts once, one from before an own action not at all.
    assert decide(table, Undo("ali", 0, 1, 0)) == ()
    with pytest.raises(Refusal, match="moved on"):
        decide(do(table, Act("ali", 0, 0, "pass", undone=1)), Undo("ali", 0, 0, 1))
    # A bot's action on the way changes nothing for whoever takes back the own one.
    later = do(before, BotAct(1, 0, 1, "pass"))
    assert decide(later, Undo("ali", 0, 1, 0)) == (Undone(0, 0),)


def code(table: Table) -> str:
    assert not can_undo(table, "ali")
    with pytest.raises(Refusal) as refused:
        undo(table)
    return refused.value.code


def test_not_where_other_people_sit_or_have_sat_in_this_deal() -> None:
    table = do(begun("ali"), Act("ali", 0, 0, "pass"))
    joined = do(table, Sit("mina", "Mina", 1))
    assert code(joined) == "undo_people"
    left = do(joined, Stand("mina"))
    assert code(left) == "undo_people"
    filled = do(left, Fill("ali", "random", 1))
    assert code(filled) == "undo_people"
    alone = play(filled, random.Random(1), 200)
    while alone.status != "playing" or not own_places(alone):
        alone = play(alone, random.Random(2), 1)
    assert can_undo(alone, "ali")
    assert not can_undo(alone, "mina")
    assert not can_undo(alone, None)


def test_not_between_deals_and_not_at_the_end() -> None:
    chance = random.Random(3)
    table = begun("ali", game="shithead", players=2, deals=1)
    while table.status == "playing":
        table = step(table, chance)
    assert code(table) == "match_over"
    table = begun("ali", game="shithead", players=2)
    while table.status == "playing":
        table = step(table, chance)
    assert code(table) == "deal_over"


def test_the_record_holds_what_counted_and_says_what_was_taken_back() -> None:
    chance = random.Random(5)
    table = play(begun("ali", game="rummy", players=2, max_turns=30), chance, 9)
    taken = table.turn - own_places(table)[-1]
    table = undo(table)
    while table.status == "playing":
        table = step(table, chance)
    record = match_record(table, datetime(2026, 1, 1, tzinfo=UTC))
    assert record.comments == {"undone": f"actions taken back: deal 1: {taken}"}
    assert replay(read_record(write_record(record))).match.deals[0].to_act is None

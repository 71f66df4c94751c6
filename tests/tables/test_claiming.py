"""Claiming the rest at a table of Shelem."""

import random
from datetime import UTC, datetime

import pytest

from barg.record import read_record, replay, write_record
from barg.server.match_record import match_record
from barg.shelem.claims import sure_line
from barg.tables import Refusal, Table, decide, fold
from barg.tables.commands import Act, Claim
from barg.tables.events import Acted, Claimed, read_event, write_event
from barg.tables.table import Person
from tests.tables.helpers import any_action, begun, do

PEOPLE = ("ali", "mina", "reza", "sara")


def claims(table: Table) -> str | None:
    """The person who has a claim now, if anybody has."""
    state = table.match.current if table.match else None
    if state is None or table.to_act is None or not sure_line(state.observe(table.to_act)):
        return None
    who = table.seats[table.to_act]
    assert isinstance(who, Person)
    return who.id


def with_a_claim(game: str, players: int) -> Table:
    chance = random.Random(7)
    for seed in range(200):
        table = begun(*PEOPLE[:players], seed=seed, game=game, players=players)
        while table.status == "playing":
            if claims(table):
                return table
            assert table.to_act is not None
            who = table.seats[table.to_act]
            assert isinstance(who, Person)
            table = do(table, Act(who.id, table.number, table.turn, any_action(table, chance)))
    pytest.fail("nobody had a claim")


@pytest.mark.parametrize(("game", "players"), [("shelem", 4), ("shelem2", 2)])
def test_the_rest_is_played_out(game: str, players: int) -> None:
    table = with_a_claim(game, players)
    person, seat = claims(table), table.to_act
    assert person is not None
    assert seat is not None
    wanted = Claim(person, table.number, table.turn, 0)
    events = decide(table, wanted)
    assert events[0] == Claimed(seat)
    assert all(isinstance(event, Acted) for event in events[1:])
    assert table.match is not None
    left = 12 - sum(table.match.deals[-1].tricks_won)
    won = table.match.deals[-1].tricks_won[seat % 2]
    later = do(table, wanted)
    assert later.status in ("between", "over")
    assert later.match is not None
    assert later.match.deals[-1].tricks_won[seat % 2] == won + left
    assert later.deals[-1].claimed == seat
    assert decide(later, wanted) == ()  # from another tab
    again = fold([read_event(write_event(event)) for event in later.events])
    assert again.deals == later.deals
    record = match_record(later, datetime(2026, 1, 1, tzinfo=UTC))
    played = replay(read_record(write_record(record))).match.deals[-1]
    assert played.to_act is None
    assert played.points == later.match.deals[-1].points


def test_only_who_has_a_claim_and_only_now() -> None:
    table = with_a_claim("shelem", 4)
    person = claims(table)
    assert person is not None
    other = next(name for name in PEOPLE if name != person)
    for command, code in (
        (Claim(other, table.number, table.turn, 0), "no_claim"),
        (Claim(person, table.number, table.turn - 1, 0), "stale"),
        (Claim(person, table.number, table.turn, 1), "stale"),
        (Claim("nobody", table.number, table.turn, 0), "no_seat"),
    ):
        with pytest.raises(Refusal) as refused:
            decide(table, command)
        assert refused.value.code == code
    with pytest.raises(Refusal, match="not proven"):
        decide(begun(*PEOPLE, game="rummy", players=4), Claim("ali", 0, 0, 0))

"""Any commands, valid or not, in any order: the table stays sound."""

from hypothesis import given, settings
from hypothesis import strategies as st

from barg.tables import Empty, Refusal, Table, after, decide, fold
from barg.tables.commands import (
    Act,
    BotAct,
    Command,
    Deal,
    Fill,
    Next,
    Rematch,
    Rename,
    Sit,
    Stand,
    Start,
    Unfill,
)
from barg.tables.events import read_event, write_event
from tests.tables.helpers import any_action, deck, new_table

PEOPLE = st.sampled_from(["host", "ali", "sara", "reza", "mina"])
SEATS = st.integers(0, 4)
DECKS = st.integers(0, 50).map(deck)
COMMANDS = st.one_of(
    st.builds(Sit, PEOPLE, st.just("N"), SEATS),
    st.builds(Stand, PEOPLE),
    st.builds(Rename, PEOPLE, st.sampled_from("AB")),
    st.builds(Fill, PEOPLE, st.just("random"), st.none() | SEATS),
    st.builds(Unfill, PEOPLE, SEATS),
    st.builds(Start, PEOPLE, st.integers(0, 3), DECKS),
    st.builds(Next, PEOPLE, st.frozensets(PEOPLE), DECKS),
    st.builds(Deal, st.integers(0, 4), DECKS),
    st.builds(Rematch, PEOPLE, st.just("other")),
    st.builds(Act, PEOPLE, st.integers(0, 2), st.integers(0, 9), st.just("pass")),
)


def sound(table: Table) -> None:
    people = [person.id for _, person in table.people()]
    assert len(people) == len(set(people))
    assert len(table.seats) == 4
    if table.status == "waiting":
        assert table.match is None
        assert not table.deals
    else:
        assert table.match is not None
        assert [len(d.actions) for d in table.deals][-1] == table.turn
    assert (table.to_act is not None) == (table.status == "playing")
    if table.status != "between":
        assert not table.ready or table.status == "over"
    assert all(not isinstance(table.seats[seat], Empty) for seat in table.ready)


def play_some(table: Table, chance: st.DataObject) -> Command | None:
    seat = table.to_act
    if seat is None:
        return None
    text = any_action(table, chance.draw(st.randoms(use_true_random=False)))
    who = table.seats[seat]
    if isinstance(who, Empty):
        return None
    if hasattr(who, "id"):
        return Act(who.id, table.number, table.turn, text)
    return BotAct(seat, table.number, table.turn, text)


@settings(max_examples=60)
@given(st.data())
def test_any_commands_keep_a_table_sound_and_its_log_replays(data: st.DataObject) -> None:
    table = new_table(target=50)
    for _ in range(data.draw(st.integers(0, 40))):
        legal = data.draw(st.booleans())
        command = play_some(table, data) if legal else None
        if command is None:
            command = data.draw(COMMANDS)
        try:
            events = decide(table, command)
        except Refusal as refusal:
            assert refusal.code  # noqa: PT017
            assert refusal.text  # noqa: PT017
            continue
        table = after(table, events)
        sound(table)
    again = fold(read_event(write_event(event)) for event in table.events)
    assert again.events == table.events
    assert (again.seats, again.ready, again.held) == (table.seats, table.ready, table.held)
    assert (again.status, again.to_act, again.turn) == (table.status, table.to_act, table.turn)
    if table.match is not None:
        assert again.match is not None
        assert again.match.totals == table.match.totals
        for ours, theirs in zip(table.match.deals, again.match.deals, strict=True):
            for seat in (None, 0, 1, 2, 3):
                assert repr(ours.observe(seat)) == repr(theirs.observe(seat))

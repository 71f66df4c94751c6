"""The next match of the same people, at a new table."""

from collections.abc import Sequence

from barg.server.decks import first_dealer, next_deck
from barg.tables import Bot, Person, Table, create, decide, fold
from barg.tables.commands import Start
from barg.tables.events import BotSat, Event, PersonId, PersonSat


def next_match(table: Table, asker: PersonId) -> Sequence[Event]:
    """The log of the next match's table: same rules, same seats, made by the one who asks.

    It begins at once where everybody else is a bot; people get the time to come along.
    """
    settings = {"preset": table.created.preset, **table.created.rules}
    events: list[Event] = [create(table.created.game, settings, asker, table.created.players)]
    for seat, who in enumerate(table.seats):
        if isinstance(who, Person):
            events.append(PersonSat(seat, who.id, who.name))
        elif isinstance(who, Bot):
            events.append(BotSat(seat, who.level))
    return begun_if_alone(events, asker)


def begun_if_alone(events: list[Event], person: PersonId) -> Sequence[Event]:
    """The log with the match begun, where every seat is this person's or a bot's."""
    table = fold(events)
    if not table.full or any(who.id != person for _, who in table.people()):
        return events
    start = Start(person, first_dealer(table), next_deck(table))
    return [*events, *decide(table, start)]

"""Tables for tests: a deck from a seed, and commands carried out at once."""

import random

from barg.cards import BIG_JOKER, SMALL_JOKER, cards_text
from barg.tables import Bot, Person, Table, after, create, decide, fold
from barg.tables.commands import Act, BotAct, Command, Deal, Fill, Sit, Start

HOST = "host"


def deck(seed: int = 0, jokers: int = 0) -> str:
    cards = [*range(52), *((SMALL_JOKER, BIG_JOKER) if jokers else ())]
    random.Random(seed).shuffle(cards)
    return cards_text(cards)


def new_table(game: str = "shelem", players: int | None = None, **rules: object) -> Table:
    return fold([create(game, rules, HOST, players)])


def some_deck(table: Table, seed: int) -> str:
    """A deck of this table's cards."""
    cards = table.rules.deck()
    random.Random(seed).shuffle(cards)
    return cards_text(cards)


def do(table: Table, command: Command) -> Table:
    return after(table, decide(table, command))


def begun(
    *people: str, seed: int = 0, game: str = "shelem", players: int | None = None, **rules: object
) -> Table:
    """A table with these people on the first seats, bots on the others, in the first deal."""
    table = new_table(game, players, **rules)
    for seat, person in enumerate(people):
        table = do(table, Sit(person, person.title(), seat))
    if len(people) < table.rules.seats:
        table = do(table, Fill(HOST, "random"))
    return do(table, Start(HOST, table.rules.seats - 1, some_deck(table, seed)))


def any_action(table: Table, chance: random.Random) -> str:
    assert table.match is not None
    assert table.match.current is not None
    legal = table.match.current.legal_actions()
    return str(table.rules.action_text(legal[chance.randrange(len(legal))]))


def acted(table: Table, *actions: str) -> Table:
    """The seats to act, all of them people, do these things one after the other."""
    for text in actions:
        assert table.to_act is not None
        who = table.seats[table.to_act]
        assert isinstance(who, Person)
        table = do(table, Act(who.id, table.number, table.turn, text))
    return table


def step(table: Table, chance: random.Random) -> Table:
    """One legal action, or the next deal."""
    if table.status == "between":
        return do(table, Deal(table.number + 1, some_deck(table, chance.randrange(10**6))))
    seat = table.to_act
    assert seat is not None
    who, text = table.seats[seat], any_action(table, chance)
    stock = shuffled_for(table, text, chance)
    if isinstance(who, Bot):
        return do(table, BotAct(seat, table.number, table.turn, text, stock))
    return do(table, Act(who.id, table.number, table.turn, text, stock))  # type: ignore[union-attr]


def shuffled_for(table: Table, text: str, chance: random.Random) -> str:
    """The new stock that an action needs, or nothing."""
    assert table.match is not None
    assert table.match.current is not None
    cards = list(table.match.current.to_shuffle(table.rules.parse_action(text)))
    chance.shuffle(cards)
    return cards_text(cards)


def played(table: Table, until: str, seed: int = 1) -> Table:
    """Play on until the table's status is this."""
    chance = random.Random(seed)
    while table.status != until:
        table = step(table, chance)
    return table

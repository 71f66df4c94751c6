"""Shuffles and lots, drawn from the system's secure generator (S4, S6)."""

import secrets
from typing import Final

from barg.cards import cards_text
from barg.shelem.shuffle import shuffle
from barg.tables import Table

CHANCE: Final = secrets.SystemRandom()


def next_deck(table: Table) -> str:
    """A deck for the table's next deal, in dealing order."""
    last = None if table.match is None else table.match.current
    finished = last if last is not None and last.to_act is None else None
    return cards_text(shuffle(table.rules, finished, CHANCE))


def first_dealer(table: Table) -> int:
    """The first dealer, by lot."""
    return CHANCE.randrange(table.rules.seats)


def new_table_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)

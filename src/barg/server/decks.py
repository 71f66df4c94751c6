"""Shuffles and lots, drawn from the system's secure generator (S4, S6, R8)."""

import secrets
from collections.abc import Sequence
from typing import Final

from barg.cards import Card, cards_text
from barg.errors import NotationError
from barg.shelem import ShelemRules
from barg.shelem.shuffle import shuffle
from barg.tables import Table

CHANCE: Final = secrets.SystemRandom()


def next_deck(table: Table) -> str:
    """A deck for the table's next deal, in dealing order."""
    if not isinstance(table.rules, ShelemRules):
        return _shuffled(table.rules.deck())
    last = None if table.match is None else table.match.current
    finished = last if last is not None and last.to_act is None else None
    return cards_text(shuffle(table.rules, finished, CHANCE))


def new_stock(table: Table, text: str) -> str:
    """The shuffle that an action needs before it, from its top; empty where it needs none."""
    state = None if table.match is None else table.match.current
    if state is None or state.to_act is None:
        return ""
    try:
        action = table.rules.parse_action(text)
    except NotationError:  # no action at all: the table refuses it
        return ""
    return _shuffled(state.to_shuffle(action))


def _shuffled(cards: Sequence[Card]) -> str:
    order = list(cards)
    CHANCE.shuffle(order)
    return cards_text(order)


def first_dealer(table: Table) -> int:
    """The first dealer, by lot."""
    return CHANCE.randrange(table.rules.seats)


def new_table_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)

"""A table as people use it: seats, commands, events. Pure: no I/O, no clock, no chance."""

from barg.tables.decisions import create, decide
from barg.tables.errors import Refusal
from barg.tables.folding import after, evolve, fold
from barg.tables.table import Bot, Empty, Person, Table

__all__ = [
    "Bot",
    "Empty",
    "Person",
    "Refusal",
    "Table",
    "after",
    "create",
    "decide",
    "evolve",
    "fold",
]

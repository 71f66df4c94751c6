"""A table as people use it: seats, commands, events. Pure: no I/O, no clock, no chance."""

from barg.tables.decisions import create, decide
from barg.tables.errors import Refusal
from barg.tables.table import Bot, Empty, Person, Table, evolve, fold

__all__ = ["Bot", "Empty", "Person", "Refusal", "Table", "create", "decide", "evolve", "fold"]

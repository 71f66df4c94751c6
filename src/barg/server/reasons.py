"""Refusals as the client gets them."""

from typing import Final

from barg.server.protocol_words import Reason
from barg.tables.errors import Refusal

STATUS: Final = {"no_such_table": 404, "no_such_analysis": 404, "not_yours": 403, "too_many": 429}
"""The HTTP status of a refusal; 400 for all others."""


def reason_of(refusal: Refusal) -> Reason:
    """Why a table refused, as a message."""
    return Reason(refusal.code, refusal.text, refusal.params)


def no_such_table() -> Refusal:
    """Nobody has made this table, or it was forgotten."""
    return Refusal("no_such_table", "there is no such table")

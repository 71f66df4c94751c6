"""What crosses the wire of a hint."""

from typing import Annotated

from msgspec import Meta, Struct

from barg.server.protocol_analysis import Alternative
from barg.server.protocol_words import ActionText, Reason


class AskHint(Struct, forbid_unknown_fields=True):
    """``POST /api/tables/{table}/hint``: what to do at this place, which is the view's."""

    number: Annotated[int, Meta(ge=0)]
    turn: Annotated[int, Meta(ge=0)]
    undone: Annotated[int, Meta(ge=0)]


class Hint(Struct):
    """What the strongest bot would do for the own seat, on what that seat knows."""

    action: ActionText
    why: Reason
    level: str
    """The level that thought about it: a quicker one until the strongest is compiled."""
    alternatives: list[Alternative]
    """The action first, then the others that were valued, the best first."""

"""Claiming the rest of a deal of Shelem, where it is proven."""

from collections.abc import Sequence

from barg.game import Seat
from barg.shelem import State
from barg.shelem.claims import play_out, sure_line
from barg.tables.commands import Claim
from barg.tables.errors import Refusal
from barg.tables.events import Acted, Claimed, Event
from barg.tables.seating import own_seat
from barg.tables.table import Table


def claim(table: Table, command: Claim) -> Sequence[Event]:
    """Play the deal to its end for a person who takes all remaining tricks whatever happens.

    The others' cards are any that may be played: none of them could change who takes a trick.
    """
    seat = own_seat(table, command.person)
    if command.number < table.number or _has_claimed(table, seat):
        return ()
    if (command.number, command.turn, command.undone) != (table.number, table.turn, table.undone):
        raise Refusal("stale", "the table has moved on since")
    state = None if table.match is None else table.match.current
    line = sure_line(state.observe(seat)) if isinstance(state, State) else ()
    if not isinstance(state, State) or not line:
        raise Refusal("no_claim", "it is not proven that you take all the remaining tricks")
    text = table.rules.action_text
    return (
        Claimed(seat),
        *(Acted(actor, text(action)) for actor, action in play_out(state, line)),
    )


def _has_claimed(table: Table, seat: Seat) -> bool:
    return bool(table.deals) and table.deals[-1].claimed == seat

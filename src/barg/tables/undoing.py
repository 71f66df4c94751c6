"""Taking back the last own action, at a table where nobody but bots sits."""

from collections.abc import Sequence

from barg.game import Seat
from barg.tables.alone import in_own_deal, is_allowed, is_alone
from barg.tables.commands import Undo
from barg.tables.errors import Refusal
from barg.tables.events import Event, PersonId, Undone
from barg.tables.seating import own_seat
from barg.tables.table import Table


def undo(table: Table, command: Undo) -> Sequence[Event]:
    """Take back the person's last action of the deal, and what bots did after it.

    Cards stay where they are: the deal goes on from there with the same deck.
    """
    if command.number == table.number and command.undone < table.undone:
        own_seat(table, command.person)
        return ()
    seat, turn = _verified(table, command.person)
    if command.number != table.number or command.undone != table.undone:
        raise Refusal("stale", "the table has moved on since")
    if turn >= command.turn:
        raise Refusal("stale", "the table has moved on since")
    return (Undone(seat, turn),)


def can_undo(table: Table, person: PersonId | None) -> bool:
    """Whether the person may take back an action now."""
    return is_allowed(_verified, table, person)


def _verified(table: Table, person: PersonId) -> tuple[Seat, int]:
    """The person's seat and the place of the last action from it."""
    seat = in_own_deal(table, person)
    if not is_alone(table, person, seat):
        raise Refusal(
            "undo_people",
            "only against bots: somebody else sits here, or has held cards of this deal",
        )
    own = [place for place, (who, _) in enumerate(table.deals[-1].actions) if who == seat]
    if not own:
        raise Refusal("nothing_done", "you have done nothing in this deal that could be taken back")
    return seat, own[-1]

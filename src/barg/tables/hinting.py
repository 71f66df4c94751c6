"""Who may be told what to do: a person whose turn it is, against bots only."""

from barg.game import Seat
from barg.tables.alone import in_own_deal, is_allowed, is_alone
from barg.tables.errors import Refusal
from barg.tables.events import PersonId
from barg.tables.table import Table


def hinted_seat(table: Table, person: PersonId) -> Seat:
    """The seat for which the person may have a hint now.

    Raises:
        Refusal: no deal is on, it is another's turn, or another person plays.
    """
    seat = in_own_deal(table, person)
    if not is_alone(table, person, seat):
        raise Refusal(
            "hint_people",
            "only against bots: somebody else sits here, or has held cards of this deal",
        )
    if table.match is None or table.match.current is None or table.match.current.to_act != seat:
        raise Refusal("not_your_turn", "it is not your turn")
    return seat


def can_hint(table: Table, person: PersonId | None) -> bool:
    """Whether the person may have a hint now."""
    return is_allowed(hinted_seat, table, person)

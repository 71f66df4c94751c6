"""The record of a table's match, as far as all its cards are public."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from barg import __version__
from barg.record import DealRecord, Record
from barg.tables import Bot, Person, Table
from barg.tables.table import DealLog

UNDONE: Final = "undone"
"""The comment of a record that says where actions were taken back."""


def match_record(table: Table, day: datetime) -> Record:
    """The finished deals of a match, with the value of every option it is played by."""
    finished = table.deals[: -1 if table.status == "playing" else None]
    return Record(
        barg=1,
        game=table.created.game,
        rules={"preset": table.created.preset, **table.created.rules},
        players=[_player(table, seat) for seat in range(len(table.seats))],
        dealer=0 if table.match is None else table.match.first_dealer,
        deals=[_deal(deal) for deal in finished],
        site=f"Barg {__version__}",
        date=day.isoformat(timespec="seconds"),
        comments=_undone(finished),
    )


def _deal(deal: DealLog) -> DealRecord:
    return DealRecord(deal.deck, [text for _, text in deal.actions], deal.reshuffles or None)


def _undone(deals: Sequence[DealLog]) -> dict[str, str] | None:
    """What an analysis must know: in which deals actions were taken back, and how many."""
    told = [
        f"deal {number}: {deal.taken_back}"
        for number, deal in enumerate(deals, start=1)
        if deal.taken_back
    ]
    return {UNDONE: f"actions taken back: {', '.join(told)}"} if told else None


def _player(table: Table, seat: int) -> str:
    who = table.seats[seat]
    if isinstance(who, Person):
        return who.name or f"Player {seat + 1}"
    return f"Bot {seat + 1} ({who.level})" if isinstance(who, Bot) else ""

"""Why a help cannot be had now, before the table is asked."""

from barg.server.protocol import TableView
from barg.server.protocol_shelem import ShelemView
from barg.terminal.words import Words


def undo_refusal(view: TableView, words: Words) -> str:
    """Why nothing can be taken back; empty where it can."""
    if view.can_undo:
        return ""
    return words("nothing_to_undo" if _among_bots(view) else "reason_undo_people")


def hint_refusal(view: TableView, words: Words) -> str:
    """Why there is no hint; empty where there is one."""
    if view.can_hint:
        return ""
    return words("hint_none" if _among_bots(view) else "reason_hint_people")


def claim_refusal(view: TableView, words: Words) -> str:
    """Why the rest cannot be taken; empty where it can."""
    can = isinstance(view.deal, ShelemView) and view.deal.claim
    return "" if can else words("reason_no_claim")


def _among_bots(view: TableView) -> bool:
    """Whether the own seat plays against bots only."""
    return view.seat is not None and all(
        one.seat == view.seat or one.kind == "bot" for one in view.seats
    )

"""What crosses the wire of an analysis: each decision of a record beside its alternatives."""

from typing import Literal

from msgspec import Struct

from barg.server.protocol_words import ActionText, Seat

AnalysisLevel = Literal["expert", "master"]


class Alternative(Struct):
    """What an action was expected to bring the seat that chose."""

    action: ActionText
    mean: float | None
    """Points of the deal, the own side's less the others'; null where only ``perfect`` is known."""
    error: float | None
    """The standard error of the mean."""
    made: float | None
    """The chance that the contract is made."""
    win: float | None
    """The chance that the match is won."""
    perfect: int | None
    """What the side takes from here to the end with all cards known."""


class Decided(Struct):
    """One decision."""

    deal: int
    action: int
    """The number of the action in its deal: the frame before it has the same."""
    seat: Seat
    stage: Literal["auction", "exchange", "draw", "play"]
    done: ActionText
    best: ActionText
    cost: float
    """How many points less it was worth than the best; 0 within the standard error."""
    error: float
    """The standard error of that difference."""
    win_cost: float | None
    """How much of the chance to win the match it gave away."""
    perfect_cost: int | None
    """How many points it gave away in the cards as they lay."""
    worlds: int
    """How many deals that the seat could not tell apart were looked at."""
    alternatives: list[Alternative]
    """The best first; empty where the level went by rules."""


class Analysis(Struct):
    """``POST /api/analysis``, then ``GET /api/analysis/{id}?since=N``: how far it is."""

    id: str
    level: AnalysisLevel
    status: Literal["waiting", "preparing", "running", "done", "cancelled", "failed"]
    """Preparing: what the level needs is compiled, which takes minutes the first time."""
    place: int
    """How many analyses come before it."""
    total: int
    """How many decisions there are."""
    done: int
    decisions: list[Decided]
    """Those from ``since`` on."""

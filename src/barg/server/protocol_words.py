"""Words of the wire that every game uses."""

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=7)]
CardText = str
"""``"TH"``."""
ActionText = Annotated[str, Meta(min_length=1, max_length=100)]
"""As in records: ``"play TH"``."""


class Reason(Struct):
    """Why something was refused: a code for translation, what fills it, and English."""

    code: str
    text: str
    params: dict[str, str | int] = {}


class CounterView(Struct):
    """What a seat has seen of the cards of a deal: lines of cards as in records."""

    gone: str
    """Played, thrown away or burned; of Shelem's packet what the seat knows."""
    sight: str
    """In the own hand, or open on the table or in others' hands."""
    unseen: str
    """All others of the deck."""


class Choose(Struct):
    """So many of these cards have to be chosen."""

    count: int
    cards: list[CardText]


class MoveView(Struct):
    """What a seat did, as far as the client may know."""

    seat: Seat
    action: ActionText
    card: CardText | None
    """The card that came with it: drawn (from the stock only the own seat's), or turned up."""

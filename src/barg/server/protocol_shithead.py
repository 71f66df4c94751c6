"""What crosses the wire of Shithead."""

from typing import Literal

from msgspec import Struct

from barg.server.protocol_words import ActionText, CardText, Choose, MoveView, Reason, Seat

Power = Literal["reset", "burn", "transparent", "lower", "reverse", "skip"]


class ShitheadFacts(Struct, tag_field="game", tag="shithead"):
    """What follows from the rules of a table of Shithead."""

    powers: dict[str, Power]
    """What cards of a rank do besides, by rank letter; jokers by ``XX`` (H12, H16, H20)."""
    loser: bool
    """Whether the last player with cards loses (H17)."""
    winner: bool
    """Whether the first player without cards wins (H17)."""


class ShitheadResult(Struct):
    """How a deal of Shithead ended."""

    out: list[Seat]
    """Who got rid of all cards, in order."""
    loser: Seat | None
    winner: Seat | None
    left: list[list[CardText]]
    """What was left in each hand."""
    drawn: bool
    """Nobody was last: the deal had too many turns (H19)."""


class ShitheadView(Struct, tag_field="game", tag="shithead"):
    """One deal of Shithead as one seat sees it."""

    seat: Seat | None
    number: int
    """Of the deal in the match, from 0."""
    turn: int
    """How many actions this deal has had; sent back in `Act`."""
    dealer: Seat
    phase: Literal["swap", "play", "over"]
    to_act: Seat | None
    hand: list[CardText]
    """Own cards in hand, in ascending order of ranks."""
    hand_sizes: list[int]
    shown: list[list[CardText]]
    """Of each hand the cards that everybody has seen."""
    face_up: list[list[CardText]]
    """The face-up row of each seat."""
    blind: list[list[CardText | None]]
    """The blind cards of each seat by their numbers; null where nobody has seen the card."""
    pile: list[CardText]
    """The top last."""
    burned: list[CardText]
    """The cards out of the game."""
    stock: int
    """How many cards the stock holds."""
    direction: Literal[1, -1]
    """1: in the order of the seats."""
    bound: str | None
    """After a burn: the rank letter that the next card must be over (H15)."""
    ready: list[Seat]
    """Who is done with the exchanges (H4)."""
    swapped: bool
    """Whether the seat to act has made its exchange."""
    out: list[Seat]
    """Who has got rid of all cards, in order."""
    turns: int
    """How many turns have ended; after the option `max_turns` the deal is drawn (H19)."""
    choose: Choose | None
    """The choice of the hand (`keep`); the legal actions name each way."""
    legal: list[ActionText]
    """Own legal actions in turn; of exchanges the single pairs, of plays the cards in order."""
    blocked: dict[CardText, Reason]
    """In turn to play: the own cards that may not be played now, and why."""
    moves: list[MoveView]
    """The last actions of the deal."""
    result: ShitheadResult | None


class ShitheadRow(Struct, tag_field="game", tag="shithead"):
    """One line of the sheet of Shithead."""

    number: int
    """From 1."""
    dealer: Seat
    out: list[Seat]
    loser: Seat | None
    winner: Seat | None
    losses: list[int]
    """Of each seat after this deal."""
    wins: list[int]

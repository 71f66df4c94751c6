"""What crosses the wire of Rim."""

from typing import Literal

from msgspec import Struct

from barg.server.protocol_words import ActionText, CardText, MoveView, Reason, Seat


class RummyFacts(Struct, tag_field="game", tag="rummy"):
    """What follows from the rules of a table of Rim."""

    card_points: dict[str, int]
    """What a card left in a hand counts, by rank letter; of the joker by ``XX``."""
    target: int
    """The match ends when a total reaches this."""


class MeldView(Struct):
    """A meld on the table; its number is its place in the list."""

    kind: Literal["run", "set"]
    cards: list[CardText]
    """Of a run in its order; jokers in their place."""
    seat: Seat
    """Who laid it."""


class Arrangement(Struct):
    """The own hand in melds, so that what is left counts least."""

    melds: list[list[CardText]]
    left: list[CardText]
    points: int
    """What is left counts."""


class RummyResult(Struct):
    """How a deal of Rim ended."""

    winner: Seat | None
    """Nobody in a deal that ended without a winner (R8, R22)."""
    doubled: bool
    """Went out in one turn, which scores double (R18)."""
    left: list[list[CardText]]
    """What was left in each hand; where melds stay in the hand, the winner's is empty."""
    melded: list[list[list[CardText]]]
    """The melds of each hand where they stayed in it (R16); else empty."""
    scores: list[int]
    totals: list[int]


class RummyView(Struct, tag_field="game", tag="rummy"):
    """One deal of Rim as one seat sees it."""

    seat: Seat | None
    number: int
    """Of the deal in the match, from 0."""
    turn: int
    """How many actions this deal has had; sent back in `Act`."""
    dealer: Seat
    phase: Literal["draw", "turn", "over"]
    to_act: Seat | None
    hand: list[CardText]
    """Own cards: suit by suit (S H D C), each from the ace down, jokers last."""
    hand_sizes: list[int]
    melds: list[MeldView]
    top: CardText | None
    """The open card of the discard pile."""
    discards: int
    """How many cards the discard pile holds."""
    stock: int
    """How many cards the stock holds."""
    reshuffles: int
    """How often the discards have become the stock."""
    drawn: CardText | None
    """The card that the own seat has drawn in this turn."""
    taken: CardText | None
    """The card that the seat to act has taken from the discard pile in this turn."""
    opened: list[Seat]
    """Who has laid first melds that count enough (R19)."""
    laid_points: int
    """What the first melds of this turn count so far (R19)."""
    turns: int
    """How many turns have ended; after the option `max_turns` the deal is over (R22)."""
    arrangement: Arrangement | None
    legal: list[ActionText]
    """Own legal actions in turn. Of melds the shortest stand there, of lay-offs those of one
    card; longer ones may be sent as well, the cards of a meld in any order."""
    blocked: dict[CardText, Reason]
    """After the draw: the own cards that may not be discarded, and why."""
    moves: list[MoveView]
    """The last actions of the deal."""
    result: RummyResult | None


class RummyRow(Struct, tag_field="game", tag="rummy"):
    """One line of the score sheet of Rim."""

    number: int
    """From 1."""
    dealer: Seat
    winner: Seat | None
    left: list[int]
    """How many cards were left in each hand."""
    scores: list[int]
    totals: list[int]

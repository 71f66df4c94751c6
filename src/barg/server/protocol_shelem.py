"""What crosses the wire of Shelem, with four players and with two."""

from typing import Literal

from msgspec import Struct

from barg.server.protocol_words import ActionText, CardText, Choose, Reason, Seat

Bid = int | Literal["shelem", "kons", "sar_shelem"]
Trump = Literal["S", "H", "D", "C", "sars", "nars", "ace_nars"]
"""A suit, or a way to play without trump."""


class ShelemFacts(Struct, tag_field="game", tag="shelem"):
    """What follows from the rules of a table of Shelem."""

    total: int
    """The points of a deal: 165, 185, with jokers 200 or 230."""
    card_points: dict[str, int]
    """Points by rank letter, and of jokers by card (``XR``, ``XB``), where there are any."""
    packet_points: int
    """What each trick and the discard packet are worth beside their cards."""
    packet_size: int
    """The cards of the widow and of the discard packet: four, with jokers six."""
    tricks: int
    """How many a deal has; a slam is all of them."""


class CallView(Struct):
    """A call of the auction: ``bid 120``, ``bid shelem``, ``pass``, ``accept`` …"""

    seat: Seat
    call: str


class TrickView(Struct):
    """A finished trick; the cards are in order from the leader's."""

    leader: Seat
    cards: list[CardText]
    winner: Seat
    points: int


class ShelemResult(Struct):
    """How a deal ended; all of it null but ``scores`` in a redeal."""

    redeal: bool
    outcome: Literal[
        "redeal",
        "made",
        "lost",
        "lost_double",
        "slam",
        "shelem_made",
        "shelem_lost",
        "kons_made",
        "kons_lost",
        "sar_shelem_made",
        "sar_shelem_lost",
    ]
    declarer: Seat | None
    contract: Bid | None
    raw: list[int] | None
    """Raw points of side 0 (seats 0 and 2) and side 1."""
    scores: list[int]
    totals: list[int]
    crumbs_stopped: bool = False
    """The defenders' points were not written down (S24)."""
    packet_points: int | None = None
    """The discard packet with its five."""


class PileView(Struct):
    """A pile of two-player Shelem."""

    top: CardText | None
    """The card that lies open on it; none while it is not turned yet, or when all are gone."""
    beneath: int
    """How many cards lie face down."""


class ShelemView(Struct, tag_field="game", tag="shelem"):
    """One deal of Shelem as one seat sees it."""

    seat: Seat | None
    number: int
    """Of the deal in the match, from 0; redeals count."""
    turn: int
    """How many actions this deal has had; sent back in `Act`."""
    dealer: Seat
    phase: Literal["auction", "kons", "discard", "trump", "play", "over"]
    to_act: Seat | None
    hand: list[CardText]
    """Own cards: jokers, then suit by suit (S H D C), each from the ace down."""
    hand_sizes: list[int]
    calls: list[CallView]
    passed: list[Seat]
    standing: Bid | None
    bidder: Seat | None
    kons_bidder: Seat | None
    declarer: Seat | None
    contract: Bid | None
    trump: Trump | None
    leader: Seat | None
    """Of the current trick."""
    trick: list[CardText]
    """The current trick's cards so far, from the leader's."""
    tricks: list[TrickView]
    tricks_won: list[int]
    table_points: list[int]
    """Both teams' points in finished tricks, without the discard packet."""
    points: list[int] | None
    """The same with the packet, where this seat may know it."""
    piles: list[list[PileView]]
    """With two players the three piles of each; else empty."""
    widow: list[CardText] | None
    """For declarer once taken up, for all when the deal is over."""
    discards: list[CardText] | None
    """Likewise."""
    dealt: list[list[CardText]] | None
    """The hands as dealt, when the deal is over."""
    claim: bool
    """Whether it is proven that the own seat takes all the remaining tricks."""
    legal: list[ActionText]
    """Own legal actions in turn; empty for the discard (see ``choose``). A joker whose lead names
    trump stands there once for each suit (``play XR H``)."""
    choose: Choose | None
    blocked: dict[CardText, Reason]
    """In turn to play: the own cards, also those on piles, that may not be played, and why."""
    result: ShelemResult | None


class ShelemRow(Struct, tag_field="game", tag="shelem"):
    """One line of the score sheet: left column, bid, right column (S26)."""

    number: int
    """Counted without redeals, from 1."""
    dealer: Seat
    declarer: Seat
    contract: Bid
    raw: list[int]
    scores: list[int]
    totals: list[int]
    rule_below: bool
    """A rule is drawn under this row in the middle column."""

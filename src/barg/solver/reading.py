"""Positions from their writing, and from a deal that is being played."""

from typing import Any, Final

from barg.cards import SUIT_LETTERS, Card, CardSet, card_text, mask_of, parse_cards, parse_suit
from barg.errors import NotationError
from barg.kernel.shelem.fields import ACE_NARS, NARS, NONE, PLAY, SARS, TRICK_SIZE, Deal
from barg.solver.piles import Pile, PilePosition
from barg.solver.position import Objective, Position, PositionError

SEPARATOR: Final = "|"
PILE_SEPARATOR: Final = "/"
NO_TRUMP_WORDS: Final = {"-": SARS, "sars": SARS, "nars": NARS, "ace_nars": ACE_NARS}


def read_position(
    hands: str, trump: str, lead: int = 0, table: str = "", **settings: Any
) -> Position:
    """Read ``AS KS | 2H 3H | … | …``, a trump suit or ``-``, and the cards on the table.

    ``settings`` are the further fields of `Position`.

    Raises:
        NotationError: a text is no card or suit.
        PositionError: a card is there twice, or there are not four hands.
    """
    parts = hands.split(SEPARATOR)
    if len(parts) != 4:
        raise PositionError(f"there must be four hands with {SEPARATOR} between, not {len(parts)}")
    read = [_read_hand(part) for part in parts]
    cards = tuple(parse_cards(table, jokers=True))
    position = Position(
        (read[0], read[1], read[2], read[3]), read_trump(trump), lead, cards, **settings
    )
    position.verify()
    return position


def _read_hand(text: str) -> CardSet:
    cards = parse_cards(text, jokers=True)
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise PositionError(f"{card_text(card)} is there twice")
    return mask_of(cards)


def read_trump(text: str) -> int:
    """Read a suit, or ``-`` or ``sars``, ``nars``, ``ace_nars`` for none (S37).

    Raises:
        NotationError: the text is neither.
    """
    if text in NO_TRUMP_WORDS:
        return NO_TRUMP_WORDS[text]
    try:
        return parse_suit(text)
    except NotationError:
        known = ", ".join([*SUIT_LETTERS, *NO_TRUMP_WORDS])
        reason = f"no such trump: {text[:20]!r} (known: {known})"
        raise NotationError("unknown_trump", reason) from None


def _table_of(deal: Deal) -> tuple[Card, ...]:
    if deal.phase != PLAY:
        raise PositionError("the deal is not at its play")
    if deal.trump == NONE:
        raise PositionError("trump is still to be made by the first lead")
    return tuple(deal.plays[deal.played - deal.played % TRICK_SIZE : deal.played])


def position_of(deal: Deal, ace_points: int = 10, objective: Objective = "points") -> Position:
    """The position of a four-player deal in its play, as it lies with all cards known.

    Raises:
        PositionError: the deal is not at its play, or trump is still to be made.
    """
    table = _table_of(deal)
    hands = (deal.hands[0], deal.hands[1], deal.hands[2], deal.hands[3])
    return Position(hands, deal.trump, deal.leader, table, objective, ace_points)


def read_piles(text: str) -> tuple[tuple[Pile, Pile, Pile], ...]:
    """Read both seats' piles: ``AS KS / 2H / 3D | … / … / …``, each from its top down.

    Raises:
        NotationError: a text is no card.
        PositionError: there are not three piles a seat.
    """
    seats = []
    for part in text.split(SEPARATOR):
        piles = [tuple(parse_cards(pile, jokers=True)) for pile in part.split(PILE_SEPARATOR)]
        if len(piles) != 3:
            raise PositionError(f"a seat has three piles with {PILE_SEPARATOR} between")
        seats.append((piles[0], piles[1], piles[2]))
    return tuple(seats)


def read_pile_position(
    hands: str, piles: str, trump: str, lead: int = 0, table: str = "", **settings: Any
) -> PilePosition:
    """Read a position of two players; as `read_position`, with the piles.

    Raises:
        NotationError, PositionError: as there.
    """
    parts, both = hands.split(SEPARATOR), read_piles(piles)
    if len(parts) != 2 or len(both) != 2:
        raise PositionError(f"there must be hands and piles of two seats with {SEPARATOR} between")
    cards = tuple(parse_cards(table, jokers=True))
    position = PilePosition(
        (_read_hand(parts[0]), _read_hand(parts[1])),
        (both[0], both[1]),
        read_trump(trump),
        lead,
        cards,
        **settings,
    )
    position.verify()
    return position


def pile_position_of(
    deal: Deal, ace_points: int = 10, objective: Objective = "points"
) -> PilePosition:
    """The position of a two-player deal in its play, as it lies with all cards known.

    Raises:
        PositionError: as of `position_of`.
    """
    table = _table_of(deal)
    piles = [
        tuple(int(card) for card in deal.pile_cards[4 * pile + 4 - left : 4 * pile + 4])
        for pile, left in enumerate(deal.pile_left)
    ]
    seats = ((piles[0], piles[1], piles[2]), (piles[3], piles[4], piles[5]))
    hands = (deal.hands[0], deal.hands[1])
    return PilePosition(hands, seats, deal.trump, deal.leader, table, objective, ace_points)

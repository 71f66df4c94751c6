"""Positions from their writing, and from a deal that is being played."""

from typing import Any, Final

from barg.cards import SUIT_LETTERS, CardSet, card_text, mask_of, parse_cards, parse_suit
from barg.errors import NotationError
from barg.kernel.shelem.fields import ACE_NARS, NARS, NONE, PLAY, SARS, TRICK_SIZE, Deal
from barg.solver.position import Objective, Position, PositionError

SEPARATOR: Final = "|"
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
        raise NotationError(f"no such trump: {text[:20]!r} (known: {known})") from None


def position_of(deal: Deal, ace_points: int = 10, objective: Objective = "points") -> Position:
    """The position of a four-player deal in its play, as it lies with all cards known.

    Raises:
        PositionError: the deal is not at its play, or trump is still to be made.
    """
    if deal.phase != PLAY:
        raise PositionError("the deal is not at its play")
    if deal.trump == NONE:
        raise PositionError("trump is still to be made by the first lead")
    on_table = deal.played % TRICK_SIZE
    table = tuple(int(card) for card in deal.plays[deal.played - on_table : deal.played])
    hands = (deal.hands[0], deal.hands[1], deal.hands[2], deal.hands[3])
    return Position(hands, deal.trump, deal.leader, table, objective, ace_points)

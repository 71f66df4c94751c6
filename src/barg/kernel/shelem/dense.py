"""The actions of Shelem as small numbers without gaps, for environments and networks.

======================  =====================================================
0..54                   play this card, or lay it away (one card a step)
`TRUMP_ID` + code       name a suit, sars, nars or ace_nars
`PASS_ID` `ACCEPT_ID` `DECLINE_ID` `SHELEM_ID` `KONS_ID` `SAR_ID`
`NAMED_ID` + n          lead a joker and name trump (S35)
`NUMBER_ID` + n         bid ``min_bid + n * bid_step``
======================  =====================================================
"""

from collections.abc import MutableSequence
from typing import Final

from barg.cards import SMALL_JOKER
from barg.kernel.bits import lowest
from barg.kernel.shelem.auction import (
    lowest_number,
    may_kons,
    may_sar,
    may_shelem,
    number_count,
)
from barg.kernel.shelem.choices import apply
from barg.kernel.shelem.exchange import lay_card, may_lay, trump_count
from barg.kernel.shelem.fields import (
    ANSWER,
    AUCTION,
    BID,
    CARD_NUMBERS,
    DECLINE,
    JOKERS,
    KONS,
    LAY_AWAY,
    NAME_TRUMP,
    NAMED_LEAD,
    NONE,
    OVER,
    PASS,
    SAR_SHELEM,
    SHELEM,
    TRUMP,
    Deal,
    Options,
)
from barg.kernel.shelem.trick import legal_cards

TRUMP_ID: Final = CARD_NUMBERS
PASS_ID: Final = TRUMP_ID + 7
ACCEPT_ID: Final = PASS_ID + 1
DECLINE_ID: Final = ACCEPT_ID + 1
SHELEM_ID: Final = DECLINE_ID + 1
KONS_ID: Final = SHELEM_ID + 1
SAR_ID: Final = KONS_ID + 1
NAMED_ID: Final = SAR_ID + 1
NUMBER_ID: Final = NAMED_ID + 8


def size(o: Options) -> int:
    """How many numbers the actions of a table have."""
    return NUMBER_ID + (o.total - o.min_bid) // o.bid_step + 1


def action_of(o: Options, k: Deal, number: int) -> int:
    """The action with this number; laying one card away is none, see `step`."""
    if number >= NUMBER_ID:
        return BID + o.min_bid + (number - NUMBER_ID) * o.bid_step
    if number >= NAMED_ID:
        return NAMED_LEAD + number - NAMED_ID
    if number == SHELEM_ID:
        return BID + SHELEM
    if number == KONS_ID:
        return BID + KONS
    if number == SAR_ID:
        return BID + SAR_SHELEM
    if number >= PASS_ID:
        return PASS + number - PASS_ID
    return TRUMP + number - TRUMP_ID if number >= TRUMP_ID else number


def number_of(o: Options, k: Deal, action: int) -> int:
    """The number of an action, whatever it is but a discard of several cards."""
    if action < CARD_NUMBERS:
        return action
    if action < PASS:
        return TRUMP_ID + action - TRUMP
    if action <= DECLINE:
        return PASS_ID + action - PASS
    if action < BID:
        return NAMED_ID + action - NAMED_LEAD
    level = action - BID
    if level == SHELEM:
        return SHELEM_ID
    if level == KONS:
        return KONS_ID
    if level == SAR_SHELEM:
        return SAR_ID
    return NUMBER_ID + (level - o.min_bid) // o.bid_step


def steps_apart(k: Deal) -> bool:
    """Whether cards are laid away, which takes a step for each."""
    return k.phase == LAY_AWAY


def extra_steps(o: Options) -> int:
    """All cards of the packet but one."""
    return o.widow_size - 1


def step(o: Options, k: Deal, number: int) -> None:
    """Carry out the legal action with this number."""
    if k.phase == LAY_AWAY:
        lay_card(o, k, number)
    else:
        apply(o, k, action_of(o, k, number))


def write_mask(o: Options, k: Deal, out: MutableSequence[int]) -> None:
    """Write 1 for every legal number and 0 for all others."""
    for number in range(size(o)):
        out[number] = 0
    if k.phase == AUCTION:
        _mark_calls(o, k, out)
    elif k.phase == ANSWER:
        out[ACCEPT_ID] = out[DECLINE_ID] = 1
    elif k.phase == LAY_AWAY:
        _mark_cards(may_lay(k), out)
    elif k.phase == NAME_TRUMP:
        for code in range(trump_count(o)):
            out[TRUMP_ID + code] = 1
    elif k.phase != OVER:
        _mark_plays(o, k, out)


def _mark_calls(o: Options, k: Deal, out: MutableSequence[int]) -> None:
    low = lowest_number(o, k)
    for place in range(number_count(o, k)):
        out[NUMBER_ID + (low - o.min_bid) // o.bid_step + place] = 1
    out[SHELEM_ID] = int(may_shelem(o, k))
    out[SAR_ID] = int(may_sar(o, k))
    out[KONS_ID] = int(may_kons(o, k))
    out[PASS_ID] = 1


def _mark_plays(o: Options, k: Deal, out: MutableSequence[int]) -> None:
    cards = legal_cards(o, k)
    if k.trump == NONE and cards & JOKERS:
        for joker in range(2):
            if cards >> SMALL_JOKER + joker & 1:
                for suit in range(4):
                    out[NAMED_ID + 4 * joker + suit] = 1
        cards &= ~JOKERS
    _mark_cards(cards, out)


def _mark_cards(cards: int, out: MutableSequence[int]) -> None:
    while cards:
        out[lowest(cards)] = 1
        cards &= cards - 1

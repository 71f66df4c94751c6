"""How the seats play in playouts: greedily, with exact melds.

A style is a few numbers; `barg.bots.rummy.engine.fields` names their places.
"""

from barg.bots.rummy.engine.discards import discard
from barg.bots.rummy.engine.evidence import partners
from barg.bots.rummy.engine.fields import EAGER, Search
from barg.cards import JOKER
from barg.kernel.chance import Generator
from barg.kernel.packing import nth_card, with_card
from barg.kernel.rummy.deadwood import least_deadwood, loose_count
from barg.kernel.rummy.draws import is_blocked
from barg.kernel.rummy.ending import has_opened
from barg.kernel.rummy.fields import (
    BLOCK,
    DISCARD,
    DRAW,
    DRAW_DISCARD,
    DRAW_STOCK,
    NONE,
    Deal,
    Options,
)
from barg.kernel.rummy.listing import LIST
from barg.kernel.rummy.numbering import EXCHANGE_ID, KNOCK_ID, LAYOFF_ID, SET_ID, action_of
from barg.kernel.rummy.shape import joker_count, of_action, rank_value, takes, wanted_cards
from barg.kernel.rummy.turn import list_turn
from barg.kernel.rummy.ways import meldable, without

TOO_MUCH = 1 << 30


def choose(o: Options, k: Deal, s: Search, rng: Generator) -> int:
    """An action of the seat to act, in the style of the search."""
    if k.phase == DRAW:
        if _wants(o, k, s, k.pile_cards[k.pile_size - 1]):
            return DRAW_DISCARD
        return BLOCK if is_blocked(o, k) else DRAW_STOCK
    seat = k.turn
    ones, twos, jokers = k.ones[seat], k.twos[seat], k.jokers[seat]
    action = NONE
    if o.in_hand == 1:
        if loose_count(o, ones, twos, jokers) <= 1:
            action = _knock(o, k, s)
    elif k.laid_points or meldable(o, ones, twos, jokers) or (k.meld_count and _fits(k, ones)):
        action = _lay(o, k, s)
    if action == NONE:
        return with_card(DISCARD, discard(o, k, s.style, rng), 0)
    return action


def _fits(k: Deal, ones: int) -> bool:
    """Whether some card may go on a meld of the table, or a joker has to."""
    wanted = 0
    for number in range(k.meld_count):
        wanted |= wanted_cards(k.shapes[number])
    return ones & wanted != 0 or k.sizes[k.turn] <= k.jokers[k.turn] + 1


def _wants(o: Options, k: Deal, s: Search, top: int) -> bool:
    """Whether the open card goes into a meld of the hand or onto one of the table."""
    if top == JOKER:
        return True
    seat = k.turn
    ones, twos, jokers = k.ones[seat], k.twos[seat], k.jokers[seat]
    bit = 1 << top
    more, most = ones | bit, twos | ones & bit
    if meldable(o, more, most, jokers) & bit:
        before = least_deadwood(o, k, ones, twos, jokers)
        if least_deadwood(o, k, more, most, jokers) < before + rank_value(o, top % 13):
            return True
    if o.in_hand == 0 and has_opened(k):
        for number in range(k.meld_count):
            shape = k.shapes[number]
            if takes(o, shape, top, False) or takes(o, shape, top, True):
                return True
    return s.style[EAGER] > 0 and partners(ones, top) >= s.style[EAGER]


def _knock(o: Options, k: Deal, s: Search) -> int:
    """Any knock: they score the same."""
    found = list_turn(o, k, s.listed, LIST)
    for place in range(found):
        if s.listed[place] >= KNOCK_ID:
            return action_of(o, k, s.listed[place])
    return NONE


def _lay(o: Options, k: Deal, s: Search) -> int:
    """An exchange, the meld that leaves least, or the dearest lay-off, in this order."""
    found = list_turn(o, k, s.listed, LIST)
    first = 0
    while first < found and s.listed[first] < SET_ID:
        first += 1
    if first == found:
        return NONE
    if s.listed[found - 1] >= EXCHANGE_ID:
        return action_of(o, k, s.listed[found - 1])
    best = NONE
    if s.listed[first] < LAYOFF_ID:
        best = _best_meld(o, k, s, first, found)
    return _best_layoff(o, k, s, first, found) if best == NONE else best


def _best_meld(o: Options, k: Deal, s: Search, first: int, found: int) -> int:
    seat = k.turn
    if first + 1 == found or s.listed[first + 1] >= LAYOFF_ID:
        return action_of(o, k, s.listed[first])
    best, least = NONE, TOO_MUCH
    for place in range(first, found):
        if s.listed[place] >= LAYOFF_ID:
            break
        action = action_of(o, k, s.listed[place])
        shape = of_action(o, action)
        ones, twos = without(k.ones[seat], k.twos[seat], shape)
        left = least_deadwood(o, k, ones, twos, k.jokers[seat] - joker_count(shape))
        if left < least:
            best, least = action, left
    return best


def _best_layoff(o: Options, k: Deal, s: Search, first: int, found: int) -> int:
    """Jokers go only where they are all that is left, or where a first meld must grow."""
    last = k.sizes[k.turn] <= k.jokers[k.turn] + 1 or k.laid_points > 0
    best, most = NONE, -1
    for place in range(first, found):
        action = action_of(o, k, s.listed[place])
        card = nth_card(action, 0)
        value = 0 if card == JOKER else rank_value(o, card % 13)
        if value > most and (last or card != JOKER):
            best, most = action, value
    return best

"""Rules for the play: who is likely to take the trick, and what the card costs later."""

from barg.bots.shelem.engine import weights as W  # noqa: N812 - a row of names
from barg.bots.shelem.engine.facts import chance_ours, look, out_in, out_over
from barg.bots.shelem.engine.lanes import LANE, LANE_BITS
from barg.bots.shelem.engine.mind import ONE, Mind
from barg.bots.shelem.engine.table import Table, playable, takes, units_of
from barg.kernel.bits import highest, lowest, popcount

NOTHING = -(1 << 60)


def choose(t: Table, m: Mind) -> int:
    """The card to play, as a bit's number."""
    cards = playable(t)
    if cards & cards - 1 == 0:
        return lowest(cards)
    look(t, m)
    return best_follow(t, m, cards) if t.place else best_lead(t, m, cards)


def later(t: Table, m: Mind, card: int, held: int) -> int:
    """What a card would be worth in a later trick; ``held`` are the own cards of its lane."""
    w, at = m.weights, m.row
    lane, rank = card // LANE, card % LANE
    over = out_over(m, card)
    if lane == 0 and t.trumps:
        found = (
            w[at + W.TRUMP] + w[at + W.TRUMP_RANK] * rank + w[at + W.TRUMP_COUNT] * popcount(held)
        )
        return found + w[at + W.TRUMP_BOSS] if over == 0 else found
    found = w[at + W.RANK] * rank
    units = units_of(t, 1 << card)
    if over == 0:
        found += w[at + W.BOSS] + w[at + W.BOSS_LATE] * m.size + w[at + W.UNIT_BOSS] * units
        if m.trumps_out == 0:
            found += w[at + W.BOSS_SAFE]
        return found
    found += w[at + W.UNIT] * units
    count = popcount(held)
    if over == 1 and count > 1:
        found += w[at + W.GUARDED]
    elif over == 2 and count > 2:
        found += w[at + W.THIRD]
    elif count == 2:
        top = highest(held)
        if top != rank and out_over(m, top + LANE * lane) == 1:
            found += w[at + W.GUARD]
    return found


def best_follow(t: Table, m: Mind, cards: int) -> int:
    """The card worth most of those that may be played to a trick; the lower one when level."""
    w, at = m.weights, m.row
    own = t.hands[t.turn]
    mine = (t.winner ^ t.turn) & 1 == 0
    left = chance_ours(t, m, t.high, t.led, mine, w[at + W.RESCUE])
    base = w[at + W.BASE] + 80 * units_of(t, t.trick)
    if t.place == 1:
        base += w[at + W.FEED]
    best, found = NOTHING, 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        ours = left
        value = 0
        ruff = card < LANE and t.trumps == 1
        if takes(t, card):
            ours = chance_ours(t, m, card, t.led, True, w[at + W.RESCUE])
            if mine and left > w[at + W.SURE]:
                value -= w[at + W.OVER_TRUMP] if ruff else w[at + W.OVER_PLAIN]
            elif ruff and t.led:
                value += w[at + W.RUFF]
        lane = card // LANE
        held = own >> LANE * lane & LANE_BITS
        stake = base + 80 * units_of(t, 1 << card)
        value += ((2 * ours - ONE) * stake >> 4) - later(t, m, card, held)
        if lane != t.led and not ruff:
            value += w[at + W.LENGTH] * popcount(held)
            if held & held - 1 == 0 and t.trumps and own & LANE_BITS:
                value += w[at + W.VOID]
        m.values[card] = value
        if value > best:
            best, found = value, card
    return found


def best_lead(t: Table, m: Mind, cards: int) -> int:
    """The card worth most of those that may be led; the lower one when level."""
    w, at = m.weights, m.row
    best, found = NOTHING, 0
    own = t.hands[t.turn]
    while cards:
        card = lowest(cards)
        lane = card // LANE
        cards &= cards - 1
        held = own >> LANE * lane & LANE_BITS
        ours = chance_ours(t, m, card, lane, True, w[at + W.LEAD_RESCUE])
        stake = w[at + W.LEAD_BASE] + 80 * units_of(t, 1 << card)
        if ours > ONE // 2:
            stake += w[at + W.LEAD_FEED]
        value = ((2 * ours - ONE) * stake >> 4) - later(t, m, card, held)
        if lane == 0 and t.trumps:
            value += lead_trump(t, m, card, held)
        else:
            value += lead_plain(t, m, card, held)
        m.values[card] = value
        if value > best:
            best, found = value, card
    return found


def lead_trump(t: Table, m: Mind, card: int, held: int) -> int:
    """What speaks for leading a trump beside the trick itself."""
    w, at = m.weights, m.row
    seat = t.turn
    if m.trumps_out == 0 or t.voids[seat + 1 & 3] & t.voids[seat + 3 & 3] & 1:
        return w[at + W.NO_DRAW]
    value = w[at + W.DRAW] + w[at + W.DRAW_COUNT] * popcount(held)
    if out_over(m, card) == 0:
        value += w[at + W.DRAW_BOSS]
    if held & held - 1 == 0:
        value += w[at + W.DRAW_LAST]
    if t.voids[seat + 2 & 3] & 1:
        value += w[at + W.DRAW_ALONE]
    return value


def lead_plain(t: Table, m: Mind, card: int, held: int) -> int:
    """What speaks for leading a card of another lane beside the trick itself."""
    w, at = m.weights, m.row
    seat = t.turn
    lane = card // LANE
    count = popcount(held)
    value = w[at + W.LONG] * count + w[at + W.OUT] * out_in(m, lane)
    over = out_over(m, card)
    if over:
        value += w[at + W.LEAD_UNIT] * units_of(t, 1 << card)
        top = out_over(m, highest(held) + LANE * lane)
        if top == 0:
            value += w[at + W.UNDER_BOSS]
        elif top == 1:
            value += w[at + W.HONOUR]
    if t.opened[seat + 2 & 3] >> lane & 1:
        value += w[at + W.ALLY_LED]
    if (t.opened[seat + 1 & 3] | t.opened[seat + 3 & 3]) >> lane & 1:
        value += w[at + W.RIVAL_LED]
    if not t.trumps or m.trumps_out == 0:
        return value + w[at + W.SAFE_LONG] * count
    if count == 1 and t.hands[seat] & LANE_BITS:
        value += w[at + W.SINGLE]
    ally, after, before = t.voids[seat + 2 & 3], t.voids[seat + 1 & 3], t.voids[seat + 3 & 3]
    if ally >> lane & 1 and not ally & 1:
        value += w[at + W.ALLY_RUFF]
    if after >> lane & 1 and not after & 1:
        value += w[at + W.RIVAL_RUFF]
    if before >> lane & 1 and not before & 1:
        value += w[at + W.RIVAL_RUFF]
    return value

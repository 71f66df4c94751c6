"""What a side surely takes when a trick begins, without search."""

from barg.kernel.bits import highest, lowest, popcount
from barg.solver.engine.fields import LANE, LANE_BITS, Search, of_lane, required, units


def decided_at_once(s: Search, d: int) -> bool:
    """Whether sure winners decide the test at the beginning of a trick; notes the result."""
    side = s.seat[d] & 1
    if _leader_cashes(s, d, required(s, d, side)):
        s.side = side
        return True
    if s.trumps and _trumps_win(s, d, required(s, d, 1 - side)):
        s.side = 1 - side
        return True
    return False


def top_run(own: int, others: int) -> int:
    """The cards of a lane that no other can beat."""
    return own >> highest(others) + 1 << highest(others) + 1 if others else own


def strongest(cards: int, count: int) -> int:
    """So many of the strongest of these cards."""
    found = 0
    while cards and count > 0:
        top = 1 << highest(cards)
        found |= top
        cards ^= top
        count -= 1
    return found


def _found(s: Search, bound: int, relevant: int, captured: int) -> bool:
    s.bound = bound
    s.relevant = relevant
    s.captured = captured
    return True


def _leader_cashes(  # noqa: C901, PLR0912, PLR0915 - one pass over the lanes, its numbers in registers
    s: Search, d: int, wanted: int
) -> bool:
    """Whether the leader, then its partner, has winners enough.

    The leader cashes the top cards of each lane, trumps first; a plain lane only as long as
    opponents who may still ruff have to follow. Its partner follows or discards, with valued
    cards where it can. Where the partner's winners are reached over a lower card of the
    leader they count too.
    """
    seat = s.seat[d]
    own, after = s.hands[seat], s.hands[seat + 1 & 3]
    ally, before = s.hands[seat + 2 & 3], s.hands[seat + 3 & 3]
    ruffs_after = popcount(after & LANE_BITS) if s.trumps else 0
    ruffs_before = popcount(before & LANE_BITS) if s.trumps else 0
    ally_trumps = popcount(ally & LANE_BITS) if s.trumps else 0
    tricks = drawn = more = discards = led = gifts = forced = relevant = 0
    ally_cards = ally_relevant = loose = 0
    entry = False
    plain_room = s.left[d] - ally_trumps
    for lane in range(4):
        trump = lane == 0 and s.trumps == 1
        shift = LANE * lane
        mine, his = of_lane(own, lane), of_lane(ally, lane)
        if mine == 0 and his == 0:
            continue
        theirs = of_lane(after | before, lane)
        count, his_count = popcount(mine), popcount(his)
        count_after = popcount(of_lane(after, lane))
        count_before = popcount(of_lane(before, lane))
        against = max(count_after, count_before)
        limit = s.left[d]
        if not trump:
            if ruffs_after:
                limit = min(limit, count_after)
            if ruffs_before:
                limit = min(limit, count_before)
        top = top_run(mine, theirs | his)
        run = min(popcount(top), max(against, his_count))
        cashed = count if run >= max(against, his_count) else run
        if trump:
            drawn = cashed
            ruffs_after = max(0, ruffs_after - run)
            ruffs_before = max(0, ruffs_before - run)
        else:
            if ruffs_after + ruffs_before and ally_trumps > drawn:
                limit = min(limit, plain_room)
            cashed = min(cashed, limit)
            plain_room -= cashed
        cashed = min(cashed, wanted - tricks)
        if cashed:
            tricks += cashed
            cards = mine if cashed >= count else strongest(mine, cashed)
            led |= cards << shift
            ranked = strongest(top, min(run, cashed))
            if ranked:
                relevant |= 1 << lowest(ranked) + shift
            if s.valued:
                if count_after <= cashed:
                    forced |= (after & s.valued) & LANE_BITS << shift
                if count_before <= cashed:
                    forced |= (before & s.valued) & LANE_BITS << shift
                if his_count <= cashed:
                    forced |= (ally & s.valued) & LANE_BITS << shift
                else:
                    gifts |= strongest(of_lane(ally & s.valued, lane), cashed) << shift
            discards += max(0, cashed - his_count)
            if tricks >= wanted:
                return _found(s, tricks, relevant, 0)
        elif not trump:
            loose |= ally & s.valued & LANE_BITS << shift
        if his_count > run and cashed == run and run < limit:
            rest = mine & ~top
            his_top = top_run(his, theirs | rest)
            length = max(against, popcount(mine))
            his_run = min(popcount(his_top), max(0, length - run))
            if his_run or length <= run:
                taken = his_count - run if run + his_run >= length else his_run
                taken = min(taken, his_count - run, limit - run)
                if taken > 0:
                    more += taken
                    cards = strongest(his, taken)
                    ally_cards |= cards << shift
                    ranked = strongest(his_top, min(his_run, taken))
                    if ranked:
                        ally_relevant |= 1 << lowest(ranked) + shift
                    if rest and his_run:
                        entry = True
    if s.valued and tricks:
        cards = led & s.valued
        if tricks + units(s, cards) < wanted:
            cards |= forced | gifts
            if discards:
                cards |= strongest(loose, discards)
        if tricks + units(s, cards) >= wanted:
            return _found(s, tricks + units(s, cards), relevant, cards)
    if not (more and entry):
        return False
    if ally_trumps and more + ally_trumps > s.left[d] - tricks:
        return False
    if ruffs_after + ruffs_before:
        plain = s.left[d] - popcount(own & LANE_BITS) - (tricks - drawn)
        if popcount(own & LANE_BITS) > drawn and more > plain:
            return False
    tricks = min(tricks + more, s.left[d])
    cards = 0
    if tricks < wanted:
        cards = (led | ally_cards | forced) & s.valued
    if tricks + units(s, cards) >= wanted:
        return _found(s, tricks + units(s, cards), relevant | ally_relevant, cards)
    return False


def _trumps_win(s: Search, d: int, wanted: int) -> bool:
    """Whether the top trumps of the side that does not lead are enough."""
    seat = s.seat[d]
    after, before = s.hands[seat + 1 & 3] & LANE_BITS, s.hands[seat + 3 & 3] & LANE_BITS
    own, ally = s.hands[seat] & LANE_BITS, s.hands[seat + 2 & 3] & LANE_BITS
    theirs = after | before
    if theirs == 0:
        return False
    top = top_run(theirs, own | ally)
    if top:
        tricks = min(popcount(top), max(popcount(after), popcount(before)))
        relevant = 1 << lowest(top) if own | ally else 0
        if tricks >= wanted:
            return _found(s, tricks, relevant, 0)
        cards = top & s.valued
        if tricks + units(s, cards) >= wanted:
            return _found(s, tricks + units(s, cards), relevant, cards)
        return False
    if wanted > 1:
        return False
    best = 1 << highest(own | ally)
    second = 1 << highest((theirs | own | ally) ^ best)
    guard = after if own & best else before
    if second & guard and guard != second:
        return _found(s, 1, second, 0)
    return False

"""What a deal scores (S18–S24, S36)."""

from collections.abc import MutableSequence

from barg.kernel.shelem.fields import (
    NONE,
    SAR_SHELEM,
    SHELEM,
    SLAM_CONTRACT_TWICE,
    SLAM_NONE,
    SLAM_TOTAL,
    TRICKS,
    Deal,
    Options,
)


def declarer_score(o: Options, contract: int, raw: int, tricks: int) -> int:
    """What declarer's side scores (S18, S19, S21–S23, S36).

    ``raw`` are its raw points, ``tricks`` the tricks that it won on the table.
    """
    slam = tricks == TRICKS
    if contract >= SHELEM:
        stake = 4 * o.total if contract == SAR_SHELEM else 2 * o.total
        return stake if slam else -stake
    if raw < contract:
        return -2 * contract if o.half_penalty and 2 * raw < o.total else -contract
    if slam and o.slam != SLAM_NONE:
        if o.slam == SLAM_CONTRACT_TWICE:
            return 2 * contract
        return o.total if o.slam == SLAM_TOTAL else 2 * o.total
    return raw if o.made_taken else contract


def defender_score(o: Options, raw: int, total_before: int) -> int:
    """What the defenders score: their raw points, unless crumbs stop (S20, S24)."""
    return 0 if o.crumbs_stop != NONE and total_before >= o.crumbs_stop else raw


def scores(o: Options, k: Deal, out: MutableSequence[int]) -> None:
    """Write the scores of both sides in a finished deal; a redeal gives (0, 0)."""
    out[0] = out[1] = 0
    if k.declarer == NONE:
        return
    side = k.declarer % 2
    out[side] = declarer_score(o, k.contract, k.points[side], k.tricks_won[side])
    out[1 - side] = defender_score(o, k.points[1 - side], k.totals[1 - side])


def max_return(o: Options) -> int:
    """A sar-shelem, or twice the total (S19, S21, S22, S36)."""
    return (4 if o.sar_bid else 2) * o.total


def returns(o: Options, k: Deal, out: MutableSequence[int]) -> None:
    """Write for each seat what its side scores."""
    scores(o, k, out)
    for seat in range(2, o.players):
        out[seat] = out[seat % 2]

"""Rim's kernel: dealing, draws, melds, lay-offs, knocks and scores over two records."""

from barg.kernel.game import Kernel
from barg.kernel.rummy import choices, dealing, dense, draws, scoring
from barg.kernel.rummy.fields import OVER, Deal, Options

__all__ = ["RUMMY", "Deal", "Options"]

RUMMY = Kernel(
    name="rummy",
    options=Options,
    deal_record=Deal,
    over=OVER,
    deal=dealing.deal,
    count=choices.count,
    nth=choices.nth,
    apply=choices.apply,
    scores=scoring.scores,
    size=dense.size,
    write_mask=dense.write_mask,
    step=dense.step,
    chance=draws.chance,
)

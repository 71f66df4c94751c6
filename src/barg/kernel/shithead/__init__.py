"""Shithead's kernel: dealing, exchanges, turns and scores over two records."""

from barg.kernel.game import Kernel
from barg.kernel.shithead import actions, dealing, scoring
from barg.kernel.shithead.fields import OVER, Deal, Options

__all__ = ["SHITHEAD", "Deal", "Options"]

SHITHEAD = Kernel(
    name="shithead",
    options=Options,
    deal_record=Deal,
    over=OVER,
    deal=dealing.deal,
    count=actions.count,
    nth=actions.nth,
    apply=actions.apply,
    scores=scoring.scores,
    size=actions.size,
    write_mask=actions.write_mask,
    step=actions.apply,
)

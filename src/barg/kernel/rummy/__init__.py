"""Rim's kernel: dealing, draws, melds, lay-offs, knocks and scores over two records."""

from barg.kernel.game import Kernel
from barg.kernel.rummy import choices, dealing, dense, draws, numbering, observing, scoring
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
    scores=scoring.returns,
    max_return=scoring.max_return,
    size=dense.size,
    write_mask=dense.write_mask,
    action_of=numbering.action_of,
    number_of=numbering.number_of,
    step=dense.step,
    steps_apart=dense.steps_apart,
    width=observing.width,
    parts=observing.parts,
    observe=observing.write,
    chance=draws.chance,
)

"""Shithead's kernel: dealing, exchanges, turns and scores over two records."""

from barg.kernel.game import Kernel
from barg.kernel.shithead import choices, dealing, dense, observing, scoring
from barg.kernel.shithead.fields import OVER, Deal, Options

__all__ = ["SHITHEAD", "Deal", "Options"]

SHITHEAD = Kernel(
    name="shithead",
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
    action_of=dense.action_of,
    number_of=dense.number_of,
    step=dense.step,
    steps_apart=dense.steps_apart,
    extra_steps=dense.extra_steps,
    max_return=scoring.max_return,
    width=observing.width,
    parts=observing.parts,
    observe=observing.write,
)

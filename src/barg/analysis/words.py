"""Judgements in words, in both languages of the product."""

from typing import Final

from barg.analysis.judging import Judgement
from barg.game import Words

STAGES: Final = {
    "auction": Words("auction", "مزایده"),
    "exchange": Words("exchange", "تعویض"),
    "draw": Words("draw", "کشیدن"),
    "play": Words("play", "بازی"),
}
_PERSIAN: Final = str.maketrans("0123456789.%", "۰۱۲۳۴۵۶۷۸۹٫٪")


def _fa(number: object) -> str:
    return str(number).translate(_PERSIAN)


def sentence(judgement: Judgement, name: str) -> Words:
    """What was done, what was better, and by how much."""
    deal, cost, error = judgement.deal + 1, f"{judgement.cost:.1f}", f"{judgement.error:.1f}"
    stage = STAGES[judgement.stage]
    where = (stage.en, stage.fa)
    if judgement.trick is not None:
        where = (f"trick {judgement.trick + 1}", f"دست {_fa(judgement.trick + 1)}")
    done, best = judgement.action, judgement.best
    en = f"Deal {deal}, {where[0]}, {name}: {done}; {best} was better by {cost} ± {error} points"
    fa = (
        f"دور {_fa(deal)}، {where[1]}، {name}: {done}؛ {best} به اندازهٔ"
        f" {_fa(cost)} ± {_fa(error)} امتیاز بهتر بود"
    )
    chosen, better = judgement.values[done].made, judgement.values[best].made
    if chosen is not None and better is not None:
        en += f" (contract made: {chosen:.0%} instead of {better:.0%})"
        fa += f" (احتمال به جا آمدن قول: {_fa(f'{chosen:.0%}')} به جای {_fa(f'{better:.0%}')})"
    if judgement.perfect_cost:
        real = judgement.perfect[done]
        most = real + judgement.perfect_cost
        en += f"; as the cards lay, {real} instead of {most}"
        fa += f"؛ با کارت‌های واقعی {_fa(real)} به جای {_fa(most)}"
    return Words(en + ".", fa + ".")

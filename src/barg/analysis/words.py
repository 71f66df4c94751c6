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


def _percent(chance: float | None) -> str:
    return "" if chance is None else f"{chance:.0%}"


def sentence(judgement: Judgement, name: str) -> Words:
    """What was done, what was better, and by how much."""
    deal, cost = judgement.deal + 1, f"{judgement.cost:.1f}"
    if judgement.error:
        cost += f" ± {judgement.error:.1f}"
    stage = STAGES[judgement.stage]
    where = (stage.en, stage.fa)
    if judgement.trick is not None:
        where = (f"trick {judgement.trick + 1}", f"دست {_fa(judgement.trick + 1)}")
    done, best = judgement.action, judgement.best
    en = f"Deal {deal}, {where[0]}, {name}: {done}; {best} was better by {cost} points"
    fa = (
        f"دور {_fa(deal)}، {where[1]}، {name}: {done}؛ {best} به اندازهٔ {_fa(cost)} امتیاز بهتر بود"
    )
    chosen, better = (_percent(judgement.values[action].made) for action in (done, best))
    if chosen and better and chosen != better:
        en += f" (contract made: {chosen} instead of {better})"
        fa += f" (احتمال به جا آمدن قول: {_fa(chosen)} به جای {_fa(better)})"
    if judgement.perfect_cost:
        real = judgement.perfect[done]
        most = real + judgement.perfect_cost
        en += f"; as the cards lay, {real} instead of {most}"
        fa += f"؛ با کارت‌های واقعی {_fa(real)} به جای {_fa(most)}"
    return Words(en + ".", fa + ".")

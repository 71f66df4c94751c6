"""What the decisions of a match were worth."""

from barg.analysis.judging import Judgement, judge
from barg.analysis.moments import Moment, moments
from barg.analysis.report import Analysis, Summary, analyse
from barg.analysis.words import sentence

__all__ = ["Analysis", "Judgement", "Moment", "Summary", "analyse", "judge", "moments", "sentence"]

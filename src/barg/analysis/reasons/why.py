"""Why an action is good, as a code that clients have a sentence for in each language."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from barg.bots import Decision


@dataclass(frozen=True, slots=True)
class Why:
    """One reason.

    Attributes:
        code: what clients know it by. text: the same in English.
        params: what fills the sentence: points, counts, a card or bid as text, per cent.
    """

    code: str
    text: str
    params: Mapping[str, str | int] = field(default_factory=dict)


ONLY = Why("hint_only", "It is the only thing that you may do now.")
OUT = Why("hint_out", "It is the last of your cards: you are out.")


def found(decision: Decision) -> Why:
    """That it came out best, where no plainer reason is known."""
    if decision.worlds:
        text = f"It brings most on average in {decision.worlds} deals that fit what you know."
        return Why("hint_worlds", text, {"count": decision.worlds})
    return Why("hint_experience", "It is what experience advises here.")

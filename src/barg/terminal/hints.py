"""A hint in words: what to do, why, and what is next best."""

from math import hypot
from typing import Final

from barg.bots.levels import ORDER
from barg.server.protocol import TableView
from barg.server.protocol_hint import AskHint, Hint
from barg.terminal.acts import act_words
from barg.terminal.words import Words

STRONGEST: Final = ORDER[-1]


def place_of(view: TableView) -> AskHint | None:
    """Where in the match a hint belongs; None while there is no deal."""
    if view.deal is None:
        return None
    return AskHint(view.deal.number, view.deal.turn, view.undone)


def hint_lines(hint: Hint, words: Words) -> list[str]:
    """What to do and why; how sure a contract is, and what comes next."""
    lines = [f"{words('hint')}: {act_words(hint.action, words)} — {words.why(hint.why)}"]
    more = [*_chance(hint, words), *_next_best(hint, words)]
    if more:
        lines.append(" · ".join(more))
    if hint.level != STRONGEST:
        lines.append(words("hint_quick", level=words(f"level_{hint.level}")))
    return lines


def _chance(hint: Hint, words: Words) -> list[str]:
    """The chance of the contract, unless the reason has told it."""
    made = hint.alternatives[0].made if hint.alternatives else None
    if made is None or hint.why.code == "hint_bid_made":
        return []
    return [words("analysis_made", chance=words.percent(made))]


def _next_best(hint: Hint, words: Words) -> list[str]:
    """The next best, with its distance where that is more than chance."""
    if len(hint.alternatives) < 2:
        return []
    first, second = hint.alternatives[:2]
    if first.mean is None or second.mean is None:
        return []
    behind, action = first.mean - second.mean, act_words(second.action, words)
    if behind > hypot(first.error or 0, second.error or 0):
        return [words("hint_next", action=action, points=words.decimal(behind))]
    return [words("hint_alike", action=action)]

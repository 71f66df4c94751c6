"""Questions: numbers, winners, answers in words; actions are in `barg.lessons.acting`."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from barg.lessons.acting import act, legal
from barg.lessons.context import Context
from barg.lessons.facts import holds, number
from barg.lessons.labels import seat_label
from barg.lessons.reading import LessonError
from barg.lessons.source import Ask, Said, Wrong
from barg.lessons.telling import told

NOT_RIGHT: Final = Said("That is not it. Look again.", "این نیست. دوباره نگاه کنید.")

Data = dict[str, Any]


def asked(ask: Ask, context: Context, frame: Any) -> tuple[Data, Any]:
    """A question as data, and the position after its first right answer.

    ``frame(state)`` draws a position.

    Raises:
        LessonError: a claim is not what the rules say.
    """
    data: Data = {
        "kind": ask.kind,
        "ask": told(ask, context),
        "otherwise": told(ask.otherwise or NOT_RIGHT, context),
    }
    after = context.state
    if ask.kind == "act":
        after = act(ask, context, data, frame)
    elif ask.kind == "legal":
        legal(ask, context, data)
    elif ask.kind == "number":
        data["accept"] = [str(number(_given(ask.number, "number", context), context))]
        data["wrong"] = [_numbered(wrong, context) for wrong in ask.wrong]
    elif ask.kind == "winner":
        _winner(ask, context, data)
    else:
        _options(ask, context, data)
    if ask.kind != "act" and (ask.then or ask.claims):
        raise LessonError(context.where, "only an action has something after it")
    data["right"] = told(ask.right, replace(context, state=after))
    return data, after


def _given(text: str | None, name: str, context: Context) -> str:
    if text is None:
        raise LessonError(context.where, f"the question needs its {name}")
    return text


def _numbered(wrong: Wrong, context: Context) -> Data:
    value = number(_given(wrong.number, "number", context), context)
    return {"exactly": [str(value)], "text": told(wrong, context)}


def _winner(ask: Ask, context: Context, data: Data) -> None:
    """Who takes the trick that was finished last."""
    winner: int = context.state.tricks[-1][2]
    seats = range(context.rules.players)
    data["accept"] = [str(winner)]
    data["buttons"] = [
        {"action": str(seat), "label": seat_label(context.game, seat)} for seat in seats
    ]
    data["wrong"] = [
        {"exactly": [str(wrong.seat)], "text": told(wrong, context)} for wrong in ask.wrong
    ]
    if any(wrong.seat in (None, winner) for wrong in ask.wrong):
        raise LessonError(context.where, f"seat {winner} takes the trick")


def _options(ask: Ask, context: Context, data: Data) -> None:
    """One of several answers in words."""
    right = [str(place) for place, offer in enumerate(ask.options) if offer.right]
    if len(right) != 1:
        raise LessonError(context.where, "one of the options must be right")
    for offer in ask.options:
        if offer.check is not None and holds(offer.check, context) is not offer.right:
            raise LessonError(context.where, f"{offer.check!r} does not fit its option")
    data["accept"] = right
    data["buttons"] = [
        {"action": str(place), "label": told(offer, context)}
        for place, offer in enumerate(ask.options)
    ]
    data["wrong"] = [_offered(place, offer.say, context) for place, offer in _said(ask)]


def _said(ask: Ask) -> list[tuple[int, Any]]:
    return [
        (place, offer) for place, offer in enumerate(ask.options) if not offer.right and offer.say
    ]


def _offered(place: int, say: Said, context: Context) -> Mapping[str, Any]:
    return {"exactly": [str(place)], "text": told(say, context)}

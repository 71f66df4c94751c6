"""Actions to find: what is accepted is legal, what is called illegal is refused as told."""

from dataclasses import replace
from typing import Any, Final

from barg.cards import cards_in, cards_text
from barg.errors import IllegalAction
from barg.lessons.context import Context
from barg.lessons.dealing import played
from barg.lessons.facts import holds
from barg.lessons.labels import action_label
from barg.lessons.reading import LessonError
from barg.lessons.source import Ask, Wrong
from barg.lessons.telling import told
from barg.shelem.trick import PILES_FROM

CARD_VERBS: Final = ("play", "discard", "meld", "keep")
ANY_NUMBER: Final = 0

Data = dict[str, Any]


def key_of(text: str) -> str:
    """How an answer is written: the cards of a card action in their order, else the action."""
    verb, _, cards = text.partition(" ")
    if verb in CARD_VERBS:
        return " ".join(sorted(word for word in cards.split() if word not in ("run", "set")))
    return text


def _refusal(context: Context, text: str) -> IllegalAction | None:
    state = context.state.clone()
    try:
        state.verify(state.rules.parse_action(text))
    except IllegalAction as error:
        return error
    except ValueError as error:
        raise LessonError(context.where, f"{text!r}: {error}") from None
    return None


def _hand(context: Context) -> list[str]:
    hand: str = _hand_text(context.state)
    return hand.split()


def _hand_text(state: Any) -> str:
    seen = state.observe(0)
    if getattr(seen, "tops", ()) and state.played % 4 >= PILES_FROM:
        return cards_text(cards_in(seen.tops[0]))
    if isinstance(seen.hand, int):
        return cards_text(cards_in(seen.hand))
    if state.rules.game == "rummy":
        return cards_text(card for card, count in enumerate(seen.hand) for _ in range(count))
    return cards_text(seen.hand or seen.face_up[0])


def act(ask: Ask, context: Context, data: Data, frame: Any) -> Any:
    """An action to find."""
    if context.state is None or context.state.to_act != 0:
        raise LessonError(context.where, "it is not seat 0's turn")
    if not ask.accept:
        raise LessonError(context.where, "the question needs what is accepted")
    for text in ask.accept:
        if error := _refusal(context, text):
            raise LessonError(context.where, f"{text!r} is accepted, but refused: {error}")
    by_cards = [text for text in ask.accept if text not in ask.buttons and key_of(text) != text]
    verb = ask.verb or (by_cards[0].split()[0] if by_cards else "")
    if verb:
        data["cards"] = {"count": ask.count, "from": _hand(context)}
    keys = [_key(text, ask) for text in ask.accept]
    data["accept"] = keys
    if ask.among:
        data["among"] = ask.among.split()
    data["buttons"] = [
        {"action": text, "label": action_label(text, context.where)} for text in ask.buttons
    ]
    data["wrong"] = [_wrong_action(wrong, verb, ask, context) for wrong in ask.wrong]
    if verb and ask.count == 1 and not ask.among:
        _verify_covered(ask, verb, context)
    _verify_buttons(ask, context)
    ends = [_after(ask, text, context, frame) for text in ask.accept]
    data["after"] = {key: frames for key, (_, frames) in zip(keys, ends, strict=True)}
    return ends[0][0]


def _key(text: str, ask: Ask) -> str:
    return text if text in ask.buttons else key_of(text)


def _after(ask: Ask, text: str, context: Context, frame: Any) -> tuple[Any, list[Data]]:
    """The position after a right answer and what follows it, and every position on the way."""
    state = context.state.clone()
    frames = []
    for action in (text, *ask.then):
        played(state, [action], context.where)
        frames.append(frame(state))
    for claim in ask.claims:
        if not holds(claim, replace(context, state=state)):
            raise LessonError(context.where, f"not so after {text!r}: {claim}")
    return state, frames


def _wrong_action(wrong: Wrong, verb: str, ask: Ask, context: Context) -> Data:
    """A wrong answer to an `act`, with the claim about it proven."""
    cards = wrong.cards.split()
    if wrong.reason and not cards and not wrong.exactly and ask.count == 1 and verb:
        cards = [
            card
            for card in _hand(context)
            if (error := _refusal(context, f"{verb} {card}")) and error.code == wrong.reason
        ]
        if not cards:
            raise LessonError(context.where, f"nothing is refused for {wrong.reason!r}")
    single = [f"{verb} {card}" for card in cards] if ask.count == 1 else []
    for text in (*single, *wrong.exactly):
        error = _refusal(context, text)
        code = error.code if error else None
        if code != wrong.reason:
            raise LessonError(
                context.where, f"{text!r}: {wrong.reason!r} is told, but it is {code!r}"
            )
    said = {"text": told(wrong, context)}
    keys = [_key(text, ask) for text in wrong.exactly]
    return {**said, **({"any": cards} if cards else {}), **({"exactly": keys} if keys else {})}


def _verify_covered(ask: Ask, verb: str, context: Context) -> None:
    """Every refused card has its reason told."""
    reasons = {wrong.reason for wrong in ask.wrong}
    for card in _hand(context):
        error = _refusal(context, f"{verb} {card}")
        if error and error.code not in reasons:
            raise LessonError(
                context.where, f"{card} is refused ({error.code}), and no text says why"
            )


def _verify_buttons(ask: Ask, context: Context) -> None:
    told_of = {text: wrong.reason for wrong in ask.wrong for text in wrong.exactly}
    for text in ask.buttons:
        error = _refusal(context, text)
        if error and told_of.get(text) != error.code:
            raise LessonError(
                context.where, f"{text!r} is refused ({error.code}), and no text says why"
            )


def legal(ask: Ask, context: Context, data: Data) -> None:
    """All cards that may be played are to be found."""
    state = context.state
    fits, refused = [], {}
    for card in _hand(context):
        error = _refusal(context, f"play {card}")
        if error:
            refused[card] = error.code
        else:
            fits.append(card)
    data["cards"] = {"count": ANY_NUMBER, "from": _hand(context)}
    data["accept"] = [" ".join(sorted(fits))]
    data["wrong"] = []
    for wrong in ask.wrong:
        cards = [card for card, code in refused.items() if code == wrong.reason]
        if not cards:
            raise LessonError(context.where, f"nothing is refused for {wrong.reason!r}")
        data["wrong"].append({"any": cards, "text": told(wrong, context)})
    if set(refused.values()) - {wrong.reason for wrong in ask.wrong}:
        raise LessonError(context.where, f"reasons without a text: {set(refused.values())}")
    if state.to_act != 0:
        raise LessonError(context.where, "it is not seat 0's turn")

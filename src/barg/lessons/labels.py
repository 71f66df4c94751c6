"""What stands on the buttons of a question: actions in words, with ``[AS]`` for cards."""

from collections.abc import Callable, Mapping
from typing import Final

from barg.explained import digits
from barg.lessons.reading import LessonError

Label = dict[str, str]
Pair = tuple[str, str]
SUITS: Final = {
    "S": ("spades", "پیک"),
    "H": ("hearts", "دل"),
    "D": ("diamonds", "خشت"),
    "C": ("clubs", "گشنیز"),
}
SEATS: Final = {
    "shelem": (
        ("You", "شما"),
        ("Right opponent", "حریف راست"),
        ("Your partner", "یارتان"),
        ("Left opponent", "حریف چپ"),
    ),
    "others": (("You", "شما"), ("Sara", "سارا"), ("Reza", "رضا"), ("Mina", "مینا")),
}
FIXED: Final = {
    "pass": ("Pass", "پاس"),
    "bid shelem": ("Bid shelem", "شلم"),
    "bid kons": ("Bid kons", "کُنس"),
    "accept": ("Accept", "قبول"),
    "decline": ("Decline", "رد"),
    "draw stock": ("Draw from the stock", "کشیدن از انبار"),
    "draw discard": ("Take the discard", "برداشتن کارتِ رو"),
    "block": ("Block the deal", "بستن دور"),
    "knock": ("Knock", "ریم"),
    "ready": ("Keep as it is", "همین خوب است"),
    "pickup": ("Pick up the pile", "برداشتن کپه"),
    "swap row 0": ("Swap for the first row", "عوض با ردیف اول"),
    "swap row 1": ("Swap for the second row", "عوض با ردیف دوم"),
}
PLACES: Final = (("first", "اول"), ("second", "دوم"), ("third", "سوم"))


def said(pair: tuple[str, str]) -> Label:
    """A pair of texts as data."""
    return {"en": pair[0], "fa": pair[1]}


def seat_label(game: str, seat: int) -> Label:
    """Who sits there."""
    return said(SEATS["shelem" if game == "shelem" else "others"][seat])


def action_label(text: str, where: str) -> Label:
    """An action on a button.

    Raises:
        LessonError: there are no words for it.
    """
    if text in FIXED:
        return said(FIXED[text])
    verb, *words = text.split()
    if verb not in _LABELS or not words:
        raise LessonError(where, f"no words for the action {text!r}")
    return said(_LABELS[verb](words))


def _layoff(words: list[str]) -> Pair:
    number, *cards = words
    low = cards[-1] == "low"
    shown, place = " ".join(cards[:-1] if low else cards), PLACES[int(number)]
    end = ("the low end of ", "سرِ پایینِ ") if low else ("", "")
    return (f"[{shown}] on {end[0]}the {place[0]} meld", f"[{shown}] روی {end[1]}ترکیب {place[1]}")


def _exchange(words: list[str]) -> Pair:
    card, place = words[1], PLACES[int(words[0])]
    return (
        f"[{card}] for the joker in the {place[0]} meld",
        f"[{card}] به جای جوکرِ ترکیب {place[1]}",
    )


def _meld(words: list[str]) -> Pair:
    shown = " ".join(word for word in words if word not in ("run", "set"))
    return (f"Lay down [{shown}]", f"چیدن [{shown}]")


def _blind(words: list[str]) -> Pair:
    place = PLACES[int(words[0])]
    return (f"The {place[0]} blind card", f"کارت بستهٔ {place[1]}")


_LABELS: Final[Mapping[str, Callable[[list[str]], Pair]]] = {
    "bid": lambda words: (words[0], digits(words[0], "fa")),
    "trump": lambda words: SUITS[words[0]],
    "layoff": _layoff,
    "exchange": _exchange,
    "discard": lambda words: (f"Discard [{words[0]}]", f"انداختن [{words[0]}]"),
    "knock": lambda words: (f"Knock, discarding [{words[0]}]", f"ریم با انداختن [{words[0]}]"),
    "meld": _meld,
    "blind": _blind,
    "swap": lambda words: (f"[{words[0]}] for [{words[1]}]", f"[{words[0]}] با [{words[1]}]"),
    "play": lambda words: (f"Play [{' '.join(words)}]", f"بازی [{' '.join(words)}]"),
}

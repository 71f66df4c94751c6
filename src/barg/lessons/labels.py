"""What stands on the buttons of a question: actions in words, with ``[AS]`` for cards."""

from typing import Final

from barg.explained import digits
from barg.lessons.reading import LessonError

Label = dict[str, str]
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
    match text.split():
        case ["bid", points]:
            return said((points, digits(points, "fa")))
        case ["trump", suit] if suit in SUITS:
            return said(SUITS[suit])
        case ["layoff", number, *cards, "low"]:
            return _layoff(number, cards, ("the low end of", "سرِ پایینِ"))
        case ["layoff", number, *cards]:
            return _layoff(number, cards, ("", ""))
        case ["exchange", number, card]:
            place = PLACES[int(number)]
            return said(
                (
                    f"[{card}] for the joker in the {place[0]} meld",
                    f"[{card}] به جای جوکرِ ترکیب {place[1]}",
                )
            )
        case ["discard", card]:
            return said((f"Discard [{card}]", f"انداختن [{card}]"))
        case ["knock", card]:
            return said((f"Knock, discarding [{card}]", f"ریم با انداختن [{card}]"))
        case ["meld", *cards]:
            shown = " ".join(card for card in cards if card not in ("run", "set"))
            return said((f"Lay down [{shown}]", f"چیدن [{shown}]"))
        case ["blind", number]:
            place = PLACES[int(number)]
            return said((f"The {place[0]} blind card", f"کارت بستهٔ {place[1]}"))
        case ["swap", own, up]:
            return said((f"[{own}] for [{up}]", f"[{own}] با [{up}]"))
        case ["play", *cards]:
            return said((f"Play [{' '.join(cards)}]", f"بازی [{' '.join(cards)}]"))
    raise LessonError(where, f"no words for the action {text!r}")


def _layoff(number: str, cards: list[str], end: tuple[str, str]) -> Label:
    place, shown = PLACES[int(number)], " ".join(cards)
    low_en, low_fa = (f"{end[0]} " if end[0] else ""), (f"{end[1]} " if end[1] else "")
    return said(
        (f"[{shown}] on {low_en}the {place[0]} meld", f"[{shown}] روی {low_fa}ترکیب {place[1]}")
    )

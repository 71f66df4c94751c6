"""The sentences of the web client's two languages, for terminals."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

from barg.cards import JOKER_TEXTS, SUIT_LETTERS, SUIT_SIGNS
from barg.server.protocol_words import Reason

Language = Literal["fa", "en"]
LANGUAGES: Final = ("fa", "en")
_PERSIAN_DIGITS: Final = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
_CHECKOUT: Final = Path(__file__).parents[3] / "web" / "messages"
"""Where the sentences lie in a checkout; a wheel carries them in this package."""
LEFT, FIRST_STRONG, POP = "\u2066", "\u2068", "\u2069"
"""Isolates of direction: a card keeps its order inside Persian."""


@cache
def _messages(language: Language) -> Mapping[str, str]:
    inside = files("barg.terminal").joinpath("messages", f"{language}.json")
    text = inside.read_text("utf-8") if inside.is_file() else _outside(language)
    found: dict[str, str] = json.loads(text)
    return found


def _outside(language: Language) -> str:
    return (_CHECKOUT / f"{language}.json").read_text("utf-8")


class Words:
    """What is said, in one language.

    Calling it with a key and what fills the blanks gives the sentence.
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self._all = _messages(language)

    def __call__(self, key: str, **blanks: str) -> str:
        """Say something; raises KeyError where there is no such sentence, or a blank is left."""
        return self._all[key].format(**blanks)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return key in self._all

    def digits(self, text: str) -> str:
        """A text with the digits of the language."""
        return text.translate(_PERSIAN_DIGITS) if self.language == "fa" else text

    def num(self, value: int) -> str:
        """A whole number."""
        sign = "−" if value < 0 else ""
        return self.left(f"{sign}{self.digits(str(abs(value)))}")

    def signed(self, value: int) -> str:
        """A whole number with its sign."""
        return self.left(f"+{self.digits(str(value))}") if value > 0 else self.num(value)

    def decimal(self, value: float) -> str:
        """A number with one digit after the point."""
        point = "٫" if self.language == "fa" else "."
        return self.left(self.digits(f"{value:.1f}").replace(".", point))

    def percent(self, chance: float) -> str:
        """A chance from 0 to 1 in per cent."""
        sign = "٪" if self.language == "fa" else "%"
        return f"{self.digits(str(round(100 * chance)))}{sign}"

    def name(self, text: str) -> str:
        """A name of unknown direction inside a sentence."""
        return f"{FIRST_STRONG}{text}{POP}"

    def card(self, text: str) -> str:
        """A card as it is seen: ``10♥``, ``★`` for a joker."""
        if text in JOKER_TEXTS:
            return self.left("★" + {"XB": "B", "XR": "R"}.get(text, ""))
        rank, suit = text[0].replace("T", "10"), SUIT_SIGNS[SUIT_LETTERS.index(text[1])]
        return self.left(f"{rank}{suit}")

    def cards(self, texts: list[str]) -> str:
        """Cards with blanks between them."""
        return " ".join(self.card(text) for text in texts)

    def suit(self, letter: str) -> str:
        """A suit's name, or that of a way to play without trump."""
        names = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
        if letter in names:
            sign = SUIT_SIGNS[SUIT_LETTERS.index(letter)]
            return f"{self(f'suit_{names[letter]}')} {sign}"
        return self(f"trump_{letter}")

    def bid(self, bid: int | str) -> str:
        """A bid or contract."""
        return self.digits(str(bid)) if str(bid).isdecimal() else self(f"bid_{bid}")

    def reason(self, reason: Reason) -> str:
        """Why something was refused; an unknown reason in the server's words."""
        return self._said(reason, f"reason_{reason.code}", f"error_{reason.code}")

    def why(self, reason: Reason) -> str:
        """Why something is good; an unknown reason in the server's words."""
        return self._said(reason, f"why_{reason.code.removeprefix('hint_')}")

    def _said(self, reason: Reason, *kinds: str) -> str:
        key = next((key for key in kinds if self.has(key)), kinds[0])
        try:
            return self(key, **{name: self._param(name, reason) for name in reason.params})
        except (KeyError, ValueError, IndexError):
            return reason.text or self("error_server")

    def _param(self, name: str, reason: Reason) -> str:
        value = reason.params[name]
        if name in ("cards", "top"):
            return self.cards(str(value).split())
        if name == "suit":
            return self.suit(str(value))
        if name == "bid":
            return self.bid(value)
        return self.digits(str(value))

    def left(self, text: str) -> str:
        """A text that runs from left to right inside a sentence."""
        return f"{LEFT}{text}{POP}" if self.language == "fa" else text

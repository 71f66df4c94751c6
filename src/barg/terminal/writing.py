"""Lines as a terminal can show them: Persian joined and in visual order where it must be."""

import os
import re
import textwrap
from collections.abc import Mapping
from typing import Final, Literal

from arabic_reshaper import ArabicReshaper
from bidi import get_display
from rich.cells import cell_len
from rich.text import Text

from barg.terminal.words import Language

Order = Literal["auto", "barg", "terminal"]
ORDERS: Final = ("auto", "barg", "terminal")
IMPLICIT_OFF, IMPLICIT_ON = "\x1b[8l", "\x1b[8h"
"""Terminals that can order Persian themselves leave it to us, and take it over again."""
_SHAPES: Final = ArabicReshaper({"delete_harakat": False})
_UNSEEN: Final = re.compile("[\u200b-\u200f\u2066-\u2069]")
HEH_WITH_YEH: Final = ("\u0647\u0654", "\u06c0")
"""In one piece: turned round, the mark alone would go to the letter before."""
_BRACKET: Final = re.compile(r"[()\[\]«»]")
_MARK: Final = "\u034f"
_MARKED: Final = re.compile(rf"({_BRACKET.pattern}){_MARK}|{_MARK}({_BRACKET.pattern})")
_MIRRORED: Final = str.maketrans("()[]«»", ")(][»«")
_RED: Final = re.compile(r"(?:10|[2-9AKQJ])?[♥♦]|★R")


def orders_itself(environment: Mapping[str, str]) -> bool:
    """Whether a terminal orders Persian itself and cannot be told to leave it."""
    return (
        "KONSOLE_VERSION" in environment
        or environment.get("TERM_PROGRAM") == "Apple_Terminal"
        or environment.get("TERM", "").startswith("mlterm")
    )


class Writing:
    """Turns sentences into lines of cells.

    ``order`` says who puts Persian into visual order: ``"barg"``, the ``"terminal"``, or whoever
    can (``"auto"``).
    """

    def __init__(self, language: Language, order: Order = "auto") -> None:
        self.to_left = language == "fa"
        theirs = order == "terminal" or (order == "auto" and orders_itself(os.environ))
        self.is_ours = self.to_left and not theirs

    def line(self, text: str) -> str:
        """One line in the order of cells, without marks that are not seen."""
        if self.is_ours:
            whole = _SHAPES.reshape(text.replace(*HEH_WITH_YEH))
            text = _in_cells(whole)
        return _UNSEEN.sub("", text)

    def text(self, text: str, width: int = 0) -> Text:
        """Lines, wrapped to a width (0: not wrapped), with hearts and diamonds red."""
        lines = [part for line in text.split("\n") for part in _wrapped(line, width)]
        shown = Text("\n".join(self.line(line) for line in lines))
        shown.highlight_regex(_RED, "bold red")
        return shown


def _in_cells(text: str) -> str:
    """A line in visual order; brackets that run to the left are mirrored.

    `get_display` does not mirror. A mark that goes with its bracket tells which way it runs.
    """
    shown = get_display(_BRACKET.sub(rf"\g<0>{_MARK}", text), base_dir="R")
    return _MARKED.sub(lambda found: found[1] or found[2].translate(_MIRRORED), shown)


def _wrapped(line: str, width: int) -> list[str]:
    if width <= 0 or cell_len(_UNSEEN.sub("", line)) <= width:
        return [line]
    return textwrap.wrap(line, width, subsequent_indent="  ") or [""]

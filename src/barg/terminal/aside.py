"""The column beside the table: what has happened, the card counter, or the keys."""

from typing import Literal

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from barg.server.protocol import TableView
from barg.server.protocol_shelem import ShelemView
from barg.terminal.chronicle import chronicle
from barg.terminal.counter import counter_lines
from barg.terminal.keys import key_lines
from barg.terminal.words import Words

Part = Literal["past", "counter", "keys"]


class Aside(VerticalScroll):
    """Shows one of its parts."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="past")
        self._words = words
        self.part: Part = "past"

    def compose(self) -> ComposeResult:
        """Lay it out."""
        yield Static(id="chronicle")

    def toggle(self, part: Part) -> None:
        """Show this part, or again what has happened."""
        self.part = "past" if part == self.part else part
        self.set_class(self.part != "past", "wide")

    def lines(self, view: TableView) -> list[str]:
        """What stands there; without a seat or a deal nothing is counted."""
        if self.part == "keys":
            return key_lines(self._words, isinstance(view.deal, ShelemView))
        if self.part == "counter" and view.counter is not None:
            return counter_lines(view.counter, self._words)
        return chronicle(view, self._words)

    def go_to_place(self) -> None:
        """Show the newest of what has happened, and the others from their beginning."""
        if self.part == "past":
            self.scroll_end(animate=False)
        else:
            self.scroll_home(animate=False)

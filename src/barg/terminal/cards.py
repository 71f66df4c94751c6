"""The own cards in a row: each can be clicked, or chosen with the keyboard."""

from collections.abc import Iterable, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import ItemGrid
from textual.message import Message
from textual.widgets import Button

from barg.terminal.words import Words
from barg.terminal.writing import Writing

WIDTH: Final = 6
MARGIN: Final = 2


class CardButton(Button):
    """One card of the hand; a chosen one is marked by a sign too, not by its colour alone."""

    def __init__(self, place: int, card: str, label: str, possible: bool) -> None:
        super().__init__(label, compact=True, classes="card" if possible else "card idle")
        self.place = place
        self.card = card


class Hand(ItemGrid):
    """The own cards."""

    class Chosen(Message):
        """The chosen cards are others now."""

    def __init__(self, words: Words, writing: Writing) -> None:
        super().__init__(min_column_width=WIDTH, id="hand")
        self._words, self._writing = words, writing
        self._cards: tuple[str, ...] = ()
        self._possible: frozenset[str] = frozenset()
        self.chosen: list[int] = []

    @property
    def selected(self) -> list[str]:
        """The chosen cards, in the order of choosing."""
        return [self._cards[place] for place in self.chosen]

    async def show(self, cards: Sequence[str], possible: Iterable[str]) -> None:
        """Draw these cards; the choice stays while the cards are the same."""
        now, able = tuple(cards), frozenset(possible)
        if now == self._cards and able == self._possible:
            return
        focused = self.screen.focused
        place = focused.place if isinstance(focused, CardButton) else None
        if now != self._cards:
            self.chosen = []
        self._cards, self._possible = now, able
        self.styles.width = len(now) * WIDTH + MARGIN
        async with self.batch():
            await self.recompose()
        buttons = list(self.query(CardButton))
        if place is not None and buttons:
            buttons[min(place, len(buttons) - 1)].focus()

    def compose(self) -> ComposeResult:
        """Draw a button for each card."""
        for place, card in enumerate(self._cards):
            yield CardButton(place, card, self._label(place), card in self._possible)

    def _label(self, place: int) -> str:
        sign = "▲" if place in self.chosen else " "
        return sign + self._writing.line(self._words.card(self._cards[place]))

    def toggle(self, place: int) -> None:
        """Choose a card, or leave it again."""
        if place in self.chosen:
            self.chosen.remove(place)
        else:
            self.chosen.append(place)
        self._marks()

    def clear(self) -> None:
        """Leave all cards."""
        self.chosen = []
        self._marks()

    def _marks(self) -> None:
        for button in self.query(CardButton):
            button.label = self._label(button.place)
            button.set_class(button.place in self.chosen, "chosen")
        self.post_message(self.Chosen())

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """A card was clicked."""
        event.stop()
        if isinstance(event.button, CardButton):
            self.toggle(event.button.place)

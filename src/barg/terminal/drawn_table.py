"""The parts of a table's screen, and how a view is drawn on them."""

import asyncio
from typing import Final

from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, Static

from barg.server.protocol import TableView
from barg.server.protocol_hint import Hint
from barg.server.protocol_shelem import ShelemView
from barg.terminal.acts import act_words
from barg.terminal.aside import Aside
from barg.terminal.cards import Hand
from barg.terminal.centre import centre_lines
from barg.terminal.headlines import title_line, turn_line
from barg.terminal.offers import Offer, cards_in, offers
from barg.terminal.people import seat_lines
from barg.terminal.words import Words
from barg.terminal.writing import Writing

MARGIN: Final = 4


class DrawnTable(Screen[None]):
    """Shows a view: who sits there, what lies there, the own cards, and what can be done."""

    def __init__(self, words: Words, writing: Writing) -> None:
        super().__init__()
        self.words, self.writing = words, writing
        self.view: TableView | None = None
        self.found: list[Offer] = []
        self.hint: Hint | None = None
        self.notice = ""
        self._drawing = asyncio.Lock()

    def compose(self) -> ComposeResult:
        """Lay the parts out."""
        yield Static(id="title")
        with Horizontal(id="middle"):
            with Vertical(id="table"):
                yield Static(id="seats")
                with VerticalScroll(id="lying"):
                    yield Static(id="centre")
            yield Aside(self.words)
        yield Static(id="notice")
        yield Hand(self.words, self.writing)
        yield OptionList(id="offers")
        yield Input(id="typed", placeholder="play AH")
        yield Footer()

    def on_mount(self) -> None:
        """Hide what is not asked for; Persian begins at the right."""
        self.query_one("#typed").display = False
        self.set_class(self.writing.to_left, "to-left")

    def on_resize(self) -> None:
        """Wrap the lines anew."""
        self.draw()

    @work
    async def draw(self) -> None:
        """Draw the view, if there is one yet."""
        async with self._drawing:
            view = self.view
            if view is None or not self.is_mounted:
                return
            self._lines("#title", [title_line(view, self.words)])
            self._lines("#seats", seat_lines(view, self.words))
            self._lines("#centre", centre_lines(view, self.words))
            aside = self.query_one(Aside)
            self._lines("#chronicle", aside.lines(view))
            aside.go_to_place()
            await self._draw_hand(view)
            self.draw_offers(view)
            self.refresh_bindings()

    async def _draw_hand(self, view: TableView) -> None:
        deal = view.deal
        cards = [] if deal is None else list(deal.hand)
        possible = {card for text in (deal.legal if deal else []) for card in cards_in(text)}
        if isinstance(deal, ShelemView):
            possible |= set(deal.choose.cards if deal.choose else [])
            cards += [card for card in sorted(possible) if card not in cards]  # tops of piles
        await self.query_one(Hand).show(cards, possible)

    def draw_offers(self, view: TableView) -> None:
        """List what can be done with the chosen cards; a hint comes first."""
        selected = self.query_one(Hand).selected
        self.found = offers(view, selected, self.words)
        if self.hint is not None and not selected:
            action = self.hint.action
            label = f"{self.words('hint_do')}: {act_words(action, self.words)}"
            self.found.insert(0, Offer("act", action, label, cards_in(action)))
        options = self.query_one("#offers", OptionList)
        options.clear_options()
        options.add_options([self.writing.text(offer.label) for offer in self.found])
        if self.found:
            options.highlighted = 0
            if self.focused is None:
                options.focus()
        self.draw_notice()

    def tell(self, notice: str) -> None:
        """Say something under the table, until something else is said."""
        self.notice = notice
        self.draw_notice()

    def draw_notice(self) -> None:
        """Say what there is to say, or whose turn it is."""
        if self.view is not None:
            self._lines("#notice", [self.notice or turn_line(self.view, self.words)])

    def _lines(self, where: str, lines: list[str]) -> None:
        part = self.query_one(where, Static)
        width = part.size.width or self.size.width - MARGIN
        part.update(self.writing.text("\n".join(lines), width))

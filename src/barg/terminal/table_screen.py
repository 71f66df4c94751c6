"""The table: who sits there, what lies there, the own cards, and what can be done."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, Static

from barg.game import GAMES
from barg.server.protocol import TableView
from barg.server.protocol_shelem import ShelemView
from barg.terminal.cards import Hand
from barg.terminal.centre import centre_lines
from barg.terminal.chronicle import chronicle, result_lines
from barg.terminal.errors import TableError
from barg.terminal.offers import Offer, cards_in, offers
from barg.terminal.people import name_of, seat_lines
from barg.terminal.source import Source, message_of
from barg.terminal.words import Words
from barg.terminal.writing import Writing

MARGIN: Final = 4
GAME_KEYS: Final = {
    "shelem": "game_shelem",
    "shelem2": "game_shelem2",
    "rummy": "game_rummy",
    "shithead": "game_shithead",
}


class TableScreen(Screen[None]):
    """A table, from wherever it comes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "app.quit", "term_key_quit"),
        Binding("escape", "clear", "term_key_clear"),
        Binding("h", "focus_hand", "term_key_hand"),
        Binding("a", "focus_offers", "term_key_acts"),
        Binding("n", "next", "next_deal"),
        Binding("colon", "type", "term_key_type"),
        Binding("r", "record", "term_key_record"),
    ]

    def __init__(
        self, source: Source, words: Words, writing: Writing, leave: Callable[[str], None]
    ) -> None:
        """Show a table; ``leave`` is told why, where it cannot be shown."""
        super().__init__()
        self._leave = leave
        self.source, self.words, self.writing = source, words, writing
        self.view: TableView | None = None
        self.found: list[Offer] = []
        self._number = 0
        self._notice = ""
        self._drawing = asyncio.Lock()
        self._translate_keys()

    def _translate_keys(self) -> None:
        for bindings in self._bindings.key_to_bindings.values():
            for place, one in enumerate(bindings):
                if self.words.has(one.description):
                    said = self.writing.line(self.words(one.description))
                    bindings[place] = Binding(one.key, one.action, said)

    def compose(self) -> ComposeResult:
        """Lay the parts out."""
        yield Static(id="title")
        with Horizontal(id="middle"):
            with Vertical(id="table"):
                yield Static(id="seats")
                with VerticalScroll(id="lying"):
                    yield Static(id="centre")
            with VerticalScroll(id="past"):
                yield Static(id="chronicle")
        yield Static(id="notice")
        yield Hand(self.words, self.writing)
        yield OptionList(id="offers")
        yield Input(id="typed", placeholder="play AH")
        yield Footer()

    async def on_mount(self) -> None:
        """Open the table."""
        self.query_one("#typed").display = False
        self.set_class(self.writing.to_left, "to-left")
        self._open()

    @work
    async def _open(self) -> None:
        try:
            await self.source.open(self._changed, self._away)
        except TableError as error:
            self._leave(str(error))

    def _changed(self, view: TableView) -> None:
        self.view, self._notice = view, ""
        self._draw()

    def _away(self, away: bool) -> None:
        self._notice = self.words("reconnecting") if away else ""
        if self.view is not None:
            self._draw()

    def on_resize(self) -> None:
        """Wrap the lines anew."""
        if self.view is not None:
            self._draw()

    @work
    async def _draw(self) -> None:
        async with self._drawing:
            view = self.view
            if view is None or not self.is_mounted:
                return
            self._lines("#title", [self._title(view)])
            self._lines("#seats", seat_lines(view, self.words))
            self._lines("#centre", centre_lines(view, self.words))
            self._lines("#chronicle", chronicle(view, self.words))
            self.query_one("#past", VerticalScroll).scroll_end(animate=False)
            await self._draw_hand(view)
            self._draw_offers(view)

    def _title(self, view: TableView) -> str:
        label, _ = GAMES[view.game].preset_words[view.preset]
        rules = self.words.digits(getattr(label, self.words.language))
        return f"{self.words('app_name')} · {self.words(GAME_KEYS[view.game])} · {rules}"

    async def _draw_hand(self, view: TableView) -> None:
        deal = view.deal
        cards = [] if deal is None else list(deal.hand)
        possible = {card for text in (deal.legal if deal else []) for card in cards_in(text)}
        if isinstance(deal, ShelemView):
            possible |= set(deal.choose.cards if deal.choose else [])
            cards += [card for card in sorted(possible) if card not in cards]  # tops of piles
        await self.query_one(Hand).show(cards, possible)

    def _draw_offers(self, view: TableView) -> None:
        self.found = offers(view, self.query_one(Hand).selected, self.words)
        options = self.query_one("#offers", OptionList)
        options.clear_options()
        options.add_options([self.writing.text(offer.label) for offer in self.found])
        if self.found:
            options.highlighted = 0
            if self.focused is None:
                options.focus()
        self._lines("#notice", [self._notice or self._turn(view)])

    def _turn(self, view: TableView) -> str:
        if view.status != "playing" or view.deal is None:
            return " ".join(line for line in result_lines(view, self.words) if line)
        if view.deal.to_act == view.seat:
            if isinstance(view.deal, ShelemView) and view.deal.choose is not None:
                count = self.words.num(view.deal.choose.count)
                return self.words("turn_discard", count=count)
            return self.words("your_turn")
        name = name_of(view, view.deal.to_act or 0, self.words)
        return self.words("waiting_for", name=name)

    def _lines(self, where: str, lines: list[str]) -> None:
        part = self.query_one(where, Static)
        width = part.size.width or self.size.width - MARGIN
        part.update(self.writing.text("\n".join(lines), width))

    def on_hand_chosen(self) -> None:
        """Offer what the chosen cards can do; a card of a trick is played at once."""
        if self.view is None:
            return
        self._draw_offers(self.view)
        deal = self.view.deal
        trick = isinstance(deal, ShelemView) and deal.phase == "play"
        if trick and len(self.found) == 1 and self.query_one(Hand).chosen:
            self._ask(self.found[0])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen."""
        if event.option_index < len(self.found):
            self._ask(self.found[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what was typed, in the notation of records."""
        event.input.display = False
        text = " ".join(event.value.split())
        event.input.value = ""
        self.action_focus_offers()
        if text:
            self._ask(Offer("act", text, text))

    @work
    async def _ask(self, offer: Offer) -> None:
        if self.view is None or (offer.kind == "act" and self.view.deal is None):
            return
        self._number += 1
        reason = await self.source.send(message_of(offer, self.view, self._number))
        hand = self.query_one(Hand)
        if reason is not None:
            self._notice = self.words.reason(reason)
            self.app.bell()
            self._draw_offers(self.view)
        elif offer.kind == "act":
            hand.clear()

    def action_clear(self) -> None:
        """Leave the chosen cards, and the line that is typed."""
        self.query_one("#typed").display = False
        self.query_one(Hand).clear()

    def action_focus_hand(self) -> None:
        """Go to the own cards."""
        buttons: Any = self.query_one(Hand).query("CardButton")
        if buttons:
            buttons.first().focus()

    def action_focus_offers(self) -> None:
        """Go to what can be done."""
        self.query_one("#offers").focus()

    def action_type(self) -> None:
        """Type an action."""
        typed = self.query_one("#typed")
        typed.display = True
        typed.focus()

    def action_next(self) -> None:
        """Ask for the next deal, or the next match."""
        for offer in self.found:
            if offer.kind in ("next", "rematch"):
                self._ask(offer)

    @work
    async def action_record(self) -> None:
        """Save the record of the match."""
        path = Path(f"barg-{datetime.now().astimezone():%Y%m%d-%H%M%S}.barg")
        try:
            data = await self.source.record()
            await asyncio.to_thread(path.write_bytes, data)
        except (TableError, OSError) as error:
            self._notice = str(error)
        else:
            self._notice = self.words("term_saved", path=str(path))
        if self.view is not None:
            self._lines("#notice", [self._notice])

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self.source.close()

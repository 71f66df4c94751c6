"""A table's screen that is played at: what it is told, and what it asks for."""

from collections.abc import Callable
from typing import Final

from textual import work
from textual.widgets import Input, OptionList

from barg.server.protocol import TableView
from barg.server.protocol_shelem import ShelemView
from barg.terminal.cards import Hand
from barg.terminal.drawn_table import DrawnTable
from barg.terminal.errors import TableError
from barg.terminal.headlines import change_line
from barg.terminal.hints import place_of
from barg.terminal.offers import Offer
from barg.terminal.source import Source, message_of
from barg.terminal.words import Words
from barg.terminal.writing import Writing

IN_DEAL: Final = ("act", "claim", "undo")


class PlayedTable(DrawnTable):
    """Follows a table, wherever it is, and sends what is chosen or typed."""

    def __init__(
        self, source: Source, words: Words, writing: Writing, leave: Callable[[str], None]
    ) -> None:
        """Show a table; ``leave`` is told why, where it cannot be shown."""
        super().__init__(words, writing)
        self._leave = leave
        self.source = source
        self._number = 0

    def on_mount(self) -> None:
        """Open the table."""
        self._open()

    @work
    async def _open(self) -> None:
        try:
            await self.source.open(self._changed, self._away)
        except TableError as error:
            self._leave(str(error))

    def _changed(self, view: TableView) -> None:
        before, self.view = self.view, view
        if before is None or place_of(before) != place_of(view):
            self.hint = None
        if self.hint is None:
            self.notice = change_line(before, view, self.words)
        self.draw()

    def _away(self, away: bool) -> None:
        self.notice = self.words("reconnecting") if away else ""
        self.draw()

    def on_hand_chosen(self) -> None:
        """Offer what the chosen cards can do; a card of a trick is played at once."""
        if self.view is None:
            return
        self.draw_offers(self.view)
        deal = self.view.deal
        trick = isinstance(deal, ShelemView) and deal.phase == "play"
        if trick and len(self.found) == 1 and self.query_one(Hand).chosen:
            self.ask(self.found[0])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen."""
        if event.option_index < len(self.found):
            self.ask(self.found[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what was typed, in the notation of records."""
        event.input.display = False
        text = " ".join(event.value.split())
        event.input.value = ""
        self.action_focus_offers()
        if text:
            self.ask(Offer("act", text, text))

    @work
    async def ask(self, offer: Offer) -> None:
        """Ask the table for this; the hand is chosen anew where it was done."""
        if self.view is None or (offer.kind in IN_DEAL and self.view.deal is None):
            return
        self._number += 1
        reason = await self.source.send(message_of(offer, self.view, self._number))
        if reason is not None:
            self.refuse(self.words.reason(reason))
        elif offer.kind == "act":
            self.query_one(Hand).clear()

    def refuse(self, why: str) -> None:
        """Say why something is not done."""
        self.app.bell()
        self.tell(why)

    def action_focus_offers(self) -> None:
        """Go to what can be done."""
        self.query_one("#offers").focus()

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self.source.close()

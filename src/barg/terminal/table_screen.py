"""A table's screen with its keys."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar

from textual import work
from textual.binding import BindingType

from barg.server.protocol_hint import AskHint
from barg.server.protocol_shelem import ShelemView
from barg.terminal.aside import Aside, Part
from barg.terminal.cards import Hand
from barg.terminal.errors import TableError
from barg.terminal.hints import hint_lines, place_of
from barg.terminal.keys import KEYS, translate
from barg.terminal.offers import Offer
from barg.terminal.played_table import PlayedTable
from barg.terminal.refusals import claim_refusal, hint_refusal, undo_refusal
from barg.terminal.source import Source
from barg.terminal.words import Words
from barg.terminal.writing import Writing


class TableScreen(PlayedTable):
    """A table, from wherever it comes."""

    BINDINGS: ClassVar[list[BindingType]] = [*KEYS]

    def __init__(
        self, source: Source, words: Words, writing: Writing, leave: Callable[[str], None]
    ) -> None:
        """Show a table; ``leave`` is told why, where it cannot be shown."""
        super().__init__(source, words, writing, leave)
        self._thinking = False
        translate(self._bindings, words, writing)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Show only keys that this game and this moment have."""
        del parameters
        if action == "claim":
            return self.view is not None and isinstance(self.view.deal, ShelemView)
        return action != "next" or any(one.kind in ("next", "rematch") for one in self.found)

    def action_clear(self) -> None:
        """Leave the chosen cards, the line that is typed, and what stands beside the table."""
        self.query_one("#typed").display = False
        self.query_one(Hand).clear()
        self.action_aside("past")

    def action_focus_hand(self) -> None:
        """Go to the own cards."""
        buttons: Any = self.query_one(Hand).query("CardButton")
        if buttons:
            buttons.first().focus()

    def action_type(self) -> None:
        """Type an action."""
        typed = self.query_one("#typed")
        typed.display = True
        typed.focus()

    def action_next(self) -> None:
        """Ask for the next deal, or the next match."""
        for offer in self.found:
            if offer.kind in ("next", "rematch"):
                self.ask(offer)

    def action_aside(self, part: Part) -> None:
        """Show this part beside the table, or again what has happened."""
        self.query_one(Aside).toggle(part)
        self.call_after_refresh(self.draw)

    def action_undo(self) -> None:
        """Take back the last own action."""
        if self.view is None:
            return
        why = undo_refusal(self.view, self.words)
        if why:
            self.refuse(why)
        else:
            self.ask(Offer("undo", "", self.words("undo_action")))

    def action_claim(self) -> None:
        """Take the rest of the deal."""
        if self.view is None:
            return
        why = claim_refusal(self.view, self.words)
        if why:
            self.refuse(why)
        else:
            self.ask(Offer("claim", "", self.words("claim_rest")))

    def action_hint(self) -> None:
        """Ask what to do; it is thought about elsewhere."""
        if self.view is None or self._thinking:
            return
        why, place = hint_refusal(self.view, self.words), place_of(self.view)
        if why or place is None:
            self.refuse(why)
            return
        self._thinking = True
        self.tell(self.words("hint_thinking"))
        self._think(place)

    @work
    async def _think(self, place: AskHint) -> None:
        """Tell the hint, unless the table has moved on."""
        hint = None
        try:
            hint = await self.source.hint(place)
        except TableError as error:
            told = self.words.reason(error.reason) if error.reason else str(error)
        else:
            told = "\n".join(hint_lines(hint, self.words))
        finally:
            self._thinking = False
        if self.view is not None and place_of(self.view) == place:
            self.hint, self.notice = hint, told
            self.draw_offers(self.view)

    @work
    async def action_record(self) -> None:
        """Save the record of the match."""
        path = Path(f"barg-{datetime.now().astimezone():%Y%m%d-%H%M%S}.barg")
        try:
            data = await self.source.record()
            await asyncio.to_thread(path.write_bytes, data)
        except (TableError, OSError) as error:
            self.tell(str(error))
        else:
            self.tell(self.words("term_saved", path=str(path)))

"""The application: the choice of a game, if none was named, and the table."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import App

from barg.terminal.errors import TableError
from barg.terminal.setup_screen import Choice, SetupScreen
from barg.terminal.source import Source
from barg.terminal.table_screen import TableScreen
from barg.terminal.words import Words
from barg.terminal.writing import IMPLICIT_OFF, IMPLICIT_ON, Writing

Opener = Callable[[Choice], Source]


class BargApp(App[None]):
    """Barg in a terminal."""

    CSS_PATH: ClassVar[str] = "barg.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Barg"

    def __init__(
        self,
        source: Source | None,
        opener: Opener,
        words: Words,
        writing: Writing,
        name: str = "",
    ) -> None:
        """Show a table; without one people choose first, and ``opener`` makes it.

        ``name`` is the person's, as far as it is known.
        """
        super().__init__()
        self.failure = ""
        self._person = name
        self._source, self._opener = source, opener
        self._words, self._writing = words, writing

    def on_mount(self) -> None:
        """Show the first screen."""
        self._leave_order(IMPLICIT_OFF)
        if self._source is not None:
            self._show(self._source)
        else:
            asked = SetupScreen(self._words, self._writing, self._person)
            self.push_screen(asked, self._chosen)

    def _chosen(self, choice: Choice | None) -> None:
        if choice is None:
            self.exit()
            return
        try:
            self._show(self._opener(choice))
        except TableError as error:
            self.end(str(error))

    def action_help_quit(self) -> None:
        """Leave at Ctrl+C, where Textual would explain another key in English."""
        self.exit()

    def end(self, failure: str) -> None:
        """Leave, and have it said why."""
        self.failure = failure
        self.exit(return_code=1)

    def _show(self, source: Source) -> None:
        self.push_screen(TableScreen(source, self._words, self._writing, self.end))

    def on_unmount(self) -> None:
        """Give the terminal its own order back."""
        self._leave_order(IMPLICIT_ON)

    def _leave_order(self, sequence: str) -> None:
        if self._writing.is_ours and self._driver is not None:
            self._driver.write(sequence)

"""From what was asked for on the command line to a running application."""

import sys

from barg.server.protocol import CreateTable, Value
from barg.terminal.app import BargApp
from barg.terminal.errors import TableError
from barg.terminal.local import LocalTable
from barg.terminal.remote import RemoteTable
from barg.terminal.setup_screen import Choice
from barg.terminal.site import Site
from barg.terminal.source import Source
from barg.terminal.words import Language, Words
from barg.terminal.writing import Order, Writing


def run(
    choice: Choice | None, at: str | None, name: str, language: Language, order: Order, delay: float
) -> None:
    """Play until the person leaves.

    Raises:
        TableError: there is no terminal, server or table.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise TableError("playing needs a terminal")
    site = None if at is None else Site(at)
    known = name if site is None else site.greet(name)

    def opened(choice: Choice) -> Source:
        wanted = _wanted(choice)
        if site is None:
            return LocalTable(wanted, choice.name, delay)
        site.greet(choice.name)
        return RemoteTable(site, site.create(wanted))

    source: Source | None = None
    if site is not None and site.table:
        source = RemoteTable(site, site.table)
    elif choice is not None:
        source = opened(choice)
    app = BargApp(source, opened, Words(language), Writing(language, order), known)
    app.run()
    if app.failure:
        raise TableError(app.failure)


def _wanted(choice: Choice) -> CreateTable:
    rules: dict[str, Value] = {} if choice.preset is None else {"preset": choice.preset}
    return CreateTable(
        game=choice.game,  # type: ignore[arg-type]  # known to be one
        players=choice.players,
        rules=rules,
        fill=choice.level,  # type: ignore[arg-type]
    )

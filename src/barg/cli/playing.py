"""The command ``play``."""

from typing import Literal

from barg.cli.app import app, fail, verify_game, verify_level, verify_rules
from barg.errors import BargError

BOT_SECONDS = 0.6


@app.command
def play(  # noqa: PLR0913 - one for each option
    game: str | None = None,
    *,
    at: str | None = None,
    players: int | None = None,
    preset: str | None = None,
    level: str = "club",
    name: str = "",
    language: Literal["fa", "en"] = "fa",
    order: Literal["auto", "barg", "terminal"] = "auto",
    bot_delay: float = BOT_SECONDS,
) -> None:
    """Play in the terminal: against bots here, or at a server's table.

    Parameters
    ----------
    game
        The game; without one you choose first.
    at
        A server's address, or the link of a table there.
    players
        How many players; by default as few as the game allows.
    preset
        The rules.
    level
        The level of the bots.
    name
        Your name.
    language
        Persian or English.
    order
        Who puts Persian into visual order: Barg, the terminal, or whoever can.
    bot_delay
        Seconds that a bot waits before it acts.
    """
    from barg.terminal.playing import run
    from barg.terminal.setup_screen import Choice

    if game is not None:
        verify_game(game)
        verify_level(game, level)
        verify_rules(game, {} if preset is None else {"preset": preset}, players)
    choice = None if game is None else Choice(game, players, preset, level, name)
    try:
        run(choice, at, name, language, order, bot_delay)
    except BargError as error:
        fail(str(error))

"""What stands over the table and under it, and the words for what has changed."""

from typing import Final

from barg.game import GAMES
from barg.server.protocol import TableView
from barg.server.protocol_shelem import ShelemView
from barg.terminal.chronicle import result_lines
from barg.terminal.people import name_of
from barg.terminal.words import Words

GAME_KEYS: Final = {
    "shelem": "game_shelem",
    "shelem2": "game_shelem2",
    "rummy": "game_rummy",
    "shithead": "game_shithead",
}


def title_line(view: TableView, words: Words) -> str:
    """The game and its rules."""
    label, _ = GAMES[view.game].preset_words[view.preset]
    rules = words.digits(getattr(label, words.language))
    return f"{words('app_name')} · {words(GAME_KEYS[view.game])} · {rules}"


def turn_line(view: TableView, words: Words) -> str:
    """Whose turn it is, or how the deal ended."""
    if view.status != "playing" or view.deal is None:
        return " ".join(line for line in result_lines(view, words) if line)
    if view.deal.to_act == view.seat:
        if isinstance(view.deal, ShelemView) and view.deal.choose is not None:
            return words("turn_discard", count=words.num(view.deal.choose.count))
        return words("your_turn")
    return words("waiting_for", name=name_of(view, view.deal.to_act or 0, words))


def change_line(before: TableView | None, view: TableView, words: Words) -> str:
    """That actions were taken back, where that is what has changed; else nothing."""
    if before is None or before.deal is None or view.deal is None:
        return ""
    same = before.table == view.table and before.deal.number == view.deal.number
    if same and before.undone < view.undone:
        return f"{words('say_undone')} {turn_line(view, words)}"
    return ""

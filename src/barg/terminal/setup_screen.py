"""The choice of a game, of how many play, of the rules, of the bots' level and of a name."""

from dataclasses import dataclass
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, Input, Select, Static

from barg.game import GAMES
from barg.tables.names import MAX_CODE_POINTS
from barg.terminal.headlines import GAME_KEYS
from barg.terminal.words import Words
from barg.terminal.writing import Writing

PEOPLE_LEVELS: Final = ("novice", "casual", "club", "expert", "master")


@dataclass(frozen=True, slots=True)
class Choice:
    """What is to be played."""

    game: str = "shelem"
    players: int | None = None
    preset: str | None = None
    level: str = "club"
    name: str = ""
    """The person's, where one is asked for or given."""


class SetupScreen(Screen[Choice | None]):
    """Asks what is to be played."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "leave", show=False)]

    def __init__(self, words: Words, writing: Writing, name: str) -> None:
        super().__init__()
        self._words, self._writing, self._known = words, writing, name

    def on_mount(self) -> None:
        """Persian begins at the right."""
        self.set_class(self._writing.to_left, "to-left")

    def _say(self, key: str) -> str:
        return self._writing.line(self._words(key))

    def compose(self) -> ComposeResult:
        """Lay the questions out."""
        games = [(self._say(key), name) for name, key in GAME_KEYS.items()]
        levels = [(self._say(f"level_{name}"), name) for name in PEOPLE_LEVELS]
        with VerticalScroll(id="setup"):
            yield Static(self._say("app_name"), id="title")
            yield Static(self._say("sheet_game"))
            yield Select(games, value="shelem", allow_blank=False, id="game")
            yield Static(self._say("sheet_count"))
            yield Select(self._counts("shelem"), allow_blank=False, id="players")
            yield Static(self._say("preset_question"))
            yield Select(self._presets("shelem"), value="bazito", allow_blank=False, id="preset")
            yield Static(self._say("bot_level"))
            yield Select(levels, value="club", allow_blank=False, id="level")
            yield Static(self._named(self._known), id="named", markup=False)
            yield Input(self._known, max_length=MAX_CODE_POINTS, id="name")
            yield Button(self._say("start"), variant="primary", id="start")
        yield Footer()

    def _named(self, name: str) -> str:
        """The question, with the name as it will be seen: a field cannot join Persian letters."""
        told = f": {self._words.name(name)}" if name else ""
        return self._writing.line(f"{self._words('your_name')}{told}")

    def _counts(self, game: str) -> list[tuple[str, int]]:
        return [(self._writing.line(self._words.num(n)), n) for n in GAMES[game].seats]

    def _presets(self, game: str) -> list[tuple[str, str]]:
        language = self._words.language
        return [
            (self._writing.line(self._words.digits(getattr(label, language))), name)
            for name, (label, _) in GAMES[game].preset_words.items()
        ]

    def on_select_changed(self, event: Select.Changed) -> None:
        """Another game has other rules."""
        if event.select.id != "game":
            return
        game = str(event.value)
        players: Select[int] = self.query_one("#players", Select)
        presets: Select[str] = self.query_one("#preset", Select)
        players.set_options(self._counts(game))
        presets.set_options(self._presets(game))
        presets.value = GAMES[game].default_preset

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show what is typed in its own order."""
        self.query_one("#named", Static).update(self._named(event.value))

    def on_input_submitted(self) -> None:
        """Begin."""
        self.on_button_pressed()

    def on_button_pressed(self) -> None:
        """Begin."""
        game, players, preset, level = (
            self.query_one(f"#{name}", Select).value
            for name in ("game", "players", "preset", "level")
        )
        assert isinstance(players, int)
        name = self.query_one("#name", Input).value.strip()
        self.dismiss(Choice(str(game), players, str(preset), str(level), name))

    def action_leave(self) -> None:
        """Play nothing."""
        self.dismiss(None)

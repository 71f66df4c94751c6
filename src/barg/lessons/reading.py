"""Reading the sources of lessons."""

import tomllib
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from barg.errors import BargError
from barg.lessons.source import Glossary, Lesson

TEXTS: Final = Path(__file__).parent / "texts"
Form = TypeVar("Form")
GAMES_OF_LESSONS: Final = ("shelem", "rummy", "shithead")


class LessonError(BargError, ValueError):
    """A lesson claims what the rules do not say, or is badly written; the message says where."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason


def _read(path: Path, form: type[Form]) -> Form:
    try:
        raw: Any = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(raw, type=form)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(path.name, str(error)) from None


def lesson_id(path: Path) -> str:
    """``03-follow-suit.toml`` is the lesson ``follow-suit``."""
    return path.stem.partition("-")[2]


def read_lessons(game: str, folder: Path = TEXTS) -> list[tuple[str, Lesson]]:
    """The lessons of a game in their order, each with its id.

    Raises:
        LessonError: a file is no lesson.
    """
    return [
        (lesson_id(path), _read(path, Lesson)) for path in sorted((folder / game).glob("*.toml"))
    ]


def read_glossary(folder: Path = TEXTS) -> Glossary:
    """The glossary.

    Raises:
        LessonError: the file is none.
    """
    return _read(folder / "glossary.toml", Glossary)

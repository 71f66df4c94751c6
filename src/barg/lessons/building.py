"""Lessons as the client reads them: every board played, every claim proven."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

from barg.game import GAMES
from barg.lessons import rummy_board, shelem_board, shithead_board
from barg.lessons.asking import asked
from barg.lessons.context import Context
from barg.lessons.dealing import rules_of
from barg.lessons.deals import sheet_rows, walk
from barg.lessons.reading import (
    GAMES_OF_LESSONS,
    TEXTS,
    LessonError,
    read_glossary,
    read_lessons,
)
from barg.lessons.source import Board, Lesson, Step
from barg.lessons.telling import told

BOARDS: Final[Mapping[str, ModuleType]] = {
    "shelem": shelem_board,
    "shelem2": shelem_board,
    "rummy": rummy_board,
    "shithead": shithead_board,
}

Data = dict[str, Any]


def build_all(folder: Path = TEXTS) -> dict[str, Data]:
    """The data by the names of its files: a list of all lessons, each game's, the glossary."""
    games = {game: build(game, folder) for game in GAMES_OF_LESSONS}
    index = {game: [_headed(one) for one in data["lessons"]] for game, data in games.items()}
    return {"index": index, **games, "glossary": build_glossary(folder)}


def file_text(data: Data) -> str:
    """The data as it stands in the client's file."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _headed(lesson: Data) -> Data:
    return {"id": lesson["id"], "title": lesson["title"], "about": lesson["about"]}


def build(game: str, folder: Path = TEXTS) -> Data:
    """The lessons of a game.

    Raises:
        LessonError: a lesson claims what the rules do not say, or is badly written.
    """
    return {"lessons": [_lesson(game, name, one) for name, one in read_lessons(game, folder)]}


def build_glossary(folder: Path = TEXTS) -> Data:
    """The words of all games, with their meanings."""
    words = read_glossary(folder).word
    plain = Context("glossary", "shelem", GAMES["shelem"].rules({}))
    for word in words:
        if strange := set(word.games) - set(GAMES_OF_LESSONS):
            raise LessonError(f"glossary: {word.word.en}", f"no such games: {strange}")
    return {
        "words": [
            {
                "word": told(word.word, plain),
                "means": told(word.means, plain),
                "games": word.games,
            }
            for word in words
        ]
    }


def _lesson(game: str, name: str, lesson: Lesson) -> Data:
    plain = _context(game, lesson, Board(), f"{game}/{name}")
    data: Data = {
        "id": name,
        "title": told(lesson.title, plain),
        "about": told(lesson.about, plain),
        "steps": [],
    }
    last: Any = None
    for place, step in enumerate(lesson.step, 1):
        where = f"{game}/{name}, step {place}"
        if step.follows:
            _verify_one_line(lesson.step[place - 2], where)
        made, last = _step(game, lesson, step, where, last)
        data["steps"].append(made)
    return data


def _verify_one_line(before: Step, where: str) -> None:
    """Refuse to go on from a step with more than one right action."""
    if before.ask is not None and (before.ask.among or len(before.ask.accept) > 1):
        raise LessonError(where, "the step before ends in more than one position")


def _context(game: str, lesson: Lesson, board: Board, where: str) -> Context:
    rules = rules_of(board, lesson, game)
    return Context(where, rules.game, rules)


def _step(game: str, lesson: Lesson, step: Step, where: str, last: Any) -> tuple[Data, Any]:
    """A step as data, and the position in which it ends."""
    board = step.board or Board()
    context = _context(game, lesson, board, where)
    state = None
    if step.follows:
        if last is None:
            raise LessonError(where, "there is no position to follow")
        state = last.clone()
    elif step.board is not None:
        state = BOARDS[context.game].start(board, context.rules, Random(where), where)
    sheet = sheet_rows(step.sheet, context) if step.sheet else []
    if state is not None:
        context = Context(where, context.game, state.rules, state)
    totals = [row["totals"] for row in sheet]
    context = Context(where, context.game, context.rules, state, totals)
    data: Data = {"text": told(step, context)}
    _add_parts(step, context, data, sheet)
    frame = BOARDS[context.game].frame
    if state is not None and not step.walk:
        data["game"] = context.game
        data["frame"] = frame(state)
    after = state
    if step.ask is not None:
        data["ask"], after = asked(step.ask, context, frame)
        if step.reveal:
            data["reveal"] = True
    return data, after


def _add_parts(step: Step, context: Context, data: Data, sheet: Sequence[Data]) -> None:
    """Whatever else a step shows."""
    if step.cards:
        data["cards"] = step.cards.split()
    if step.row:
        data["table"] = {
            "head": [told(cell, context) for cell in step.head],
            "rows": [[told(cell, context) for cell in row.cells] for row in step.row],
        }
    if step.walk:
        data["walk"] = walk(context)
    if sheet:
        data["sheet"] = sheet[: step.shown]
    if step.question:
        data["questions"] = [
            {"ask": told(one.ask, context), "answer": told(one.answer, context)}
            for one in step.question
        ]

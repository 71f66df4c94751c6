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
from barg.lessons.dealing import rules_of
from barg.lessons.facts import Context, told
from barg.lessons.reading import (
    GAMES_OF_LESSONS,
    TEXTS,
    LessonError,
    read_glossary,
    read_lessons,
)
from barg.lessons.source import Board, Lesson, SheetDeal, Step
from barg.shelem.scoring import declarer_score, defender_score

BOARDS: Final[Mapping[str, ModuleType]] = {
    "shelem": shelem_board,
    "shelem2": shelem_board,
    "rummy": rummy_board,
    "shithead": shithead_board,
}
SLAM_TRICKS: Final = 12

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
    sheet = _sheet(step.sheet, context) if step.sheet else []
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
        data["walk"] = _walk(context)
    if sheet:
        data["sheet"] = sheet[: step.shown]
    if step.question:
        data["questions"] = [
            {"ask": told(one.ask, context), "answer": told(one.answer, context)}
            for one in step.question
        ]


def _walk(context: Context) -> Data:
    """A finished deal of Shelem, trick by trick."""
    state = context.state
    if state is None or state.to_act is not None:
        raise LessonError(context.where, "the deal to walk through is not finished")
    report = context.rules.report(state)
    return {
        "tricks": [shelem_board.trick_told(state, number) for number in range(SLAM_TRICKS)],
        "raw": report["raw"],
        "scores": report["scores"],
        "declarer": report["declarer"],
        "contract": report["contract"],
    }


def _sheet(deals: Sequence[SheetDeal], context: Context) -> list[Data]:
    """The rows of a score sheet: each auction is held, each score is the rules'."""
    rules, dealer = context.rules, 0
    totals, rows = [0, 0], []
    for deal in deals:
        state = rules.start(rules.deck(), dealer, tuple(totals))
        for call in deal.calls.split():
            text = call if call == "pass" else f"bid {call}"
            state.apply(rules.parse_action(text))
        if state.declarer < 0:
            raise LessonError(context.where, f"the auction is not over: {deal.calls}")
        scores = _scores(rules, state, deal, totals)
        totals = [a + b for a, b in zip(totals, scores, strict=True)]
        rows.append(
            {
                "dealer": dealer,
                "declarer": state.declarer,
                "bid": state.contract,
                "scores": scores,
                "totals": list(totals),
            }
        )
        dealer = (dealer + 1) % rules.players
    return rows


def _scores(rules: Any, state: Any, deal: SheetDeal, totals: Sequence[int]) -> list[int]:
    team = state.declarer % 2
    taken = deal.raw if team == 0 else rules.total - deal.raw
    tricks = SLAM_TRICKS if deal.slam else 1
    scores = [0, 0]
    scores[team] = declarer_score(rules, state.contract, taken, tricks)
    scores[1 - team] = defender_score(rules, rules.total - taken, totals[1 - team])
    return scores

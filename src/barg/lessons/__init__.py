"""Lessons: texts and questions written by hand, their boards and numbers from the rules.

The sources are the TOML files in ``texts``; `build` proves every claim in them and makes the data
that the client draws. How to write one is in ``docs/lessons.md``.
"""

from barg.lessons.building import build, build_all, build_glossary, file_text
from barg.lessons.reading import GAMES_OF_LESSONS, LessonError

__all__ = ["GAMES_OF_LESSONS", "LessonError", "build", "build_all", "build_glossary", "file_text"]

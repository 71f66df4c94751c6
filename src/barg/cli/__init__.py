"""The command ``barg``."""

from barg.cli import analysing, arena, engine, ladder, playing, records, serving, solving, training
from barg.cli.app import app, main

__all__ = [
    "analysing",
    "app",
    "arena",
    "engine",
    "ladder",
    "main",
    "playing",
    "records",
    "serving",
    "solving",
    "training",
]

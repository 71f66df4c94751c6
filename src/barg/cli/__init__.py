"""The command ``barg``."""

from barg.cli import analysing, arena, engine, ladder, records, serving, solving, training
from barg.cli.app import app, main

__all__ = [
    "analysing",
    "app",
    "arena",
    "engine",
    "ladder",
    "main",
    "records",
    "serving",
    "solving",
    "training",
]

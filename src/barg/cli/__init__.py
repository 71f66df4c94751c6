"""The command ``barg``."""

from barg.cli import analysing, contests, engine, records, serving, solving, training
from barg.cli.app import app, main

__all__ = [
    "analysing",
    "app",
    "contests",
    "engine",
    "main",
    "records",
    "serving",
    "solving",
    "training",
]

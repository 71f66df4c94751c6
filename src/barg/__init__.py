"""Barg (برگ): play, learn, keep score of and study the Persian card games."""

from importlib.metadata import version

from barg import rummy as rummy  # importing a game registers it
from barg import shelem as shelem
from barg import shithead as shithead

__version__ = version("barg")

"""Barg (برگ): play, learn, keep score of and study the Persian card games."""

from importlib.metadata import version

from barg import shelem as shelem  # registers the game

__version__ = version("barg")

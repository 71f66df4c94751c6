"""A table in a browser without a network: the rules and the quick bots, for Pyodide.

Nothing of this package, nor of what it imports, needs more than the standard library and msgspec.
"""

from barg.offline.desk import Desk

__all__ = ["Desk"]

"""What can go wrong before a table is in sight."""

from barg.errors import BargError


class TableError(BargError):
    """There is no table to play at, and why."""

"""What can go wrong with a table."""

from barg.errors import BargError
from barg.server.protocol_words import Reason


class TableError(BargError):
    """There is no table to play at, or no answer from it.

    Attributes:
        reason: the table's or server's own, where it refused.
    """

    def __init__(self, text: str, reason: Reason | None = None) -> None:
        super().__init__(text)
        self.reason = reason

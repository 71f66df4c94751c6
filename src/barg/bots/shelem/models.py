"""What a table's bots know before a card is dealt, kept for every set of options."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from barg.bots.shelem.bidding_engine.layout import CONTEXT, CONTEXTS
from barg.bots.shelem.kinds import kind_of
from barg.bots.shelem.weights import shipped
from barg.bots.shelem.winning import points_table, win_table
from barg.kernel.shelem import Options
from barg.shelem import ShelemRules

ROLES: Final = 3
SEARCH_GAIN: Final = 2.5
"""Raw points that declarer's side takes more when all search than the model, which is trained on
the quick policy, expects; measured, see docs/training.md."""


@dataclass
class Book:
    """Model and winning chances of a table, for compiled code and, as lists, interpreted.

    Attributes:
        rules: the options.
    """

    rules: ShelemRules

    @cached_property
    def model(self) -> Any:
        """The model's flat array."""
        return shipped(kind_of(self.rules).name).model()

    @cached_property
    def win(self) -> Any:
        """The table of winning chances."""
        return win_table(self.rules)

    @cached_property
    def model_list(self) -> list[float]:
        """The model as a list."""
        found: list[float] = self.model.tolist()
        return found

    @cached_property
    def searched_list(self) -> list[float]:
        """The model for those who search in the play: declarers then take a little more."""
        found = self.model_list.copy()
        for role in range(ROLES):
            found[CONTEXT + CONTEXTS * role] += SEARCH_GAIN
        return found

    @cached_property
    def win_list(self) -> list[float]:
        """The winning chances as a list."""
        found: list[float] = self.win.tolist()
        return found

    @cached_property
    def points_list(self) -> list[float]:
        """The table of no match as a list."""
        found: list[float] = points_table().tolist()
        return found


KEPT: Final = 16
"""Books of so many tables are kept."""
_BOOKS: Final[dict[tuple[object, ...], Book]] = {}


def book_of(rules: ShelemRules) -> Book:
    """The book of a table."""
    key = (rules.target, *(getattr(rules.options, name) for name in Options.__slots__))
    if key not in _BOOKS:
        if len(_BOOKS) >= KEPT:
            _BOOKS.clear()
        _BOOKS[key] = Book(rules)
    return _BOOKS[key]

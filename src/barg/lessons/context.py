"""What the facts and questions of a step are about."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Context:
    """What facts are about: the rules, the position, and the rows of the sheet."""

    where: str
    game: str
    rules: Any
    state: Any = None
    sheet: Sequence[Sequence[int]] = ()

"""The errors that Barg raises: each says what is wrong in a sentence for people."""

from typing import Any, Self


def printable(text: str) -> str:
    """A text for a terminal: what would move its cursor or turn its lines is written out."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def shortened(text: str, length: int) -> str:
    """A text cut to a length, with the sign that something is missing."""
    return text if len(text) <= length else text[: length - 1] + "…"


class BargError(Exception):
    """The root of all errors that are somebody's input, never ours."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Go to another process whole, whatever the constructor takes."""
        return self._again, (self.args, self.__dict__)

    @classmethod
    def _again(cls, args: tuple[Any, ...], fields: dict[str, Any]) -> Self:
        error = cls.__new__(cls, *args)
        error.__dict__.update(fields)
        return error


class CodedError(BargError, ValueError):
    """An error that clients can say in other languages.

    Attributes:
        code: a short name of the reason.
        reason: the sentence in English.
        params: what the sentence is filled with (a suit's letter, a number of points …).
    """

    def __init__(self, code: str, reason: str, /, **params: str | int) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.params = params


class NotationError(CodedError):
    """A text is no card, action or other word of the notation."""


class OptionError(BargError, ValueError):
    """A rules option is unknown, of the wrong type or contradicts another.

    Attributes:
        option: the option's name.
        params: for clients that say it in other languages: the option, and why it is wrong:
            ``unknown``, ``value`` (with the range where it is a number), or ``conflict``
            with the other options.
    """

    def __init__(
        self, option: str, reason: str, why: str = "conflict", /, **params: str | int
    ) -> None:
        super().__init__(f"{option}: {reason}")
        self.option = option
        self.reason = reason
        self.params: dict[str, str | int] = {"option": option, "why": why, **params}


class DeckError(CodedError):
    """A deck that cannot be dealt: wrong count, or a card twice."""


class IllegalAction(CodedError):  # noqa: N818 - the field's word
    """An action that the rules do not allow now."""

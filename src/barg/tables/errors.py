"""Why a table refuses a command."""

from barg.errors import BargError, IllegalAction


class Refusal(BargError):  # noqa: N818 - the field's word
    """A command that the table does not carry out.

    Attributes:
        code: a short name of the reason, for clients that say it in other languages.
        text: the reason as an English sentence.
        params: what the sentence is filled with.
    """

    def __init__(self, code: str, text: str, **params: str | int) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.params = params

    @classmethod
    def by_rules(cls, error: IllegalAction) -> "Refusal":
        """Pass on the reason that the rules of the game give."""
        return cls(error.code, error.reason, **error.params)

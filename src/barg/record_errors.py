"""What may be wrong with a record: the error, and codes for what its readers find."""

import json
import re
from typing import Any, Final

from barg.errors import CodedError, printable, shortened

MAX_REASON: Final = 300
MAX_TEXT: Final = 100
MAX_WORD: Final = 40


class RecordError(CodedError):
    """A record that is wrong, and where.

    Attributes:
        deal: the number of the deal, or None when the file is no record.
        action: the number of the action in its deal, or None.
        text: the action as written, or None.
    """

    def __init__(
        self,
        code: str,
        reason: str,
        deal: int | None = None,
        action: int | None = None,
        text: str | None = None,
        /,
        **params: str | int,
    ) -> None:
        shown = {k: printable(v) if isinstance(v, str) else v for k, v in params.items()}
        super().__init__(code, shortened(reason, MAX_REASON), **shown)
        self.deal = deal
        self.action = action
        self.text = text

    def report(self) -> dict[str, Any]:
        """The form in which ``barg replay`` prints it."""
        text = self.text and shortened(self.text, MAX_TEXT)
        where = {"deal": self.deal, "action": self.action, "text": text, "reason": self.reason}
        return {"ok": False, "error": where}

    def sentence(self) -> str:
        """The same for people, in one line."""
        places = [
            f"{word} {number}"
            for word, number in (("deal", self.deal), ("action", self.action))
            if number is not None
        ]
        if self.text is not None:
            places.append(f"({shortened(self.text, MAX_TEXT)})")
        return printable(
            f"{', '.join(places[:2])}{' ' + places[2] if len(places) > 2 else ''}: {self.reason}"
            if places
            else self.reason
        )


def no_record(code: str, reason: str, **params: str | int) -> RecordError:
    """The file is no record at all."""
    return RecordError(code, f"no record: {reason}", **params)


_JSON_CODES: Final = {
    "Expecting value": "json_value",
    "Expecting property name": "json_name",
    "Expecting ',' delimiter": "json_comma",
    "Expecting ':' delimiter": "json_colon",
    "Unterminated string": "json_quote",
    "Invalid control character": "json_control",
    "Invalid \\": "json_escape",
    "Extra data": "json_extra",
    "Illegal trailing comma": "json_trailing",
}


def no_json(error: json.JSONDecodeError) -> RecordError:
    """The file is not JSON, from this line and column on."""
    code = next((code for start, code in _JSON_CODES.items() if error.msg.startswith(start)), None)
    what = error.msg.removesuffix(" at")
    reason = f"not JSON: {what} at line {error.lineno}, column {error.colno}"
    return no_record(code or "json_value", reason, line=error.lineno, column=error.colno)


_WRONG_VALUE: Final = re.compile(r"(?P<what>.*?)(?: - at `\$\.?(?P<path>[^`]*)`)?", re.DOTALL)
_NAME: Final = re.compile(r"Object (missing required|contains unknown) field `(.*)`", re.DOTALL)
_TYPE: Final = re.compile(r"Expected `([\w| ]+?)(?: \| null)?`, got .*")
_IN_DEAL: Final = re.compile(r"deals\[(\d+)\](?:\.actions\[(\d+)\])?\.?")
_TYPE_CODES: Final = {
    "str": "record_text",
    "int": "record_whole",
    "array": "record_list",
    "object": "record_object",
}


def no_value(message: str) -> RecordError:
    """The file is JSON, but a value is missing, unknown or of another kind; in msgspec's words."""
    found = _WRONG_VALUE.fullmatch(message)
    assert found is not None
    params = _place_of(found["path"] or "")
    if name := _NAME.fullmatch(found["what"]):
        code = "record_lacks" if name[1].startswith("missing") else "record_unknown"
        params["name"] = shortened(name[2], MAX_WORD)
    elif kind := _TYPE.fullmatch(found["what"]):
        code = _TYPE_CODES.get(kind[1], "record_value")
    else:
        code = "record_limit" if found["what"].startswith("Expected") else "record_value"
    return no_record(code, message, **params)


def _place_of(path: str) -> dict[str, str | int]:
    """Where a value stands in the file: its deal, its action or its field."""
    params: dict[str, str | int] = {}
    if place := _IN_DEAL.match(path):
        params = {"in_deal": int(place[1])}
        if place[2] is not None:
            params["in_action"] = int(place[2])
        path = path[place.end() :]
    if field := path.removesuffix("[...]"):
        params["field"] = shortened(field, MAX_WORD)
    return params

"""Actions as people tap them together: the cards of a meld of Rim come in any order."""

from barg.cards import cards_text
from barg.errors import NotationError
from barg.packed import parse_alike
from barg.rummy import RummyRules
from barg.rummy.meld import in_order
from barg.tables import Table


def as_written(table: Table, text: str) -> str:
    """The action in the notation of records, where its cards can be put in order."""
    words = text.split()
    if not isinstance(table.rules, RummyRules) or words[:1] != ["meld"] or not words[1:]:
        return text
    rest = words[1:]
    kind = rest[:1] if rest[0] in ("run", "set") else []
    try:
        cards = parse_alike(rest[len(kind) :])
    except NotationError:  # no cards: the table refuses it
        return text
    if not cards or kind == ["set"]:
        return text
    return " ".join(["meld", *kind, cards_text(in_order(table.rules, cards))])

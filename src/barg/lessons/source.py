"""The form of a lesson's source file."""

from typing import Literal

import msgspec
from msgspec import field

Kind = Literal["act", "legal", "number", "winner", "options"]


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    fa: str


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """A position: what is given of the cards, and the actions that lead to it.

    What is not given is dealt so that the actions are legal. ``hand`` is what seat 0 holds when
    the actions begin; in Shelem with ``plays`` it is what seat 0 holds now.

    Attributes:
        deck: the whole deck of a deal of Shelem in dealing order.
        others: cards known to be held by the other seats, from seat 1 on.
        contract, declarer, trump, packet, plays: Shelem in short; plays as ``AS 4S / …``.
        widow: Shelem's four cards. piles: two-player Shelem's, each seat's three piles.
        top, stock: Rim's first discard, and the stock from its top (also Shithead's).
        row, blind, rows, blinds: Shithead's zones of seat 0, and of the others.
        exchange: Shithead before its exchanges; else everybody is ready.
        late: Shithead with an empty stock; ``pile`` lies on the table, the rest is burned.
    """

    game: str | None = None
    preset: str | None = None
    rules: dict[str, int | bool | str | None] = {}
    players: int | None = None
    dealer: int | None = None
    deck: str = ""
    hand: str = ""
    others: list[str] = []
    actions: list[str] = []
    totals: list[int] = []
    declarer: int = 0
    contract: int | None = None
    trump: str | None = None
    packet: str = ""
    plays: str = ""
    widow: str = ""
    piles: list[list[str]] = []
    top: str = ""
    stock: str = ""
    row: str = ""
    blind: str = ""
    rows: list[str] = []
    blinds: list[str] = []
    exchange: bool = False
    late: bool = False
    pile: str = ""


class Wrong(Said, forbid_unknown_fields=True):
    """What is said to a wrong answer, and which it is.

    Attributes:
        cards: any of these is in the answer. exactly: these answers. number, seat: this one.
        reason: the rules refuse it, for this reason (`barg.errors.IllegalAction.code`).
    """

    cards: str = ""
    exactly: list[str] = []
    number: str | None = None
    seat: int | None = None
    reason: str | None = None


class Offer(Said, forbid_unknown_fields=True):
    """One of several answers in words; ``check`` is an equation of facts that shows it right."""

    right: bool = False
    say: Said | None = None
    check: str | None = None


class Ask(Said, forbid_unknown_fields=True):
    """A question.

    Attributes:
        accept: the right actions; with ``among`` any ``count`` of those cards are right.
        count: how many cards are chosen; 0: any number.
        buttons: actions offered beside the cards.
        number: the answer as a fact.
        then: what follows the first accepted action.
        verb: what choosing a card does, where no right answer says it.
        claims: equations of facts that hold after the right answers.
        otherwise: what is said to every other wrong answer.
    """

    kind: Kind
    right: Said
    accept: list[str] = []
    among: str = ""
    count: int = 1
    buttons: list[str] = []
    number: str | None = None
    options: list[Offer] = []
    wrong: list[Wrong] = []
    otherwise: Said | None = None
    then: list[str] = []
    verb: str = ""
    claims: list[str] = []


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """A row of a table."""

    cells: list[Said]


class SheetDeal(msgspec.Struct, forbid_unknown_fields=True):
    """A deal of a score sheet: its calls, and what team 0 took."""

    calls: str
    raw: int
    slam: bool = False


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """Something that beginners ask."""

    ask: Said
    answer: Said


class Step(Said, forbid_unknown_fields=True):
    """One page of a lesson.

    Attributes:
        follows: the position is that in which the step before ended.
        cards: cards shown without a position.
        walk: the deal of the board is told trick by trick.
        sheet: deals for a score sheet, of which ``shown`` are shown (all, where it is not set).
        reveal: the question's answer may be looked up (an exercise).
    """

    board: Board | None = None
    follows: bool = False
    ask: Ask | None = None
    cards: str = ""
    head: list[Said] = []
    row: list[Row] = []
    walk: bool = False
    sheet: list[SheetDeal] = []
    shown: int | None = None
    question: list[Question] = []
    reveal: bool = False


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson; ``preset`` and ``rules`` hold for all its boards and facts.

    ``topics`` are the points that it teaches, by the names that a test asks for.
    """

    title: Said
    about: Said
    topics: list[str]
    step: list[Step]
    preset: str | None = None
    rules: dict[str, int | bool | str | None] = {}
    players: int | None = None
    game: str | None = None


class Word(msgspec.Struct, forbid_unknown_fields=True):
    """A word of the glossary: in both languages, with what it means."""

    word: Said
    means: Said
    games: list[str] = field(default_factory=list)


class Glossary(msgspec.Struct, forbid_unknown_fields=True):
    """The words of all games."""

    word: list[Word]

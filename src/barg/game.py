"""What every game is: rules with options, a state for one deal, and a match of deals.

A game registers a `Game` under its name; records, tables, bots and environments know it
only through these protocols.
"""

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol, Self

from barg.cards import CARD_TEXTS, Card, cards_text
from barg.errors import DeckError, IllegalAction, OptionError, shortened
from barg.kernel.game import Kernel
from barg.worlds import Chance

Seat = int
"""0, 1, 2 … in the order of play."""
Action = int
"""An action of a game, encoded; its text is the notation of records."""
Points = int
OptionValue = int | bool | str | None


Group = Literal["cards", "auction", "play", "score"]


@dataclass(frozen=True, slots=True)
class Words:
    """A line for people in the two languages of the product."""

    en: str
    fa: str


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game's rules: what may be set, and how to explain it.

    ``kind`` is ``"int"`` (between ``low`` and ``high``), ``"bool"``, ``"choice"``,
    ``"text"`` (up to ``high`` characters) or ``"table"``: to some of the ``rows`` one of the
    ``choices`` each, as a line ``"row:choice row:choice"`` in the order of the rows (read in
    any order; an empty line: to none). ``optional`` ones may also be None; ``off`` says what
    that means. ``group`` is the part of the game that it belongs to, for pages that show options.
    """

    name: str
    kind: Literal["int", "bool", "choice", "text", "table"]
    label: Words
    help: Words
    low: int = 0
    high: int = 0
    step: int = 1
    optional: bool = False
    choices: tuple[tuple[str, Words], ...] = ()
    rows: tuple[str, ...] = ()
    off: Words | None = None
    group: Group = "play"

    def check(self, value: object) -> OptionValue:
        """Return the value if it is one of this option's.

        Raises:
            OptionError: it is of another type, or out of range.
        """
        if value is None and self.optional:
            return None
        if self.kind == "bool" and isinstance(value, bool):
            return value
        if self.kind == "choice" and value in (names := [name for name, _ in self.choices]):
            return names[names.index(value)]
        if self.kind == "text" and isinstance(value, str) and self._is_line(value):
            return value
        if self.kind == "table" and isinstance(value, str):
            return self._table(value)
        is_int = isinstance(value, int) and not isinstance(value, bool)
        if self.kind == "int" and is_int and self.low <= value <= self.high:  # type: ignore[operator]
            return value  # type: ignore[return-value]
        raise self._wrong(f"must be {self._wanted()}, not {_shown(value)}")

    def _table(self, text: str) -> str:
        """The line that says the same in the order of the rows."""
        names = [name for name, _ in self.choices]
        found: dict[str, str] = {}
        for word in text.split():
            row, colon, choice = word.partition(":")
            if not colon:
                raise self._wrong(f"{_shown(word)} is not written as row:choice")
            if row not in self.rows:
                known = " ".join(self.rows)
                raise self._wrong(f"there is no row {_shown(row)}, only {known}")
            if choice not in names:
                known = ", ".join(names)
                raise self._wrong(f"{row} must be one of {known}, not {_shown(choice)}")
            if row in found:
                raise self._wrong(f"{row} is there twice")
            found[row] = choice
        return " ".join(f"{row}:{found[row]}" for row in self.rows if row in found)

    def _wrong(self, reason: str) -> OptionError:
        limits = {"low": self.low, "high": self.high} if self.kind == "int" else {}
        return OptionError(self.name, reason, "value", **limits)

    def _is_line(self, text: str) -> bool:
        return len(text) <= self.high and not any(
            unicodedata.category(sign) in _NO_LINE for sign in text
        )

    def _wanted(self) -> str:
        if self.kind == "bool":
            return "true or false"
        if self.kind == "choice":
            return "one of " + ", ".join(name for name, _ in self.choices)
        none = " or null" if self.optional else ""
        if self.kind == "table":
            return f"a line such as {self.rows[0]}:{self.choices[0][0]}{none}"
        if self.kind == "text":
            return f"a line of at most {self.high} characters{none}"
        return f"a whole number from {self.low} to {self.high}{none}"


_NO_LINE: Final = ("Cc", "Zl", "Zp")
"""Unicode's categories of control characters and ends of lines."""


def _shown(value: object) -> str:
    return shortened(repr(value), 40)


class State(Protocol):
    """One running deal. It is changed by `apply` only; `clone` gives an independent copy.

    It goes to another process by `pickle`; a file holds it as the record that leads to it.
    """

    dealer: Seat

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is, or None when the deal is over."""

    def legal_actions(self) -> Sequence[Action]:
        """The legal actions of the seat to act, each once; empty when the deal is over.

        An action is legal just if `verify` lets it pass. All that are listed do; all that do
        are listed, unless `Rules.is_listed` says of them that they never are.
        """

    def verify(self, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the action is not legal now."""

    def apply(self, action: Action, shuffled: Sequence[Card] = ()) -> None:
        """Verify the action and carry it out.

        ``shuffled`` is the outcome of chance where `to_shuffle` asks for it.
        """

    def to_shuffle(self, action: Action) -> Sequence[Card]:
        """The cards that must be shuffled before this action, for `apply`; mostly none."""

    def clone(self) -> Self:
        """Return an independent copy."""

    def observe(self, seat: Seat | None) -> Any:
        """Return what this seat knows (None: a spectator)."""

    def cards(self) -> list[Card]:
        """Return every card of the deal once, place by place in a fixed order.

        In a place whose order means nothing, such as a hand, the cards are sorted.
        """

    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> Self:
        """Return a random world that this seat (None: a spectator) cannot tell from this one.

        A copy in which the cards that the seat has not seen are dealt anew, evenly, to the
        places that it cannot see into, so that its observation stays the same; the seat to act
        has a legal action in every world. What else it might infer from what others did (a
        suit not followed) is left to whoever samples worlds.
        """


class Rules(Protocol):
    """The rules of one game with all options set; immutable."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def seats(self) -> int:
        """How many players."""

    @property
    def sides(self) -> tuple[Seat, ...]:
        """The side of each seat, from 0 on: partners are on the same side."""

    @property
    def kernel(self) -> Kernel | None:
        """The hot loops, over `options` and the fields of states; None where a game has none."""

    @property
    def options(self) -> Any:
        """The options as the kernel takes them."""

    @property
    def chosen(self) -> Mapping[str, OptionValue]:
        """The preset and the options that differ from it, as written in a record."""

    def deck(self) -> list[Card]:
        """The cards of a deal, in order."""

    def start(self, deck: Sequence[Card], dealer: Seat, totals: Sequence[Points]) -> Any:
        """Deal a deck that is written in dealing order; raise `DeckError` if it is none."""

    def parse_action(self, text: str) -> Action:
        """Read an action; raise `NotationError` if it is none."""

    def action_text(self, action: Action) -> str:
        """Write an action."""

    def is_listed(self, action: Action) -> bool:
        """Whether `State.legal_actions` lists this action wherever it is legal.

        A game may leave out what its shorter actions add up to (a meld of four cards: a meld
        of three and a lay-off), and other orders of the same cards.
        """

    @property
    def max_actions(self) -> int:
        """No deal has more actions than this."""

    def next_dealer(self, state: Any) -> Seat:
        """The dealer of the deal after this finished one."""

    def totals_after(self, state: Any) -> tuple[Points, ...]:
        """Running totals after this deal (before it, while it is not over)."""

    def seat_totals(self, totals: Sequence[Points]) -> tuple[Points, ...]:
        """What running totals say for each seat: the higher, the better it stands."""

    def returns(self, state: Any) -> tuple[Points, ...]:
        """What the deal brings each seat; zeros while it is not over.

        It is the change that the deal makes to `seat_totals`, so partners get the same.
        """

    def winners(self, state: Any) -> tuple[Seat, ...]:
        """The seats that have won the match with this deal; empty: it goes on."""

    def report(self, state: Any) -> dict[str, Any]:
        """A deal as ``barg replay`` prints it (finished or not)."""

    def legal_report(self, state: Any) -> Any:
        """The legal actions as ``barg replay`` prints them."""


@dataclass(frozen=True)
class Game:
    """A registered game."""

    name: str
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, OptionValue]]
    default_preset: str
    preset_words: Mapping[str, tuple[Words, Words]]
    """Name and one line of explanation for each preset."""
    seats: tuple[int, ...]
    make: Any
    """``make(preset, players, values, chosen) -> Rules``; raises `OptionError`."""

    def rules(self, settings: Mapping[str, object], players: int | None = None) -> Any:
        """Build rules from ``{"preset": …, option: value …}`` for so many players.

        Without a number it is the smallest that the game allows.

        Raises:
            OptionError: an unknown preset or option, a wrong value, a contradiction, or a
                number of players that the game is not for.
        """
        players = self.seats[0] if players is None else players
        if players not in self.seats:
            wanted = f"{self.seats[0]} to {self.seats[-1]}" if self.seats[1:] else self.seats[0]
            reason = f"{self.name} is for {wanted} players, not {players}"
            limits = {"low": self.seats[0], "high": self.seats[-1], "count": players}
            raise OptionError("players", reason, "value", game=self.name, **limits)
        preset = settings.get("preset", self.default_preset)
        if not isinstance(preset, str) or preset not in self.presets:
            names = ", ".join(self.presets)
            reason = f"must be one of {names}, not {_shown(preset)}"
            raise OptionError("preset", reason, "unknown")
        known = {option.name: option for option in self.options}
        chosen: dict[str, OptionValue] = {}
        for name, value in settings.items():
            if name == "preset":
                continue
            if name not in known:
                raise OptionError(name[:40], f"{self.name} has no such option", "unknown")
            chosen[name] = known[name].check(value)
        return self.make(preset, players, {**self.presets[preset], **chosen}, chosen)


def verify_deck(deck: Sequence[Card], wanted: Sequence[Card]) -> None:
    """Raise `DeckError` unless the deck is just these cards, in whatever order."""
    if len(deck) != len(wanted):
        reason = f"a deck has {len(wanted)} cards here, not {len(deck)}"
        raise DeckError("deck_size", reason, wanted=len(wanted), count=len(deck))
    surplus = Counter(deck) - Counter(wanted)
    strange = sorted(set(surplus) - set(wanted))
    if strange:
        names = " ".join(
            CARD_TEXTS[card] if 0 <= card < len(CARD_TEXTS) else str(card) for card in strange
        )
        raise DeckError("deck_strange", f"not in a deck of this table: {names}", cards=names)
    if surplus:
        names = cards_text(sorted(surplus))
        raise DeckError("deck_twice", f"too often in the deck: {names}", cards=names)


GAMES: Final[dict[str, Game]] = {}


def register(game: Game) -> None:
    """Make a game known under its name."""
    GAMES[game.name] = game


class Match:
    """Deals until somebody wins. Each deal starts with the totals of the one before."""

    def __init__(self, rules: Any, dealer: Seat) -> None:
        if not 0 <= dealer < rules.seats:
            raise ValueError(f"dealer: must be a seat from 0 to {rules.seats - 1}")
        self.rules = rules
        self.first_dealer = dealer
        self.deals: list[Any] = []
        self.winners: tuple[Seat, ...] = ()

    @property
    def current(self) -> Any | None:
        """The last deal, running or finished; None before the first."""
        return self.deals[-1] if self.deals else None

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None between deals and at the end."""
        return self.deals[-1].to_act if self.deals else None

    @property
    def deal_running(self) -> bool:
        """Whether a deal is going on."""
        return self.to_act is not None

    @property
    def dealer(self) -> Seat:
        """The dealer of the running deal, or of the next one."""
        if not self.deals:
            return self.first_dealer
        last = self.deals[-1]
        return int(last.dealer if self.deal_running else self.rules.next_dealer(last))

    @property
    def totals(self) -> tuple[Points, ...] | None:
        """Running totals after the finished deals; None before the first deal."""
        return self.rules.totals_after(self.deals[-1]) if self.deals else None

    def start_deal(self, deck: Sequence[Card]) -> Any:
        """Deal the next deal from a deck in dealing order and return its state.

        Raises:
            IllegalAction: the match is over, or a deal is going on.
            DeckError: the deck cannot be dealt.
        """
        if self.over:
            raise IllegalAction("match_over", "the match is over")
        if self.deal_running:
            raise IllegalAction("deal_running", "the deal before is not finished")
        state = self.rules.start(deck, self.dealer, self.totals or ())
        self.deals.append(state)
        return state

    def restart_deal(self, deck: Sequence[Card]) -> None:
        """Begin the running deal anew from its deck, as if nothing had been done in it."""
        last = self.deals.pop()
        totals = self.totals or ()
        self.deals.append(self.rules.start(deck, last.dealer, totals))

    def apply(self, action: Action, shuffled: Sequence[Card] = ()) -> None:
        """Carry out an action of the running deal.

        Raises:
            IllegalAction: the rules do not allow it, or no deal is going on.
        """
        if self.over:
            raise IllegalAction("match_over", "the match is over")
        if not self.deal_running:
            raise IllegalAction("deal_over", "the deal is over")
        state = self.deals[-1]
        state.apply(action, shuffled)
        if state.to_act is None:
            self.winners = self.rules.winners(state)

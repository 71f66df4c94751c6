"""The state of one deal of Shithead: the kernel's record, the rules and the history."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import Card
from barg.errors import IllegalAction
from barg.game import Action, Points, Seat
from barg.kernel.packing import kind_of, number_in
from barg.kernel.records import clone
from barg.kernel.shithead.choices import apply, count, nth
from barg.kernel.shithead.codes import BLIND
from barg.kernel.shithead.dealing import deal
from barg.kernel.shithead.fields import (
    BLIND_ROOM,
    CHOOSE_FROM_SIX,
    OVER,
    PLAYING,
    ROW,
    Deal,
    Phase,
)
from barg.packed import verify_form
from barg.shithead import swap, turn
from barg.shithead.actions import FORMS
from barg.shithead.observation import Observation, observe
from barg.shithead.worlds import all_cards, redeal_unseen
from barg.shithead.zones import zone_cards
from barg.worlds import Chance

if TYPE_CHECKING:
    from barg.shithead.rules import ShitheadRules


class State(Deal):
    """One deal, from the exchanges to the last player with cards.

    Attributes:
        rules: the options.
        history: (seat, action, the blind card turned or -1) in order.
        Everything else is as in `barg.kernel.shithead.fields.Deal`; of ``totals`` the first
        numbers are the score sheet, see `sheet`.
    """

    __slots__ = ("history", "rules")

    def __init__(
        self,
        rules: "ShitheadRules",
        deck: Sequence[Card],
        dealer: Seat,
        totals: Sequence[Points],
    ) -> None:
        super().__init__()
        self.totals[: len(totals)] = totals
        self.rules = rules
        self.history: list[tuple[Seat, Action, Card]] = []
        deal(rules.options, self, deck, dealer)

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is, or None when the deal is over."""
        return None if self.phase == OVER else self.turn

    @property
    def sheet(self) -> tuple[Points, ...]:
        """Losses of each seat, then wins of each seat, then deals, before this one."""
        return tuple(self.totals[: 2 * self.rules.players + 1])

    def hand(self, seat: Seat) -> list[Card]:
        """A seat's hand in ascending order."""
        return zone_cards(self.hand_one[seat], self.hand_two[seat])

    def row(self, seat: Seat) -> list[Card]:
        """A seat's face-up row in ascending order."""
        return zone_cards(self.row_one[seat], self.row_two[seat])

    def shown(self, seat: Seat) -> list[Card]:
        """What everybody has seen of a seat's hand (H3, picked up, exchanged)."""
        return zone_cards(self.shown_one[seat], self.shown_two[seat])

    def blind(self, seat: Seat) -> list[Card]:
        """A seat's blind cards by their numbers."""
        return self.blind_cards[BLIND_ROOM * seat : BLIND_ROOM * seat + self.blind_left[seat]]

    @property
    def stock(self) -> list[Card]:
        """The stock, its top last."""
        return self.stock_cards[: self.stock_left]

    @property
    def pile(self) -> list[Card]:
        """The cards played, the top last."""
        return self.pile_cards[: self.pile_left]

    @property
    def burned(self) -> list[Card]:
        """The cards out of the game, in ascending order."""
        return zone_cards(self.burned_one[0], self.burned_two[0])

    @property
    def out(self) -> list[Seat]:
        """The seats that are out, in order."""
        return self.out_seats[: self.out_count]

    @property
    def left(self) -> list[Seat]:
        """The seats that still have cards."""
        return [seat for seat in range(self.rules.players) if not self.out_set >> seat & 1]

    @property
    def dealt_open(self) -> tuple[tuple[Card, ...], ...]:
        """What each seat was dealt face up: its row, or the hand that it took up."""
        if self.rules.options.layout == CHOOSE_FROM_SIX:
            return ((),) * self.rules.players
        starts = range(0, ROW * self.rules.players, ROW)
        return tuple(tuple(self.opened[start : start + ROW]) for start in starts)

    def legal_actions(self) -> Sequence[Action]:
        """All legal actions; of an exchange the single pairs."""
        o = self.rules.options
        return [nth(o, self, place) for place in range(count(o, self))]

    def verify(self, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the action is not legal now."""
        verify_form(action, FORMS)
        if self.phase == OVER:
            raise IllegalAction("deal_over", "the deal is over")
        (turn if self.phase == PLAYING else swap).verify(self, action)

    def to_shuffle(self, _action: Action) -> Sequence[Card]:
        """Nothing is left to chance after the deal."""
        return ()

    def apply(self, action: Action, _shuffled: Sequence[Card] = ()) -> None:
        """Verify the action and carry it out."""
        self.verify(action)
        turned = -1
        if kind_of(action) == BLIND:
            turned = self.blind(self.turn)[number_in(action)]
        self.history.append((self.turn, action, turned))
        apply(self.rules.options, self, action)

    def observe(self, seat: Seat | None) -> Observation:
        """What this seat knows; None is a spectator, who knows no hand."""
        return observe(self, seat)

    def cards(self) -> list[Card]:
        """Every card of the deal once, place by place."""
        return all_cards(self)

    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> "State":
        """A random world that this seat cannot tell from this one."""
        return redeal_unseen(self, seat, chance)

    def clone(self) -> "State":
        """Return an independent copy."""
        return clone(self)

    def __repr__(self) -> str:
        return (
            f"<Shithead deal: dealer {self.dealer}, {Phase(self.phase).name.lower()}, seat "
            f"{self.to_act} to act, {self.pile_left} cards on the pile, out: {self.out}>"
        )

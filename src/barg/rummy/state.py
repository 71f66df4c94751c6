"""The state of one deal of Rim: the kernel's record, the options and the history."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import Card
from barg.errors import IllegalAction
from barg.game import Action, Points, Seat
from barg.kernel.packing import kind_of
from barg.kernel.records import clone
from barg.kernel.rummy import Deal
from barg.kernel.rummy.choices import apply, write_all
from barg.kernel.rummy.dealing import deal
from barg.kernel.rummy.fields import DRAW_STOCK, NONE, Phase
from barg.kernel.rummy.numbering import SIZE
from barg.packed import verify_form
from barg.rummy import stock, turn
from barg.rummy.actions import FORMS
from barg.rummy.hands import counts_of
from barg.rummy.meld import Meld, meld_of
from barg.rummy.observation import Observation, observe
from barg.rummy.worlds import all_cards, redeal_unseen
from barg.worlds import Chance

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules


class State(Deal):
    """One deal, from the first draw to the going out.

    Attributes:
        rules: the options.
        history: (seat, action, card drawn from the stock or -1) in order.
        Everything else is as in `barg.kernel.rummy.fields.Deal`.
    """

    __slots__ = ("history", "rules")

    def __init__(
        self, rules: "RummyRules", deck: Sequence[Card], dealer: Seat, totals: tuple[Points, ...]
    ) -> None:
        super().__init__()
        self.totals[: len(totals)] = totals
        self.rules = rules
        self.history: list[tuple[Seat, Action, Card]] = []
        deal(rules.options, self, deck, dealer)

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is, or None when the deal is over."""
        return None if self.phase == Phase.OVER else self.turn

    @property
    def hands(self) -> list[list[int]]:
        """For each seat how many it holds of each card, the joker's number last."""
        seats = range(self.rules.players)
        return [counts_of(self.ones[s], self.twos[s], self.jokers[s]) for s in seats]

    @property
    def melds(self) -> list[Meld]:
        """The melds on the table, in the order of laying."""
        return [meld_of(shape) for shape in self.shapes[: self.meld_count]]

    @property
    def stock(self) -> list[Card]:
        """The face-down pile, its top last."""
        return self.stock_cards[: self.stock_size]

    @stock.setter
    def stock(self, cards: Sequence[Card]) -> None:
        self.stock_cards[: len(cards)] = cards
        self.stock_size = len(cards)

    @property
    def discards(self) -> list[Card]:
        """The face-up pile, its top last."""
        return self.pile_cards[: self.pile_size]

    @discards.setter
    def discards(self, cards: Sequence[Card]) -> None:
        self.pile_cards[: len(cards)] = cards
        self.pile_size = len(cards)

    @property
    def winner(self) -> Seat | None:
        """Who went out; None before and in a blocked deal."""
        return None if self.out_seat == NONE else self.out_seat

    def legal_actions(self) -> Sequence[Action]:
        """The legal actions, of melds the shortest and of lay-offs those of one card."""
        room = [0] * SIZE
        return room[: write_all(self.rules.options, self, room)]

    def verify(self, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the action is not legal now."""
        verify_form(action, FORMS)
        if self.phase == Phase.OVER:
            raise IllegalAction("deal_over", "the deal is over")
        (stock.verify_draw if self.phase == Phase.DRAW else turn.verify)(self, action)

    def to_shuffle(self, action: Action) -> Sequence[Card]:
        """The cards that become the new stock with this draw, in no order (R8)."""
        return stock.to_shuffle(self, action)

    def apply(self, action: Action, shuffled: Sequence[Card] = ()) -> None:
        """Verify the action and carry it out; ``shuffled`` is a new stock from its top."""
        self.verify(action)
        drawn = NONE
        if self.phase == Phase.DRAW and kind_of(action) == DRAW_STOCK:
            if not self.stock_size:
                stock.reshuffle(self, shuffled)
            drawn = self.stock_cards[self.stock_size - 1]
        self.history.append((self.turn, action, drawn))
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
            f"<Rim deal: dealer {self.dealer}, {Phase(self.phase).name.lower()}, "
            f"seat {self.to_act} to act, {self.meld_count} melds, "
            f"{self.stock_size} cards in the stock>"
        )

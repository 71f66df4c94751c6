"""The state of one deal of Rim."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import JOKER, Card
from barg.errors import IllegalAction
from barg.game import Action, Points, Seat
from barg.packed import verify_form
from barg.rummy import stock, turn
from barg.rummy.actions import FORMS
from barg.rummy.meld import Meld
from barg.rummy.observation import Observation, observe
from barg.rummy.phases import Phase
from barg.rummy.worlds import all_cards, redeal_unseen
from barg.worlds import Chance

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules

CARD_KINDS: Final = JOKER + 1


class State:
    """One deal, from the first draw to the going out.

    Attributes:
        rules: the options.
        dealer: the seat that dealt.
        totals: running totals before the deal.
        phase: what is to be done now.
        turn: the seat to act (without meaning when the deal is over).
        hands: for each seat how many it holds of each card, the joker's number last.
        sizes: how many cards each seat holds.
        melds: the melds on the table, in the order of laying.
        melds_before: how many of them lay there when this turn began.
        stock: the face-down pile, its top last.
        discards: the face-up pile, its top last.
        first_top: its first card (R3).
        taken: the card drawn from the discard pile in this turn, or -1.
        reshuffles: how often the discards have become the stock.
        laid_before: a bit for each seat that melded or laid off in an earlier turn.
        laid_now: whether the seat to act has melded or laid off in this turn.
        opened: a bit for each seat whose first melds have counted enough (R19).
        laid_points: what a seat that has not opened has laid so far in this turn.
        turns: how many turns have ended (R22).
        winner: who went out; None before and in a blocked deal.
        bonus: whether that was in one turn (R18).
        history: (seat, action, card drawn from the stock or -1) in order.
    """

    __slots__ = (
        "bonus",
        "dealer",
        "discards",
        "first_top",
        "hands",
        "history",
        "laid_before",
        "laid_now",
        "laid_points",
        "melds",
        "melds_before",
        "opened",
        "phase",
        "reshuffles",
        "rules",
        "sizes",
        "stock",
        "taken",
        "totals",
        "turn",
        "turns",
        "winner",
    )

    def __init__(
        self, rules: "RummyRules", deck: Sequence[Card], dealer: Seat, totals: tuple[Points, ...]
    ) -> None:
        self.rules = rules
        self.dealer = dealer
        self.totals = totals
        self.phase = Phase.DRAW
        self.turn = (dealer + 1) % rules.players
        self.hands = [[0] * CARD_KINDS for _ in range(rules.players)]
        dealt = rules.players * rules.hand_size
        for place, card in enumerate(deck[:dealt]):
            self.hands[(dealer + 1 + place) % rules.players][card] += 1
        self.sizes = [rules.hand_size] * rules.players
        self.first_top = deck[dealt]
        self.discards = [self.first_top]
        self.stock = list(reversed(deck[dealt + 1 :]))
        self.melds: list[Meld] = []
        self.melds_before = 0
        self.taken: Card = -1
        self.reshuffles = 0
        self.laid_before = 0
        self.laid_now = False
        self.opened = 0 if rules.initial_meld else (1 << rules.players) - 1
        self.laid_points: Points = 0
        self.turns = 0
        self.winner: Seat | None = None
        self.bonus = False
        self.history: list[tuple[Seat, Action, Card]] = []

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is, or None when the deal is over."""
        return None if self.phase == Phase.OVER else self.turn

    def legal_actions(self) -> Sequence[Action]:
        """The legal actions, of melds the shortest and of lay-offs those of one card."""
        if self.phase == Phase.DRAW:
            return stock.legal_draws(self)
        return turn.legal_actions(self) if self.phase == Phase.TURN else ()

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
        if self.phase == Phase.DRAW:
            stock.apply_draw(self, action, shuffled)
        else:
            turn.apply(self, action)

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
        copy = object.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(copy, name, value.copy() if type(value) is list else value)
        copy.hands = [hand.copy() for hand in self.hands]
        return copy

    def __repr__(self) -> str:
        return (
            f"<Rim deal: dealer {self.dealer}, {self.phase.name.lower()}, seat {self.to_act} "
            f"to act, {len(self.melds)} melds, {len(self.stock)} cards in the stock>"
        )

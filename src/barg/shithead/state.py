"""The state of one deal of Shithead."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import Card
from barg.errors import IllegalAction
from barg.game import Action, Points, Seat
from barg.packed import verify_form
from barg.shithead import play, swap, turn
from barg.shithead.actions import FORMS
from barg.shithead.observation import Observation, observe
from barg.shithead.phases import Phase
from barg.shithead.pile import NO_BOUND
from barg.shithead.worlds import all_cards, redeal_unseen
from barg.worlds import Chance

if TYPE_CHECKING:
    from barg.shithead.rules import ShitheadRules

ROW = 3


class State:
    """One deal, from the exchanges to the last player with cards.

    Attributes:
        rules: the options.
        dealer: the seat that dealt.
        totals: losses of each seat, then wins of each seat, then deals, before this one.
        phase: what is to be done now.
        turn: the seat to act (without meaning when the deal is over).
        direction: 1 in seat order, -1 against it.
        hands, face_up: each seat's cards.
        blind: each seat's blind cards, in the order of their numbers.
        stock: the face-down pile, its top last.
        pile: the cards played, the top last.
        burned: cards out of the game.
        dealt_open: what each seat was dealt face up: its row, or the hand that it took up.
        shown: of each hand the cards that everybody has seen (H3, picked up, exchanged).
        blind_shown: for each blind card whether everybody has seen it.
        bound: after a burn the rank that binds the next play (H15), or NO_BOUND.
        swapped: whether the seat to act has exchanged.
        out: the seats that are out, in order.
        turns: plays, blind plays and pick-ups.
        history: (seat, action, the blind card turned or -1) in order.
    """

    __slots__ = (
        "blind",
        "blind_shown",
        "bound",
        "burned",
        "dealer",
        "dealt_open",
        "direction",
        "face_up",
        "hands",
        "history",
        "out",
        "phase",
        "pile",
        "rules",
        "shown",
        "stock",
        "swapped",
        "totals",
        "turn",
        "turns",
    )

    def __init__(
        self,
        rules: "ShitheadRules",
        deck: Sequence[Card],
        dealer: Seat,
        totals: tuple[Points, ...],
    ) -> None:
        self.rules = rules
        self.dealer = dealer
        self.totals = totals
        self.phase = Phase.SWAP
        self.turn = (dealer + 1) % rules.players
        self.direction = 1
        rows = [self._row(deck, number) for number in range(ROW)]
        if rules.layout == "choose_from_six":
            self.hands = [a + b for a, b in zip(rows[1], rows[2], strict=True)]
            self.face_up: list[list[Card]] = [[] for _ in rows[0]]
            self.blind = rows[0]
        elif rules.layout == "two_blind_rows":
            self.hands = rows[1]
            self.face_up = [[] for _ in rows[0]]
            self.blind = [a + b for a, b in zip(rows[0], rows[2], strict=True)]
        else:
            self.blind, self.face_up, self.hands = rows
        opened = self.hands if rules.layout == "two_blind_rows" else self.face_up
        self.dealt_open = tuple(tuple(cards) for cards in opened)
        self.shown = [list(cards) if opened is self.hands else [] for cards in self.hands]
        self.blind_shown = [[False] * len(cards) for cards in self.blind]
        self.stock = list(reversed(deck[3 * ROW * rules.players :]))
        self.pile: list[Card] = []
        self.burned: list[Card] = []
        self.bound = NO_BOUND
        self.swapped = False
        self.out: list[Seat] = []
        self.turns = 0
        self.history: list[tuple[Seat, Action, Card]] = []

    def _row(self, deck: Sequence[Card], number: int) -> list[list[Card]]:
        """A row of three cards for each seat, dealt card by card round the table (H3)."""
        players = self.rules.players
        start = number * ROW * players
        cards = deck[start : start + ROW * players]
        first = self.dealer + 1
        return [list(cards[(seat - first) % players :: players]) for seat in range(players)]

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is, or None when the deal is over."""
        return None if self.phase == Phase.OVER else self.turn

    @property
    def left(self) -> list[Seat]:
        """The seats that still have cards."""
        return [seat for seat in range(self.rules.players) if seat not in self.out]

    def legal_actions(self) -> Sequence[Action]:
        """All legal actions; of an exchange the single pairs."""
        if self.phase == Phase.OVER:
            return ()
        if self.phase == Phase.SWAP:
            return swap.legal_actions(self)
        return turn.legal_actions(self)

    def verify(self, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the action is not legal now."""
        verify_form(action, FORMS)
        if self.phase == Phase.OVER:
            raise IllegalAction("deal_over", "the deal is over")
        (swap if self.phase == Phase.SWAP else turn).verify(self, action)

    def to_shuffle(self, _action: Action) -> Sequence[Card]:
        """Nothing is left to chance after the deal."""
        return ()

    def apply(self, action: Action, _shuffled: Sequence[Card] = ()) -> None:
        """Verify the action and carry it out."""
        self.verify(action)
        (swap if self.phase == Phase.SWAP else play).apply(self, action)

    def observe(self, seat: Seat | None) -> Observation:
        """What this seat knows; None is a spectator, who knows no hand."""
        return observe(self, seat)

    def forget(self, seat: Seat, card: Card) -> None:
        """Note that a card has left a hand."""
        if card in self.shown[seat]:
            self.shown[seat].remove(card)

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
        for zone in ("hands", "face_up", "blind", "shown", "blind_shown"):
            setattr(copy, zone, [cards.copy() for cards in getattr(self, zone)])
        return copy

    def __repr__(self) -> str:
        return (
            f"<Shithead deal: dealer {self.dealer}, {self.phase.name.lower()}, seat "
            f"{self.to_act} to act, {len(self.pile)} cards on the pile, out: {self.out}>"
        )

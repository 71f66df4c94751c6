"""The state of one deal of Go Boom."""

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING

from barg.cards import CARD_TEXTS, RANK_OF, SUIT_OF, Card
from barg.errors import IllegalAction
from barg.game import Action, Points, Seat
from barg.worlds import Chance, dealt_anew
from docs.examples.go_boom.actions import DRAW, PASS, is_play
from docs.examples.go_boom.observation import Observation, observe

if TYPE_CHECKING:
    from docs.examples.go_boom.rules import GoBoomRules


class State:
    """One deal, from the first lead to the first empty hand.

    Attributes:
        hands: each seat's cards. stock: the face-down pile, its top last.
        leader, trick: who led the current trick, and its cards so far.
        acted: how many seats have played to it or passed.
        won: the highest card of the suit led in it so far, and the seat that played it.
        aside: the cards of finished tricks.
        history: (seat, action) in order.
    """

    def __init__(
        self, rules: "GoBoomRules", deck: Sequence[Card], dealer: Seat, totals: tuple[Points, ...]
    ) -> None:
        self.rules, self.dealer, self.totals = rules, dealer, totals
        players, dealt = rules.players, rules.players * rules.hand_size
        first = dealer + 1
        self.hands = [
            list(deck[(seat - first) % players : dealt : players]) for seat in range(players)
        ]
        self.stock = list(reversed(deck[dealt:]))
        self.leader: Seat = first % players
        self.turn: Seat = self.leader
        self.trick: list[Card] = []
        self.acted = 0
        self.won: tuple[Card, Seat] = (-1, -1)
        self.aside: list[Card] = []
        self.history: list[tuple[Seat, Action]] = []

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is; None as soon as a hand is empty (G7)."""
        return self.turn if all(self.hands) else None

    def follows(self, card: Card) -> bool:
        """Whether a card may be played: any is led, and suit or rank followed (G3, G4)."""
        led = self.trick[0] if self.trick else card
        return SUIT_OF[card] == SUIT_OF[led] or RANK_OF[card] == RANK_OF[led]

    def legal_actions(self) -> list[Action]:
        """The cards that follow, or else drawing, or else passing (G3–G5)."""
        if self.to_act is None:
            return []
        plays = [card for card in sorted(self.hands[self.turn]) if self.follows(card)]
        return plays or ([DRAW] if self.stock else [PASS])

    def verify(self, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the action is not legal now."""
        if self.to_act is None:
            raise IllegalAction("deal_over", "the deal is over")
        if is_play(action):
            self._verify_play(action)
        elif action not in (DRAW, PASS):
            raise IllegalAction("no_action", "there is no such action")
        elif any(map(self.follows, self.hands[self.turn])):
            raise IllegalAction("can_follow", "a card of the hand can be played")
        elif action == PASS and self.stock:
            raise IllegalAction("draw_first", "a card must be drawn while the stock lasts")
        elif action == DRAW and not self.stock:
            raise IllegalAction("stock_empty", "the stock is used up: pass")

    def _verify_play(self, card: Card) -> None:
        text = CARD_TEXTS[card]
        if card not in self.hands[self.turn]:
            raise IllegalAction("not_held", f"not in the hand: {text}", cards=text)
        if not self.follows(card):
            led = CARD_TEXTS[self.trick[0]]
            raise IllegalAction("follow", f"{text} is neither of the suit nor the rank of {led}")

    def to_shuffle(self, _action: Action) -> Sequence[Card]:
        """Nothing is left to chance after the deal."""
        return ()

    def apply(self, action: Action, _shuffled: Sequence[Card] = ()) -> None:
        """Verify the action and carry it out."""
        self.verify(action)
        seat = self.turn
        self.history.append((seat, action))
        if action == DRAW:
            self.hands[seat].append(self.stock.pop())
            return
        if is_play(action):
            self.hands[seat].remove(action)
            self.trick.append(action)
            if self.acted == 0 or (
                SUIT_OF[action] == SUIT_OF[self.trick[0]] and action > self.won[0]
            ):
                self.won = (action, seat)
        self.acted += 1
        self.turn = (seat + 1) % self.rules.players
        if self.acted == self.rules.players:
            self._end_trick()

    def _end_trick(self) -> None:
        """The winner leads the next trick; this one is put aside (G6)."""
        self.aside += self.trick
        self.trick = []
        self.acted = 0
        self.leader = self.turn = self.won[1]

    def observe(self, seat: Seat | None) -> Observation:
        """What this seat knows; None is a spectator, who knows no hand."""
        return observe(self, seat)

    def cards(self) -> list[Card]:
        """Every card of the deal once, place by place."""
        hands = [card for hand in self.hands for card in sorted(hand)]
        return [*hands, *self.stock, *self.trick, *self.aside]

    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> "State":
        """A random world that this seat cannot tell from this one."""
        others = [] if self.to_act is None else [s for s in range(self.rules.players) if s != seat]
        world = self.clone()
        places = [self.stock, *(self.hands[other] for other in others)]
        world.stock, *hands = dealt_anew(places, chance)
        for other, hand in zip(others, hands, strict=True):
            world.hands[other] = hand
        return world

    def clone(self) -> "State":
        """Return an independent copy."""
        other = copy(self)
        other.hands = [hand.copy() for hand in self.hands]
        for name in ("stock", "trick", "aside", "history"):
            setattr(other, name, getattr(self, name).copy())
        return other

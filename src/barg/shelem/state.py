"""The state of one deal of Shelem: the kernel's record, the options and the calls made."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import Card
from barg.errors import IllegalAction
from barg.game import Action, Points, Seat
from barg.kernel.records import clone
from barg.kernel.shelem import Deal
from barg.kernel.shelem.choices import apply
from barg.kernel.shelem.dealing import deal
from barg.kernel.shelem.fields import TRICK_SIZE, Phase
from barg.shelem import auction, trick, widow
from barg.shelem.observation import Observation, observe
from barg.shelem.worlds import all_cards, redeal_unseen
from barg.worlds import Chance

if TYPE_CHECKING:
    from barg.shelem.rules import ShelemRules

Trick = tuple[Seat, tuple[Card, ...], Seat]
"""Who led it, its four cards, who won it."""


class State(Deal):
    """One deal, from the first call to the last card. Teams are ``seat % 2``.

    Attributes:
        rules: the options.
        calls: (seat, action) of the auction and of the answers to kons, in order.
        Everything else is as in `barg.kernel.shelem.fields.Deal`.
    """

    __slots__ = ("calls", "rules")

    def __init__(
        self, rules: "ShelemRules", deck: Sequence[Card], dealer: Seat, totals: tuple[Points, ...]
    ) -> None:
        super().__init__(totals=list(totals))
        self.rules = rules
        self.calls: list[tuple[Seat, Action]] = []
        deal(rules.options, self, deck, dealer)

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is, or None when the deal is over."""
        return None if self.phase == Phase.OVER else self.turn

    @property
    def trick(self) -> list[Card]:
        """The cards of the current trick, from the leader on."""
        return self.plays[self.played - self.played % TRICK_SIZE : self.played]

    @property
    def tricks(self) -> list[Trick]:
        """The finished tricks."""
        found: list[Trick] = []
        for number in range(self.played // TRICK_SIZE):
            leader = self.leaders[number]
            cards = self.plays[TRICK_SIZE * number : TRICK_SIZE * (number + 1)]
            winner = trick.trick_winner(leader, cards, self.trump, self.rules.players)
            found.append((leader, tuple(cards), winner))
        return found

    @property
    def piles(self) -> list[tuple[tuple[Card, ...], ...]]:
        """With two players each seat's piles, from their tops down; else empty."""
        if self.rules.players != 2:
            return []
        cut = [
            tuple(self.pile_cards[4 * pile + 4 - left : 4 * pile + 4])
            for pile, left in enumerate(self.pile_left)
        ]
        return [tuple(cut[:3]), tuple(cut[3:])]

    def legal_actions(self) -> Sequence[Action]:
        """All legal actions of the seat to act; empty when the deal is over."""
        return _LEGAL[self.phase](self)

    def verify(self, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the action is not legal now."""
        _VERIFY[self.phase](self, action)

    def to_shuffle(self, _action: Action) -> Sequence[Card]:
        """Nothing is left to chance after the deal."""
        return ()

    def apply(self, action: Action, _shuffled: Sequence[Card] = ()) -> None:
        """Verify the action and carry it out."""
        self.verify(action)
        if self.phase <= Phase.KONS:
            self.calls.append((self.turn, action))
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
            f"<Shelem deal: dealer {self.dealer}, {Phase(self.phase).name.lower()}, "
            f"seat {self.to_act} to act, {self.played // TRICK_SIZE} tricks played>"
        )


def _nothing_legal(_state: State) -> Sequence[Action]:
    return ()


def _deal_over(_state: State, _action: Action) -> None:
    raise IllegalAction("deal_over", "the deal is over")


_LEGAL: Final[tuple[Callable[[State], Sequence[Action]], ...]] = (
    auction.legal_calls,
    auction.legal_answers,
    widow.legal_discards,
    widow.legal_trumps,
    trick.legal_plays,
    _nothing_legal,
)
_VERIFY: Final[tuple[Callable[[State, Action], None], ...]] = (
    auction.verify_call,
    auction.verify_answer,
    widow.verify_discard,
    widow.verify_trump,
    trick.verify_play,
    _deal_over,
)

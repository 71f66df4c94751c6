"""The state of one deal of four-player Shelem."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import Card, CardSet, Suit, mask_of
from barg.errors import IllegalAction
from barg.game import Action, Points, Seat
from barg.shelem import auction, trick, widow
from barg.shelem.actions import Level
from barg.shelem.observation import Observation, observe
from barg.shelem.phases import Phase
from barg.shelem.two_player import Piles, deal_two
from barg.shelem.worlds import all_cards, redeal_unseen
from barg.worlds import Chance

if TYPE_CHECKING:
    from barg.shelem.rules import ShelemRules


class State:
    """One deal, from the first call to the last card. Teams are ``seat % 2``.

    Attributes:
        rules: the options.
        dealer: the seat that dealt.
        totals: running totals of both teams before the deal.
        phase: what is to be done now.
        turn: the seat to act (without meaning when the deal is over).
        hands: four sets of cards still in hand.
        dealt: the four hands as dealt.
        piles: with two players each seat's piles, from their tops down; else empty.
        tops: with two players each seat's face-up pile tops.
        widow: the four cards dealt face down.
        calls: (seat, action) of the auction and of the answers to kons, in order.
        passed: a bit for each seat that has passed.
        standing: the highest bid so far, 0 before the first.
        bidder: the seat of the standing bid.
        kons_bidder: who bid kons while it is being asked, else None.
        declarer: the winner of the auction; None before that and in a redeal.
        contract: declarer's bid, 0 before that.
        trump: the trump suit or None.
        discards: the discard packet, empty before.
        leader: who leads or led the current trick.
        trick: the cards of the current trick, from the leader on.
        tricks: (leader, four cards, winner) of the finished tricks.
        points: raw points of both teams' packets so far, the discard packet included.
        tricks_won: tricks of both teams.
        redeal: whether the deal ended without a bid (S10).
    """

    __slots__ = (
        "bidder",
        "calls",
        "contract",
        "dealer",
        "dealt",
        "declarer",
        "discards",
        "hands",
        "kons_bidder",
        "leader",
        "passed",
        "phase",
        "piles",
        "points",
        "redeal",
        "rules",
        "standing",
        "tops",
        "totals",
        "trick",
        "tricks",
        "tricks_won",
        "trump",
        "turn",
        "widow",
    )

    def __init__(
        self, rules: "ShelemRules", deck: Sequence[Card], dealer: Seat, totals: tuple[Points, ...]
    ) -> None:
        self.rules = rules
        self.dealer = dealer
        self.totals = totals
        self.phase = Phase.AUCTION
        self.turn = (dealer + 1) % rules.players
        self.piles: list[Piles] = []
        self.tops: list[CardSet] = []
        self.dealt: tuple[CardSet, ...]
        self.widow: CardSet
        if rules.players == 2:
            self.dealt, piles, self.widow = deal_two(deck, dealer)
            self.piles, self.tops = list(piles), [0, 0]
        else:
            self.dealt = deal_hands(deck, dealer)
            self.widow = mask_of(deck[36:40])
        self.hands = list(self.dealt)
        self.calls: list[tuple[Seat, Action]] = []
        self.passed = 0
        self.standing: Level = 0
        self.bidder: Seat = -1
        self.kons_bidder: Seat | None = None
        self.declarer: Seat | None = None
        self.contract: Level = 0
        self.trump: Suit | None = None
        self.discards: CardSet = 0
        self.leader: Seat = -1
        self.trick: list[Card] = []
        self.tricks: list[tuple[Seat, tuple[Card, ...], Seat]] = []
        self.points = [0, 0]
        self.tricks_won = [0, 0]
        self.redeal = False

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is, or None when the deal is over."""
        return None if self.phase == Phase.OVER else self.turn

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
        _VERIFY[self.phase](self, action)
        _APPLY[self.phase](self, action)

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
        return copy

    def __repr__(self) -> str:
        return (
            f"<Shelem deal: dealer {self.dealer}, {self.phase.name.lower()}, "
            f"seat {self.to_act} to act, {len(self.tricks)} tricks played>"
        )


def deal_hands(deck: Sequence[Card], dealer: Seat) -> tuple[CardSet, ...]:
    """The hands by seat from a deck in dealing order: right, opposite, left, widow, dealer (S5)."""
    packets = (deck[0:12], deck[12:24], deck[24:36], deck[40:52])
    hands = [0, 0, 0, 0]
    for place, packet in enumerate(packets):
        hands[(dealer + 1 + place) % 4] = mask_of(packet)
    return tuple(hands)


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
_APPLY: Final[tuple[Callable[[State, Action], None], ...]] = (
    auction.apply_call,
    auction.apply_answer,
    widow.apply_discard,
    widow.apply_trump,
    trick.apply_play,
    _deal_over,
)

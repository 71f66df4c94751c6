"""A deal of Shelem between two actions, for a replay: all open, or as one seat saw it."""

from collections.abc import Sequence
from typing import Final, cast

from barg.cards import CARD_TEXTS, CardSet, sorted_hand
from barg.game import Seat
from barg.kernel.shelem.fields import NONE, PILE_SIZE
from barg.server import protocol_replay as protocol
from barg.server.protocol_shelem import Trump
from barg.server.shelem_result import contract_view
from barg.shelem import Observation, Phase, State
from barg.shelem.actions import TRUMP_TEXTS

_PHASES: Final = ("auction", "kons", "discard", "trump", "play", "over")


def shelem_frame(state: State, seat: Seat | None) -> protocol.ShelemFrame:
    """Build the frame; without a seat all cards lie open."""
    seen = state.observe(seat)
    everything = seat is None
    leader, trick, winner = _trick(seen)
    buried = state.leader != NONE or seen.phase == Phase.OVER
    points = state.points if everything else seen.points or seen.table_points
    return protocol.ShelemFrame(
        to_act=seen.to_act,
        phase=_PHASES[seen.phase],
        hands=[
            _zone(state.hands[who], open_=everything or who == seat)
            for who in range(state.rules.players)
        ],
        piles=_piles(state, seen, everything),
        widow=_zone(state.widow, open_=everything or seen.widow is not None)
        if seen.declarer is None or seen.phase in (Phase.AUCTION, Phase.KONS)
        else [],
        packet=_zone(state.discards, open_=everything or seen.discards is not None)
        if buried
        else [],
        declarer=seen.bidder if seen.declarer is None else seen.declarer,
        contract=contract_view(seen.contract or seen.standing),
        trump=None if seen.trump is None else cast(Trump, TRUMP_TEXTS[seen.trump]),
        leader=leader,
        trick=trick,
        winner=winner,
        tricks=len(seen.tricks),
        points=list(points),
    )


def _zone(cards: CardSet, *, open_: bool) -> protocol.Zone:
    if not open_:
        return [None] * cards.bit_count()
    return [CARD_TEXTS[card] for card in sorted_hand(cards)]


def _trick(seen: Observation) -> tuple[Seat | None, list[str], Seat | None]:
    """The cards on the table: of the trick that is played, or else of the last one."""
    if seen.trick or not seen.tricks:
        return seen.leader, [CARD_TEXTS[card] for card in seen.trick], None
    leader, cards, winner = seen.tricks[-1]
    return leader, [CARD_TEXTS[card] for card in cards], winner


def _piles(state: State, seen: Observation, everything: bool) -> list[list[protocol.Zone]]:
    if everything:
        return [[[CARD_TEXTS[card] for card in pile] for pile in piles] for piles in state.piles]
    return [
        [_pile(size, cards) for size, cards in zip(sizes, piles, strict=True)]
        for sizes, piles in zip(seen.pile_sizes, seen.piles_seen, strict=True)
    ]


def _pile(size: int, seen: Sequence[int]) -> protocol.Zone:
    """A pile of so many cards, of which the seen ones are known from its first top down."""
    known = seen[PILE_SIZE - size :]
    return [*(CARD_TEXTS[card] for card in known), *[None] * (size - len(known))]

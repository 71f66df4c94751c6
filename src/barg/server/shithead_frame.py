"""A deal of Shithead between two actions, for a replay: all open, or as one seat saw it."""

from collections.abc import Sequence
from typing import Final

from barg.cards import CARD_TEXTS, RANK_LETTERS, Card
from barg.game import Seat
from barg.kernel.shithead.fields import NONE
from barg.server import protocol_replay as protocol
from barg.server.shithead_view import ranked_texts
from barg.shithead import Observation, Phase, State
from barg.shithead.observation import UNSEEN

_PHASES: Final = ("swap", "play", "over")


def shithead_frame(state: State, seat: Seat | None) -> protocol.ShitheadFrame:
    """Build the frame; without a seat all cards lie open."""
    seen = state.observe(seat)
    players = range(state.rules.players)
    blind = [state.blind(who) for who in players] if seat is None else seen.blind
    return protocol.ShitheadFrame(
        to_act=seen.to_act,
        phase=_PHASES[seen.phase],
        hands=[_hand(state, seen, who) for who in players],
        rows=[ranked_texts(cards) for cards in seen.face_up],
        blind=[[_blind(card) for card in cards] for cards in blind],
        pile=[CARD_TEXTS[card] for card in seen.pile],
        burned=len(seen.burned),
        stock=seen.stock,
        next_cards=[CARD_TEXTS[card] for card in reversed(state.stock)] if seat is None else [],
        direction=1 if seen.direction == 1 else -1,
        bound=None if seen.bound == NONE else RANK_LETTERS[seen.bound],
        out=list(seen.out),
    )


def _hand(state: State, seen: Observation, seat: Seat) -> protocol.Zone:
    """A hand; of another's the cards that everybody has seen, and backs."""
    if seen.seat in (None, seat) or seen.phase == Phase.OVER:
        return [*ranked_texts(state.hand(seat))]
    shown = ranked_texts(seen.shown[seat])
    return [*shown, *[None] * (seen.hand_sizes[seat] - len(shown))]


def _blind(card: Card) -> str | None:
    return None if card == UNSEEN else CARD_TEXTS[card]


def shithead_cards(
    state: State, seat: Seat | None, _frames: Sequence[protocol.ShitheadFrame]
) -> list[str | None]:
    """For each action of the deal the blind card that was turned with it."""
    history = state.observe(seat).history
    return [None if turned == NONE else CARD_TEXTS[turned] for _, _, turned in history]

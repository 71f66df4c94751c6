"""A deal of Rim between two actions, for a replay: all open, or as one seat saw it."""

from typing import Final

from barg.cards import CARD_TEXTS
from barg.game import Seat
from barg.kernel.packing import kind_of
from barg.kernel.rummy.fields import DRAW_DISCARD, NONE
from barg.rummy import Phase, State
from barg.server import protocol_replay as protocol
from barg.server.rummy_view import drawn_card, hand_texts, meld_views

_PHASES: Final = ("draw", "turn", "over")


def rummy_frame(state: State, seat: Seat | None) -> protocol.RummyFrame:
    """Build the frame; without a seat all cards lie open."""
    seen = state.observe(seat)
    knows_draw = seat is None or seat == seen.to_act
    taken = None if seen.taken == NONE else CARD_TEXTS[seen.taken]
    shown = seat is None or seen.phase == Phase.OVER
    return protocol.RummyFrame(
        to_act=seen.to_act,
        phase=_PHASES[seen.phase],
        hands=[_hand(state, who, open_=shown or who == seat) for who in range(state.rules.players)],
        melds=meld_views(seen),
        top=None if seen.top is None else CARD_TEXTS[seen.top],
        discards=seen.discards,
        stock=seen.stock,
        next_cards=[CARD_TEXTS[card] for card in reversed(state.stock)] if seat is None else [],
        drawn=drawn_card(state.observe(seen.to_act)) if knows_draw else taken,
        reshuffles=seen.reshuffles,
    )


def _hand(state: State, seat: Seat, *, open_: bool) -> protocol.Zone:
    return [*hand_texts(state.hands[seat])] if open_ else [None] * state.sizes[seat]


def rummy_cards(
    state: State, seat: Seat | None, frames: list[protocol.RummyFrame]
) -> list[str | None]:
    """For each action of the deal the card that was drawn with it, as far as the seat knows."""
    history = state.history if seat is None else state.observe(seat).history
    cards = []
    for (_, action, card), frame in zip(history, frames, strict=False):
        from_stock = None if card == NONE else CARD_TEXTS[card]
        cards.append(frame.top if kind_of(action) == DRAW_DISCARD else from_stock)
    return cards

"""How long people look at what happened in a deal, as a multiple of a bot's pause."""

from typing import Any, Final

from barg import rummy, shelem, shithead
from barg.kernel.packing import kind_of
from barg.kernel.rummy.fields import DISCARD, DRAW_DISCARD, DRAW_STOCK
from barg.kernel.shithead.codes import BLIND, PLAY

USUAL: Final = 1.0
AFTER_TRICK: Final = 2.5
AFTER_REDEAL: Final = 4.0
AFTER_DRAW: Final = 0.7
AFTER_MELD: Final = 1.5
AFTER_BURN: Final = 2.0
AFTER_BLIND: Final = 1.8
IN_EXCHANGES: Final = 0.4


def shelem_pause(state: shelem.State) -> float:
    """A finished trick lies for a while, and a deal in which all have passed."""
    if state.redeal:
        return AFTER_REDEAL
    over = state.phase == shelem.Phase.PLAY and state.tricks and not state.trick
    return AFTER_TRICK if over else USUAL


def rummy_pause(state: rummy.State) -> float:
    """A draw shows nothing, a meld much."""
    if not state.history:
        return USUAL
    kind = kind_of(state.history[-1][1])
    if kind in (DRAW_STOCK, DRAW_DISCARD):
        return AFTER_DRAW
    return USUAL if kind == DISCARD else AFTER_MELD


def shithead_pause(state: shithead.State) -> float:
    """Exchanges go fast; a burn and a blind card are looked at."""
    if state.phase == shithead.Phase.SWAP:
        return IN_EXCHANGES
    kind = kind_of(state.history[-1][1]) if state.history else None
    if kind in (PLAY, BLIND) and not state.pile:
        return AFTER_BURN
    return AFTER_BLIND if kind == BLIND else USUAL


def is_redeal(state: Any) -> bool:
    """Whether a deal of Shelem came to nothing, so that nobody is asked for the next one."""
    return isinstance(state, shelem.State) and bool(state.redeal)

"""The legal actions of a deal by number, and what an action does, whatever the phase."""

from barg.kernel.shithead.exchange import apply_exchange, exchange_count, nth_exchange
from barg.kernel.shithead.fields import EXCHANGE, OVER, Deal, Options
from barg.kernel.shithead.play import apply_turn
from barg.kernel.shithead.turn import nth_turn, turn_count


def count(o: Options, k: Deal) -> int:
    """How many actions are legal; 0 when the deal is over."""
    if k.phase == EXCHANGE:
        return exchange_count(o, k)
    return 0 if k.phase == OVER else turn_count(o, k)


def nth(o: Options, k: Deal, place: int) -> int:
    """The legal action with this number, from 0 to `count` - 1."""
    return nth_exchange(o, k, place) if k.phase == EXCHANGE else nth_turn(o, k, place)


def apply(o: Options, k: Deal, action: int) -> None:
    """Carry out a legal action."""
    if k.phase == EXCHANGE:
        apply_exchange(o, k, action)
    else:
        apply_turn(o, k, action)

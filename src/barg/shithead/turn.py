"""Why a seat may not play, turn a blind card or pick up (H6–H12, H15, H20)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from barg.cards import CARD_TEXTS, Card, cards_text
from barg.errors import IllegalAction
from barg.game import Action
from barg.kernel.packing import kind_of, number_in
from barg.kernel.shithead.codes import BLIND, PICKUP, PLAY
from barg.kernel.shithead.pile import fitting, obeying, rank_to_beat
from barg.kernel.shithead.turn import may_take_along, open_ones, open_twins
from barg.kernel.shithead.zones import held, rank_of
from barg.packed import cards_of

if TYPE_CHECKING:
    from barg.shithead.state import State


def verify(state: "State", action: Action) -> None:
    """Raise the reason why an action of the turn is not legal."""
    kind, cards = kind_of(action), cards_of(action)
    if kind == PLAY:
        _verify_play(state, cards)
    elif kind == BLIND:
        _verify_blind(state, number_in(action))
    elif kind == PICKUP:
        _verify_pickup(state, cards)
    else:
        raise IllegalAction("no_swap", "the exchanges are over: play or pick up")


def _verify_play(state: "State", cards: Sequence[Card]) -> None:
    if not open_ones(state, state.turn):
        raise IllegalAction("only_blind", "only blind cards are left: turn one")
    _verify_there(state, cards)
    rank, o = rank_of(cards[0]), state.rules.options
    if any(rank_of(card) != rank for card in cards):
        raise IllegalAction("one_rank", "cards played together have one rank")
    top = rank_to_beat(o, state.pile_cards, state.pile_left)
    if not fitting(o, top) >> rank & 1:
        _refuse(state, cards_text(cards), top)
    if not obeying(o, state.bound) >> rank & 1:
        text = cards_text(cards)
        raise IllegalAction("bound", f"{text} is not over what was burned", cards=text)


def _refuse(state: "State", text: str, rank: int) -> NoReturn:
    """Name the card that counts, under transparent ones (H20), and what it asks for."""
    top = next(CARD_TEXTS[card] for card in reversed(state.pile) if rank_of(card) == rank)
    if state.rules.options.lowers >> rank & 1:
        reason = f"on {top} goes its rank or a lower one, not {text}"
        raise IllegalAction("too_high", reason, cards=text, top=top)
    raise IllegalAction("too_low", f"{text} does not go on {top}", cards=text, top=top)


def _verify_there(state: "State", cards: Sequence[Card]) -> None:
    seat = state.turn
    one, two = open_ones(state, seat), open_twins(state, seat)
    for card in cards:
        if held(one, two, card) >= cards.count(card):
            continue
        text = CARD_TEXTS[card]
        if state.hand_one[seat] and held(state.row_one[seat], state.row_two[seat], card):
            raise IllegalAction("hand_first", f"{text} lies face up: the hand comes first")
        raise IllegalAction("not_held", f"not there: {text}", cards=text)


def _verify_blind(state: "State", number: int) -> None:
    if open_ones(state, state.turn):
        raise IllegalAction("not_blind", "blind cards come last: play or pick up")
    if number >= state.blind_left[state.turn]:
        raise IllegalAction("no_blind", f"there is no blind card {number}", number=number)


def _verify_pickup(state: "State", cards: Sequence[Card]) -> None:
    if not open_ones(state, state.turn):
        raise IllegalAction("only_blind", "only blind cards are left: turn one")
    if not state.pile_left:
        raise IllegalAction("pile_empty", "the pile is empty")
    if not cards:
        return
    if not may_take_along(state.rules.options, state):
        raise IllegalAction("pickup_alone", "no face-up cards may be taken along now")
    _verify_there(state, cards)
    if len({rank_of(card) for card in cards}) != 1:
        raise IllegalAction("one_rank", "cards taken along have one rank")

"""What an action of the turn does: burns, turns of direction, going out (H8, H13–H20)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import Card
from barg.game import Action, Seat
from barg.packed import cards_of, kind_of, number_of
from barg.shithead.actions import BLIND, PICKUP, PLAY
from barg.shithead.phases import Phase
from barg.shithead.pile import JOKER_RANK, NO_BOUND, burns, fits, rank_of, source
from barg.shithead.powers import REVERSE, SKIP, power_of

if TYPE_CHECKING:
    from barg.shithead.state import State

HAND: Final = 3


def apply(state: "State", action: Action) -> None:
    """Carry out an action of the turn."""
    seat, kind, cards = state.turn, kind_of(action), cards_of(action)
    state.turns += 1
    turned: Card = -1
    if kind == BLIND:
        turned = state.blind[seat].pop(number_of(action))
        state.blind_shown[seat].pop(number_of(action))
    state.history.append((seat, action, turned))
    if kind == PICKUP:
        for card in cards:
            state.face_up[seat].remove(card)
        _take_pile(state, seat, cards)
    elif kind == PLAY:
        zone = source(state, seat)
        for card in cards:
            zone.remove(card)
            if zone is state.hands[seat]:
                state.forget(seat, card)
        _put(state, seat, cards)
    elif fits(state, turned):
        _put(state, seat, (turned,))
    else:
        _take_pile(state, seat, (turned,))
    if state.phase != Phase.OVER and state.turns >= state.rules.max_turns:
        state.phase = Phase.OVER


def _take_pile(state: "State", seat: Seat, along: Sequence[Card]) -> None:
    state.hands[seat] += [*state.pile, *along]
    state.shown[seat] += [*state.pile, *along]
    state.pile.clear()
    _pass_turn(state, seat)


def _put(state: "State", seat: Seat, cards: Sequence[Card]) -> None:
    """Put playable cards on the pile; draw, burn, turn round, skip, go out."""
    rank, powers = rank_of(cards[0]), state.rules.power_table
    power = power_of(powers, rank)
    state.pile += cards
    while state.stock and len(state.hands[seat]) < HAND:
        state.hands[seat].append(state.stock.pop())
    if (rank == JOKER_RANK or power == REVERSE) and len(cards) % 2:
        state.direction = -state.direction
    burned = burns(state.pile, len(cards), powers, top_four=state.rules.four == "top_four")
    if burned:
        state.burned += state.pile
        state.pile.clear()
    skipped = len(cards) if power == SKIP and not burned else 0
    if not (source(state, seat) or state.blind[seat]):
        _go_out(state, seat, skipped)
    elif burned:
        _play_again(state, seat, rank)
    else:
        _pass_turn(state, seat, skipped)


def _go_out(state: "State", seat: Seat, skipped: int) -> None:
    state.out.append(seat)
    if len(state.left) == 1 or state.rules.result == "winner":
        state.phase = Phase.OVER
    else:
        _pass_turn(state, seat, skipped)


def _play_again(state: "State", seat: Seat, rank: int) -> None:
    """After a burn the same seat plays on, if the bound leaves it a play (H15)."""
    if state.rules.after_burn == "any":
        state.bound = NO_BOUND
        return
    state.bound = rank
    zone = source(state, seat)
    if zone and not any(fits(state, card) for card in zone):
        _pass_turn(state, seat)


def _pass_turn(state: "State", seat: Seat, skipped: int = 0) -> None:
    """The next seat that is still in plays, or the one after so many of them (H20)."""
    state.bound = NO_BOUND
    players = state.rules.players
    for _ in range(1 + skipped):
        seat = (seat + state.direction) % players
        while seat in state.out:
            seat = (seat + state.direction) % players
    state.turn = seat

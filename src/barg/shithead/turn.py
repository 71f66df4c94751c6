"""A turn: plays, blind plays and pick-ups, and what follows from them (H6–H17, H19)."""

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from barg.cards import CARD_TEXTS, Card
from barg.errors import IllegalAction
from barg.game import Action, Seat
from barg.shithead.actions import BLIND, PICKUP, PLAY, cards_of, encode, kind_of, number_of
from barg.shithead.phases import Phase
from barg.shithead.pile import JOKER_RANK, NO_BOUND, burns, goes_on, obeys, rank_of

if TYPE_CHECKING:
    from barg.shithead.state import State

HAND: Final = 3


def source(state: "State", seat: Seat) -> list[Card]:
    """The cards to play from: the hand, else the face-up row; empty: a blind one (H9–H11)."""
    return state.hands[seat] or state.face_up[seat]


def fits(state: "State", card: Card) -> bool:
    """Whether a card goes on the pile now, a bound after a burn included."""
    rank = rank_of(card)
    return goes_on(rank, state.pile) and obeys(rank, state.bound)


def legal_actions(state: "State") -> Sequence[Action]:
    """All plays of one rank, then picking up; or the blind cards."""
    seat = state.turn
    zone = source(state, seat)
    if not zone:
        return [encode(BLIND, number=place) for place in range(len(state.blind[seat]))]
    by_rank: dict[int, list[Card]] = {}
    for card in sorted(zone):
        by_rank.setdefault(rank_of(card), []).append(card)
    options = [
        encode(PLAY, some)
        for alike in by_rank.values()
        if fits(state, alike[0])
        for count in range(1, len(alike) + 1)
        for some in combinations(alike, count)
    ]
    if state.pile:
        options.append(encode(PICKUP))
        if state.rules.face_up_with_pickup and not state.hands[seat]:
            options += [
                encode(PICKUP, some)
                for alike in by_rank.values()
                for count in range(1, len(alike) + 1)
                for some in combinations(alike, count)
            ]
    return list(dict.fromkeys(options))


def verify(state: "State", action: Action) -> None:
    """Raise the reason why an action of the turn is not legal."""
    kind, cards = kind_of(action), cards_of(action)
    if kind == PLAY:
        _verify_play(state, cards)
    elif kind == BLIND:
        _verify_blind(state, number_of(action))
    elif kind == PICKUP:
        _verify_pickup(state, cards)
    else:
        raise IllegalAction("no_swap", "the exchanges are over: play or pick up")


def _verify_play(state: "State", cards: Sequence[Card]) -> None:
    seat = state.turn
    if not source(state, seat):
        raise IllegalAction("only_blind", "only blind cards are left: turn one")
    _verify_there(state, cards)
    if len({rank_of(card) for card in cards}) != 1:
        raise IllegalAction("one_rank", "cards played together have one rank")
    text = " ".join(CARD_TEXTS[card] for card in cards)
    if not goes_on(rank_of(cards[0]), state.pile):
        top = CARD_TEXTS[state.pile[-1]]
        raise IllegalAction("too_low", f"{text} does not go on {top}", cards=text, top=top)
    if not obeys(rank_of(cards[0]), state.bound):
        raise IllegalAction("bound", f"{text} is not over what was burned", cards=text)


def _verify_there(state: "State", cards: Sequence[Card]) -> None:
    seat = state.turn
    zone = source(state, seat)
    for card in cards:
        if zone.count(card) >= cards.count(card):
            continue
        text = CARD_TEXTS[card]
        if zone is state.hands[seat] and card in state.face_up[seat]:
            raise IllegalAction("hand_first", f"{text} lies face up: the hand comes first")
        raise IllegalAction("not_held", f"not there: {text}", cards=text)


def _verify_blind(state: "State", place: int) -> None:
    seat = state.turn
    if source(state, seat):
        raise IllegalAction("not_blind", "blind cards come last: play or pick up")
    if place >= len(state.blind[seat]):
        raise IllegalAction("no_blind", f"there is no blind card {place}", number=place)


def _verify_pickup(state: "State", cards: Sequence[Card]) -> None:
    seat = state.turn
    if not source(state, seat):
        raise IllegalAction("only_blind", "only blind cards are left: turn one")
    if not state.pile:
        raise IllegalAction("pile_empty", "the pile is empty")
    if not cards:
        return
    if not state.rules.face_up_with_pickup or state.hands[seat]:
        raise IllegalAction("pickup_alone", "no face-up cards may be taken along now")
    _verify_there(state, cards)
    if len({rank_of(card) for card in cards}) != 1:
        raise IllegalAction("one_rank", "cards taken along have one rank")


def apply(state: "State", action: Action) -> None:
    """Carry out an action of the turn."""
    seat, kind, cards = state.turn, kind_of(action), cards_of(action)
    state.turns += 1
    turned: Card = -1
    if kind == BLIND:
        turned = state.blind[seat].pop(number_of(action))
    state.history.append((seat, action, turned))
    if kind == PICKUP:
        for card in cards:
            state.face_up[seat].remove(card)
        _take_pile(state, seat, cards)
    elif kind == PLAY:
        zone = source(state, seat)
        for card in cards:
            zone.remove(card)
        _put(state, seat, cards)
    elif fits(state, turned):
        _put(state, seat, (turned,))
    else:
        _take_pile(state, seat, (turned,))
    if state.phase != Phase.OVER and state.turns >= state.rules.max_turns:
        state.phase = Phase.OVER


def _take_pile(state: "State", seat: Seat, along: Sequence[Card]) -> None:
    state.hands[seat] += [*state.pile, *along]
    state.pile.clear()
    _pass_turn(state, seat)


def _put(state: "State", seat: Seat, cards: Sequence[Card]) -> None:
    """Put playable cards on the pile; draw, burn, turn round, go out."""
    rank = rank_of(cards[0])
    state.pile += cards
    while state.stock and len(state.hands[seat]) < HAND:
        state.hands[seat].append(state.stock.pop())
    if rank == JOKER_RANK and len(cards) % 2:
        state.direction = -state.direction
    burned = burns(state.pile, len(cards), top_four=state.rules.four == "top_four")
    if burned:
        state.burned += state.pile
        state.pile.clear()
    if not (source(state, seat) or state.blind[seat]):
        _go_out(state, seat)
    elif burned:
        _play_again(state, seat, rank)
    else:
        _pass_turn(state, seat)


def _go_out(state: "State", seat: Seat) -> None:
    state.out.append(seat)
    if len(state.left) == 1 or state.rules.result == "winner":
        state.phase = Phase.OVER
    else:
        _pass_turn(state, seat)


def _play_again(state: "State", seat: Seat, rank: int) -> None:
    """After a burn the same seat plays on, if the bound leaves it a play (H15)."""
    if state.rules.after_burn == "any":
        state.bound = NO_BOUND
        return
    state.bound = rank
    zone = source(state, seat)
    if zone and not any(fits(state, card) for card in zone):
        _pass_turn(state, seat)


def _pass_turn(state: "State", seat: Seat) -> None:
    state.bound = NO_BOUND
    players = state.rules.players
    following = (seat + state.direction) % players
    while following in state.out:
        following = (following + state.direction) % players
    state.turn = following

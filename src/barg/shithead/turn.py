"""What a seat may do in its turn: play, turn a blind card, pick up (H6–H12, H15, H20)."""

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NoReturn

from barg.cards import CARD_TEXTS, Card
from barg.errors import IllegalAction
from barg.game import Action
from barg.packed import cards_of, encode, kind_of, number_of
from barg.shithead.actions import BLIND, PICKUP, PLAY
from barg.shithead.pile import fits, goes_on, obeys, rank_of, rank_to_beat, source
from barg.shithead.powers import LOWER, power_of

if TYPE_CHECKING:
    from barg.shithead.state import State


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
    powers = state.rules.power_table
    if not goes_on(rank_of(cards[0]), state.pile, powers):
        _refuse_too_low(state, text)
    if not obeys(rank_of(cards[0]), state.bound, powers):
        raise IllegalAction("bound", f"{text} is not over what was burned", cards=text)


def _refuse_too_low(state: "State", text: str) -> NoReturn:
    """Name the card that counts, under transparent ones (H20), and what it asks for."""
    powers = state.rules.power_table
    rank = rank_to_beat(state.pile, powers)
    top = next(CARD_TEXTS[card] for card in reversed(state.pile) if rank_of(card) == rank)
    if power_of(powers, rank) == LOWER:
        reason = f"on {top} goes its rank or a lower one, not {text}"
        raise IllegalAction("too_high", reason, cards=text, top=top)
    raise IllegalAction("too_low", f"{text} does not go on {top}", cards=text, top=top)


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

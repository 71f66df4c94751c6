"""A kernel's record of a deal as a seat knows it."""

from collections import Counter

from barg.cards import Card
from barg.kernel.shithead.fields import BLIND_ROOM, ROW, Deal
from barg.kernel.shithead.zones import add
from barg.shithead import Observation
from barg.shithead.observation import UNSEEN
from barg.shithead.zones import set_zone


def deal_of(seen: Observation) -> Deal:
    """The deal of an observation, the cards that its seat has not seen in any of their places.

    Which of them lies where says nothing: it follows from the sorted unseen cards alone.
    """
    k = Deal()
    k.dealer, k.phase, k.direction, k.bound = seen.dealer, seen.phase, seen.direction, seen.bound
    k.swapped, k.turns = int(seen.swapped), seen.turns
    k.turn = seen.to_act or 0
    for number, seat in enumerate(seen.out):
        k.out_seats[number] = seat
        k.out_set |= 1 << seat
    k.out_count = len(seen.out)
    _lay_seen(seen, k)
    _lay_unseen(seen, k)
    return k


def _lay_seen(seen: Observation, k: Deal) -> None:
    for seat in range(seen.rules.players):
        hand = seen.hand if seat == seen.seat else seen.shown[seat]
        set_zone(k.hand_one, k.hand_two, seat, hand)
        set_zone(k.shown_one, k.shown_two, seat, seen.shown[seat])
        set_zone(k.row_one, k.row_two, seat, seen.face_up[seat])
        for place, card in enumerate(seen.dealt_open[seat] if seen.dealt_open else ()):
            k.opened[ROW * seat + place] = card
    set_zone(k.burned_one, k.burned_two, 0, seen.burned)
    k.pile_cards[: len(seen.pile)] = seen.pile
    k.pile_left, k.stock_left = len(seen.pile), seen.stock


def _lay_unseen(seen: Observation, k: Deal) -> None:
    rest = iter(unseen(seen))
    for seat in range(seen.rules.players):
        k.blind_left[seat] = len(seen.blind[seat])
        for number, card in enumerate(seen.blind[seat]):
            k.blind_cards[BLIND_ROOM * seat + number] = next(rest) if card == UNSEEN else card
            k.blind_shown[seat] |= (card != UNSEEN) << number
        if seat != seen.seat:
            for _ in range(seen.hand_sizes[seat] - len(seen.shown[seat])):
                add(k.hand_one, k.hand_two, seat, next(rest))
    k.stock_cards[: seen.stock] = list(rest)


def unseen(seen: Observation) -> list[Card]:
    """The cards that the seat has not seen, sorted."""
    left = Counter(seen.rules.deck())
    left.subtract([*seen.hand, *seen.pile, *seen.burned])
    for seat in range(seen.rules.players):
        if seat != seen.seat:
            left.subtract(seen.shown[seat])
        left.subtract(seen.face_up[seat])
        left.subtract(card for card in seen.blind[seat] if card != UNSEEN)
    return sorted(left.elements())

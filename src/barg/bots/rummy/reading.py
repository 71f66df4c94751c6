"""A kernel's record of a deal as a seat knows it, and what others' doings tell."""

from collections import Counter
from dataclasses import dataclass, field

from barg.bots.rummy.engine.evidence import REFUSED, TAKEN, THROWN, tells
from barg.bots.rummy.engine.fields import EVENTS
from barg.cards import JOKER, Card
from barg.game import Action, Seat
from barg.kernel.packing import kind_of
from barg.kernel.rummy.fields import (
    BLOCK,
    DISCARD,
    DRAW_DISCARD,
    DRAW_STOCK,
    EXCHANGE,
    KNOCK,
    Deal,
)
from barg.kernel.rummy.hand import gain, gain_openly
from barg.packed import cards_of
from barg.rummy import Observation
from barg.rummy.hands import masks_of
from barg.rummy.meld import shape_of

LATEST = 8
"""So many of each seat's last doings are looked at: hands change."""
Event = tuple[Seat, Card, int]


@dataclass(slots=True)
class Past:
    """What the history of a deal says of places that are in no view.

    Attributes:
        pile: the face-up pile, its top last.
        known: of each seat the cards that all know it to hold.
        events: who did what with which card (`barg.bots.rummy.engine.evidence`), in order.
    """

    pile: list[Card]
    stock: int
    known: list[Counter[Card]]
    events: list[Event] = field(default_factory=list)


def past_of(seen: Observation) -> Past:
    """Go through the history."""
    rules = seen.rules
    stock = len(rules.deck()) - rules.players * rules.options.hand_size - 1
    past = Past([seen.first_top], stock, [Counter() for _ in range(rules.players)])
    for seat, action, _ in seen.history:
        _follow(past, seat, action)
    return past


def _follow(past: Past, seat: Seat, action: Action) -> None:
    kind, cards = kind_of(action), cards_of(action)
    if kind == DRAW_STOCK:
        if past.stock == 0:
            past.stock, past.pile = len(past.pile) - 1, past.pile[-1:]
        past.stock -= 1
        past.events.append((seat, past.pile[-1], REFUSED))
    elif kind == DRAW_DISCARD:
        card = past.pile.pop()
        past.known[seat][card] += 1
        past.events.append((seat, card, TAKEN))
    elif kind != BLOCK:
        if kind == EXCHANGE:
            past.known[seat][JOKER] += 1
        past.known[seat] -= Counter(cards)
        if kind in (DISCARD, KNOCK) and cards:
            past.pile += cards
            past.events.append((seat, cards[0], THROWN))


def deal_of(seen: Observation, past: Past) -> Deal:
    """The deal of an observation, the cards that its seat has not seen in any of their places.

    Which of them lies where says nothing: it follows from the sorted unseen cards alone.
    """
    k = Deal()
    k.dealer, k.phase, k.turn = seen.dealer, seen.phase, seen.to_act or 0
    k.first_top, k.taken, k.reshuffles = seen.first_top, seen.taken, seen.reshuffles
    k.laid_before, k.laid_now = seen.laid_before, int(seen.laid_now)
    k.opened, k.laid_points, k.turns = seen.opened, seen.laid_points, seen.turns
    k.meld_count, k.melds_before = len(seen.melds), seen.melds_before
    for number, meld in enumerate(seen.melds):
        k.shapes[number] = shape_of(meld)
    k.pile_size, k.stock_size = len(past.pile), seen.stock
    k.pile_cards[: k.pile_size] = past.pile
    _deal_hands(seen, past, k)
    return k


def _deal_hands(seen: Observation, past: Past, k: Deal) -> None:
    rest = iter(unseen(seen, past))
    for seat in range(seen.rules.players):
        for card in past.known[seat].elements():
            gain_openly(k, seat, card)
        if seat == seen.seat:
            k.ones[seat], k.twos[seat], k.jokers[seat] = masks_of(seen.hand)
            k.sizes[seat] = sum(seen.hand)
        while k.sizes[seat] < seen.hand_sizes[seat]:
            gain(k, seat, next(rest))
    k.stock_cards[: k.stock_size] = list(rest)


def unseen(seen: Observation, past: Past) -> list[Card]:
    """The cards that the seat has not seen, sorted."""
    left = Counter(seen.rules.deck())
    left.subtract({card: count for card, count in enumerate(seen.hand) if count})
    left.subtract(past.pile)
    for meld in seen.melds:
        left.subtract(meld.cards)
    for seat, known in enumerate(past.known):
        if seat != seen.seat:
            left.subtract(known)
    return sorted(left.elements())


def events_of(seen: Observation, past: Past) -> list[Event]:
    """The latest of what other seats did that tells something of their hands.

    What was taken tells only where no melds are laid down: there it lies on the table.
    """
    each = min(LATEST, EVENTS // (seen.rules.players - 1))
    in_hand = seen.rules.melding == "hand"
    found: list[Event] = []
    for seat in range(seen.rules.players):
        if seat == seen.seat:
            continue
        own = [
            (who, card, kind)
            for who, card, kind in past.events
            if who == seat
            and tells(card)
            and (kind != TAKEN or (in_hand and past.known[seat][card]))
        ]
        found += own[-each:]
    return found

"""The card counter: what a seat has seen of a deal's cards, and what is still out of its sight."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from barg import rummy, shelem, shithead
from barg.bots.rummy.reading import past_of
from barg.cards import CARD_TEXTS, Card, cards_in
from barg.server.protocol_words import CounterView
from barg.shithead.observation import UNSEEN


def counter_view(observation: Any) -> CounterView:
    """The cards of the deal as this seat's own observation sorts them: gone, in sight, unseen."""
    gone, sight = _SEEN[type(observation)](observation)
    unseen = Counter(observation.rules.deck())
    unseen.subtract(gone)
    unseen.subtract(sight)
    return CounterView(_text(gone.elements()), _text(sight.elements()), _text(unseen.elements()))


def _text(cards: Iterable[Card]) -> str:
    return " ".join(CARD_TEXTS[card] for card in sorted(cards))


Seen = tuple[Counter[Card], Counter[Card]]


def _shelem(seen: shelem.Observation) -> Seen:
    """Gone: the tricks and what the seat knows of the packet. In sight: hand, trick, open piles."""
    gone = Counter(card for _, cards, _ in seen.tricks for card in cards)
    sight = Counter(seen.trick)
    sight.update(cards_in(seen.hand))
    for tops in seen.tops:
        sight.update(cards_in(tops))
    if seen.discards is not None:
        gone.update(cards_in(seen.discards))
    if seen.dealt is not None:  # the deal is over: what was not played lies open
        left = Counter(seen.rules.deck())
        left.subtract(gone)
        sight = +left
    return gone, sight


def _rummy(seen: rummy.Observation) -> Seen:
    """Gone: the discard pile. In sight: hand, melds, what others took up and still hold."""
    past = past_of(seen)
    sight = Counter({card: count for card, count in enumerate(seen.hand) if count})
    for meld in seen.melds:
        sight.update(meld.cards)
    for seat, known in enumerate(past.known):
        if seat != seen.seat:
            sight.update(known)
    return Counter(past.pile), sight


def _shithead(seen: shithead.Observation) -> Seen:
    """Gone: burned cards. In sight: hand, pile, rows, turned blind cards, hands' known cards."""
    sight = Counter(seen.hand)
    sight.update(seen.pile)
    for row in seen.face_up:
        sight.update(row)
    for blind in seen.blind:
        sight.update(card for card in blind if card != UNSEEN)
    for seat, shown in enumerate(seen.shown):
        if seat != seen.seat:
            sight.update(shown)
    return Counter(seen.burned), sight


_SEEN: Final[Mapping[type, Callable[[Any], Seen]]] = {
    shelem.Observation: _shelem,
    rummy.Observation: _rummy,
    shithead.Observation: _shithead,
}

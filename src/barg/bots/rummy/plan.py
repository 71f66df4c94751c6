"""What follows from laying cards down: all that fits goes after them."""

from collections import Counter
from collections.abc import Sequence

from barg.bots.rummy.hand import Hand, deadwood, grown, held, without
from barg.game import Action
from barg.kernel.packing import kind_of, number_in
from barg.kernel.rummy.fields import LAYOFF_LOW, RUN, SET
from barg.packed import cards_of
from barg.rummy import Observation, RummyRules
from barg.rummy.layoff import extend
from barg.rummy.meld import Meld, as_run, as_set


def laid(observation: Observation, action: Action) -> tuple[Hand, list[Meld]]:
    """Hand and table after a meld or a lay-off."""
    rules, cards, melds = observation.rules, cards_of(action), list(observation.melds)
    kind = kind_of(action)
    if kind in (SET, RUN):
        melds.append((as_run if kind == RUN else as_set)(rules, cards))
    else:
        number = number_in(action)
        melds[number] = extend(rules, melds[number], cards, low=kind == LAYOFF_LOW)
    return without(observation.hand, cards), melds


def lay_all_off(
    rules: RummyRules, hand: Hand, melds: Sequence[Meld]
) -> tuple[Hand, Sequence[Meld]]:
    """Hand and table when all deadwood that fits has been laid off."""
    again = True
    while again:
        again = False
        least = deadwood(rules, hand)
        for card in held(hand):
            rest = without(hand, [card])
            if deadwood(rules, rest) < least and (more := grown(rules, melds, card)):
                hand, melds, again = rest, more, True
                break
    return hand, melds


def strands(observation: Observation, action: Action) -> bool:
    """Whether laying this would leave a single card that can never go out.

    One card and the next drawn make no meld: it needs a card that fits the table. Two bots
    without one would draw and discard for ever.
    """
    rules = observation.rules
    hand, melds = lay_all_off(rules, *laid(observation, action))
    if sum(hand) != 2:
        return False
    around = Counter(rules.deck())
    for meld in melds:
        around.subtract(meld.cards)
    return not any(count > 0 and grown(rules, melds, card) for card, count in around.items())

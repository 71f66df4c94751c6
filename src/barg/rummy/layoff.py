"""What lies on the table and grows: melds, lay-offs and joker exchanges (R5, R13)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import CARD_TEXTS, JOKER, RANK_OF, SUIT_OF, Card
from barg.errors import IllegalAction
from barg.game import Action
from barg.kernel.packing import kind_of, number_in
from barg.kernel.rummy.fields import EXCHANGE, LAYOFF_LOW, RUN, SET
from barg.packed import cards_of
from barg.rummy.meld import Meld, as_run, as_set, is_run_from, verify_jokers

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules
    from barg.rummy.state import State


def meld_after(state: "State", action: Action) -> tuple[int, Meld]:
    """The number of the meld that an action makes or changes, and what it becomes.

    Raises:
        IllegalAction: it is no meld, does not fit, or there is no such meld.
    """
    kind, cards, number = kind_of(action), cards_of(action), number_in(action)
    rules = state.rules
    if kind in (SET, RUN):
        return len(state.melds), (as_run if kind == RUN else as_set)(rules, cards)
    if number >= len(state.melds):
        raise IllegalAction("no_meld", f"there is no meld {number}", number=number)
    meld = state.melds[number]
    if kind != EXCHANGE:
        return number, extend(rules, meld, cards, low=kind == LAYOFF_LOW)
    if not rules.joker_exchange:
        raise IllegalAction("no_exchange", "jokers stay where they are at this table")
    return number, exchange(rules, meld, cards[0])


def extend(rules: "RummyRules", meld: Meld, cards: Sequence[Card], low: bool) -> Meld:
    """Lay cards off on a meld: on a set, or on the high or low end of a run (R5, R13).

    Raises:
        IllegalAction: they do not fit.
    """
    if not meld.is_run:
        if low:
            raise IllegalAction("set_low", "a set has no low end")
        return as_set(rules, [*meld.cards, *cards])
    whole = [*cards, *meld.cards] if low else [*meld.cards, *cards]
    verify_jokers(rules, whole)
    first = meld.first - len(cards) if low else meld.first
    if not is_run_from(rules, whole, first) or any(
        card != JOKER and SUIT_OF[card] != meld.suit for card in cards
    ):
        text = " ".join(CARD_TEXTS[card] for card in cards)
        end = "low" if low else "high"
        raise IllegalAction("layoff_fit", f"{text} does not fit the {end} end", cards=text)
    return Meld(True, tuple(whole), suit=meld.suit, first=first)


def exchange(rules: "RummyRules", meld: Meld, card: Card) -> Meld:
    """Put the real card in the place of a joker (R13, ``joker_exchange``).

    Raises:
        IllegalAction: no joker of the meld stands for the card.
    """
    cards = list(meld.cards)
    for place, held in enumerate(cards):
        if held != JOKER:
            continue
        fits = meld.stands_for(place) == card if meld.is_run else RANK_OF[card] == meld.rank
        if fits:
            cards[place] = card
            if not meld.is_run:
                return as_set(rules, cards)
            return Meld(True, tuple(cards), suit=meld.suit, first=meld.first)
    text = CARD_TEXTS[card]
    raise IllegalAction("no_joker", f"no joker of this meld stands for {text}", cards=text)

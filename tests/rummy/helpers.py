"""Short ways to set up deals of Rim in tests."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from barg.cards import JOKER, Card, cards_text, parse_cards
from barg.errors import IllegalAction
from barg.game import GAMES
from barg.rummy import RummyRules, State
from barg.rummy.hands import masks_of
from barg.rummy.report import hand_text


def cards(text: str) -> list[Card]:
    return parse_cards(text, jokers=True)


def rules(preset: str = "rim", players: int = 2, **options: Any) -> RummyRules:
    made: RummyRules = GAMES["rummy"].rules({"preset": preset, **options}, players)
    return made


def counts(text: str) -> list[int]:
    """A hand as counts by card."""
    held = Counter(cards(text))
    return [held[card] for card in range(JOKER + 1)]


def deal(
    *hands: str,
    up: str,
    stock: str = "",
    preset: str = "rim",
    totals: Sequence[int] = (),
    **options: Any,
) -> State:
    """Seat 0 to draw; its cards, the up-card and the top of the stock as written."""
    held = [cards(hand) for hand in hands]
    table = rules(preset, len(hands), hand_size=len(held[0]), **options)
    start = [hand[place] for place in range(len(held[0])) for hand in held]
    start += cards(up) + cards(stock)
    rest = Counter(table.deck())
    rest.subtract(start)
    assert min(rest.values()) >= 0, cards_text(+(-rest))
    return table.start(start + sorted(rest.elements()), len(hands) - 1, totals)


def act(state: State, *texts: str, shuffled: str = "") -> State:
    for text in texts:
        state.apply(state.rules.parse_action(text), cards(shuffled))
    return state


def refused(state: State, text: str, reason: str) -> None:
    """The action is refused with this reason, and changes nothing."""
    before = [state.observe(seat) for seat in (0, 1, None)]
    with pytest.raises(IllegalAction, match=reason):
        state.apply(state.rules.parse_action(text))
    assert [state.observe(seat) for seat in (0, 1, None)] == before
    assert text not in legal(state)


def legal(state: State) -> list[str]:
    return [state.rules.action_text(action) for action in state.legal_actions()]


def hand(state: State, seat: int) -> str:
    return hand_text(state, seat)


def melds(state: State) -> list[str]:
    return [cards_text(meld.cards) for meld in state.melds]


def set_hand(state: State, seat: int, text: str) -> None:
    """Give a seat these cards instead of its own."""
    held = counts(text)
    state.ones[seat], state.twos[seat], state.jokers[seat] = masks_of(held)
    state.sizes[seat] = sum(held)


def random_step(state: State, rng: Random) -> State:
    """A legal action at random, with its shuffle; melds and lay-offs come first more often."""
    options = state.legal_actions()
    action = options[max(rng.randrange(len(options)), rng.randrange(len(options)))]
    shuffled = list(state.to_shuffle(action))
    rng.shuffle(shuffled)
    state.apply(action, shuffled)
    return state


def all_cards(state: State) -> Counter[Card]:
    """Every card wherever it lies."""
    places = Counter([*state.stock, *state.discards])
    for meld in state.melds:
        places.update(meld.cards)
    for held in state.hands:
        places.update({card: count for card, count in enumerate(held) if count})
    return places

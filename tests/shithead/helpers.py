"""Short ways to set up deals of Shithead in tests."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from barg.cards import Card, cards_text, parse_cards
from barg.errors import IllegalAction
from barg.game import GAMES
from barg.shithead import Phase, ShitheadRules, State


def cards(text: str) -> list[Card]:
    return parse_cards(text, jokers=True)


def rules(preset: str = "persian", players: int = 2, **options: Any) -> ShitheadRules:
    made: ShitheadRules = GAMES["shithead"].rules({"preset": preset, **options}, players)
    return made


def start(preset: str = "persian", players: int = 2, seat: int = -1, **options: Any) -> State:
    """The beginning of a deal whose deck lies in order, 2S 3S 4S …; ``seat`` has dealt it."""
    table = rules(preset, players, **options)
    return table.start(table.deck(), seat % players)


def position(
    *hands: str,
    pile: str = "",
    stock: str = "",
    up: Sequence[str] = (),
    blind: Sequence[str] = (),
    preset: str = "classic",
    out: Sequence[int] = (),
    **options: Any,
) -> State:
    """Seat 0 to play; hands, rows and piles as written, all other cards burned.

    The top of the pile is the last card written, that of the stock the first.
    """
    players = len(hands)
    state = start(preset, players, **options)
    state.phase = Phase.PLAY
    state.turn = 0
    state.hands = [cards(hand) for hand in hands]
    state.shown = [[] for _ in hands]
    state.face_up = [cards(row) for row in up] or [[] for _ in hands]
    state.blind = [cards(row) for row in blind] or [[] for _ in hands]
    state.blind_shown = [[False] * len(row) for row in state.blind]
    state.pile = cards(pile)
    state.stock = cards(stock)[::-1]
    state.out = list(out)
    state.burned = []
    rest = Counter(state.rules.deck())
    rest.subtract(all_cards(state))
    assert min(rest.values()) >= 0, "a card in two places"
    state.burned = sorted(rest.elements())
    return state


def act(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(state.rules.parse_action(text))
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


def plays(state: State) -> set[str]:
    """The cards that may be played alone."""
    texts = [text.split() for text in legal(state)]
    return {words[1] for words in texts if words[0] == "play" and len(words) == 2}


def hand(state: State, seat: int) -> str:
    return cards_text(sorted(state.hands[seat]))


def random_step(state: State, rng: Random) -> State:
    options = state.legal_actions()
    state.apply(options[rng.randrange(len(options))])
    return state


def all_cards(state: State) -> Counter[Card]:
    """Every card wherever it lies."""
    places = Counter([*state.stock, *state.pile, *state.burned])
    for zones in (state.hands, state.face_up, state.blind):
        for zone in zones:
            places.update(zone)
    return places

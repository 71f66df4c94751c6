"""Short ways to set up deals of Shithead in tests."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from barg.cards import Card, cards_text, parse_cards
from barg.errors import IllegalAction
from barg.game import GAMES
from barg.kernel.shithead.fields import BLIND_ROOM
from barg.shithead import Phase, ShitheadRules, State
from barg.shithead.zones import set_zone


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
    for seat in range(players):
        hold(state, seat, hands[seat], up[seat] if up else "")
        set_zone(state.shown_one, state.shown_two, seat, [])
        lie_blind(state, seat, blind[seat] if blind else "")
    put(state.pile_cards, cards(pile))
    state.pile_left = len(cards(pile))
    put(state.stock_cards, cards(stock)[::-1])
    state.stock_left = len(cards(stock))
    put(state.out_seats, out)
    state.out_count, state.out_set = len(out), sum(1 << seat for seat in out)
    rest = Counter(state.rules.deck())
    rest.subtract(state.cards())
    assert min(rest.values()) >= 0, "a card in two places"
    set_zone(state.burned_one, state.burned_two, 0, rest.elements())
    return state


def put(place: list[int], values: Sequence[int]) -> None:
    """Make a place of a fixed size begin with these values."""
    place[:] = [*values, *[0] * (len(place) - len(values))]


def hold(state: State, seat: int, hand: str, row: str = "") -> None:
    """Give a seat a hand and a face-up row."""
    set_zone(state.hand_one, state.hand_two, seat, cards(hand))
    set_zone(state.row_one, state.row_two, seat, cards(row))


def lie_blind(state: State, seat: int, row: str) -> None:
    """Lay blind cards before a seat that nobody has seen."""
    first, blind = BLIND_ROOM * seat, cards(row)
    state.blind_cards[first : first + BLIND_ROOM] = [*blind, *[0] * (BLIND_ROOM - len(blind))]
    state.blind_left[seat], state.blind_shown[seat] = len(blind), 0


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
    return cards_text(state.hand(seat))


def random_step(state: State, rng: Random) -> State:
    options = state.legal_actions()
    state.apply(options[rng.randrange(len(options))])
    return state

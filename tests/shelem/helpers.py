"""Short ways to set up deals of Shelem in tests."""

from random import Random
from typing import Any

from barg.cards import cards_in, parse_cards
from barg.game import GAMES
from barg.shelem import ShelemRules, State


def rules(preset: str = "bazito", **options: Any) -> ShelemRules:
    made: ShelemRules = GAMES["shelem"].rules({"preset": preset, **options})
    return made


def deal(
    table: ShelemRules, dealer: int = 3, totals: tuple[int, int] = (0, 0), seed: int = 1
) -> State:
    deck = table.deck()
    Random(seed).shuffle(deck)
    return table.start(deck, dealer, totals)


def act(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(state.rules.parse_action(text))
    return state


def legal(state: State) -> list[str]:
    return [state.rules.action_text(action) for action in state.legal_actions()]


def legal_bids(state: State) -> list[str]:
    return [text.removeprefix("bid ") for text in legal(state) if text.startswith("bid ")]


def play_randomly(state: State, rng: Random) -> State:
    while state.to_act is not None:
        choices = state.legal_actions()
        state.apply(choices[rng.randrange(len(choices))])
    return state


SUITS_DECK = parse_cards(
    # seat 0 (right of dealer 3): all spades but the two, and so on; the twos are the widow
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"
    " AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H"
    " AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D"
    " 2S 2H 2D 2C"
    " AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C"
)
"""Each seat holds a suit: seat 0 spades, 1 hearts, 2 diamonds, 3 clubs (dealer 3)."""


def suits_deal(table: ShelemRules, totals: tuple[int, int] = (0, 0)) -> State:
    return table.start(SUITS_DECK, 3, totals)


def play_lowest(state: State) -> State:
    """Play the lowest legal card to the end."""
    while state.to_act is not None:
        state.apply(min(state.legal_actions()))
    return state


def hand_size(mask: int) -> int:
    return len(list(cards_in(mask)))

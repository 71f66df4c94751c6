"""Deals of Shelem up to the play, for tests of card play."""

from random import Random
from typing import Any

from barg.bots import choose
from barg.game import GAMES
from barg.kernel.shelem.fields import SARS, TRUMP
from barg.shelem import Phase, ShelemRules, State

PRESETS = ("bazito", "gameocards", "shivaei", "joker200", "joker230")


def rules_of(preset: str, game: str = "shelem", **extra: Any) -> ShelemRules:
    rules: ShelemRules = GAMES[game].rules({"preset": preset, **extra})
    return rules


def no_trump_rules() -> ShelemRules:
    return rules_of("bazito", no_trump_modes=True)


def sar_rules() -> ShelemRules:
    return rules_of("gameocards", sar_shelem=True)


def declared(rules: ShelemRules, number: int, mode: int | None = None) -> State:
    """A deal whose auction and exchange are over; `mode`: what is named, 0-6."""
    while True:
        rng = Random(number)
        deck = rules.deck()
        rng.shuffle(deck)
        state = rules.start(deck, number % rules.players)
        while (seat := state.to_act) is not None and state.phase != Phase.PLAY:
            if state.phase == Phase.TRUMP and mode is not None:
                state.apply(TRUMP + mode)
            else:
                state.apply(choose("heuristic", state.observe(seat), 0))
        if not state.redeal:
            return state
        number += 1_000_003


def modes_of(rules: ShelemRules) -> tuple[int | None, ...]:
    return (0, 3, SARS, SARS + 1, SARS + 2) if rules.no_trump_modes else (None,)

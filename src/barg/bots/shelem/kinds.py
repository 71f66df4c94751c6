"""The kinds of deck and play for which Shelem has a model each."""

from dataclasses import dataclass
from typing import Final

from barg.shelem import ShelemRules


@dataclass(frozen=True, slots=True)
class Kind:
    """What makes hands worth more or less; all other options only change what they score.

    Attributes:
        players: 4 or 2.
        ace_points: 10 or 15.
        jokers: 0 or 2.
        free: whether declarer may play without trump (S37).
    """

    players: int
    ace_points: int
    jokers: int
    free: bool

    @property
    def name(self) -> str:
        """Its file's name."""
        extra = "-jokers" if self.jokers else "-free" if self.free else ""
        return f"{self.players}-{self.ace_points}{extra}"


KINDS: Final = tuple(
    Kind(players, aces, jokers, free)
    for players in (4, 2)
    for aces in (10, 15)
    for jokers, free in ((0, False), (2, False), (0, True))
)


def kind_of(rules: ShelemRules) -> Kind:
    """The kind that a table's rules belong to."""
    return Kind(rules.players, rules.ace_points, rules.jokers, rules.no_trump_modes)

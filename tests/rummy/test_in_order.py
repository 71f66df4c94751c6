"""The cards of a meld in any order, put in one in which they are a meld (R9–R13)."""

import random

import pytest

from barg.cards import cards_text, parse_cards
from barg.rummy import RUMMY_GAME
from barg.rummy.meld import in_order


@pytest.mark.parametrize(
    ("preset", "given", "ordered"),
    [
        ("rim_joker", "6H 4H 5H", "4H 5H 6H"),
        ("rim_joker", "3S AS 2S", "AS 2S 3S"),
        ("rim_high", "AS QS KS", "QS KS AS"),
        ("rim_high", "2S AS 3S", "AS 2S 3S"),
        ("rim_joker", "9H XX 6H 8H", "6H XX 8H 9H"),
        ("rim_joker", "KH QH XX JH", "XX JH QH KH"),
        ("rim_joker", "7H 5H XX XX", "5H XX 7H XX"),
        ("rim_joker", "7H XX 7S", "7H XX 7S"),
        ("rim_joker", "5H XX 4H", "4H 5H XX"),
        ("rim_joker", "AS KS QS", "AS KS QS"),
        ("rim_joker", "7H 8S 9H", "7H 8S 9H"),
        ("rim_joker", "6H 6H 7H", "6H 6H 7H"),
        ("rim_joker", "XX XX", "XX XX"),
    ],
)
def test_cards_are_put_in_the_order_of_a_meld_where_there_is_one(
    preset: str, given: str, ordered: str
) -> None:
    rules = RUMMY_GAME.rules({"preset": preset, "jokers": 2}, 2)
    assert cards_text(in_order(rules, parse_cards(given, jokers=True))) == ordered


def test_every_run_is_found_from_any_order_of_its_cards() -> None:
    rules = RUMMY_GAME.rules({"preset": "rim_high"}, 2)
    chance = random.Random(1)
    for first in range(11):
        run = [*range(first, min(first + 3 + first % 4, 13))]
        if len(run) >= 3:
            assert list(in_order(rules, chance.sample(run, len(run)))) == run

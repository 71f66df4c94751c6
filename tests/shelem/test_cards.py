"""S1–S3: the pack and its points."""

from random import Random

import pytest

from barg.cards import (
    CARD_TEXTS,
    DECK_SIZE,
    cards_text,
    mask_of,
    parse_card,
    parse_cards,
    parse_suit,
    sorted_hand,
)
from barg.errors import DeckError, NotationError
from tests.shelem.helpers import deal, play_randomly, rules


def test_s1_fifty_two_cards_without_jokers() -> None:
    deck = rules().deck()
    assert len(deck) == len(set(deck)) == 52
    with pytest.raises(NotationError):
        parse_card("XX")


def test_s1_ranks_from_the_ace_down_in_every_suit() -> None:
    for suit in "SHDC":
        cards = [parse_card(rank + suit) for rank in "AKQJT98765432"]
        assert cards == sorted(cards, reverse=True)


@pytest.mark.parametrize(("ace_points", "total"), [(10, 165), (15, 185)])
def test_s2_points_of_cards_and_packets(ace_points: int, total: int) -> None:
    table = rules(ace_points=ace_points)
    worth = {text: table.card_points[parse_card(text)] for text in CARD_TEXTS[:DECK_SIZE]}
    for text, points in worth.items():
        assert points == {"A": ace_points, "T": 10, "5": 5}.get(text[0], 0)
    assert sum(worth.values()) + 13 * 5 == total == table.total


def test_s2_check_1_a_packet_worth_thirty() -> None:
    assert rules().points(mask_of(parse_cards("AS TS 5S KS"))) + 5 == 30


@pytest.mark.parametrize("ace_points", [10, 15])
def test_s3_raw_points_add_up(ace_points: int) -> None:
    table = rules(ace_points=ace_points, no_bid="dealer_forced")
    for seed in range(200):
        state = play_randomly(deal(table, seed % 4, seed=seed), Random(seed))
        assert sum(state.points) == table.total
        assert sum(state.tricks_won) == 12


def test_cards_are_read_and_written() -> None:
    assert parse_cards("10H ♠A A♠".replace("♠A ", "")) == parse_cards("TH AS")
    assert cards_text(sorted_hand(mask_of(parse_cards("2C AS KH AH 3S")))) == "AS 3S AH KH 2C"
    assert parse_suit("♥") == parse_suit("H")
    for text in ("", "1H", "ah", "AHH", "A", "H", "A H", "０H"):
        with pytest.raises(NotationError):
            parse_card(text)
    with pytest.raises(NotationError, match="no such suit"):
        parse_suit("hearts")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda deck: deck[:-1], "52 cards here, not 51"),
        (lambda deck: [*deck, 3], "52 cards here, not 53"),
        (lambda deck: [*deck[:-1], deck[0]], "too often in the deck: 2S"),
        (lambda deck: [*deck[:-1], 52], "not in a deck of this table: XX"),
        (lambda deck: [*deck[:-1], -1], "not in a deck of this table: -1"),
    ],
)
def test_s1_a_deck_must_be_whole(change: object, reason: str) -> None:
    table = rules()
    with pytest.raises(DeckError, match=reason):
        table.start(change(table.deck()), 0)  # type: ignore[operator]

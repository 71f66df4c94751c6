"""S16, S17: following suit and winning tricks."""

import pytest

from barg.cards import mask_of, parse_card, parse_cards
from barg.errors import IllegalAction
from barg.shelem import Phase, State
from barg.shelem.trick import playable, trick_winner
from tests.shelem.helpers import act, legal, play_lowest, rules, suits_deal

S, H, D, C = range(4)


def declared(trump: str = "S", discard: str = "3S 2D 2H 4S") -> State:
    calls = ("bid 100", "pass", "pass", "pass", f"discard {discard}", f"trump {trump}")
    return act(suits_deal(rules()), *calls)


def test_s15_declarer_leads_the_first_trick() -> None:
    state = declared()
    assert (state.to_act, state.leader) == (0, 0)


def test_s16_check_2_the_suit_led_must_be_followed() -> None:
    hand = mask_of(parse_cards("2C AH"))
    assert playable(hand, C) == mask_of(parse_cards("2C"))


def test_s16_without_the_suit_any_card() -> None:
    state = act(declared(), "play AS")
    assert len(legal(state)) == 12, "seat 1 has no spade and need not trump"
    hand = mask_of(parse_cards("2D AH 3H"))
    assert playable(hand, C) == hand


def test_s16_nobody_has_to_beat() -> None:
    hand = mask_of(parse_cards("2C AC AH"))
    assert playable(hand, C) == mask_of(parse_cards("2C AC"))


def test_s16_the_reason_names_the_suit() -> None:
    deck = parse_cards(
        "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S AH KH QH JH TH 9H 8H 7H 6H 5H 4H 2S"
        " AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 3H 2H 2D 2C AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C"
    )
    state = rules().start(deck, 3)
    act(state, "bid 100", "pass", "pass", "pass", "discard 3H 2H 2D 2C", "trump H", "play AS")
    with pytest.raises(IllegalAction, match="must follow suit: spades") as caught:
        act(state, "play AH")
    assert (caught.value.code, caught.value.params) == ("follow_suit", {"suit": "S"})
    assert legal(state) == ["play 2S"]


def test_s16_a_card_that_is_not_held() -> None:
    with pytest.raises(IllegalAction, match="not in the hand: AH"):
        act(declared(), "play AH")


@pytest.mark.parametrize("text", ["pass", "bid 165", "trump S", "accept", "discard AS KS QS JS"])
def test_s16_only_cards_are_played(text: str) -> None:
    with pytest.raises(IllegalAction, match="a card must be played"):
        act(declared(), text)


@pytest.mark.parametrize(
    ("cards", "trump", "place"),
    [
        ("TC 2C AC KC", H, 2),
        ("TC 2C 2H KC", H, 2),
        ("TC 2H 3H AC", H, 2),
        ("2C AD AS AH", None, 0),
        ("2C AD AS 3C", H, 3),
        ("2H AC 3H AD", H, 2),
        ("AH KH QH JH", H, 0),
        ("2D AC 3C 4C", S, 0),
    ],
)
def test_s17_highest_trump_else_highest_of_the_suit_led(
    cards: str, trump: int | None, place: int
) -> None:
    for leader in range(4):
        assert trick_winner(leader, parse_cards(cards), trump) == (leader + place) % 4


def test_s17_case_27_the_first_card_sets_the_suit_whoever_sits_at_seat_0() -> None:
    assert trick_winner(2, parse_cards("9D AD KD 2S"), C) == 3
    assert trick_winner(2, parse_cards("9D 2D AS AH"), C) == 2


def test_s17_the_winner_leads_next() -> None:
    state = act(declared("H"), "play AS", "play 3H", "play 3D", "play 3C")
    assert state.tricks == [(0, tuple(parse_cards("AS 3H 3D 3C")), 1)]
    assert (state.to_act, state.leader, state.trick) == (1, 1, [])
    assert state.points[1] == 10 + 5


def test_s17_all_twelve_tricks_are_played_whatever_the_points() -> None:
    state = play_lowest(declared())
    assert len(state.tricks) == 12
    assert state.phase == Phase.OVER
    with pytest.raises(IllegalAction, match="the deal is over"):
        state.apply(parse_card("AS"))
    assert list(state.legal_actions()) == []

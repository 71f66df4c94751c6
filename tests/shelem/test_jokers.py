"""S34, S35: two jokers over the ace of trumps."""

from typing import Any

import pytest

from barg.cards import BIG_JOKER, SMALL_JOKER, cards_text, mask_of, parse_cards, sorted_hand
from barg.errors import DeckError, IllegalAction, NotationError, OptionError
from barg.game import GAMES
from barg.shelem import State
from barg.shelem.scoring import declarer_score
from tests.shelem.helpers import act, legal, rules

HANDS = (
    "XR AS KS QS JS TS 9S 8S 7S 6S 5S 4S",
    "XB AH KH QH JH TH 9H 8H 7H 6H 5H 4H",
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D",
    "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C",
)
WIDOW = "3S 2S 3H 2H 2D 2C"
DECK = parse_cards(" ".join([*HANDS[:3], WIDOW, HANDS[3]]), jokers=True)
"""Seat 0 (right of dealer 3) has spades and the big joker, seat 1 hearts and the small one."""
CALLS = ("bid 100", "pass", "pass", "pass", "pass")


def declared(preset: str = "joker200", seat: int = 0, **options: Any) -> State:
    """Seat 0 or 1 declares at 100 and lays the widow away again."""
    state = rules(preset, **options).start(DECK, 3)
    calls = ["pass"] * seat + ["bid 100"]
    while state.calls == [] or state.declarer < 0:
        act(state, calls.pop(0) if calls else "pass")
    return act(state, f"discard {WIDOW}")


def test_s34_the_deck_and_its_points() -> None:
    for preset, total, big, small in (("joker200", 200, 20, 15), ("joker230", 230, 25, 20)):
        table = rules(preset)
        assert len(table.deck()) == len(set(table.deck())) == 54
        assert table.total == total
        assert (table.card_points[BIG_JOKER], table.card_points[SMALL_JOKER]) == (big, small)
        assert table.points(mask_of(table.deck())) + 13 * 5 == total
        levels = [text for text in legal(table.start(DECK, 3)) if text != "pass"]
        assert levels[-2:] == [f"bid {total}", "bid shelem"]


@pytest.mark.parametrize("game", ["shelem", "shelem2"])
def test_s34_the_widow_has_six_cards_and_six_are_laid_away(game: str) -> None:
    table = GAMES[game].rules({"preset": "joker200"})
    state = table.start(DECK, table.players - 1)
    assert state.widow.bit_count() == 6
    act(state, *CALLS[: table.players])
    assert state.hands[0].bit_count() == 18
    assert len(state.legal_actions()) == 18_564
    with pytest.raises(IllegalAction, match="exactly six cards"):
        act(state, "discard " + cards_text(sorted_hand(state.hands[0])[:4]))
    with pytest.raises(IllegalAction, match="six cards must be laid away first"):
        act(state, "pass")
    state.apply(state.legal_actions()[0])
    assert state.hands[0].bit_count() == 12
    assert state.observe(1).hand_sizes[0] == 12


def test_s34_check_1_and_2_scores_go_by_the_total() -> None:
    table = rules("joker200")
    assert declarer_score(table, 120, 100, 6) == -120
    assert declarer_score(table, 120, 95, 6) == -240
    assert declarer_score(table, 120, 200, 12) == 400
    assert declarer_score(table, 1000, 200, 12) == 400
    assert declarer_score(rules("joker230"), 130, 110, 6) == -260
    assert declarer_score(rules("joker230"), 130, 115, 6) == -130


def test_s34_check_3_a_packet_with_jokers() -> None:
    packet = mask_of(parse_cards("XR XB AH TH 5H 2H", jokers=True))
    assert cards_text(sorted_hand(packet)) == "XR XB AH TH 5H 2H"
    assert rules("joker200").points(packet) == 60
    assert rules("joker230").points(packet) == 75


def test_s34_check_4_jokers_are_trumps_over_the_ace() -> None:
    state = act(declared(seat=1, trump="declared"), "trump H")
    act(state, "play 4H", "play 3D", "play 3C")
    assert legal(state) == ["play XR"], "the joker is the only heart of a hand without hearts"
    with pytest.raises(IllegalAction, match="must follow suit: hearts"):
        act(state, "play AS")
    act(state, "play XR")
    assert state.tricks == [(1, tuple(parse_cards("4H 3D 3C XR", jokers=True)), 0)]
    assert state.points == [25, 5], "20 and five for the trick; 5 for the packet"
    act(state, "play AS")
    assert "play XB" in legal(state), "a joker ruffs"
    act(state, "play XB", "play 4D", "play 4C")
    assert state.tricks[-1][2] == 1
    act(state, "play AH", "play 5D", "play 5C", "play KS")
    assert state.tricks[-1][2] == 1


def test_s34_the_big_joker_beats_the_small_one() -> None:
    state = act(declared(seat=1, trump="declared"), "trump H", "play XB", "play 3D", "play 3C")
    assert legal(state) == ["play XR"]
    act(state, "play XR")
    assert state.tricks[0][2] == 0
    assert state.points == [20 + 15 + 5, 5]


def test_s35_a_joker_led_first_names_trump() -> None:
    state = declared()
    named = [text for text in legal(state) if "XR" in text]
    assert named == ["play XR S", "play XR H", "play XR D", "play XR C"]
    with pytest.raises(IllegalAction, match="names trump: play XR H"):
        act(state, "play XR")
    act(state, "play XR H")
    assert state.observe(2).trump == 1
    assert "play XB" in legal(state)
    assert "play AH" in legal(state)
    assert all(text.endswith(("H", "XB")) for text in legal(state)), "hearts must be followed"


def test_s35_only_the_first_lead_names_trump() -> None:
    state = act(declared(), "play AS")
    assert state.trump == 0
    with pytest.raises(IllegalAction, match="trump is known"):
        act(state, "play XB S")
    with pytest.raises(NotationError, match="only a joker names trump"):
        act(state, "play AH S")
    act(state, "play XB", "play 3D", "play 3C")
    assert state.tricks[0][2] == 1, "a joker of the second hand, void in spades, is a trump"
    act(state, "play AH", "play 4D", "play 4C")
    with pytest.raises(IllegalAction, match="trump is known"):
        act(state, "play XR S")
    act(state, "play XR")
    assert state.tricks[1][2] == 0


def test_s35_a_joker_under_declared_trump_names_nothing() -> None:
    state = act(declared(trump="declared"), "trump D")
    assert [text for text in legal(state) if "XR" in text] == ["play XR"]


def test_s34_wrong_cards_and_options() -> None:
    with pytest.raises(DeckError, match="a deck has 54 cards here, not 52"):
        rules("joker200").start(list(range(52)), 0)
    with pytest.raises(DeckError, match="not in a deck of this table: XR"):
        rules().start([*range(51), 54], 0)
    with pytest.raises(NotationError, match="XR \\(big\\) and XB \\(small\\)"):
        act(declared(), "play XX")
    with pytest.raises(OptionError, match="jokers: must be 0 or 2, not 1"):
        rules(jokers=1)

"""H1–H5: players, dealers, layouts, exchanges, who starts."""

from collections.abc import Callable
from typing import Any

import pytest

from barg.cards import JOKER, cards_text
from barg.errors import DeckError, OptionError
from barg.game import GAMES, Match
from barg.shithead import Phase, State
from barg.shithead.observation import SOME_KEEP, UNSEEN
from tests.shithead.helpers import act, cards, hand, hold, legal, position, refused, rules, start


def test_h1_two_to_five_players_and_one_deck() -> None:
    for players in (2, 3, 4, 5):
        assert rules(players=players).deck() == list(range(52))
    for players in (1, 9):
        with pytest.raises(OptionError, match="2 to 8 players"):
            rules(players=players)
    with pytest.raises(OptionError, match="one deck is for 2 to 5 players, not 6"):
        rules(players=6, decks=1)


@pytest.mark.parametrize("change", ["twice", "short", "joker"])
def test_h1_a_deck_that_is_none(change: str) -> None:
    deck = rules().deck()
    wrong = {"twice": [*deck[1:], 5], "short": deck[1:], "joker": [*deck[1:], JOKER]}[change]
    with pytest.raises(DeckError):
        rules().start(wrong, 0)


def test_h2_the_deal_passes_to_the_next_seat_or_to_the_loser() -> None:
    for dealer, following in (("next", 2), ("loser", 1)):
        state = position("9C", "4H 4D", "5S", dealer=dealer)
        state.dealer = 1
        act(state, "play 9C", "pickup", "play 5S")
        assert state.rules.next_dealer(state) == following


def test_h2_after_a_deal_without_a_loser_the_next_seat() -> None:
    state = position("9C 4C", "4H 4D", dealer="loser", max_turns=1)
    state.dealer = 1
    act(state, "play 9C")
    assert state.phase == Phase.OVER
    assert state.rules.next_dealer(state) == 0


def test_h2_each_deal_begins_in_seat_order() -> None:
    table = rules("persian_jokers", 3)
    match = Match(table, 0)
    match.start_deal(table.deck()).direction = -1
    match.current.phase = Phase.OVER  # type: ignore[union-attr]
    assert match.start_deal(table.deck()).direction == 1


def rows(state: State, zone: Callable[[State, int], list[int]]) -> list[str]:
    return [cards_text(zone(state, seat)) for seat in range(state.rules.players)]


@pytest.mark.parametrize("preset", ["classic", "persian", "persian_six"])
def test_h3_layouts(preset: str) -> None:
    """With two players, seat 0 after the dealer gets every other card of 2S 3S … AS 2H …"""
    state = start(preset)
    first, second, third = (
        ("2S 4S 6S", "3S 5S 7S"),
        ("8S TS QS", "9S JS KS"),
        ("AS 3H 5H", "2H 4H 6H"),
    )
    if preset == "classic":
        assert rows(state, State.blind) == list(first)
        assert rows(state, State.row) == list(second)
        assert rows(state, State.hand) == list(third)
    elif preset == "persian":
        assert rows(state, State.blind) == [f"{a} {b}" for a, b in zip(first, third, strict=True)]
        assert rows(state, State.row) == ["", ""]
        assert rows(state, State.hand) == list(second)
    else:
        assert rows(state, State.blind) == list(first)
        assert rows(state, State.hand) == [f"{a} {b}" for a, b in zip(second, third, strict=True)]
    assert cards_text(state.stock[:-4:-1]) == "7H 8H 9H"


def test_h3_the_hands_of_two_blind_rows_were_dealt_face_up() -> None:
    state = start("persian")
    for seat in (0, 1, None):
        seen = state.observe(seat)
        assert [cards_text(shown) for shown in seen.shown] == ["8S TS QS", "9S JS KS"]
        assert seen.dealt_open == seen.shown
    act(state, "swap row 1")
    assert cards_text(state.hand(0)) == "AS 3H 5H"
    assert cards_text(state.blind(0)) == "2S 4S 6S 8S TS QS"
    seen = state.observe(1)
    assert seen.shown[0] == ()
    assert seen.blind[0] == (UNSEEN, UNSEEN, UNSEEN, *cards("8S TS QS"))
    assert state.observe(0).blind[0] == seen.blind[0]


def test_h3_cards_picked_up_are_known_until_they_are_played() -> None:
    state = position("4H 4D", "9S KC", pile="9C QD")
    act(state, "pickup", "play KC")
    assert state.observe(1).shown[0] == tuple(sorted(cards("9C QD")))
    state = position("4H KD", "9S JC", pile="9C QD")
    act(state, "pickup", "play JC", "play QD")
    assert state.observe(1).shown[0] == tuple(cards("9C"))
    assert state.observe(1).hand == tuple(cards("9S"))


def test_h3_numbers_of_blind_cards_close_up() -> None:
    state = position("", "9S KC", blind=["4H 5H 6H", ""])
    act(state, "blind 1")
    assert cards_text(state.blind(0)) == "4H 6H"


def test_h4_pairs_are_exchanged_in_the_order_written() -> None:
    state = start("classic")
    act(state, "swap 3H 8S 8S TS")
    assert set(cards_text(state.hand(0)).split()) == {"AS", "TS", "5H"}
    assert set(cards_text(state.row(0)).split()) == {"3H", "8S", "QS"}
    seen = state.observe(1)
    assert set(cards_text(seen.shown[0]).split()) == {"TS"}, "the eight went and came back"


def test_h4_one_swap_then_ready() -> None:
    state = start("classic")
    assert len(legal(state)) == 9 + 1
    act(state, "swap AS 8S")
    assert legal(state) == ["ready"]
    refused(state, "swap 3H TS", "only one exchange")
    act(state, "ready")
    assert state.to_act == 1
    act(state, "ready")
    assert state.phase == Phase.PLAY


def test_h4_case_5_a_swap_after_ready() -> None:
    state = act(start("classic"), "ready", "ready")
    refused(state, "swap 2H 9S", "the exchanges are over")
    refused(state, "ready", "the exchanges are over")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("swap AS", "in pairs"),
        ("swap AS 8S 3H", "in pairs"),
        ("swap AS KD", "not there: KD"),
        ("swap 8S AS", "not there: 8S"),
        ("swap row 0", "does not exist at this table"),
        ("keep AS 3H 5H", "the exchanges come first"),
        ("play AS", "the exchanges come first"),
        ("pickup", "the exchanges come first"),
    ],
)
def test_h4_wrong_swaps(text: str, reason: str) -> None:
    refused(start("classic"), text, reason)


def test_h4_a_hand_for_a_blind_row() -> None:
    state = start("persian")
    assert legal(state) == ["swap row 0", "swap row 1", "ready"]
    act(state, "swap row 0")
    assert cards_text(state.hand(0)) == "2S 4S 6S"
    assert cards_text(state.blind(0)) == "8S TS QS AS 3H 5H"
    refused(state, "swap row 1", "only one exchange")
    act(state, "ready")
    refused(state, "swap row 2", "rows 0 and 1")
    refused(state, "swap 9S 3S", "does not exist at this table")


def test_h4_choose_from_six() -> None:
    state = start("persian_six")
    assert len(legal(state)) == 20
    refused(state, "ready", "three of the six")
    refused(state, "keep 8S TS", "exactly three")
    refused(state, "keep 8S TS KD", "not there: KD")
    refused(state, "keep 8S TS TS", "not there: TS")
    act(state, "keep QS 8S TS")
    assert cards_text(state.hand(0)) == "8S TS QS"
    assert cards_text(state.row(0)) == "AS 3H 5H"
    assert state.to_act == 1, "keep is itself the end"
    assert state.observe(1).history == ((0, SOME_KEEP, -1),), "what is kept stays hidden"
    assert state.observe(0).history[0][1] == state.rules.parse_action("keep QS 8S TS")


def test_h4_choices_with_two_jokers_are_listed_once() -> None:
    table = rules("persian_six", jokers=8)
    deck = sorted(table.deck(), key=lambda card: card != JOKER)
    state = table.start([*deck[8:14], *deck[:8], *deck[14:]], 1)
    assert state.hand(0).count(JOKER) == 4
    texts = legal(state)
    assert len(texts) == len(set(texts)) == 1 + 2 + 1, "three, two or one of the jokers"


def test_h4_in_seat_order_from_the_seat_after_the_dealer() -> None:
    state = start("classic", 4, seat=1)
    order = []
    while state.phase == Phase.SWAP:
        order.append(state.to_act)
        act(state, "ready")
    assert order == [2, 3, 0, 1]


def test_h5_eldest_starts() -> None:
    state = act(start("persian", 3, seat=1), "ready", "ready", "ready")
    assert state.to_act == 2


@pytest.mark.parametrize(
    ("hands", "first"),
    [
        (("4H 9C KD", "3H 9D KC", "5C 6C 7C"), 1),
        (("3S 9C KD", "3H 9D KC", "3C 6C 7C"), 2),
        (("3S 9C KD", "3H 9D KC", "4C 6C 7C"), 1),
        (("3S 9C KD", "4H 9D KC", "3D 6C 7C"), 2),
        (("2C 9C KD", "2H 9D KC", "5C 6C 7C"), 2),
        (("2C 2S XX", "2H XX XX", "2D XX XX"), 0),
    ],
)
def test_h5_the_lowest_card_starts(hands: tuple[str, ...], first: int) -> None:
    state = start("classic", 3, jokers=8)
    for seat, text in enumerate(hands):
        hold(state, seat, text, "4S 5S 6S")
    act(state, "ready", "ready", "ready")
    assert state.to_act == first
    assert len(state.legal_actions()) >= 3, "the first play is free"


def test_h5_the_hands_after_the_exchanges_count() -> None:
    state = start("classic")
    assert hand(state, 1) == "2H 4H 6H"
    act(state, "swap 3H 8S", "ready", "ready")
    assert state.to_act == 1, "the three lies face up now"


def test_presets() -> None:
    expected = {
        "classic_powers": ("face_up_row", "lowest", "top_four", "any", "loser", 0),
        "classic": ("face_up_row", "lowest", "top_four", "any", "loser", 0),
        "persian": ("two_blind_rows", "eldest", "own", "bound", "next", 0),
        "persian_six": ("choose_from_six", "eldest", "own", "bound", "next", 0),
        "persian_jokers": ("two_blind_rows", "eldest", "own", "bound", "next", 8),
    }
    for preset, row in expected.items():
        table = rules(preset)
        found = (table.layout, table.first, table.four, table.after_burn, table.dealer)
        assert (*found, table.jokers) == row
        assert table.result == "loser"
    assert GAMES["shithead"].rules({}).preset == "persian"


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"jokers": 4}, "jokers"),
        ({"layout": "rows"}, "layout"),
        ({"max_turns": 0}, "max_turns"),
        ({"deals": 0}, "deals"),
        ({"face_up_with_pickup": True}, "face_up_with_pickup"),
        ({"result": "winner", "dealer": "loser"}, "dealer"),
        ({"forfeit": "x" * 201}, "forfeit"),
        ({"forfeit": "two\nlines"}, "forfeit"),
        ({"forfeit": 1}, "forfeit"),
        ({"decks": 2}, "decks"),
    ],
)
def test_contradictions_name_the_option(options: dict[str, Any], name: str) -> None:
    with pytest.raises(OptionError) as caught:
        rules("persian", **options)
    assert caught.value.option == name


def test_inherited_values_are_no_contradiction() -> None:
    assert rules("classic", result="winner").dealer == "loser"
    assert rules("classic", result="winner", dealer="loser").dealer == "loser"

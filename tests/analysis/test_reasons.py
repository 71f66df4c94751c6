"""The reasons of hints are true: each is held against the real deal that the seat cannot see."""

import random
from collections import Counter
from typing import Any

import pytest

from barg.analysis.reasons import Why, reason_of
from barg.bots import Decision, Value, choose
from barg.cards import SUIT_LETTERS, SUIT_MASKS, parse_card
from barg.game import GAMES
from barg.kernel.shelem.fields import Phase
from barg.kernel.shelem.trick import strength, suit_of
from barg.rummy.partition import least_deadwood
from barg.shelem import Observation
from tests.bots.positions import positions, state_of

DEALS = [
    ("shelem", 4, {"preset": "bazito"}, 12),
    ("shelem", 4, {"preset": "joker200"}, 6),
    ("shelem", 4, {"preset": "bazito", "trump": "declared", "no_trump_modes": True}, 8),
    ("shelem2", 2, {"preset": "bazito"}, 12),
    ("rummy", 2, {"preset": "rim"}, 12),
    ("rummy", 4, {"preset": "rim_joker"}, 6),
    ("shithead", 3, {"preset": "persian"}, 12),
    ("shithead", 2, {"preset": "persian_six", "jokers": 8}, 6),
]


def started(game: str, players: int, rules: dict[str, object], chance: random.Random) -> Any:
    made = GAMES[game].rules(rules, players)
    deck = made.deck()
    chance.shuffle(deck)
    return made.start(deck, chance.randrange(players), ())


def verify(state: Any, action: int, why: Why) -> None:
    """Hold what a reason says against what the action does."""
    seat, after = state.to_act, state.clone()
    after.apply(action, state.to_shuffle(action))
    points = why.params.get("points")
    match why.code:
        case "hint_takes":
            assert after.leader == seat
            assert after.points[seat % 2] - state.points[seat % 2] == points
        case "hint_lead_top" | "hint_draw_top":
            suit, trump = suit_of(action, state.trump), state.trump
            others = [card for who in range(state.rules.players) if who != seat
                      for card in range(52) if state.hands[who] >> card & 1]  # fmt: skip
            same = [card for card in others if suit_of(card, trump) == suit]
            assert all(strength(card, suit, trump) < strength(action, suit, trump) for card in same)
        case "hint_lead_void":
            partner = state.hands[(seat + 2) % 4]
            assert not partner & SUIT_MASKS[action // 13]
            assert state.trump < len(SUIT_MASKS)
            assert suit_of(action, state.trump) != state.trump
        case "hint_bury_void":
            suit = SUIT_LETTERS.index(str(why.params["suit"]))
            assert not after.hands[seat] & SUIT_MASKS[suit]
            assert state.hands[seat] & SUIT_MASKS[suit]
        case "hint_trump_strong":
            suits = [state.hands[seat] & cards for cards in SUIT_MASKS]
            longest = max(suits, key=int.bit_count)
            assert longest.bit_count() > why.params["count"]
            assert state.rules.points(longest) <= points
        case "hint_out":
            left = after.out if state.rules.game == "shithead" else (after.winner,)
            assert seat in left
        case "hint_burn":
            assert not after.pile
        case "hint_discard" | "hint_discard_last":
            left = least_deadwood(state.rules, after.hands[seat])[0]
            assert left == why.params.get("left", 0)
        case "hint_lay":
            values = state.rules.values
            before, now = (sum(map(int.__mul__, values, one.hands[seat])) for one in (state, after))
            assert before - now == points


@pytest.mark.parametrize(("game", "players", "rules", "deals"), DEALS)
def test_reasons_are_true(game: str, players: int, rules: dict[str, object], deals: int) -> None:
    chance = random.Random(f"{game}{players}{rules}")
    seen: Counter[str] = Counter()
    for _ in range(deals):
        state = started(game, players, rules, chance)
        for _ in range(120):
            if state.to_act is None:
                break
            observation = state.observe(state.to_act)
            action = chance.choice(observation.legal)
            why = reason_of(observation, Decision(action, worlds=8))
            assert why.text.endswith(".")
            verify(state, action, why)
            seen[why.code] += 1
            state.apply(action, state.to_shuffle(action))
    assert len(seen) >= 4, seen


def observed(hand: str, calls: list[str]) -> Observation:
    """Shelem for four after these calls, with these cards for the seat to act."""
    rules = GAMES["shelem"].rules({"preset": "bazito"})
    state = rules.start(rules.deck(), 3, ())
    for call in calls:
        state.apply(rules.parse_action(call))
    own = sum(1 << parse_card(card) for card in hand.split())
    state.hands[state.to_act] = own
    seen: Observation = state.observe(state.to_act)
    assert seen.phase == Phase.AUCTION
    return seen


def test_the_auction_tells_the_chance_of_the_contract() -> None:
    seen = observed("AS KS QS JS TS 9S AH KH TH AD KD 5D", [])
    bid, low = seen.rules.parse_action("bid 120"), seen.rules.parse_action("pass")
    values = {bid: Value(40.0, 1.0, 0.93), low: Value(-5.0)}
    why = reason_of(seen, Decision(bid, values))
    assert (why.code, why.params) == ("hint_bid_made", {"percent": 93})
    why = reason_of(seen, Decision(low, {bid: Value(-60.0, 1.0, 0.31), low: Value(-5.0)}))
    assert (why.code, why.params) == ("hint_pass_made", {"bid": "120", "percent": 31})
    assert reason_of(seen, Decision(bid)).code == "hint_bid"
    assert reason_of(seen, Decision(low)).code == "hint_pass"


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("rummy: a discard that makes a set is taken", "draw discard", "hint_draw_meld"),
        ("rummy: a card that joins nothing is left lying", "draw stock", "hint_draw_stock"),
    ],
)
def test_a_position_has_its_reason(name: str, text: str, code: str) -> None:
    state = state_of(dict(positions())[name], 1)
    action = state.rules.parse_action(text)
    assert reason_of(state.observe(state.to_act), Decision(action)).code == code


@pytest.mark.parametrize(
    ("game", "rules"),
    [("shithead", {"preset": "persian"}), ("rummy", {"preset": "rim", "hand_size": 3})],
)
def test_who_gets_rid_of_the_last_card_is_told_so(game: str, rules: dict[str, object]) -> None:
    chance = random.Random(7)
    for _ in range(20):
        state = started(game, 2, rules, chance)
        while (seat := state.to_act) is not None:
            observation = state.observe(seat)
            action = choose("casual", observation, chance.getrandbits(32))
            why = reason_of(observation, Decision(action))
            verify(state, action, why)
            if why.code == "hint_out":
                return
            state.apply(action, state.to_shuffle(action))
    raise AssertionError("nobody was told")


def test_the_only_action_needs_no_other_reason() -> None:
    """The last card of a hand."""
    chance = random.Random(4)
    state = started("shelem", 4, {"preset": "bazito"}, chance)
    while len(state.legal_actions()) > 1:
        state.apply(chance.choice(state.legal_actions()))
    (action,) = state.legal_actions()
    assert reason_of(state.observe(state.to_act), Decision(action)).code == "hint_only"

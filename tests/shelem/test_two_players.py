"""S27–S33: Shelem for two players."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barg.cards import FULL_DECK, SUIT_OF, cards_text, mask_of, parse_cards, sorted_hand
from barg.errors import IllegalAction, OptionError
from barg.game import GAMES, Match
from barg.shelem import Phase, ShelemRules, State
from barg.shelem.shuffle import gathered, kashabi
from tests.shelem.helpers import act, legal, legal_bids

GAME = GAMES["shelem2"]


def rules(preset: str = "bazito", **options: Any) -> ShelemRules:
    made: ShelemRules = GAME.rules({"preset": preset, **options})
    return made


DECK = parse_cards(
    "AS KS QS JS TS 9S AH KH QH JH TH 9H"  # the other hand: seat 0
    " AD KD QD JD TD 9D AC KC QC JC TC 9C"  # the dealer's: seat 1
    " 8S 7S 6S 5S  8D 7D 6D 5D  8H 7H 6H 5H  8C 7C 6C 5C  4S 3S 4H 3H  4D 3D 4C 3C"
    " 2S 2H 2D 2C"
)


def deal(table: ShelemRules, totals: tuple[int, int] = (0, 0)) -> State:
    return table.start(DECK, 1, totals)


def declared(trump: str = "C", **options: Any) -> State:
    """Seat 0 declares at 100, buries the twos and names trump."""
    state = act(deal(rules(**options)), "bid 100", "pass", "discard 2S 2H 2D 2C")
    return act(state, f"trump {trump}")


def test_s27_two_seats() -> None:
    assert rules().seats == 2
    for players in (1, 3, 4):
        with pytest.raises(OptionError, match="shelem2 is for 2 players"):
            GAME.rules({}, players)


def test_s27_dealing_order() -> None:
    state = deal(rules())
    assert cards_text(sorted_hand(state.hands[0])) == "AS KS QS JS TS 9S AH KH QH JH TH 9H"
    assert cards_text(sorted_hand(state.hands[1])) == "AD KD QD JD TD 9D AC KC QC JC TC 9C"
    piles = [[cards_text(pile) for pile in side] for side in state.piles]
    assert piles == [
        ["8S 7S 6S 5S", "8H 7H 6H 5H", "4S 3S 4H 3H"],
        ["8D 7D 6D 5D", "8C 7C 6C 5C", "4D 3D 4C 3C"],
    ]
    assert cards_text(sorted_hand(state.widow)) == "2S 2H 2D 2C"
    other = rules().start(DECK, 0)
    assert other.hands[:2] == [state.hands[1], state.hands[0]]
    assert other.piles == [state.piles[1], state.piles[0]]


def test_s26_s28_the_deal_alternates_and_the_sheet_has_a_rule_after_two() -> None:
    table = rules(target=10_000)
    match = Match(table, 1)
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        state = match.start_deal(DECK)
        act(state, "bid 100", "pass")
        match.apply(state.legal_actions()[0])
        while match.deal_running:
            match.apply(state.legal_actions()[0])
    assert dealers == [1, 0, 1, 0]
    assert table.sheet_rule == 2
    assert GAMES["shelem"].rules({}).sheet_rule == 4


def test_s29_the_dealers_opponent_bids_first() -> None:
    assert deal(rules()).to_act == 0
    assert rules().start(DECK, 0).to_act == 1


def test_s29_the_auction_goes_between_the_two() -> None:
    state = act(deal(rules()), "bid 100", "bid 105", "bid 130")
    assert legal_bids(state) == [str(bid) for bid in range(135, 170, 5)]
    act(state, "pass")
    assert (state.declarer, state.contract, state.phase) == (0, 130, Phase.DISCARD)


def test_s29_after_a_pass_the_others_bid_ends_the_auction() -> None:
    state = act(deal(rules()), "pass", "bid 120")
    assert (state.declarer, state.contract, state.to_act) == (1, 120, 1)


@pytest.mark.parametrize("no_bid", ["redeal_after_three", "redeal_after_four", "dealer_forced"])
def test_s29_both_pass_a_redeal_whatever_no_bid_says(no_bid: str) -> None:
    table = rules(no_bid=no_bid)
    match = Match(table, 1)
    state = match.start_deal(DECK)
    act(state, "pass")
    assert state.to_act == 1, "the second has its choice"
    act(state, "pass")
    report = table.report(state)
    assert (state.redeal, report["declarer"], report["scores"]) == (True, None, [0, 0])
    assert match.dealer == 1, "the same dealer"


def test_s29_s9_the_highest_bid_ends_it_at_once() -> None:
    state = act(deal(rules()), "bid 165")
    assert state.declarer == 0
    state = act(deal(rules("gameocards")), "bid 165")
    assert legal(state) == ["bid shelem", "pass"]


def test_s29_s12_kons_between_two() -> None:
    table = rules("gameocards")
    early = act(deal(table, (1005, 1000)), "bid shelem")
    assert early.declarer == 0, "both must have 1005: nothing higher could be bid"
    for answer, declarer, contract in (("accept", 1, 1001), ("decline", 0, 1000)):
        state = act(deal(table, (1005, 1010)), "bid shelem", "bid kons")
        assert (state.to_act, legal(state)) == (0, ["accept", "decline"]), "only the other is asked"
        act(state, answer)
        assert (state.declarer, state.contract) == (declarer, contract)


def test_s29_s12_a_shelem_after_the_others_pass_stands() -> None:
    state = act(deal(rules("gameocards"), (1005, 1010)), "pass", "bid shelem")
    assert (state.declarer, state.phase) == (1, Phase.DISCARD)


def test_s30_widow_discards_and_trump() -> None:
    state = act(deal(rules()), "bid 100", "pass")
    assert state.hands[0].bit_count() == 16
    assert len(state.legal_actions()) == 1820
    with pytest.raises(IllegalAction, match="not in the hand: 8S"):
        act(state, "discard 8S 2S 2H 2D")
    act(state, "discard AS 2S 2H 2D")
    assert state.points == [15, 0]
    assert legal(state) == ["trump S", "trump H", "trump D", "trump C"]
    state = act(deal(rules("gameocards")), "bid 100", "pass", "discard 2S 2H 2D 2C", "play AH")
    assert state.trump == 1, "first_lead"


def test_s31_a_trick_is_hand_hand_pile_pile() -> None:
    state = declared()
    order = []
    for card in ("AS", "9D", "8S", "4D"):
        order.append(state.to_act)
        act(state, f"play {card}")
    assert order == [0, 1, 0, 1]
    assert state.tricks == [(0, tuple(parse_cards("AS 9D 8S 4D")), 0)]
    assert (state.to_act, state.leader) == (0, 0)


def test_s31_the_leaders_pile_card_comes_first_in_later_tricks_too() -> None:
    state = act(declared(), "play 9S", "play 9C", "play 8S", "play 8D")
    assert state.tricks[0][2] == 1, "a trump"
    order = []
    while len(state.tricks) < 2:
        order.append(state.to_act)
        act(state, legal(state)[0])
    assert order == [1, 0, 1, 0]


def test_s31_each_follows_from_the_cards_open_to_it() -> None:
    state = act(declared(), "play AS")
    assert len(state.legal_actions()) == 12, "no spade in the hand"
    act(state, "play AD")
    assert legal(state) == ["play 4S", "play 8S"], "two tops are spades"
    with pytest.raises(IllegalAction, match="must follow suit: spades"):
        act(state, "play 8H")
    with pytest.raises(IllegalAction, match="not on top of an own pile: KS"):
        act(state, "play KS")
    with pytest.raises(IllegalAction, match="not on top of an own pile: 7S"):
        act(state, "play 7S")
    act(state, "play 8S")
    assert len(state.legal_actions()) == 3, "no spade on top: any top"


def test_s31_the_side_of_the_winning_card_leads_from_its_hand() -> None:
    state = act(declared(), "play 9S", "play AD", "play 4S", "play 8C")
    assert state.tricks[0][2] == 1, "the trump from the pile"
    assert state.to_act == 1
    with pytest.raises(IllegalAction, match="not in the hand: 8D"):
        act(state, "play 8D")


def test_s32_the_tops_are_turned_up_after_both_hand_cards() -> None:
    state = declared()
    for text in ("play AS", "play AD"):
        assert state.tops == [0, 0]
        assert state.observe(None).tops == (0, 0)
        act(state, text)
    assert [cards_text(sorted_hand(tops)) for tops in state.tops] == ["8S 4S 8H", "8D 4D 8C"]
    assert state.observe(None).tops == tuple(state.tops)


def test_s32_the_card_under_a_top_is_turned_up_at_the_end_of_the_trick() -> None:
    state = act(declared(), "play AS", "play AD", "play 8S")
    assert cards_text(sorted_hand(state.tops[0])) == "4S 8H"
    assert state.observe(1).pile_sizes[0] == (3, 4, 4)
    act(state, "play 8D")
    assert cards_text(sorted_hand(state.tops[0])) == "7S 4S 8H"
    assert cards_text(sorted_hand(state.tops[1])) == "7D 4D 8C"


def test_s32_a_pile_that_is_used_up_leaves_the_others() -> None:
    state = declared("S")
    for text in ("AS 9D 8S 8D", "KS TD 7S 7D", "QS JD 6S 6D", "JS QD 5S 5D"):
        act(state, *(f"play {card}" for card in text.split()))
    assert state.observe(None).pile_sizes == ((0, 4, 4), (0, 4, 4))
    assert [cards_text(sorted_hand(tops)) for tops in state.tops] == ["4S 8H", "4D 8C"]


def test_s33_scores_of_the_sides() -> None:
    state = declared()
    while state.to_act is not None:
        state.apply(state.legal_actions()[0])
    report = state.rules.report(state)
    assert sum(report["raw"]) == 165
    assert sum(state.tricks_won) == 12
    made = report["raw"][0] >= 100
    slam = state.tricks_won[0] == 12
    expected = 200 if slam else 100 if made else -200 if report["raw"][0] <= 80 else -100
    assert report["scores"] == [expected, report["raw"][1]]


@pytest.mark.parametrize(("before", "winners"), [((500, 0), (0,)), ((0, 650), (1,)), ((0, 0), ())])
def test_s33_s25_each_side_wins_alone(before: tuple[int, int], winners: tuple[int, ...]) -> None:
    state = act(deal(rules(), before), "bid 100", "pass", "discard 2S 2H 2D 2C", "trump C")
    state.phase = Phase.OVER
    state.points = [130, 35]
    assert state.rules.totals_after(state) == (before[0] + 100, before[1] + 35)
    assert state.rules.winners(state) == winners


def test_s33_s23_kons_decides_the_match() -> None:
    for tricks, winner in ((12, 1), (11, 0)):
        state = act(deal(rules("gameocards"), (1005, 1010)), "bid shelem", "bid kons", "accept")
        state.phase = Phase.OVER
        state.tricks_won = [12 - tricks, tricks]
        assert state.rules.winners(state) == (winner,)


def test_s33_s6_kashabi_after_a_redeal_keeps_the_piles() -> None:
    state = act(deal(rules(shuffle="kashabi")), "pass", "pass")
    assert mask_of(gathered(state)) == FULL_DECK
    deck = kashabi(state, Random(1))
    assert Counter(deck) == Counter(range(52))
    state = declared()
    while state.to_act is not None:
        state.apply(state.legal_actions()[0])
    assert mask_of(kashabi(state, Random(1))) == FULL_DECK


def test_s33_options_and_presets_are_those_of_four() -> None:
    assert GAME.presets == GAMES["shelem"].presets
    assert GAME.options == GAMES["shelem"].options


@st.composite
def deals(draw: st.DrawFn) -> State:
    table = rules(draw(st.sampled_from(sorted(GAME.presets))))
    deck = table.deck()
    Random(draw(st.integers(0, 2**32))).shuffle(deck)
    totals = draw(st.sampled_from([(0, 0), (1010, 1005), (-300, 1090)]))
    return table.start(deck, draw(st.integers(0, 1)), totals)


def step(state: State, rng: Random) -> int:
    choices = state.legal_actions()
    return choices[min(rng.randrange(len(choices)), rng.randrange(len(choices)))]


@given(deals(), st.integers(0, 2**32))
@settings(max_examples=60)
def test_s33_s3_the_points_of_any_deal_add_up(state: State, seed: int) -> None:
    rng = Random(seed)
    while state.to_act is not None:
        state.apply(step(state, rng))
    assert state.redeal or sum(state.points) == state.rules.total


def perft(state: State, depth: int) -> int:
    """Count the sequences of legal actions of this length, or shorter where the deal ends."""
    if depth == 0 or state.to_act is None:
        return 1
    count = 0
    for action in state.legal_actions():
        copy = state.clone()
        copy.apply(action)
        count += perft(copy, depth - 1)
    return count


def ways(choices: list[list[int]], led: int | None = None) -> int:
    """The plays of a first trick, counted apart: every row's cards, the suit led followed."""
    count = 0
    for cards in product(*choices):
        first = SUIT_OF[cards[0]]
        count += all(
            SUIT_OF[card] == first or not any(SUIT_OF[c] == first for c in row)
            for card, row in zip(cards[1:], choices[1:], strict=True)
        )
    return count


def test_perft_of_a_first_trick() -> None:
    """Seat 0 has spades and hearts, seat 1 neither: 12 x 12, and then the tops."""
    state = declared()
    rows = [sorted_hand(state.hands[0]), sorted_hand(state.hands[1])]
    rows += [parse_cards("8S 8H 4S"), parse_cards("8D 8C 4D")]
    counts = [perft(state, depth) for depth in range(5)]
    assert counts == [1, *(ways(rows[:length]) for length in range(1, 5))]
    assert counts == [1, 12, 144, 144 // 2 * 2 + 144 // 2 * 1, 216 * 3]

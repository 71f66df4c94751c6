"""What a partner may expect of the rule-based bot (case 56)."""

from random import Random

import pytest

from barg.bots import LEVELS, choose
from barg.cards import cards_text, parse_card, parse_cards
from barg.game import GAMES
from barg.kernel.shelem.fields import NONE
from barg.shelem import State

RULES = GAMES["shelem"].rules({})


def play(hands: tuple[str, str, str, str], discard: str, trump: str, *cards: str) -> State:
    """Seat 0 declares at 100 and buries; then these cards are played from seat 0 on.

    The first hand has sixteen cards: the widow is its last four.
    """
    sixteen, *others = (parse_cards(hand) for hand in hands)
    deck = sixteen[:12] + others[0] + others[1] + sixteen[12:] + others[2]
    state: State = RULES.start(deck, 3)
    calls = ["bid 100", "pass", "pass", "pass", f"discard {discard}", f"trump {trump}"]
    for text in [*calls, *(f"play {card}" for card in cards)]:
        state.apply(RULES.parse_action(text))
    return state


def chosen(state: State) -> str:
    assert state.to_act is not None
    return str(RULES.action_text(choose("heuristic", state.observe(state.to_act), 0)))


STRONG = (
    "AH KH QH JH TH 9H AC KC 3C KS 4S 2D 8H 5C 2S 3D",
    "7H 6H AD KD QD JD 9S 8S 7S 9C 8C 7C",
    "5H 4H AS QS JS TS QC JC TC 9D 8D 7D",
    "3H 2H TD 6D 5D 4D 6S 5S 3S 6C 4C 2C",
)


def test_declarer_draws_trumps() -> None:
    first = chosen(play(STRONG, "4S 2D 2S 3D", "H"))
    assert first in {"play AH", "play KH", "play QH", "play JH", "play TH"}, "a sure trump"


def test_declarer_stops_when_trumps_are_gone() -> None:
    cards = ["AH", "7H", "5H", "3H", "KH", "6H", "4H", "2H"]
    state = play(STRONG, "4S 2D 2S 3D", "H", *cards)
    assert state.leader == 0
    assert not chosen(state).endswith("H"), "no trump is out any more"


RUFFS = (
    "AH KH QH 9H 8H 7H AS 3S 4C 3C 9D 8D 5C 2S 6C 7C",
    "6H 5H KS QS JS 9S AD QD JD 7D AC 9C",
    "JH 4H 2D 3D 4D 5D KC QC JC TC 8C 2C",
    "TH 3H 2H TS 8S 7S 6S 5S 4S KD TD 6D",
)


def test_the_partners_sure_winner_is_not_trumped() -> None:
    state = play(RUFFS, "3S 2S 9D 8D", "H", "AS", "9S")
    assert state.to_act == 2, "seat 2 has no spade"
    assert not chosen(state).endswith("H"), "the ace of spades of the partner wins anyway"


def test_points_go_to_the_partners_sure_winner() -> None:
    """Seat 2 cannot follow; the ace wins whatever comes, so the ten goes with it."""
    state = play(RUFFS, "3S 2S 9D 8D", "H", "AS", "9S")
    assert chosen(state) == "play TC"


def test_no_ten_under_a_certain_loser() -> None:
    hands = (
        "AH KH QH 9H 8H 7H AS 3S 4C 3C 9D 8D 5C 2S 6C 7C",
        "6H 5H KS QS TS 9S AD QD JD 7D AC 9C",
        "JH 4H 2D 3D 4D 5D KC QC JC TC 8C 2C",
        "TH 3H 2H JS 8S 7S 6S 5S 4S KD TD 6D",
    )
    state = play(hands, "3S 2S 9D 8D", "H", "AS")
    assert chosen(state) == "play 9S"


def test_the_cheapest_card_wins_the_last_seat() -> None:
    hands = (
        "AH KH QH 9H 8H 7H 3S 2S 4C 3C 9D 8D 5C 4S 6C 7C",
        "6H 5H KS QS JS 9S AD QD JD 7D AC 9C",
        "TH 4H 2D 3D 4D 5D KC QC JC TC 8C 2C",
        "JH 3H 2H TS 8S 7S 6S 5S AS KD TD 6D",
    )
    state = play(hands, "5C 4S 9D 8D", "H", "3C", "9C", "TC")
    assert state.to_act == 3
    assert chosen(state)[-1] in "H", "no club: a trump takes a trick that holds a ten"
    assert chosen(state) == "play 2H", "and the lowest does"


def test_a_scattered_hand_passes() -> None:
    deck = ["9S", "7S", "4S", "QH", "8H", "3H", "JD", "6D", "2D", "9C", "7C", "4C"]
    rest = [card for card in map(_text, RULES.deck()) if card not in deck]
    state = RULES.start([parse_card(card) for card in deck + rest], 3)
    assert chosen(state) == "pass"


def test_a_strong_hand_bids_the_next_number() -> None:
    deck = ["AH", "KH", "QH", "JH", "TH", "9H", "AC", "KC", "3C", "AS", "4S", "2D"]
    rest = [card for card in map(_text, RULES.deck()) if card not in deck]
    state = RULES.start([parse_card(card) for card in deck + rest], 3)
    assert chosen(state) == "bid 100"
    for call in ("bid 100", "bid 105", "pass", "pass"):
        state.apply(RULES.parse_action(call))
    assert chosen(state) == "bid 110"


def _text(card: int) -> str:
    return cards_text([card])


def test_bare_tens_are_buried_and_trumps_and_aces_kept() -> None:
    state = RULES.start(
        parse_cards(
            "AH KH QH JH 9H 8H AC KC AS TD 5D TS"
            " 7H 6H AD KD QD JD 9S 8S 7S 9C 8C 7C"
            " 5H 4H KS QS JS TH QC JC TC 9D 8D 7D"
            " 3S 2S 4D 3D"
            " 3H 2H 2D 6D 6S 5S 4S 5C 6C 4C 3C 2C"
        ),
        3,
    )
    for call in ("bid 100", "pass", "pass", "pass"):
        state.apply(RULES.parse_action(call))
    buried = set(chosen(state).split()[1:])
    assert {"TD", "5D"} <= buried
    assert not {card for card in buried if card[1] == "H" or card[0] == "A"}


@pytest.mark.parametrize("level", LEVELS["shelem"])
def test_same_observation_and_seed_same_legal_action(level: str) -> None:
    """Case 54: the unseen cards may lie anywhere, the choice is the same."""
    rng = Random(54)
    for deal in range(10):
        deck = RULES.deck()
        rng.shuffle(deck)
        state: State = RULES.start(deck, deal % 4)
        while (seat := state.to_act) is not None:
            view = state.observe(seat)
            action = choose(level, view, deal)
            assert action in view.legal
            other = _unseen_permuted(state, seat, rng).observe(seat)
            assert other == view
            assert choose(level, other, deal) == action
            state.apply(action)


def _unseen_permuted(state: State, seat: int, rng: Random) -> State:
    """A copy in which the cards that the seat cannot know are dealt anew among the others."""
    other = state.clone()
    others = [who for who in range(4) if who != seat]
    pool = [card for who in others for card in range(52) if state.hands[who] >> card & 1]
    widow = [card for card in range(52) if state.widow >> card & 1]
    if state.declarer == NONE:
        pool += widow
    rng.shuffle(pool)
    for who in others:
        size = state.hands[who].bit_count()
        other.hands[who] = sum(1 << pool.pop() for _ in range(size))
    if state.declarer == NONE:
        other.widow = sum(1 << card for card in pool)
    return other


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    state = RULES.start(RULES.deck(), 3)
    with pytest.raises(ValueError, match="seat 1 is not to act"):
        choose("heuristic", state.observe(1), 0)

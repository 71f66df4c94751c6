"""The claim of the rest is never wrong (S16, S17, S31): the others try everything."""

import random
from dataclasses import replace
from functools import partial

import pytest

from barg.cards import Card, cards_text, mask_of, parse_cards
from barg.game import GAMES, Seat
from barg.kernel.shelem.fields import ACE_NARS, NARS, SARS
from barg.shelem import Phase, State
from barg.shelem.claims import play_out, sure_line
from barg.shelem.observation import Observation

TRICK = 4
RANKS = "AKQJT98765432"
WORLDS = 12


def dealt(players: int, rules: dict[str, object], chance: random.Random) -> State:
    game = GAMES["shelem" if players == 4 else "shelem2"]
    made = game.rules(rules)
    deck = made.deck()
    chance.shuffle(deck)
    state: State = made.start(deck, 0, ())
    return state


def to_the_play(state: State, chance: random.Random) -> State | None:
    """Somebody bids, and the rest is chance; None for a redeal."""
    while state.phase < Phase.PLAY:
        legal = list(state.legal_actions())
        bids = len(state.calls)
        state.apply(
            legal[-1] if bids == 0 and state.phase == Phase.AUCTION else chance.choice(legal)
        )
    return state if state.phase == Phase.PLAY else None


def can_be_stopped(state: State, seat: Seat, line: tuple[Card, ...], own: tuple[Card, ...]) -> bool:
    """Whether some play of the others, and of the own piles, takes a trick from the line."""
    world = state
    place = world.played % TRICK
    if world.phase != Phase.PLAY:
        return world.tricks_won[seat % 2] < own[0] + own[1]
    if world.turn == seat and place < world.rules.players:
        later = world.clone()
        later.apply(line[0])
        return can_be_stopped(later, seat, line[1:], own)
    for action in world.legal_actions():
        later = world.clone()
        later.apply(action)
        if place == TRICK - 1 and later.phase == Phase.PLAY and later.turn % 2 != seat % 2:
            return True
        if place == TRICK - 1 and later.turn != seat and later.phase == Phase.PLAY:
            return True  # a partner has taken the trick: the line is not the seat's own
        if can_be_stopped(later, seat, line, own):
            return True
    return False


KINDS: list[tuple[int, dict[str, object], int]] = [
    (4, {"preset": "gameocards"}, 3),
    (4, {"preset": "joker200"}, 3),
    (4, {"preset": "bazito", "no_trump_modes": True}, 3),
    (2, {"preset": "bazito"}, 3),
    (2, {"preset": "joker200"}, 3),
]


@pytest.mark.parametrize(("players", "rules", "left"), KINDS)
def test_no_defence_and_no_world_stops_a_claim(
    players: int, rules: dict[str, object], left: int
) -> None:
    chance = random.Random(players * 10 + len(rules))
    proven = 0
    for _ in range(60):
        state = to_the_play(dealt(players, rules, chance), chance)
        if state is None:
            continue
        while state.phase == Phase.PLAY:
            seat = state.turn
            seen = state.observe(seat)
            line = sure_line(seen)
            if line and len(line) <= left:
                proven += 1
                tricks = (state.tricks_won[seat % 2], len(line))
                stopped = partial(can_be_stopped, seat=seat, line=line, own=tricks)
                assert not stopped(state), (seen, line)
                worlds = (state.redeal_unseen(seat, chance) for _ in range(WORLDS))
                assert not any(stopped(world) for world in worlds), (seen, line)
                claimed = state.clone()
                for actor, action in play_out(state, line):
                    assert claimed.turn == actor
                    claimed.apply(action)
                assert claimed.phase == Phase.OVER
                assert claimed.tricks_won[seat % 2] == sum(tricks)
            state.apply(_strong(seen) if seat == state.declarer else chance.choice(seen.legal))
    assert proven >= 3


def _strong(seen: Observation) -> int:
    return max(seen.legal, key=lambda action: action % 13)


SPADES, HEARTS, DIAMONDS, CLUBS = (" ".join(f"{rank}{suit}" for rank in RANKS) for suit in "SHDC")


def claim_of(hand: str, gone: str, trump: int = 0, trick: str = "") -> str:
    """The line that is proven with this hand once these cards are gone; spades are trump."""
    chance = random.Random(1)
    state = None
    while state is None:
        state = to_the_play(dealt(4, {}, chance), chance)
    cards = set(parse_cards(gone)) - set(parse_cards(f"{hand} {trick}"))
    seen = replace(
        state.observe(state.turn),
        hand=mask_of(parse_cards(hand)),
        tricks=((0, tuple(cards), 0),),
        trump=trump,
        trick=tuple(parse_cards(trick)),
        discards=0,
    )
    return cards_text(sure_line(seen))


@pytest.mark.parametrize(
    ("hand", "gone", "trick", "line"),
    [
        ("AS KS", "", "", "AS KS"),
        ("AS QS", "", "", ""),
        ("AS QS", "KS", "", "AS QS"),
        ("AS AH", "", "", ""),
        ("AS AH", SPADES, "", "AS AH"),
        ("AS AH", SPADES.replace("2S", ""), "", "AS AH"),
        ("KS AH", SPADES.replace("AS", ""), "", ""),
        ("AH 2H", SPADES, "", ""),
        ("AH 2H", f"{SPADES} {HEARTS.replace('3H', '')}", "", "AH 2H"),
        ("AH 4H 2H", f"{SPADES} {HEARTS.replace('3H', '').replace('5H', '')}", "", ""),
        ("2D 3C", f"{SPADES} {DIAMONDS} {CLUBS}", "", "3C 2D"),
        ("2S AH", SPADES, "KD", "2S AH"),
        ("2S AH", SPADES.replace("3S", ""), "KD", ""),
        ("2S AH", SPADES.replace("3S", ""), "KD 2D 4D", ""),
        ("AH KH", SPADES, "2H 3H 4H", "KH AH"),
        ("AD 2H", f"{SPADES} {HEARTS}", "KD", "AD 2H"),
        ("5S", SPADES, "", ""),
    ],
)
def test_what_is_proven(hand: str, gone: str, trick: str, line: str) -> None:
    assert sorted(claim_of(hand, gone, trick=trick).split()) == sorted(line.split())


def test_without_trump_ranks_may_be_turned_round() -> None:
    assert claim_of("2H 3H", "", trump=NARS) == "2H 3H"
    assert claim_of("AH KH", "", trump=NARS) == ""
    assert claim_of("AH KH", "", trump=SARS) == "AH KH"
    assert claim_of("AH 2H", "", trump=ACE_NARS) == "AH 2H"


def test_nobody_else_has_a_claim() -> None:
    chance = random.Random(4)
    state = None
    while state is None:
        state = to_the_play(dealt(4, {}, chance), chance)
    for seat in (None, 0, 1, 2, 3):
        if seat != state.turn:
            assert sure_line(state.observe(seat)) == ()

"""The card counter knows what the seat knows, and nothing else."""

import random
from collections import Counter
from typing import Any

import pytest

from barg.cards import parse_cards
from barg.game import GAMES
from barg.kernel.bits import popcount
from barg.kernel.shelem.fields import NONE
from barg.server.counting import counter_view
from barg.server.protocol_words import CounterView
from tests.server.tables_of_games import KINDS


def counts(line: str) -> Counter[int]:
    return Counter(parse_cards(line, jokers=True))


def whole(view: CounterView) -> Counter[int]:
    return counts(view.gone) + counts(view.sight) + counts(view.unseen)


def hidden(state: Any, seat: int) -> int:
    """How many cards lie where the seat cannot see them, from the state itself."""
    others = [other for other in range(state.rules.players) if other != seat]
    if state.rules.game == "rummy":
        known = sum(
            popcount(state.known_ones[one])
            + popcount(state.known_twos[one])
            + state.known_jokers[one]
            for one in others
        )
        return int(state.stock_size + sum(state.sizes[one] for one in others) - known)
    if state.rules.game == "shithead":
        hands = sum(len(state.hand(one)) - len(state.shown(one)) for one in others)
        blind = sum(
            len(state.blind(one)) - popcount(state.blind_shown[one])
            for one in range(state.rules.players)
        )
        return int(state.stock_left + hands + blind)
    down = sum(len(pile) for piles in state.piles for pile in piles) - sum(
        map(popcount, state.tops)
    )
    packet = state.widow if state.declarer == NONE else state.discards
    own_packet = state.declarer == seat
    return (
        down
        + sum(popcount(state.hands[one]) for one in others)
        + (0 if own_packet else popcount(packet))
    )


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_it_is_the_same_in_every_world_of_the_seat(
    game: str, players: int, options: dict[str, object]
) -> None:
    chance = random.Random(players)
    rules = GAMES[game].rules(options, players)
    deck = rules.deck()
    changed = 0
    for _ in range(3):
        chance.shuffle(deck)
        state = rules.start(deck, 0, ())
        for step in range(160):
            if state.to_act is None:
                break
            seat = step % players
            view = counter_view(state.observe(seat))
            assert whole(view) == Counter(rules.deck())
            world = state.redeal_unseen(seat, chance)
            assert counter_view(world.observe(seat)) == view
            assert len(view.unseen.split()) == hidden(state, seat)
            changed += world.cards() != state.cards()
            legal = state.legal_actions()
            action = legal[chance.randrange(len(legal))]
            stock = list(state.to_shuffle(action))
            chance.shuffle(stock)
            state.apply(action, stock)
    assert changed > 50


def test_own_cards_and_played_ones() -> None:
    state = GAMES["shelem"].rules({}).start(list(range(52)), 0, ())
    view = counter_view(state.observe(1))
    assert view.gone == ""
    assert counts(view.sight) == Counter(_hand(state.observe(1).hand))
    assert len(view.unseen.split()) == 40


def _hand(mask: int) -> list[int]:
    return [card for card in range(52) if mask >> card & 1]

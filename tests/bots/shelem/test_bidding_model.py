"""The model of hands: its tables, its spreads, the best packet, and how quickly it is there."""

from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pytest

from barg.bots.shelem.bidding_engine.layout import LEVELS, ROLE_OTHER, ROLE_PARTNER, ROLE_SELF
from barg.bots.shelem.bidding_engine.outlook import share
from barg.bots.shelem.bidding_engine.packet import PACKET_ROOM, best_packet, packet_for
from barg.bots.shelem.bidding_engine.shortlist import shortlist
from barg.bots.shelem.bidding_engine.worth import play_worth
from barg.bots.shelem.kinds import KINDS, Kind, kind_of
from barg.bots.shelem.models import book_of
from barg.bots.shelem.weights import load, shipped
from barg.cards import cards_in, mask_of
from barg.game import GAMES, OptionValue
from barg.kernel.shelem.exchange import points_of
from barg.kernel.shelem.fields import JOKERS
from barg.shelem import ShelemRules

FOUR = [kind for kind in KINDS if kind.players == 4]


def _rules(kind: Kind) -> ShelemRules:
    settings: dict[str, OptionValue] = {
        "ace_points": kind.ace_points,
        "jokers": kind.jokers,
        "no_trump_modes": kind.free,
    }
    found: ShelemRules = GAMES["shelem" if kind.players == 4 else "shelem2"].rules(settings)
    return found


@pytest.mark.parametrize("kind", FOUR, ids=lambda kind: kind.name)
def test_chances_of_points_add_up_to_one_and_never_pass_the_total(kind: Kind) -> None:
    rules = _rules(kind)
    assert kind_of(rules) == kind
    model = book_of(rules).model_list
    for role in (ROLE_SELF, ROLE_PARTNER, ROLE_OTHER):
        for mean in (0, 61, 100, 123.4, rules.total, 400):
            chances = [share(model, role, mean, level) for level in range(LEVELS)]
            assert sum(chances) == pytest.approx(1.0, abs=1e-4)
            assert sum(chances[rules.total // 5 + 1 :]) == pytest.approx(0.0, abs=1e-6)


def test_a_better_hand_is_worth_more() -> None:
    rules = GAMES["shelem"].rules({})
    model = book_of(rules).model_list
    strong = mask_of([12, 11, 10, 9, 8, 7, 25, 24, 38, 37, 51, 50])
    weak = mask_of([0, 1, 2, 4, 13, 14, 15, 26, 27, 28, 39, 40])
    assert play_worth(model, strong, 0) > 130
    assert play_worth(model, weak, 0) < 80


@pytest.mark.parametrize(("jokers", "free"), [(0, False), (2, False), (0, True)])
def test_the_best_packet_is_the_best_of_all(jokers: int, free: bool) -> None:
    rules = GAMES["shelem"].rules({"jokers": jokers, "no_trump_modes": free})
    options, model = rules.options, book_of(rules).model_list
    deck = rules.deck()
    Random(3).shuffle(deck)
    hand = mask_of(deck[: 12 + rules.widow_size])
    room = ([0.0] * PACKET_ROOM, [0] * PACKET_ROOM)
    value, trump, packet = best_packet(options, model, hand, *room)
    trumps = 7 if free else 4

    def worth(cards: int, code: int) -> float:
        return play_worth(model, hand & ~cards, code) + points_of(options, cards)

    packets = [mask_of(cards) for cards in combinations(cards_in(hand & ~JOKERS), rules.widow_size)]
    best = max(
        worth(cards, code) for cards in packets[:: 1 if not jokers else 7] for code in range(trumps)
    )
    assert worth(packet, trump) == pytest.approx(value)
    assert worth(packet, trump) >= best - 1e-6
    with_trump, same = packet_for(options, model, hand, trump, *room)
    assert with_trump == pytest.approx(value)
    assert same == packet


def test_the_shortlist_begins_with_the_best_packet() -> None:
    rules = GAMES["shelem"].rules({})
    options, model = rules.options, book_of(rules).model_list
    for number in range(5):
        deck = rules.deck()
        Random(number).shuffle(deck)
        hand = mask_of(deck[:16])
        packets, trumps, values = [0] * 20, [0] * 20, [0.0] * 20
        room = ([0.0] * PACKET_ROOM, [0] * PACKET_ROOM)
        assert shortlist(options, model, hand, *room, packets, trumps, values) == 20
        assert values == sorted(values, reverse=True)
        assert len(set(zip(packets, trumps, strict=True))) == 20
        _, trump, packet = best_packet(options, model, hand, *room)
        assert (packets[0], trumps[0]) == (packet, trump)


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = shipped("4-10")
    weights.save(tmp_path / "x.npz")
    again = load(tmp_path / "x.npz")
    assert np.allclose(again.model(), weights.model(), atol=1e-4)
    assert (tmp_path / "x.npz").stat().st_size < 40_000

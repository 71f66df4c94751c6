"""Where the cards are, and who knows it."""

from collections import Counter
from random import Random

from tests.conformance.playing import Deal, seeds
from tests.conformance.tables import Table, at_every_table


@at_every_table
@seeds(4)
def test_every_card_is_somewhere_once_after_each_action(table: Table, seed: int) -> None:
    deal = Deal(table, Random(seed))
    whole = Counter(deal.rules.deck())
    assert Counter(deal.deck) == whole
    for state in deal.go():
        assert Counter(state.cards()) == whole


@at_every_table
@seeds(4)
def test_an_observation_holds_nothing_hidden(table: Table, seed: int) -> None:
    """Case 54: with the unseen cards dealt anew, the seat sees what it saw."""
    rng = Random(seed)
    deal = Deal(table, rng)
    for state in deal.go():
        if rng.random() < 0.85 and state.to_act is not None and len(deal.actions) > 3:
            continue
        before = state.cards()
        for seat in (*range(table.players), None):
            world = state.redeal_unseen(seat, rng)
            assert world.observe(seat) == state.observe(seat)
            assert world.to_act == state.to_act
            assert world.to_act is None or world.legal_actions()
            assert Counter(world.cards()) == Counter(before)
            assert world.rules.returns(world) == state.rules.returns(state)
        assert state.cards() == before, "the state itself stays as it is"


@at_every_table
@seeds(1)
def test_a_world_changes_every_place_that_the_seat_cannot_see(table: Table, seed: int) -> None:
    """Two cards that a seat would not miss if they changed places are not where they were."""
    rng = Random(seed)
    deal = Deal(table, rng)
    cards = deal.state.cards()
    for seat in (0, table.players - 1, None):
        view = deal.state.observe(seat)
        worlds = [deal.state.redeal_unseen(seat, rng).cards() for _ in range(40)]
        moving = {
            place
            for place, card in enumerate(cards)
            if any(world[place] != card for world in worlds)
        }
        for first in range(len(deal.deck)):
            deck, second = list(deal.deck), rng.randrange(len(deal.deck))
            deck[first], deck[second] = deck[second], deck[first]
            swapped = deal.rules.start(deck, deal.dealer, deal.totals)
            if swapped.observe(seat) == view:
                pairs = enumerate(zip(cards, swapped.cards(), strict=True))
                assert {place for place, (old, new) in pairs if old != new} <= moving


@at_every_table
@seeds(6)
def test_a_world_goes_on(table: Table, seed: int) -> None:
    """What a seat can imagine is a deal that can be played to its end."""
    rng = Random(seed)
    deal = Deal(table, rng)
    deal.go_to(rng.randrange(60))
    deal.state = deal.state.redeal_unseen(rng.choice((*range(table.players), None)), rng)
    for state in deal.go(80):
        assert state.to_act is None or state.legal_actions()

"""What may be done, and how it is written."""

from functools import cache
from random import Random
from typing import Any

import pytest

from barg.errors import DeckError, IllegalAction, NotationError
from tests.conformance.playing import Deal, sample, seeds, seen
from tests.conformance.tables import TABLES, Table, at_every_table

POOL = 40
"""So many actions from elsewhere are tried in each state."""


@cache
def pool(game: str) -> list[int]:
    """Actions that are legal somewhere in the game, and integers like them."""
    rng, found = Random(game), set()
    for table in TABLES:
        if table.game.name == game:
            for _ in range(3):
                for state in Deal(table, rng).go(100):
                    found.update(sample(state.legal_actions(), 3, rng))
    some = sample(sorted(found), 1500, rng)
    changed = {action ^ 1 << rng.randrange(action.bit_length() + 2) for action in some}
    others = {-1, -(1 << 70), 1 << 80, *(a + rng.choice((-1, 1)) for a in some)}
    return [*some, *sorted(changed | others)]


@at_every_table
@seeds(6)
def test_apply_takes_what_is_legal_and_refuses_the_rest(table: Table, seed: int) -> None:
    rng = Random(seed)
    deal = Deal(table, rng)
    state = deal.go_to(rng.randrange(rng.choice((5, 60, 200))))
    legal, rules, before = state.legal_actions(), deal.rules, seen(state)
    assert bool(legal) == (state.to_act is not None)
    assert len(set(legal)) == len(legal)
    for action in sample(legal, 30, rng):
        assert rules.is_listed(action)
        assert can(state, action)
        copy = state.clone()
        copy.apply(action, list(copy.to_shuffle(action)))
        assert seen(copy) != before
    for action in rng.sample(pool(table.game.name), POOL):
        if action in legal:
            continue
        if can(state, action):
            assert not rules.is_listed(action)
            copy = state.clone()
            copy.apply(action, list(copy.to_shuffle(action)))
        else:
            with pytest.raises(IllegalAction) as caught:
                state.apply(action)
            assert caught.value.code
            assert caught.value.reason
    assert seen(state) == before, "neither a copy's actions nor refused ones change anything"


def can(state: Any, action: int) -> bool:
    """Whether the action is legal."""
    try:
        state.verify(action)
    except IllegalAction:
        return False
    return True


@at_every_table
@seeds(4)
def test_chance_is_what_was_asked_for(table: Table, seed: int) -> None:
    """A shuffle of other cards than those to be shuffled is refused, and changes nothing."""
    deal = Deal(table, Random(seed))
    for state in deal.go():
        for action in sample(state.legal_actions(), 5, deal.rng):
            wanted = list(state.to_shuffle(action))
            if wanted:
                before = seen(state)
                for wrong in ([], wanted[1:], [*wanted, wanted[0]]):
                    with pytest.raises(DeckError):
                        state.apply(action, wrong)
                assert seen(state) == before


@at_every_table
@seeds(4)
def test_notation_goes_round(table: Table, seed: int) -> None:
    deal = Deal(table, Random(seed))
    for state in deal.go(150):
        legal = state.legal_actions()
        for action in sample(legal, 12, deal.rng):
            text = deal.rules.action_text(action)
            assert deal.rules.parse_action(text) == action
            assert text == " ".join(text.split())
        report = deal.rules.legal_report(state)
        if isinstance(report, list):
            assert report == sorted(map(deal.rules.action_text, legal))


@at_every_table
def test_what_is_no_action_is_refused_by_the_reader(table: Table) -> None:
    rules = table.rules(Random(0))
    for text in ("", " ", "nonsense", "play", "play ZZ", "discard ½", "x" * 10_000, "\n", "بازی"):
        with pytest.raises(NotationError):
            rules.parse_action(text)


@at_every_table
@seeds(2)
def test_a_random_deal_ends_within_its_bound(table: Table, seed: int) -> None:
    deal = Deal(table, Random(seed))
    for _ in range(deal.rules.max_actions):
        if deal.state.to_act is None:
            break
        assert deal.state.legal_actions(), "there is always a way on"
        deal.step()
    assert deal.state.to_act is None

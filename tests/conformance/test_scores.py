"""What a deal brings, on the sheet and as returns, and how a match goes on."""

from random import Random

from barg.game import Match
from tests.conformance.playing import LONGEST, Deal, seeds
from tests.conformance.tables import Table, at_every_table


@at_every_table
@seeds(4)
def test_returns_agree_with_the_score_sheet(table: Table, seed: int) -> None:
    deal = Deal(table, Random(seed))
    rules, state = deal.rules, deal.state
    before = rules.totals_after(state)
    for _ in range(rules.max_actions):
        if state.to_act is None:
            break
        assert rules.totals_after(state) == before
        assert rules.returns(state) == (0,) * table.players
        assert rules.winners(state) == ()
        deal.step()
    sheet = rules.seat_totals(before), rules.seat_totals(rules.totals_after(state))
    change = tuple(new - old for old, new in zip(*sheet, strict=True))
    assert rules.returns(state) == change
    assert len(change) == table.players == rules.seats == len(rules.sides)
    by_side = dict(zip(rules.sides, change, strict=True))
    assert change == tuple(by_side[side] for side in rules.sides), "partners get the same"


@at_every_table
@seeds(2)
def test_a_match_goes_from_deal_to_deal(table: Table, seed: int) -> None:
    rng = Random(seed)
    rules = table.rules(rng)
    match = Match(rules, rng.randrange(rules.seats))
    assert rules.game == table.game.name
    for _ in range(2):
        totals = match.totals
        deck = rules.deck()
        rng.shuffle(deck)
        state = match.start_deal(deck)
        assert totals in (None, rules.totals_after(state))
        assert rules.report(state)["totals"] is None
        for _ in range(LONGEST):
            if not match.deal_running:
                break
            legal = state.legal_actions()
            action = legal[rng.randrange(len(legal))]
            shuffled = list(state.to_shuffle(action))
            rng.shuffle(shuffled)
            match.apply(action, shuffled)
        if match.deal_running:
            return
        assert rules.report(state)["totals"] is not None
        assert rules.legal_report(state) == []
        assert 0 <= match.dealer < rules.seats
        assert set(match.winners) <= set(range(rules.seats))
        if match.over:
            return

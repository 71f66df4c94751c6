"""A beginner's card play between two: the strongest card first, and tens thrown like any other."""

from random import Random

from barg.bots.decision import Decision
from barg.bots.heuristic.exchange import best_trump
from barg.bots.shelem.engine.lanes import LANE, card_at
from barg.bots.shelem.engine.pile_table import beats_card, playable_two
from barg.bots.shelem.pile_view import pile_table_of
from barg.bots.shelem.ruled import action_of
from barg.cards import cards_in
from barg.shelem import Observation


def novice_two(seen: Observation, _rng: Random) -> Decision:
    """Lead the highest card; follow with the lowest that wins, or else the lowest of all.

    The piles that lie open are not thought of, nor cards that have been played.
    """
    trump = best_trump(seen.rules, seen.hand) if seen.trump is None else seen.trump
    table = pile_table_of(seen, trump)
    cards = sorted(cards_in(playable_two(table)), key=lambda card: (card % LANE, card))
    chosen = cards[-1]
    if table.place:
        winning = [card for card in cards if beats_card(table, card, table.high)]
        ours = (table.winner + seen.rules.players - table.leader) % 2 == table.place % 2
        chosen = winning[0] if winning and not ours else cards[0]
    card = card_at(chosen, trump)
    return Decision(action_of(card, trump, named=seen.trump is None))

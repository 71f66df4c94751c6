"""The play: lowest first, specials in need, burns when they pay."""

from random import Random
from typing import Final

from barg.bots.shithead.worth import is_special, worth, worth_of_rank
from barg.cards import Card, Rank
from barg.game import Action
from barg.packed import cards_of, encode, kind_of, number_of
from barg.shithead import Observation
from barg.shithead.actions import BLIND, PICKUP, PLAY
from barg.shithead.observation import UNSEEN
from barg.shithead.pile import burns, goes_on, obeys, rank_of
from barg.shithead.powers import BURN, power_of

BIG_PILE: Final = 5
"""A pile of so many cards is worth a burning card."""
SMALL_PILE: Final = 2
"""Up to so many cards are rather picked up than a special card spent, while there is a stock."""
TIRED: Final = 150
"""After so many turns some plays are left to chance, so that no deal goes round for ever."""
CHANCE: Final = 0.25


def choose_play(observation: Observation, rng: Random) -> Action:
    """A play, a blind card, or the pile."""
    legal = observation.legal
    if kind_of(legal[0]) == BLIND:
        return _blind(observation)
    plays = [action for action in legal if kind_of(action) == PLAY]
    if not plays:
        return encode(PICKUP)
    if observation.turns >= TIRED and rng.random() < CHANCE:
        return plays[rng.randrange(len(plays))]
    best = min(plays, key=lambda action: (_cost(observation, cards_of(action)), action))
    spared = is_special(rank_of(cards_of(best)[0]), observation.rules.power_table) and not _burns(
        observation, cards_of(best)
    )
    few = 0 < len(observation.pile) <= SMALL_PILE
    if spared and few and observation.stock and encode(PICKUP) in legal:
        return encode(PICKUP)
    return best


def _burns(observation: Observation, cards: tuple[Card, ...]) -> bool:
    pile = [*observation.pile, *cards]
    table = observation.rules
    return burns(pile, len(cards), table.power_table, top_four=table.four == "top_four")


def _cost(observation: Observation, cards: tuple[Card, ...]) -> float:
    """What a play costs: the worth of what is spent, less what it brings."""
    rank, powers = rank_of(cards[0]), observation.rules.power_table
    cost = float(worth_of_rank(rank, powers))
    burning = power_of(powers, rank) == BURN
    last = observation.stock == 0
    if is_special(rank, powers):
        cost += 2 * (len(cards) - 1)
    else:
        cost -= 0.5 * (len(cards) - 1)
    if _burns(observation, cards):
        size = len(observation.pile)
        cost -= 12 if burning and size >= BIG_PILE else 0 if burning else 4
        if last and burning and _follows(observation, cards):
            cost -= 2
    return cost


def _follows(observation: Observation, cards: tuple[Card, ...]) -> bool:
    """Whether the hand has something left to play after the burn (H15)."""
    if observation.rules.after_burn == "any":
        return True
    ranks: set[Rank] = {rank_of(card) for card in observation.hand if card not in cards}
    return any(obeys(rank, rank_of(cards[0]), observation.rules.power_table) for rank in ranks)


def _blind(observation: Observation) -> Action:
    """The lowest known blind card that goes on; else an unknown one; else the first."""
    assert observation.seat is not None, "a spectator turns nothing"
    cards, powers = observation.blind[observation.seat], observation.rules.power_table
    known = [
        (worth(card, powers), place)
        for place, card in enumerate(cards)
        if card != UNSEEN
        and goes_on(rank_of(card), observation.pile, powers)
        and obeys(rank_of(card), observation.bound, powers)
    ]
    if known:
        return encode(BLIND, number=min(known)[1])
    unknown = [action for action in observation.legal if cards[number_of(action)] == UNSEEN]
    return (unknown or list(observation.legal))[0]

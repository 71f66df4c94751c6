"""The play: lowest first, specials in need, burns when they pay."""

from random import Random
from typing import Final

from barg.bots.shithead.worth import is_special, worth, worth_of_rank
from barg.cards import Card, Rank
from barg.game import Action
from barg.kernel.packing import kind_of, number_in
from barg.kernel.shithead.codes import BLIND, PICKUP, PLAY
from barg.kernel.shithead.pile import burns, fitting, obeying, rank_to_beat
from barg.kernel.shithead.zones import rank_of
from barg.packed import cards_of, encode
from barg.shithead import Observation
from barg.shithead.observation import UNSEEN

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
    spared = is_special(rank_of(cards_of(best)[0]), observation.rules.options) and not _burns(
        observation, cards_of(best)
    )
    few = 0 < len(observation.pile) <= SMALL_PILE
    if spared and few and observation.stock and encode(PICKUP) in legal:
        return encode(PICKUP)
    return best


def _burns(observation: Observation, cards: tuple[Card, ...]) -> bool:
    pile = [*observation.pile, *cards]
    return burns(observation.rules.options, pile, len(pile), len(cards))


def _cost(observation: Observation, cards: tuple[Card, ...]) -> float:
    """What a play costs: the worth of what is spent, less what it brings."""
    rank, o = rank_of(cards[0]), observation.rules.options
    cost = float(worth_of_rank(rank, o))
    burning = bool(o.burners >> rank & 1)
    last = observation.stock == 0
    if is_special(rank, o):
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
    free = obeying(observation.rules.options, rank_of(cards[0]))
    return any(free >> rank & 1 for rank in ranks)


def _blind(observation: Observation) -> Action:
    """The lowest known blind card that goes on; else an unknown one; else the first."""
    assert observation.seat is not None, "a spectator turns nothing"
    cards, o = observation.blind[observation.seat], observation.rules.options
    top = rank_to_beat(o, observation.pile, len(observation.pile))
    fits = fitting(o, top) & obeying(o, observation.bound)
    known = [
        (worth(card, o), place)
        for place, card in enumerate(cards)
        if card != UNSEEN and fits >> rank_of(card) & 1
    ]
    if known:
        return encode(BLIND, number=min(known)[1])
    unknown = [action for action in observation.legal if cards[number_in(action)] == UNSEEN]
    return (unknown or list(observation.legal))[0]

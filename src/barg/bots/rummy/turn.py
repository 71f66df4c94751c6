"""What is laid down, laid off and discarded (R5–R7, R16)."""

from random import Random
from typing import Final

from barg.bots.rummy.hand import Hand, deadwood, grown, has_opened, held, with_card, without
from barg.bots.rummy.plan import laid, lay_all_off, strands
from barg.cards import JOKER, RANK_OF, SUIT_OF, Card
from barg.game import Action
from barg.kernel.packing import kind_of
from barg.kernel.rummy.fields import DISCARD, EXCHANGE, KNOCK, LAYOFF, LAYOFF_LOW, RUN, SET
from barg.packed import cards_of
from barg.rummy import Observation, RummyRules
from barg.rummy.meld import places_of

PAIR_HELP: Final = 4.0
NEIGHBOUR_HELP: Final = (4.0, 2.5)
"""What a card helps that stands next to another of its suit, or one further."""
JOKER_HELP: Final = 60.0
GIFT: Final = 3.0
"""What it costs to discard a card that fits a meld on the table."""
TIRED: Final = 2
"""After so many reshuffles nothing is held back any more, so that no deal goes round for ever."""


def choose_turn(observation: Observation, rng: Random) -> Action:
    """Knock, meld, lay off or exchange where it pays; else discard."""
    by_kind: dict[int, list[Action]] = {}
    for action in observation.legal:
        by_kind.setdefault(kind_of(action), []).append(action)
    if KNOCK in by_kind:
        return by_kind[KNOCK][0]
    melds = [action for kind in (SET, RUN) for action in by_kind.get(kind, [])]
    layoffs = [action for kind in (LAYOFF, LAYOFF_LOW) for action in by_kind.get(kind, [])]
    if not has_opened(observation) and (melds or layoffs):
        return _open(observation, melds, layoffs) or _discard(observation, by_kind[DISCARD], rng)
    melds = [action for action in melds if not strands(observation, action)]
    layoffs = [action for action in layoffs if not strands(observation, action)]
    return (
        _exchange(observation, by_kind.get(EXCHANGE, []))
        or _meld(observation, melds)
        or _lay_off(observation, layoffs)
        or _discard(observation, by_kind[DISCARD], rng)
    )


def _open(observation: Observation, melds: list[Action], layoffs: list[Action]) -> Action | None:
    """The first melds (R19): each that is legal can be completed; half of it cannot be kept."""
    if observation.laid_points:
        return _meld(observation, melds) or layoffs[0]
    return _meld(observation, [action for action in melds if not strands(observation, action)])


def _exchange(observation: Observation, options: list[Action]) -> Action | None:
    """Take a joker that saves points in the hand."""
    rules, hand = observation.rules, observation.hand
    best: tuple[int, Action] | None = None
    for action in options:
        left = deadwood(rules, with_card(without(hand, cards_of(action)), JOKER))
        if left < deadwood(rules, hand) and (best is None or (left, action) < best):
            best = (left, action)
    return best and best[1]


def _meld(observation: Observation, options: list[Action]) -> Action | None:
    """The meld after which least is left, once the rest of it has been laid off."""
    rules = observation.rules
    if not options:
        return None

    def left(action: Action) -> tuple[int, Action]:
        rest, table = laid(observation, action)
        return deadwood(rules, lay_all_off(rules, rest, table)[0]), action

    return min(options, key=left)


def _lay_off(observation: Observation, options: list[Action]) -> Action | None:
    """Lay off deadwood, the dearest first; jokers only when they are all that is left."""
    rules, hand = observation.rules, observation.hand
    now = deadwood(rules, hand)
    paying = [
        action for action in options if deadwood(rules, without(hand, cards_of(action))) < now
    ]
    last = sum(hand) <= 1 + hand[JOKER]
    paying = [action for action in paying if cards_of(action)[0] != JOKER or last]
    return max(
        paying, key=lambda action: (rules.values[cards_of(action)[0]], -action), default=None
    )


def _discard(observation: Observation, options: list[Action], rng: Random) -> Action:
    """The dearest card outside melds that helps least."""
    if observation.reshuffles >= TIRED:
        rules, hand = observation.rules, observation.hand
        best = min(deadwood(rules, without(hand, cards_of(action))) for action in options)
        loose = [
            action
            for action in options
            if deadwood(rules, without(hand, cards_of(action))) <= best + rules.values[JOKER]
        ]
        return loose[rng.randrange(len(loose))]
    return min(options, key=lambda action: (_cost(observation, cards_of(action)[0]), action))


def _cost(observation: Observation, card: Card) -> float:
    """What it costs to discard a card: points left in the hand, and help that goes."""
    rules, hand = observation.rules, observation.hand
    rest = without(hand, [card])
    gift = rules.melding == "table" and grown(rules, observation.melds, card) is not None
    return deadwood(rules, rest) + _help(rules, rest, card) + (GIFT if gift else 0)


def _help(rules: RummyRules, rest: Hand, card: Card) -> float:
    """How much the card may help the rest of the hand to further melds."""
    if card == JOKER:
        return JOKER_HELP
    value = 0.0
    for other in held(rest):
        if other == JOKER:
            continue
        if RANK_OF[other] == RANK_OF[card] and (other != card or rules.twins):
            value += PAIR_HELP
        elif SUIT_OF[other] == SUIT_OF[card]:
            gap = min(abs(a - b) for a in places_of(card, rules) for b in places_of(other, rules))
            value += NEIGHBOUR_HELP[gap - 1] if 1 <= gap <= 2 else 0.0
    return value

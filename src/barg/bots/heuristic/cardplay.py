"""Card play by weighing each legal card: who is likely to take the trick, and what it costs.

The value of a card is the swing of points that it is expected to bring in this trick, less
what the card would have been worth later. Expert rules stand on top: draw trumps as
declarer, keep the last trump, do not trump or overtake a partner who wins anyway.
"""

from typing import Final

from barg.bots.heuristic.exchange import best_trump
from barg.bots.heuristic.knowledge import Knowledge, know
from barg.cards import Card, Suit
from barg.game import Action, Seat
from barg.kernel.shelem.trick import cards_of_suit, strength
from barg.shelem import Observation
from barg.shelem.actions import first_suit, played_card

TRICK_POINTS: Final = 5
LATER_BOSS: Final = 2.0
"""What a sure winner outside trumps is worth if kept."""
LATER_TRUMP: Final = 6.0
"""What the lowest trump is worth if kept; each rank adds LATER_TRUMP_RANK."""
LATER_TRUMP_RANK: Final = 0.5
LATER_RANK: Final = 0.4
"""What each rank of another card is worth if kept."""
LATER_SECOND: Final = 1.5
"""What a second-best card with a guard is worth if kept."""
DRAW_BONUS: Final = 12.0
RUFF_BONUS: Final = 6.0
EXPECTED_FEED: Final = 5.0
"""Points that a partner is expected to add to a trick that is ours."""


def choose_play(observation: Observation) -> Action:
    """The card to play; legal cards of equal worth are told apart by the lower one."""
    cards = list(observation.legal)
    if len(cards) == 1:
        return cards[0]
    if observation.trump is None:
        return _first_lead(observation)
    facts = know(observation, observation.trump)
    value = _lead_value if facts.led is None else _follow_value
    return max(cards, key=lambda card: (value(facts, card), -facts.rank(card), -card))


def _first_lead(observation: Observation) -> Action:
    """Declarer's lead where it names trump (S15, S35): the choice of suit, then the play."""
    suit = best_trump(observation.rules, observation.hand)
    facts = know(observation, suit)

    def worth(action: Action) -> tuple[float, int, int]:
        card = played_card(action)
        return _lead_value(facts, card), -facts.rank(card), -action

    leads = [action for action in observation.legal if first_suit(action) == suit]
    return max(leads, key=worth)


def _points(facts: Knowledge, card: Card) -> int:
    return facts.observation.rules.card_points[card]


def _chance_beaten_by(facts: Knowledge, seat: Seat, card: Card, led: Suit) -> float:
    """The chance that this seat's best card beats the card, in a trick of this suit led."""
    trump = facts.trump
    higher, suit = facts.higher(card), facts.suit(card)
    trumps = higher if suit == trump else facts.outstanding(trump)
    no_trump = 1.0 if facts.voids[seat] >> trump & 1 else facts.chance_without(seat, trumps)
    if led == trump:
        return 1 - no_trump
    if not facts.may_hold(seat, led):
        return 1 - no_trump
    void = facts.chance_without(seat, facts.outstanding(led))
    over = 0.0 if suit == trump else 1 - facts.chance_without(seat, higher)
    return over + void * (1 - no_trump)


def _chance_ours(facts: Knowledge, card: Card, owner: Seat, led: Suit) -> float:
    """The chance that our side takes a trick that this card of ``owner`` wins so far."""
    ours = 1.0
    for seat in facts.to_come:
        if (seat - facts.seat) % 2:
            ours *= 1 - min(1.0, _chance_beaten_by(facts, seat, card, led))
    if (owner - facts.seat) % 2:
        ours = 0.0
    if facts.partner in facts.to_come:
        rescue = min(1.0, _chance_beaten_by(facts, facts.partner, card, led))
        ours += (1 - ours) * rescue * 0.5
    return ours


def _later_value(facts: Knowledge, card: Card) -> float:
    """What the card would be worth in a later trick."""
    suit, rank = facts.suit(card), facts.rank(card)
    own = (facts.observation.hand & cards_of_suit(suit, facts.trump)).bit_count()
    boss = facts.is_boss(card)
    if suit == facts.trump:
        return LATER_TRUMP + LATER_TRUMP_RANK * rank + (LATER_BOSS / 2 if boss else 0)
    if boss:
        bonus = LATER_BOSS
    else:
        higher = facts.higher(card).bit_count()
        bonus = LATER_SECOND if higher == 1 and own > 1 else 0.0
    return bonus + LATER_RANK * rank


def _follow_value(facts: Knowledge, card: Card) -> float:
    led = facts.led
    assert led is not None
    suit = facts.suit(card)
    takes = strength(card, led, facts.trump) > strength(facts.best, led, facts.trump)
    top, owner = (card, facts.seat) if takes else (facts.best, facts.winner)
    ours = _chance_ours(facts, top, owner, led)
    table = sum(_points(facts, other) for other in facts.observation.trick)
    stake = TRICK_POINTS + table + _points(facts, card)
    value = (2 * ours - 1) * stake - _later_value(facts, card)
    partner_wins = facts.winner == facts.partner
    if takes and partner_wins:
        without = _chance_ours(facts, facts.best, facts.partner, led)
        if without > 0.95:
            value -= 30.0 if suit == facts.trump else 4.0
    return value


def _lead_value(facts: Knowledge, card: Card) -> float:
    suit = facts.suit(card)
    ours = _chance_ours(facts, card, facts.seat, suit)
    feed = EXPECTED_FEED if ours > 0.5 and facts.may_hold(facts.partner, suit) else 0.0
    stake = TRICK_POINTS + _points(facts, card) + feed
    value = (2 * ours - 1) * stake - _later_value(facts, card)
    if suit == facts.trump:
        return value + _draw_value(facts, card)
    return value + _ruff_value(facts, suit)


def _draw_value(facts: Knowledge, card: Card) -> float:
    """What drawing trumps adds: much for declarer, something for the partner."""
    out = facts.outstanding(facts.trump).bit_count()
    opponents_may = any(facts.may_hold(seat, facts.trump) for seat in facts.opponents)
    own = (facts.observation.hand & facts.trumps).bit_count()
    if not facts.declaring or not opponents_may or out == 0:
        return -4.0
    declarer = facts.seat == facts.observation.declarer
    if declarer and own <= 1:
        return -4.0
    if not declarer and not facts.may_hold(facts.partner, facts.trump):
        return -4.0
    wants = DRAW_BONUS if declarer else DRAW_BONUS / 2
    return wants + (3.0 if facts.is_boss(card) else 0.0)


def _ruff_value(facts: Knowledge, suit: Suit) -> float:
    """What a void adds: the partner's is good, an opponent's bad."""
    value = 0.0
    if facts.voids[facts.partner] >> suit & 1 and facts.may_hold(facts.partner, facts.trump):
        value += RUFF_BONUS
    for seat in facts.opponents:
        if facts.voids[seat] >> suit & 1 and facts.may_hold(seat, facts.trump):
            value -= RUFF_BONUS / 2
    return value

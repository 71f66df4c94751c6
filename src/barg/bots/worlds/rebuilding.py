"""A state of Shelem from an observation and the cards that it lacks."""

from collections.abc import Sequence
from random import Random

from barg.bots.worlds.places import HAND_CARDS, Places, packet_is_widow
from barg.cards import SMALL_JOKER, Card, CardSet, cards_in, mask_of
from barg.game import Seat
from barg.kernel.shelem.fields import DISCARD, NONE, PILE_SIZE, TRUMP, Phase
from barg.shelem import Observation, State
from barg.shelem.actions import named_leads

PILES = 3


def state_of(seen: Observation, places: Places, cards: Sequence[CardSet], chance: Random) -> State:
    """Deal the cards as they must have lain and play all that was seen.

    ``cards`` are those of each place; ``chance`` draws what else nobody can know: the widow
    among declarer's cards, and the order of face-down piles.
    """
    packet = cards[places.packet] if places.packet != NONE else seen.discards or 0
    hands = [seen.hand if place == NONE else cards[place] for place in places.hands]
    dealt = [hand | _played_from_hand(seen, seat) for seat, hand in enumerate(hands)]
    widow = packet if packet_is_widow(seen) else _widow(seen, dealt, packet, chance)
    piles = _piles(seen, places, cards, chance)
    state: State = seen.rules.start(_deck(seen, dealt, widow, piles), seen.dealer, seen.totals)
    _replay(seen, state, packet)
    return state


def _plays(seen: Observation) -> list[tuple[Seat, Card, int]]:
    """Seat, card and place in its trick of every card played."""
    tricks = [(leader, cards) for leader, cards, _ in seen.tricks]
    if seen.trick and seen.leader is not None:
        tricks.append((seen.leader, seen.trick))
    return [
        ((leader + number) % seen.rules.players, card, number)
        for leader, cards in tricks
        for number, card in enumerate(cards)
    ]


def _played_from_hand(seen: Observation, seat: Seat) -> CardSet:
    from_hand = HAND_CARDS if seen.rules.players == 2 else 4
    return mask_of(card for who, card, number in _plays(seen) if who == seat and number < from_hand)


def _widow(seen: Observation, dealt: list[CardSet], packet: CardSet, chance: Random) -> CardSet:
    """The widow that declarer took up; it is taken out of declarer's cards."""
    declarer = seen.declarer
    assert declarer is not None, "somebody has taken the widow up"
    held = dealt[declarer] | packet
    size = seen.rules.widow_size
    widow = seen.widow or mask_of(chance.sample(list(cards_in(held)), size))
    dealt[declarer] = held & ~widow
    return widow


def _piles(
    seen: Observation, places: Places, cards: Sequence[CardSet], chance: Random
) -> list[list[list[Card]]]:
    """Each seat's piles from their tops as dealt; cards not seen yet in any order."""
    piles: list[list[list[Card]]] = []
    for seat, known in enumerate(seen.piles_seen):
        down = list(cards_in(cards[places.down[seat]]))
        chance.shuffle(down)
        own = [list(pile) for pile in known]
        for pile in own:
            while len(pile) < PILE_SIZE:
                pile.append(down.pop())
        piles.append(own)
    return piles


def _deck(
    seen: Observation, dealt: Sequence[CardSet], widow: CardSet, piles: list[list[list[Card]]]
) -> list[Card]:
    """The deck in dealing order (S5, S27)."""
    players = seen.rules.players
    order = [(seen.dealer + 1 + place) % players for place in range(players)]
    hands = [list(cards_in(dealt[seat])) for seat in order]
    if players == 2:
        rows = [card for pile in range(PILES) for seat in order for card in piles[seat][pile]]
        return [*hands[0], *hands[1], *rows, *cards_in(widow)]
    return [*hands[0], *hands[1], *hands[2], *cards_in(widow), *hands[3]]


def _replay(seen: Observation, state: State, packet: CardSet) -> None:
    for _, call in seen.calls:
        state.apply(call)
    if state.phase == Phase.DISCARD and seen.phase > Phase.DISCARD:
        state.apply(DISCARD | packet)
    if state.phase == Phase.TRUMP and seen.trump is not None:
        state.apply(TRUMP + seen.trump)
    for _, card, _ in _plays(seen):
        names = card >= SMALL_JOKER and state.trump == NONE
        state.apply(named_leads(card)[seen.trump or 0] if names else card)

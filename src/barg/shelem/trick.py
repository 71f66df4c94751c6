"""The twelve tricks (S16, S17)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import (
    CARD_TEXTS,
    SUIT_LETTERS,
    SUIT_MASKS,
    SUIT_OF,
    SUIT_WORDS,
    Card,
    CardSet,
    Suit,
)
from barg.errors import IllegalAction
from barg.game import Action, Seat
from barg.shelem import two_player
from barg.shelem.actions import is_play
from barg.shelem.phases import Phase
from barg.shelem.widow import PACKET_POINTS, trump_by_lead

if TYPE_CHECKING:
    from barg.shelem.state import State

TRICKS: Final = 12


def playable(hand: CardSet, led: Suit | None) -> CardSet:
    """The cards of a hand that may be played to a suit led (None: to lead)."""
    if led is None:
        return hand
    return hand & SUIT_MASKS[led] or hand


def suit_led(state: "State") -> Suit | None:
    """The suit of the current trick's first card."""
    return SUIT_OF[state.trick[0]] if state.trick else None


def open_cards(state: "State") -> CardSet:
    """The cards that the seat to act may choose from: its hand, or its open pile tops (S31)."""
    if state.piles and len(state.trick) >= 2:
        return state.tops[state.turn]
    return state.hands[state.turn]


def legal_plays(state: "State") -> Sequence[Action]:
    """The playable cards, in ascending order."""
    mask = playable(open_cards(state), suit_led(state))
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def verify_play(state: "State", action: Action) -> None:
    """Raise the reason why a play is not legal (S16)."""
    if not is_play(action):
        raise IllegalAction("play_card", "a card must be played")
    hand = open_cards(state)
    if not hand >> action & 1:
        text = CARD_TEXTS[action]
        if state.piles and len(state.trick) >= 2:
            raise IllegalAction("not_on_top", f"not on top of an own pile: {text}", cards=text)
        raise IllegalAction("not_held", f"not in the hand: {text}", cards=text)
    if state.trick:
        led = SUIT_OF[state.trick[0]]
        if SUIT_OF[action] != led and hand & SUIT_MASKS[led]:
            raise IllegalAction(
                "follow_suit", f"must follow suit: {SUIT_WORDS[led]}", suit=SUIT_LETTERS[led]
            )


def apply_play(state: "State", card: Card) -> None:
    """Play a card; the fourth ends the trick, the twelfth trick the deal."""
    seat, players = state.turn, state.rules.players
    if state.piles and len(state.trick) >= 2:
        two_player.take_top(state, seat, card)
    else:
        state.hands[seat] ^= 1 << card
    if state.trump is None:
        trump_by_lead(state, card)
    state.trick.append(card)
    if len(state.trick) < 4:
        state.turn = (seat + 1) % players
        if state.piles and len(state.trick) == 2 and not state.tricks:
            two_player.turn_up(state)
        return
    winner = trick_winner(state.leader, state.trick, state.trump, players)
    values = state.rules.card_points
    state.points[winner % 2] += sum(values[card] for card in state.trick) + PACKET_POINTS
    state.tricks_won[winner % 2] += 1
    state.tricks.append((state.leader, tuple(state.trick), winner))
    state.trick = []
    state.leader = state.turn = winner
    if state.piles:
        two_player.turn_up(state)
    if len(state.tricks) == TRICKS:
        state.phase = Phase.OVER


def trick_winner(leader: Seat, cards: Sequence[Card], trump: Suit | None, players: int = 4) -> Seat:
    """The seat whose card wins: the highest trump, else the highest of the suit led (S17)."""
    best, best_place = cards[0], 0
    for place in range(1, len(cards)):
        card = cards[place]
        if SUIT_OF[card] == SUIT_OF[best]:
            better = card > best
        else:
            better = SUIT_OF[card] == trump
        if better:
            best, best_place = card, place
    return (leader + best_place) % players

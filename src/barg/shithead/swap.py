"""The exchanges before play (H4) and who starts (H5)."""

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from barg.cards import CARD_TEXTS, JOKER, SUIT_OF, Card
from barg.errors import IllegalAction
from barg.game import Action, Seat
from barg.packed import cards_of, encode, kind_of, number_of
from barg.shithead.actions import KEEP, READY, SWAP, SWAP_ROW
from barg.shithead.phases import Phase
from barg.shithead.pile import rank_of
from barg.shithead.powers import RESET, power_of

if TYPE_CHECKING:
    from barg.shithead.state import State

KEPT: Final = 3
LOW_SUITS: Final = (3, 2, 1, 0)
"""The place of each suit S H D C when the lowest card is looked for: ♣ ♦ ♥ ♠."""


def legal_actions(state: "State") -> Sequence[Action]:
    """Single pairs, rows or choices of three, and ready."""
    seat, layout = state.turn, state.rules.layout
    if layout == "choose_from_six":
        threes = dict.fromkeys(combinations(sorted(state.hands[seat]), KEPT))
        return [encode(KEEP, three) for three in threes]
    ready = [encode(READY)]
    if state.swapped:
        return ready
    if layout == "two_blind_rows":
        return [encode(SWAP_ROW, number=row) for row in (0, 1)] + ready
    pairs = [(own, up) for own in state.hands[seat] for up in state.face_up[seat]]
    return [encode(SWAP, pair) for pair in dict.fromkeys(pairs)] + ready


def verify(state: "State", action: Action) -> None:
    """Raise the reason why an exchange is not legal."""
    kind, layout = kind_of(action), state.rules.layout
    if layout == "choose_from_six":
        _verify_keep(state, action)
        return
    if kind == READY:
        return
    if kind not in (SWAP, SWAP_ROW):
        raise IllegalAction("swap_first", "the exchanges come first: swap, or ready")
    if state.swapped:
        raise IllegalAction("swapped", "only one exchange is allowed")
    if (kind == SWAP_ROW) != (layout == "two_blind_rows"):
        raise IllegalAction("swap_layout", "this exchange does not exist at this table")
    if kind == SWAP_ROW:
        if number_of(action) > 1:
            raise IllegalAction("no_row", "there are the rows 0 and 1")
        return
    swapped_zones(state, cards_of(action))


def _verify_keep(state: "State", action: Action) -> None:
    if kind_of(action) != KEEP:
        raise IllegalAction("keep_first", "three of the six cards are chosen first")
    cards = cards_of(action)
    if len(cards) != KEPT:
        raise IllegalAction("keep_three", f"exactly three cards are kept, not {len(cards)}")
    _without(state.hands[state.turn], cards)


def _without(zone: Sequence[Card], cards: Sequence[Card]) -> list[Card]:
    """The zone without these cards.

    Raises:
        IllegalAction: one is not there.
    """
    left = list(zone)
    for card in cards:
        if card not in left:
            text = CARD_TEXTS[card]
            raise IllegalAction("not_held", f"not there: {text}", cards=text)
        left.remove(card)
    return left


def swapped_zones(state: "State", cards: Sequence[Card]) -> tuple[list[Card], list[Card]]:
    """Hand and face-up row after the pairs were exchanged in the order written.

    Raises:
        IllegalAction: no pairs, or a card that is not there.
    """
    if not cards or len(cards) % 2:
        raise IllegalAction("swap_pairs", "cards are exchanged in pairs: hand card, face-up card")
    hand, row = list(state.hands[state.turn]), list(state.face_up[state.turn])
    for own, up in zip(cards[::2], cards[1::2], strict=True):
        _without(hand, [own])
        _without(row, [up])
        hand[hand.index(own)], row[row.index(up)] = up, own
    return hand, row


def _swap_row(state: "State", seat: Seat, row: int) -> None:
    """Exchange the hand for a blind row; everybody knows where the old hand lies (H3)."""
    places = slice(KEPT * row, KEPT * row + KEPT)
    hand, known = state.hands[seat], state.shown[seat]
    state.hands[seat], state.shown[seat] = state.blind[seat][places], []
    state.blind[seat][places] = hand
    state.blind_shown[seat][places] = [card in known for card in hand]


def apply(state: "State", action: Action) -> None:
    """Carry out an exchange, or go on to the next seat."""
    seat, kind = state.turn, kind_of(action)
    state.history.append((seat, action, -1))
    if kind == SWAP:
        cards = cards_of(action)
        state.hands[seat], state.face_up[seat] = swapped_zones(state, cards)
        for own, up in zip(cards[::2], cards[1::2], strict=True):
            state.forget(seat, own)
            state.shown[seat].append(up)
        state.swapped = True
    elif kind == SWAP_ROW:
        _swap_row(state, seat, number_of(action))
        state.swapped = True
    else:
        if kind == KEEP:
            cards = cards_of(action)
            state.face_up[seat] = _without(state.hands[seat], cards)
            state.hands[seat] = list(cards)
        _next(state, seat)


def _next(state: "State", seat: Seat) -> None:
    state.swapped = False
    if seat != state.dealer:
        state.turn = (seat + 1) % state.rules.players
        return
    state.phase = Phase.PLAY
    state.turn = first_seat(state)


def first_seat(state: "State") -> Seat:
    """Who starts (H5, H20); of two with the same card the one nearer after the dealer (H21)."""
    players = state.rules.players
    eldest = (state.dealer + 1) % players
    if state.rules.first == "eldest":
        return eldest
    low = [
        (rank_of(card), LOW_SUITS[SUIT_OF[card]], (seat - eldest) % players)
        for seat, hand in enumerate(state.hands)
        for card in hand
        if card != JOKER and power_of(state.rules.power_table, rank_of(card)) != RESET
    ]
    return (eldest + min(low)[2]) % players if low else eldest

"""A turn after the draw: melds, lay-offs, exchanges, the discard and the knock (R5–R7, R16)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import CARD_TEXTS, JOKER, Card
from barg.errors import IllegalAction
from barg.game import Action, Seat
from barg.rummy.actions import (
    DISCARD,
    EXCHANGE,
    KNOCK,
    LAYOFF,
    LAYOFF_LOW,
    RUN,
    SET,
    cards_of,
    encode,
    kind_of,
    meld_action,
    number_of,
)
from barg.rummy.meld import Meld, as_run, as_set, exchange, extend, shortest_melds
from barg.rummy.partition import least_deadwood
from barg.rummy.phases import Phase

if TYPE_CHECKING:
    from barg.rummy.state import State

TABLE_KINDS = (SET, RUN, LAYOFF, LAYOFF_LOW, EXCHANGE)


def is_barred(state: "State", card: Card) -> bool:
    """Whether a card may not be discarded because it was just taken (R6)."""
    return card == state.taken and state.hands[state.turn][card] == 1


def legal_actions(state: "State") -> Sequence[Action]:
    """Discards and knocks, or discards, shortest melds, lay-offs of one card and exchanges."""
    hand = state.hands[state.turn]
    held = [card for card, count in enumerate(hand) if count]
    options = [encode(DISCARD, [card]) for card in held]
    if state.rules.melding == "hand":
        options += [encode(KNOCK), *(encode(KNOCK, [card]) for card in held)]
    else:
        options += [meld_action(meld) for meld in shortest_melds(state.rules, hand)]
        for number in range(len(state.melds)):
            for card in held:
                options += [encode(kind, [card], number) for kind in (LAYOFF, LAYOFF_LOW)]
                if state.rules.joker_exchange and card != JOKER:
                    options.append(encode(EXCHANGE, [card], number))
    return [action for action in options if can(state, action)]


def can(state: "State", action: Action) -> bool:
    """Whether the action is legal."""
    try:
        verify(state, action)
    except IllegalAction:
        return False
    return True


def verify(state: "State", action: Action) -> None:
    """Raise the reason why an action of the turn is not legal."""
    kind, cards = kind_of(action), cards_of(action)
    if kind not in (*TABLE_KINDS, DISCARD, KNOCK):
        raise IllegalAction("drawn", "a card was drawn: discard to end the turn")
    _verify_held(state, cards)
    if kind == DISCARD:
        _verify_discard(state, cards[0])
    elif kind == KNOCK:
        _verify_knock(state, cards)
    else:
        if state.rules.melding == "hand":
            raise IllegalAction("in_hand", "melds stay in the hand at this table")
        number, meld = _meld_after(state, action)
        _verify_way_out(state, action, number, meld)


def _verify_held(state: "State", cards: Sequence[Card]) -> None:
    hand = state.hands[state.turn]
    for card in cards:
        if hand[card] < cards.count(card):
            text = CARD_TEXTS[card]
            raise IllegalAction("not_held", f"not in the hand: {text}", cards=text)


def _verify_discard(state: "State", card: Card) -> None:
    if is_barred(state, card):
        raise IllegalAction(
            "just_taken", "drawn from the discard pile this turn", cards=CARD_TEXTS[card]
        )


def _verify_knock(state: "State", cards: Sequence[Card]) -> None:
    if state.rules.melding != "hand":
        raise IllegalAction("no_knock", "melds are laid on the table here: nobody knocks")
    if not cards and state.rules.discard_to_go_out:
        raise IllegalAction("knock_discard", "the last card must be a discard")
    for card in cards:
        _verify_discard(state, card)
    hand = state.hands[state.turn].copy()
    for card in cards:
        hand[card] -= 1
    left = least_deadwood(state.rules, hand)[1]
    if left:
        text = " ".join(CARD_TEXTS[card] for card in left)
        raise IllegalAction("knock_deadwood", f"not in a meld: {text}", cards=text)


def _meld_after(state: "State", action: Action) -> tuple[int, Meld]:
    """The number of the meld that the action makes or changes, and what it becomes."""
    kind, cards, number = kind_of(action), cards_of(action), number_of(action)
    if kind in (SET, RUN):
        read = as_run if kind == RUN else as_set
        return len(state.melds), read(state.rules, cards)
    if number >= len(state.melds):
        raise IllegalAction("no_meld", f"there is no meld {number}", number=number)
    meld = state.melds[number]
    if kind == EXCHANGE:
        if not state.rules.joker_exchange:
            raise IllegalAction("no_exchange", "jokers stay where they are at this table")
        return number, exchange(meld, cards[0])
    return number, extend(state.rules, meld, cards, low=kind == LAYOFF_LOW)


def _verify_way_out(state: "State", action: Action, number: int, meld: Meld) -> None:
    """Refuse what would leave no legal way to end the turn (R6, R7)."""
    hand = state.hands[state.turn]
    size = state.sizes[state.turn] - len(cards_of(action))
    size += kind_of(action) == EXCHANGE
    if size > 1:
        return
    if size == 0:
        if state.rules.discard_to_go_out:
            raise IllegalAction("keep_one", "one card must be kept for the discard")
        return
    left = (
        next(card for card in range(JOKER + 1) if hand[card] > cards_of(action).count(card))
        if kind_of(action) != EXCHANGE
        else JOKER
    )
    if left != state.taken:
        return
    table = [*state.melds[:number], meld, *state.melds[number + 1 :]]
    if not any(_takes(state, other, left) for other in table):
        raise IllegalAction(
            "no_way_out", "only the card just taken would be left, which may not be discarded"
        )


def _takes(state: "State", meld: Meld, card: Card) -> bool:
    """Whether a last card that may not be discarded can go to this meld."""
    rules = state.rules
    if rules.joker_exchange and card != JOKER:
        try:
            exchange(meld, card)
        except IllegalAction:
            pass
        else:
            return True
    if rules.discard_to_go_out:
        return False
    for low in (False, True):
        try:
            extend(rules, meld, [card], low)
        except IllegalAction:
            continue
        return True
    return False


def apply(state: "State", action: Action) -> None:
    """Carry out an action of the turn."""
    seat, kind, cards = state.turn, kind_of(action), cards_of(action)
    if kind in TABLE_KINDS:
        number, meld = _meld_after(state, action)
        state.melds[number : number + 1] = [meld]
        state.laid_now = True
    state.history.append((seat, action, -1))
    for card in cards:
        state.hands[seat][card] -= 1
    state.sizes[seat] -= len(cards)
    if kind == EXCHANGE:
        state.hands[seat][JOKER] += 1
        state.sizes[seat] += 1
    if kind in (DISCARD, KNOCK):
        state.discards.extend(cards)
    if state.sizes[seat] == 0 or kind == KNOCK:
        _go_out(state, seat)
    elif kind == DISCARD:
        _end_turn(state, seat)


def _go_out(state: "State", seat: Seat) -> None:
    state.winner = seat
    state.bonus = state.rules.rummy_bonus and not state.laid_before >> seat & 1
    state.phase = Phase.OVER


def _end_turn(state: "State", seat: Seat) -> None:
    if state.laid_now:
        state.laid_before |= 1 << seat
    state.laid_now = False
    state.taken = -1
    state.turn = (seat + 1) % state.rules.players
    state.phase = Phase.DRAW

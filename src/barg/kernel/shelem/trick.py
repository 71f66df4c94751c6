"""The twelve tricks (S16, S17, S31, S32), jokers and no trump (S34, S35, S37)."""

from barg.cards import SMALL_JOKER
from barg.kernel.bits import highest, lowest, nth_bit, popcount
from barg.kernel.shelem.exchange import points_of
from barg.kernel.shelem.fields import (
    ACE_NARS,
    ACES,
    JOKERS,
    NAMED_LEAD,
    NARS,
    NONE,
    OVER,
    PACKET_POINTS,
    PLAYS,
    SARS,
    SUIT_BITS,
    TRICK_SIZE,
    Deal,
    Options,
    next_seat,
)


def suit_of(card: int, trump: int) -> int:
    """The suit that a card belongs to: of a joker the trump suit (S34)."""
    return trump if card >= SMALL_JOKER else card // 13


def cards_of_suit(suit: int, trump: int) -> int:
    """All cards that belong to a suit."""
    cards = SUIT_BITS << 13 * suit
    return cards | JOKERS if suit == trump else cards


def strength(card: int, led: int, trump: int) -> int:
    """A number by which the cards of a trick compare: the highest wins it (S17, S34, S37)."""
    if card >= SMALL_JOKER:
        return 200 + card
    suit = card // 13
    rank = card % 13
    if suit == trump:
        return 100 + rank
    if suit != led:
        return NONE
    if trump == NARS:
        return 12 - rank
    if trump == ACE_NARS:
        return 13 if rank == 12 else 12 - rank
    return rank


def playable(cards: int, led: int, trump: int) -> int:
    """The cards that may be played to a suit led (`NONE`: to lead) (S16)."""
    if led == NONE:
        return cards
    following = cards & cards_of_suit(led, trump)
    return following if following else cards


def suit_led(k: Deal) -> int:
    """The suit of the current trick's first card, or `NONE`."""
    place = k.played % TRICK_SIZE
    return suit_of(k.plays[k.played - place], k.trump) if place else NONE


def open_cards(o: Options, k: Deal) -> int:
    """What the seat to act may choose from: its hand, or its open pile tops (S31)."""
    if o.players == 2 and k.played % TRICK_SIZE >= 2:
        return k.tops[k.turn]
    return k.hands[k.turn]


def legal_cards(o: Options, k: Deal) -> int:
    """The playable cards of the seat to act."""
    return playable(open_cards(o, k), suit_led(k), k.trump)


def play_count(o: Options, k: Deal) -> int:
    """How many plays are legal; a joker that names trump has one for each suit (S35)."""
    cards = legal_cards(o, k)
    return popcount(cards) + (3 * popcount(cards & JOKERS) if k.trump == NONE else 0)


def nth_play(o: Options, k: Deal, place: int) -> int:
    """The plays in order of their cards' numbers."""
    cards = legal_cards(o, k)
    if k.trump == NONE and cards & JOKERS:
        plain = cards & ~JOKERS
        count = popcount(plain)
        if place >= count:
            joker = nth_bit(cards & JOKERS, (place - count) // 4)
            return NAMED_LEAD + 4 * (joker - SMALL_JOKER) + (place - count) % 4
        cards = plain
    return nth_bit(cards, place)


def apply_play(o: Options, k: Deal, action: int) -> None:
    """Play a card; the fourth ends the trick, the twelfth trick the deal."""
    seat, card = k.turn, action
    if action >= NAMED_LEAD:
        card = SMALL_JOKER + (action - NAMED_LEAD) // 4
        k.trump = (action - NAMED_LEAD) % 4
    place = k.played % TRICK_SIZE
    if o.players == 2 and place >= 2:
        _take_top(k, seat, card)
    else:
        k.hands[seat] ^= 1 << card
    if k.trump == NONE:
        k.trump = card // 13
    if place == 0:
        k.leaders[k.played // TRICK_SIZE] = seat
    k.plays[k.played] = card
    k.played += 1
    if place < TRICK_SIZE - 1:
        k.turn = next_seat(o, seat)
        if o.players == 2 and k.played == 2:
            _turn_up(k)
    else:
        _end_trick(o, k)


def _end_trick(o: Options, k: Deal) -> None:
    cards = 0
    for place in range(k.played - TRICK_SIZE, k.played):
        cards |= 1 << k.plays[place]
    best = best_card(cards, suit_of(k.plays[k.played - TRICK_SIZE], k.trump), k.trump)
    winner = k.leader
    for place in range(1, TRICK_SIZE):
        if k.plays[k.played - TRICK_SIZE + place] == best:
            winner = k.leader + place & o.players - 1
    k.points[winner % 2] += points_of(o, cards) + PACKET_POINTS
    k.tricks_won[winner % 2] += 1
    k.leader = winner
    k.turn = winner
    if o.players == 2:
        _turn_up(k)
    if k.played == PLAYS:
        k.phase = OVER


def best_card(cards: int, led: int, trump: int) -> int:
    """The card that wins of those played to a suit led (S17, S34, S37)."""
    if trump < SARS:
        trumps = cards & cards_of_suit(trump, trump)
        if trumps:
            return highest(trumps)
    following = cards & cards_of_suit(led, trump)
    if trump == NARS or (trump == ACE_NARS and not following & ACES):
        return lowest(following)
    return highest(following)


def _take_top(k: Deal, seat: int, card: int) -> None:
    """Play the top of a pile; the card under it stays down until the trick is over (S32)."""
    k.tops[seat] ^= 1 << card
    for pile in range(3 * seat, 3 * seat + 3):
        left = k.pile_left[pile]
        if left > 0 and k.pile_cards[4 * pile + 4 - left] == card:
            k.pile_left[pile] = left - 1


def _turn_up(k: Deal) -> None:
    """Turn up the top of every pile (S32)."""
    for seat in range(2):
        tops = 0
        for pile in range(3 * seat, 3 * seat + 3):
            left = k.pile_left[pile]
            if left > 0:
                tops |= 1 << k.pile_cards[4 * pile + 4 - left]
        k.tops[seat] = tops

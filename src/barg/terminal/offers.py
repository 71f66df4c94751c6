"""What the person may do now, each with its words and the cards that it is about."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from barg.cards import SUIT_LETTERS
from barg.server.protocol import DealView, TableView
from barg.server.protocol_rummy import RummyView
from barg.server.protocol_shelem import ShelemView
from barg.terminal.acts import act_words
from barg.terminal.words import Words

Kind = Literal["act", "claim", "undo", "next", "rematch", "follow", "start", "fill", "sit", "stand"]
SHORTEST_MELD: Final = 3


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to do.

    Attributes:
        kind: an action of the deal, or what else a client may ask of a table.
        value: the action's text, or a seat.
        label: what it is called.
        cards: the own cards that it is about.
    """

    kind: Kind
    value: str
    label: str
    cards: tuple[str, ...] = ()


def offers(view: TableView, selected: Sequence[str], words: Words) -> list[Offer]:
    """What may be done now; of actions with cards only those with all the selected ones."""
    if view.status == "waiting":
        return _waiting(view, words)
    if view.status == "over":
        key = "rematch" if view.rematch is None else "rematch_join"
        kind: Kind = "rematch" if view.rematch is None else "follow"
        return [] if view.seat is None else [Offer(kind, view.rematch or "", words(key))]
    if view.status == "between":
        asked = view.seat is None or view.seats[view.seat].ready
        return [] if asked else [Offer("next", "", words("next_deal"))]
    return [] if view.deal is None else _acts(view.deal, selected, words)


def _waiting(view: TableView, words: Words) -> list[Offer]:
    if view.seat is None:
        free = [seat.seat for seat in view.seats if seat.kind == "empty"]
        return [Offer("sit", str(seat), f"{words('sit')} ({words.num(seat + 1)})") for seat in free]
    found = [Offer("stand", "", words("stand"))]
    if any(seat.kind == "empty" for seat in view.seats):
        return [Offer("fill", "", words("fill_with_bots")), *found]
    return [Offer("start", "", words("start")), *found]


def _acts(deal: DealView, selected: Sequence[str], words: Words) -> list[Offer]:
    if isinstance(deal, ShelemView) and deal.choose is not None:
        return _bury(deal.choose.count, selected, words)
    found = [Offer("act", text, act_words(text, words), cards_in(text)) for text in deal.legal]
    found = [offer for offer in found if _holds(offer.cards, selected)]
    more = _longer_meld(deal, selected)
    if more and all(offer.value != more for offer in found):
        found.insert(0, Offer("act", more, act_words(more, words), tuple(selected)))
    if isinstance(deal, ShelemView) and deal.claim and not selected:
        found.insert(0, Offer("claim", "", words("claim_rest")))
    return found


def _bury(count: int, selected: Sequence[str], words: Words) -> list[Offer]:
    if len(selected) != count:
        return []
    text = f"discard {' '.join(selected)}"
    return [Offer("act", text, f"{words('bury')}: {words.cards(list(selected))}", tuple(selected))]


def _longer_meld(deal: DealView, selected: Sequence[str]) -> str:
    """The selected cards as a meld: of melds only the shortest are listed."""
    can = isinstance(deal, RummyView) and deal.phase == "turn" and deal.seat == deal.to_act
    return f"meld {' '.join(selected)}" if can and len(selected) >= SHORTEST_MELD else ""


def _holds(cards: Sequence[str], selected: Sequence[str]) -> bool:
    left = list(cards)
    for card in selected:
        if card not in left:
            return False
        left.remove(card)
    return True


def cards_in(text: str) -> tuple[str, ...]:
    """The cards that an action names; a trump suit or a number is none."""
    return tuple(word for word in text.split()[1:] if _is_card(word))


def _is_card(word: str) -> bool:
    return len(word) == 2 and (word[0] == "X" or word[1] in SUIT_LETTERS)

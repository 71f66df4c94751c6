"""The parts of an observation of Shelem."""

from typing import Any, Final

from barg.cards import cards_text, parse_cards, sorted_hand
from barg.engine.codec import (
    ACTION,
    CARDS,
    COUNT,
    FLAG,
    LINE,
    MOST,
    NUMBER,
    SEAT,
    SEATS,
    Codec,
    ViewError,
    each_seat,
    many,
    optional,
    phase,
    row,
    word,
)
from barg.kernel.shelem.fields import KONS, SAR_SHELEM, SHELEM, Phase
from barg.shelem.actions import TRUMP_TEXTS, DiscardChoices

LEVEL: Final = word({SHELEM: "shelem", KONS: "kons", SAR_SHELEM: "sar_shelem"}, range(-1, MOST))
ANY: Final = "choose"


def _legal(rules: Any, legal: Any) -> Any:
    if isinstance(legal, DiscardChoices):
        return {ANY: legal.size, "from": cards_text(sorted_hand(legal.cards))}
    return many(ACTION).write(rules, legal)


def _read_legal(rules: Any, data: Any) -> Any:
    if not isinstance(data, dict):
        return list(many(ACTION).read(rules, data))
    if set(data) != {ANY, "from"} or data[ANY] != rules.widow_size:
        raise ViewError(f'must be {{"{ANY}": {rules.widow_size}, "from": cards}}')
    cards = CARDS.read(rules, data["from"])
    if cards.bit_count() != len(parse_cards(data["from"], jokers=True)):
        raise ViewError("a card is there twice")
    return DiscardChoices(cards, rules.widow_size)


PARTS: Final = {
    "dealer": SEAT,
    "totals": many(NUMBER),
    "phase": phase(Phase),
    "to_act": SEAT,
    "hand": CARDS,
    "hand_sizes": each_seat(COUNT),
    "calls": many(row(SEAT, ACTION)),
    "passed": SEATS,
    "standing": LEVEL,
    "bidder": optional(SEAT),
    "kons_bidder": optional(SEAT),
    "declarer": optional(SEAT),
    "contract": LEVEL,
    "trump": optional(word(dict(enumerate(TRUMP_TEXTS)))),
    "leader": optional(SEAT),
    "trick": LINE,
    "tricks": many(row(SEAT, LINE, SEAT)),
    "tricks_won": many(COUNT),
    "table_points": many(COUNT),
    "redeal": FLAG,
    "pile_sizes": many(many(COUNT)),
    "piles_seen": many(many(LINE)),
    "tops": many(CARDS),
    "widow": optional(CARDS),
    "discards": optional(CARDS),
    "points": optional(many(NUMBER)),
    "dealt": optional(many(CARDS)),
    "legal": Codec(_legal, _read_legal),
}

"""The card counter in lines: each suit's ranks, and which of them are still out of sight."""

from collections import Counter
from typing import Final

from barg.cards import SUIT_LETTERS, SUIT_SIGNS
from barg.server.protocol_words import CounterView
from barg.terminal.words import Words

RANKS: Final = "AKQJT98765432"
CELL: Final = 3
TENS: Final = 4
ROW: Final = (len(RANKS) - 1) * CELL + TENS
COUNT: Final = 3
IN_SIGHT, GONE = "+", "·"
_RAISED: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
SAMPLE: Final = "K"
JOKERS: Final = {"XR": "R", "XB": "B", "XX": "★"}


def counter_lines(counter: CounterView, words: Words) -> list[str]:
    """How many cards are unseen, a row for each suit and one for jokers, and the signs."""
    unseen, sight = Counter(counter.unseen.split()), Counter(counter.sight.split())
    deck = unseen + sight + Counter(counter.gone.split())
    rows = {
        sign: [rank + letter for rank in RANKS]
        for letter, sign in zip(SUIT_LETTERS, SUIT_SIGNS, strict=True)
    }
    if any(card in deck for card in JOKERS):
        rows["★"] = [card for card in JOKERS if card in deck]
    total = words("counter_unseen", count=words.num(unseen.total()))
    lines = [f"{words('counter')}: {total}"]
    for sign, cards in rows.items():
        cells = [_cell(card, unseen[card], sight[card], deck[card]) for card in cards]
        line = f"{sign} {''.join(cells).ljust(ROW)}"
        count = words.digits(str(sum(unseen[card] for card in cards)))
        lines.append(words.left(line + count.rjust(COUNT)))
    return [*lines, *_legend(words)]


def _cell(card: str, unseen: int, sight: int, deck: int) -> str:
    if unseen:
        rank = JOKERS.get(card) or card[0].replace("T", "10")
        sign = rank + (str(unseen).translate(_RAISED) if unseen > 1 else "")
    elif sight:
        sign = IN_SIGHT
    else:
        sign = GONE if deck else ""
    return sign.ljust(TENS if card[0] == "T" else CELL)


def _legend(words: Words) -> list[str]:
    signs = {SAMPLE: "unseen", IN_SIGHT: "sight", GONE: "gone"}
    return [f"{sign}  {words(f'counter_legend_{key}')}" for sign, key in signs.items()]

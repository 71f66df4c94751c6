"""Every action of every game has words in both languages."""

from pathlib import Path

import pytest

from barg.record import read_record
from barg.server.protocol_words import Reason
from barg.terminal.acts import act_words
from barg.terminal.offers import cards_in
from barg.terminal.words import LANGUAGES, Words

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.barg"))
FORMS = [
    "draw stock",
    "draw discard",
    "block",
    "meld run 9D XX XX",
    "meld set 9D XX XX",
    "layoff 0 7S low",
    "exchange 1 KS",
    "knock",
    "knock KD",
    "swap row 0",
    "keep",
    "pickup 4C 4D",
    "trump sars",
    "play XR H",
    "bid sar_shelem",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_actions_of_the_golden_records_can_be_said(language: str) -> None:
    words = Words(language)  # type: ignore[arg-type]
    texts = set(FORMS)
    for path in GOLDEN:
        texts |= {text for deal in read_record(path.read_bytes()).deals for text in deal.actions}
    assert len(texts) > 500
    for text in sorted(texts):
        said = act_words(text, words)
        assert said
        assert "{" not in said, text
        for card in cards_in(text):
            assert words.card(card) in said, text


def test_cards_of_an_action() -> None:
    assert cards_in("layoff 10 7S 8S low") == ("7S", "8S")
    assert cards_in("trump H") == ()
    assert cards_in("play XR H") == ("XR",)
    assert cards_in("bid 100") == ()


def test_reasons() -> None:
    fa, en = Words("fa"), Words("en")
    reason = Reason("follow_suit", "must follow suit: hearts", {"suit": "H"})
    assert en.reason(reason) == "You must follow suit: hearts ♥."
    assert "دل" in fa.reason(reason)
    assert en.reason(Reason("too_low", "…", {"cards": "4C", "top": "9D"})).startswith("4♣")
    assert fa.reason(Reason("new_one", "an unknown reason")) == "an unknown reason"

"""Every lesson is built, tells every topic in both languages, and is what the client has."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from barg.lessons import GAMES_OF_LESSONS, build_all, file_text
from barg.lessons.pages import page, rules_pages
from barg.lessons.reading import LessonError, read_lessons
from barg.lessons.telling import CARD

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = ROOT / "web/src/lessons"
LEAST: Final = {"shelem": 12, "rummy": 8, "shithead": 8}
SPOKEN_OF: Final = {"قرارداد", "حریف", "پاسور", "زمین", "تک"}
"""Persian words that English texts name."""
TOPICS: Final = {
    "shelem": [
        "the game in short",
        "what you need",
        "deal, trick, match",
        "the auction",
        "the widow",
        "burying",
        "burying a ten",
        "naming trump",
        "rank is not value",
        "following suit",
        "trumping",
        "no duty to overtrump",
        "where 165 comes from",
        "the check",
        "contract made",
        "contract failed",
        "doubled minus",
        "slam",
        "the sheet of four deals",
        "the rule under the fourth deal",
        "Shivaei",
        "Ghavarech",
        "how houses differ",
        "special bids",
        "jokers",
        "no trump",
        "two players with piles",
        "the sample deal",
        "no advice for bidding",
        "exercise 1",
        "exercise 2",
        "exercise 3",
        "mistake: counting tricks",
        "mistake: forgetting the packet",
        "mistake: rank for value",
        "mistake: trusting the widow",
        "habit: suit led first",
        "habit: follow the aces and tens",
        "questions",
        "where the name comes from",
        "how to start online",
    ],
    "rummy": [
        "the aim",
        "hand sizes",
        "versions differ",
        "sets",
        "runs",
        "ace low",
        "ace high",
        "card values",
        "draw, meld, discard",
        "the card just taken",
        "lay-offs",
        "the low end of a run",
        "jokers",
        "joker exchange",
        "the stock is empty",
        "going out",
        "scoring",
        "the target",
        "the in-hand form",
        "variants",
        "thirteen cards",
    ],
    "shithead": [
        "names",
        "the aim",
        "the forfeit",
        "relatives",
        "zones",
        "the exchange",
        "playing higher or equal",
        "several of a rank",
        "drawing to three",
        "the two",
        "the ten",
        "after a burn",
        "burns by four",
        "picking up",
        "face-up cards",
        "blind cards",
        "the end",
        "the shithead",
        "powers of the presets",
        "jokers",
        "variants",
        "questions",
    ],
}


@pytest.fixture(scope="module")
def built() -> dict[str, Any]:
    return build_all()


def texts(data: Any) -> Iterator[dict[str, str]]:
    """Every text of the data, in both languages."""
    if isinstance(data, dict) and set(data) == {"en", "fa"}:
        yield data
    elif isinstance(data, (dict, list)):
        for one in data.values() if isinstance(data, dict) else data:
            yield from texts(one)


def steps(built: dict[str, Any], game: str, lesson: str) -> list[dict[str, Any]]:
    found = next(one for one in built[game]["lessons"] if one["id"] == lesson)
    return list(found["steps"])


def test_the_client_has_the_lessons_as_they_are(built: dict[str, Any]) -> None:
    made = {**built, **rules_pages(ROOT / "docs/rules")}
    assert {path.stem for path in CLIENT.glob("*.json")} == set(made)
    for name, data in made.items():
        kept = (CLIENT / f"{name}.json").read_text(encoding="utf-8")
        assert kept == file_text(data), "run python tools/lessons.py"


@pytest.mark.parametrize("game", GAMES_OF_LESSONS)
def test_every_topic_has_its_lesson(game: str) -> None:
    lessons = read_lessons(game)
    assert len(lessons) >= LEAST[game]
    assert len({name for name, _ in lessons}) == len(lessons)
    assert "rules" not in {name for name, _ in lessons}, "that is the address of the rules"
    told = [topic for _, lesson in lessons for topic in lesson.topics]
    assert sorted(told) == sorted(TOPICS[game])


def test_lessons_are_learnt_by_doing(built: dict[str, Any]) -> None:
    for game in GAMES_OF_LESSONS:
        asking = [
            one for one in built[game]["lessons"] if any("ask" in step for step in one["steps"])
        ]
        assert len(asking) >= LEAST[game]


def test_texts_are_there_in_both_languages(built: dict[str, Any]) -> None:
    for text in texts(built):
        assert bool(text["en"]) == bool(text["fa"]), text
        bare = CARD.sub("", text["fa"])
        assert not re.search("[0-9يكة٠-٩]", bare), bare
        assert not re.search(r"[آ-ی] (?:ها|های|هایی)\b", bare), bare
        assert set(re.findall("[آ-ی]+", text["en"])) <= SPOKEN_OF, text["en"]


def test_both_languages_show_the_same_cards_and_numbers(built: dict[str, Any]) -> None:
    latin = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
    for game in GAMES_OF_LESSONS:
        for text in texts(built[game]):
            assert CARD.findall(text["en"]) == CARD.findall(text["fa"]), text
            large = [
                sorted(n for n in re.findall(r"\d+", CARD.sub("", one)) if int(n) > 10)
                for one in (text["en"], text["fa"].translate(latin))
            ]
            assert large[0] == large[1], text


def test_the_sample_deal_is_the_recorded_one(built: dict[str, Any]) -> None:
    golden = ROOT / "tests/golden"
    record = json.loads((golden / "sample-001.barg").read_text())
    expected = json.loads((golden / "sample-001.expected.json").read_text())["deals"][0]
    sources = dict(read_lessons("shelem"))["sample-deal"].step
    board = sources[-1].board
    assert board is not None
    assert board.deck == record["deals"][0]["deck"]
    assert board.actions == record["deals"][0]["actions"]
    walk = steps(built, "shelem", "sample-deal")[-1]["walk"]
    assert walk["tricks"][-1]["running"] == [125, 35]
    assert (walk["raw"], walk["scores"]) == (expected["raw"], expected["scores"])


def test_the_exercises_have_the_answers_of_the_rules_page(built: dict[str, Any]) -> None:
    first, second, third = steps(built, "shelem", "exercises")
    assert first["ask"]["accept"] == ["30"]
    assert second["ask"]["accept"] == ["2C"]
    right = third["ask"]["buttons"][int(third["ask"]["accept"][0])]["label"]["en"]
    assert re.findall(r"\d+", right) == ["260", "85"]


def test_the_sheet_of_four_deals_has_the_right_sums(built: dict[str, Any]) -> None:
    rows = steps(built, "shelem", "sheet")[-1]["sheet"]
    assert [row["totals"] for row in rows] == [[-135, 35], [-120, 160], [45, 160], [75, 295]]
    assert [row["bid"] for row in rows] == [135, 125, 150, 135]


def test_words_are_told_once(built: dict[str, Any]) -> None:
    words = built["glossary"]["words"]
    for language in ("en", "fa"):
        said = [one["word"][language] for one in words]
        assert len(set(said)) == len(said)
    assert {game for one in words for game in one["games"]} == set(GAMES_OF_LESSONS)


def test_a_page_of_rules_becomes_blocks() -> None:
    text = """# Game

Short. The marks are [S1].

Intro
goes on.

## Empty

<!-- options -->
| a |
<!-- /options -->

## Cards

It is *so* and **so**. [S2]

- one
  more
- two

1. first
2. second

| a | b |
|---|---|
| 1 | 2 |
"""
    assert page(text, "fa") == [
        {"level": 1, "text": "Game"},
        {"text": "Intro goes on."},
        {"level": 2, "text": "Cards"},
        {"text": "It is **so** and **so**."},
        {"list": ["one more", "two"]},
        {"numbered": ["first", "second"]},
        {"head": ["a", "b"], "rows": [["۱", "۲"]]},
    ]
    with pytest.raises(LessonError, match="cannot be shown"):
        page("# A\n\n## B\n\n[a](b)\n", "en")

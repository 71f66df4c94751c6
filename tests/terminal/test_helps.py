"""What the terminal helps with: hints, the card counter, taking back, claiming the rest."""

import re
from pathlib import Path
from typing import Any

import pytest

from barg import analysis
from barg.server.protocol_analysis import Alternative
from barg.server.protocol_hint import Hint
from barg.server.protocol_words import CounterView, Reason
from barg.terminal import local
from barg.terminal.chronicle import chronicle
from barg.terminal.counter import counter_lines
from barg.terminal.headlines import turn_line
from barg.terminal.hints import hint_lines
from barg.terminal.people import seat_name
from barg.terminal.words import LANGUAGES, Words
from barg.terminal.writing import Writing
from tests.tables.test_claiming import claims, with_a_claim
from tests.terminal.test_playing import act, my_turn, screen_of, shown, table, turn_of, until

EN, FA = Words("en"), Words("fa")
WHY = re.compile(r'Why\(\s*"(hint_\w+)"')
PARAMS: dict[str, str | int] = {
    "cards": "TH",
    "bid": "100",
    "points": 5,
    "count": 2,
    "percent": 80,
    "left": 7,
    "suit": "S",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_hint_has_a_sentence(language: str) -> None:
    words = Words(language)  # type: ignore[arg-type]
    folder = Path(analysis.__file__).parent / "reasons"
    codes = {code for path in folder.glob("*.py") for code in WHY.findall(path.read_text("utf-8"))}
    assert len(codes) > 30
    for code in codes:
        said = words.why(Reason(code, "said so", PARAMS))
        assert said != "said so", code
        assert "{" not in said, code


def alternative(action: str, mean: float | None, made: float | None = None) -> Alternative:
    return Alternative(action, mean, 1.0, made, None, None)


def test_a_hint_in_words() -> None:
    why = Reason("hint_takes", "…", {"points": 25})
    two = [alternative("play AS", 12.25, 0.8), alternative("play KS", 4)]
    first, more = hint_lines(Hint("play AS", why, "master", two), EN)
    assert first == "Hint: Play A♠ — It takes the trick: 25 points."
    assert more == "contract made: 80% · Next best: Play K♠, 8.2 points less"
    _, more = hint_lines(Hint("play AS", why, "master", two), FA)
    assert Writing("fa", "barg").line(more).startswith(Writing("fa", "barg").line("امتیاز کمتر"))
    assert "۸٫۲" in more
    close = [alternative("play AS", 12), alternative("play KS", 11.5)]
    assert hint_lines(Hint("play AS", why, "master", close), EN)[1] == "Nearly as good: Play K♠"
    alone = [alternative("play AS", None)]
    assert len(hint_lines(Hint("play AS", why, "master", alone), EN)) == 1
    assert "“Club”" in hint_lines(Hint("play AS", why, "club", alone), EN)[1]


def test_the_counter_tells_unseen_sight_and_gone_by_signs() -> None:
    counted = CounterView(gone="AS KS XR", sight="QS XB", unseen="TS TS 9S 2H")
    lines = counter_lines(counted, EN)
    assert lines[0] == "Card counter: 4 not seen yet"
    assert lines[1].split() == ["♠", "·", "·", "+", "10²", "9", "3"]
    assert lines[2].split() == ["♥", "2", "1"]
    assert lines[5].split() == ["★", "·", "+", "0"]
    row = Writing("fa", "barg").line(counter_lines(counted, FA)[1])
    assert row.split() == ["♠", "·", "·", "+", "10²", "9", "۳"]
    assert {len(Writing("fa", "barg").line(one)) for one in counter_lines(counted, FA)[1:6]} == {
        len(row)
    }


async def test_a_hint_is_followed_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    source = table("rummy", 2)
    monkeypatch.setattr(source._bots, "warm_up", lambda _: None)
    async with shown(source) as (app, pilot):
        screen = screen_of(app)
        await until(pilot, lambda: my_turn(screen))
        await pilot.press("u")
        assert screen.notice == EN("nothing_to_undo")
        await pilot.press("i")
        assert screen.notice == EN("hint_thinking") or screen.hint
        await until(pilot, lambda: screen.hint)
        assert screen.notice.startswith("Hint: Draw") or screen.notice.startswith("Hint: Take")
        assert screen.found[0].label.startswith(EN("hint_do"))
        wanted = screen.found[0].value
        place = turn_of(screen)
        await act(screen, pilot)
        assert source.table.deals[-1].actions[place[1]][1] == wanted
        assert screen.hint is None
        await pilot.press("u")
        await until(pilot, lambda: turn_of(screen) == place)
        assert screen.notice.startswith(EN("say_undone"))
        beside: Any = screen.query_one("#chronicle")
        await pilot.press("c")
        await until(pilot, lambda: EN("counter_legend_unseen") in str(beside.render()))
        await pilot.press("question_mark")
        await until(pilot, lambda: EN("term_key_record") in str(beside.render()))
        await pilot.press("escape")
        await until(pilot, lambda: EN("term_key_record") not in str(beside.render()))


async def test_the_rest_is_claimed_and_helps_among_people_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = table("shelem2", 2)
    source.table = with_a_claim("shelem2", 2)
    monkeypatch.setattr(local, "ME", claims(source.table))
    async with shown(source, "fa") as (app, pilot):
        screen = screen_of(app)
        await until(pilot, lambda: screen.found)
        assert screen.found[0].label == FA("claim_rest")
        for key, reason in (("i", "reason_hint_people"), ("u", "reason_undo_people")):
            await pilot.press(key)
            assert screen.notice == FA(reason)
        await pilot.press("a")
        await until(pilot, lambda: screen.view.status != "playing")  # type: ignore[union-attr]
        name = seat_name(screen.view.seats[screen.view.claimed], FA)  # type: ignore[union-attr,index]
        said = FA("say_claimed", name=name)
        assert said in chronicle(screen.view, FA)  # type: ignore[arg-type]
        assert said in turn_line(screen.view, FA)  # type: ignore[arg-type]
        await pilot.press("a")
        assert screen.notice == FA("reason_no_claim")

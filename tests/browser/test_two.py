"""Two-player Shelem at a table: a match by clicks, tops of piles by keys, nothing over anything."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.overlaps import overlaps
from tests.browser.person import DESK, PHONE, Person, Screen
from tests.browser.shown import ALL, Sent, show
from tests.browser.test_pages import AXE, Inspector

STATES: Final = ("two-auction", "two-first", "two-hand", "two-pile", "two-late")
CHECKS: Final = """
  apart(seen('.screen > header, .felt, .actions, [data-testid=hand], aside'));
  apart(seen('.plate, .piles, [data-played]'));
  inside(seen('.plate, .piles, [data-played]'), box(felt), 'the felt');
  const hidden = (e) => e && getComputedStyle(e).clipPath !== 'none';
  touched(seen('[data-testid=own-piles] button').filter((e) => !hidden(e.closest('.piles'))));
"""
PILES: Final = "[data-testid=own-piles] button"


def act(person: Person) -> str:
    """Do what is to be done in the own turn; tells what."""
    turn = person.turn
    tops = person.page.locator(f"{PILES}.legal")
    if person.phase == "play":
        person.page.wait_for_selector(f"[data-testid=hand] .legal, {PILES}.legal")
    if tops.count() == 0:
        return person.act("bid 165")
    tops.first.click()
    person.wait_after(turn)
    return "pile"


@pytest.mark.parametrize(("screen", "language"), [(PHONE, "fa"), (DESK, "en")])
def test_a_whole_match_by_clicks(new_person: NewPerson, screen: Screen, language: str) -> None:
    person = new_person(screen, language)
    body = {"game": "shelem2", "players": 2, "rules": {"target": 1}, "fill": "heuristic"}
    answer = person.context.request.post(f"{person.address}/api/tables", data=body)
    assert answer.ok, answer.text()
    person.open(f"/t/{answer.json()['table']}")
    person.page.wait_for_selector("main.play")
    done: set[str] = set()
    while True:
        while person.wait_for_turn():
            done.add(act(person))
        if person.page.get_by_test_id("match-end").count():
            break
        person.see("next-deal").click()
        person.page.get_by_test_id("deal-end").wait_for(state="detached")
    assert {"auction", "discard", "trump", "play", "pile"} - {"trump"} <= done
    assert person.page.locator("[data-testid=match-end] tbody tr").count() >= 1
    person.see("rematch")


def test_shelem_for_two_is_offered(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    person.open()
    person.page.get_by_label("شلم دونفره").check()
    expect(person.page.get_by_test_id("players")).to_have_count(0)
    person.see("play-now").click()
    person.page.wait_for_selector("main.play")
    expect(person.page.get_by_test_id("own-piles").locator("button")).to_have_count(3)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_nothing_overlaps(new_person: NewPerson, language: str) -> None:
    person = new_person(Screen(320, 568, touch=True), language)
    states = STATES if language == "fa" else STATES[2:3]
    faults = overlaps(person, states, CHECKS)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_axe_finds_no_fault(new_person: NewPerson, language: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/")
    person = new_person(DESK, language)
    inspector = Inspector(person, AXE)
    for name in ("two-pile",) if language == "fa" else ("two-end",):
        show(person, ALL[name])
        person.page.wait_for_selector("main.play")
        inspector.stop(name)
    assert inspector.faults == []


def top(view: dict[str, Any], pile: int) -> str:
    return str(view["deal"]["piles"][0][pile]["top"])


def test_tops_are_played_by_keys_and_a_blocked_one_says_why(new_person: NewPerson) -> None:
    person = new_person(DESK, "en")
    sent = Sent(person, ALL["two-pile"])
    blocked = [top(sent.view, pile) in sent.view["deal"]["blocked"] for pile in range(3)]
    free = blocked.index(False)
    expect(person.page.locator(f'{PILES}[data-pile="{free}"]')).to_be_focused()
    person.page.keyboard.press(str(blocked.index(True) + 1))
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".toast")).to_be_visible()
    person.page.keyboard.press(str(free + 1))
    person.page.keyboard.press("Enter")
    person.page.wait_for_timeout(50)
    assert sent.actions == [f"play {top(sent.view, free)}"]

"""Rim at a table: a match by clicks, the marks, dragging, keys, and nothing over anything else."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import rim
from tests.browser.conftest import NewPerson
from tests.browser.overlaps import overlaps
from tests.browser.person import DESK, PHONE, Person, Screen
from tests.browser.shown import ALL, Sent, legal, show
from tests.browser.test_pages import AXE, Inspector

STATES: Final = (
    "rim-draw",
    "rim-turn",
    "rim-seven",
    "rim-joker",
    "rim-knock",
    "rim-block",
    "rim-spectator",
)
CHECKS: Final = """
  apart(seen('.screen > header, .felt, .actions, [data-testid=hand], aside'));
  apart(seen('.plate, .pile, .melds'));
  apart(seen('.status, .order, .choices'));
  inside(seen('.felt, .actions, [data-card]'), screen, 'the screen');
  inside(seen('.plate, .pile, .melds'), box(felt), 'the felt');
  seen('.plate').forEach((e) => inside(within('.tag, .tile, .name', e), box(e), 'its plate'));
  seen('.meld').forEach((e) => inside(within('.tile', e), box(e), 'its meld'));
  hit(seen('[data-card]'));
  touched(seen('.pile, .meld, .doing button'));
"""


def card(person: Person, key: str) -> Locator:
    return person.page.locator(f'[data-testid=hand] [data-key="{key}"]')


@pytest.mark.parametrize(
    ("screen", "language", "preset"), [(PHONE, "fa", "rim_hand"), (DESK, "en", "rim")]
)
def test_a_whole_match_by_clicks(
    new_person: NewPerson, screen: Screen, language: str, preset: str
) -> None:
    person = new_person(screen, language)
    rules = {"preset": preset, **rim.SHORT}
    body = {"game": "rummy", "players": 2, "rules": rules, "fill": "random"}
    done: set[str] = set()
    for _ in range(6):  # the bot may go out before the person has had a turn
        answer = person.context.request.post(f"{person.address}/api/tables", data=body)
        assert answer.ok, answer.text()
        person.open(f"/t/{answer.json()['table']}")
        person.page.wait_for_selector("main.play")
        done |= rim.play_match(person)
        if {"draw", "throw"} <= done:
            break
    assert {"draw", "throw"} <= done
    sheet = person.page.locator("[data-testid=match-end] [data-testid=sheet] tbody tr")
    assert sheet.count() >= 1
    person.see("record")


def test_rim_is_offered_for_two_to_seven(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    person.open()
    person.page.get_by_label("ریم").check()
    expect(person.see("players").locator("option")).to_have_count(6)
    person.see("players").select_option("7")
    person.see("play-now").click()
    person.page.wait_for_selector("main.play[data-game=rummy]")
    expect(person.page.locator(".plate")).to_have_count(6)
    person.open("/new")
    expect(person.see("players")).to_have_value("7")
    person.see("create").click()
    expect(person.page.locator(".rows .seat")).to_have_count(7)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_nothing_overlaps(new_person: NewPerson, language: str) -> None:
    person = new_person(Screen(320, 568, touch=True), language)
    states = STATES if language == "fa" else STATES[1:3]
    faults = overlaps(person, states, CHECKS)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_axe_finds_no_fault(new_person: NewPerson, language: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/")
    person = new_person(DESK, language)
    inspector = Inspector(person, AXE)
    for name in ("rim-seven", "rim-end-hand") if language == "fa" else ("rim-knock", "rim-over"):
        show(person, ALL[name])
        person.page.wait_for_selector("main.play")
        if name == "rim-seven":
            person.page.locator('[data-testid=hand] [data-fits="true"]').first.click()
        inspector.stop(name)
    if language == "en":
        person.see("open-keys").click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        inspector.stop("keys")
    assert inspector.faults == []


def test_a_card_is_dragged_to_a_meld_and_to_the_discards(new_person: NewPerson) -> None:
    person = new_person(DESK, "fa")
    sent = Sent(person, ALL["rim-seven"])
    layoff = legal(sent.view, "layoff")
    number, dragged = layoff.split()[1:3]
    card(person, dragged).drag_to(person.page.locator(f'[data-drop="meld {number}"]'))
    expect(person.page.locator("[aria-pressed=true]")).to_have_count(0)
    person.page.wait_for_timeout(400)
    thrown = legal(sent.view, "discard").split()[1]
    card(person, thrown).drag_to(person.page.locator("[data-drop=discard]"))
    person.page.wait_for_timeout(50)
    assert sent.actions[0].startswith(f"layoff {number} {dragged}")
    assert sent.actions[-1] == f"discard {thrown}"


def test_everything_goes_by_keys(new_person: NewPerson) -> None:
    person = new_person(DESK, "en")
    keys = person.page.keyboard
    sent = Sent(person, ALL["rim-turn"])
    meld = legal(sent.view, "meld").split()[1:]
    for wanted in meld:
        card(person, wanted).focus()
        keys.press("Enter")
    keys.press("m")
    person.page.wait_for_timeout(400)
    keys.press("Escape")
    fits = legal(sent.view, "layoff").split()
    card(person, fits[2]).focus()
    keys.press("Enter")
    keys.press("l")
    person.page.wait_for_timeout(400)
    keys.press("Escape")
    keys.press("h")
    keys.press("Home")
    keys.press("ArrowRight")
    focused = person.page.locator("[data-card]:focus").get_attribute("data-card")
    keys.press("Enter")
    keys.press("x")
    person.page.wait_for_timeout(50)
    assert sorted(sent.actions[0].split()[1:]) == sorted(meld)
    assert " ".join(fits[:3]) in sent.actions[1]
    assert sent.actions[-1] == f"discard {focused}"
    keys.press("?")
    expect(person.page.get_by_role("dialog")).to_contain_text("lay the chosen cards off")


def test_a_longer_meld_is_put_in_order_and_a_wrong_one_refused_with_its_reason(
    new_person: NewPerson,
) -> None:
    person = new_person(PHONE, "en")
    for _ in range(6):
        body = {"game": "rummy", "players": 2, "rules": {"hand_size": 24}, "fill": "random"}
        answer = person.context.request.post(f"{person.address}/api/tables", data=body)
        person.open(f"/t/{answer.json()['table']}")
        person.wait_for_turn()
        person.page.locator('.piles [data-action="draw stock"]').click()
        person.page.wait_for_selector("main.play[data-phase=turn]")
        sizes = [
            person.page.locator(f'[data-testid=hand] [data-group="{group}"]').count()
            for group in range(8)
        ]
        long = next((group for group, size in enumerate(sizes) if size >= 4), None)
        if long is None:
            continue
        cards = person.page.locator("[data-testid=hand] [data-card]")
        for place in (0, cards.count() - 1, cards.count() - 2):
            cards.nth(place).click(position={"x": 10, "y": 12})
        person.page.locator("[data-action=meld]").first.click()
        expect(person.see("toast")).to_contain_text("one")
        person.page.keyboard.press("Escape")
        group = person.page.locator(f'[data-testid=hand] [data-group="{long}"]')
        for place in reversed(range(group.count())):
            group.nth(place).click(position={"x": 10, "y": 12})
        laid = person.page.locator("[data-meld] .tile").count()  # by the bot, in its first turn
        person.page.locator("[data-action=meld]").first.click()
        expect(person.page.locator("[data-meld] .tile")).to_have_count(laid + sizes[long])
        return
    raise AssertionError("no hand had a meld of four")


def test_a_screen_reader_is_told_what_happens(new_person: NewPerson) -> None:
    person = new_person(DESK, "fa")
    body = {"game": "rummy", "players": 3, "fill": "random"}  # nobody goes out so soon
    answer = person.context.request.post(f"{person.address}/api/tables", data=body)
    person.open(f"/t/{answer.json()['table']}")
    person.wait_for_turn()
    person.page.evaluate(
        """() => {
          window.told = [];
          new MutationObserver((changes) => {
            for (const change of changes)
              for (const node of change.addedNodes)
                if (node.textContent.trim()) window.told.push(node.textContent.trim());
          }).observe(document.querySelector('[data-testid=live]'), { childList: true });
        }"""
    )
    for _ in range(4):
        if person.wait_for_turn():
            rim.act(person)
    told: list[str] = person.page.evaluate("window.told")
    assert any(line.startswith("کشیدید: ") for line in told)
    assert any("را انداخت" in line for line in told)
    assert any("از انبار کشید" in line or "را برداشت" in line for line in told)

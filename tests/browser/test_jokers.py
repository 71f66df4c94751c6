"""Deals with two jokers, and a sar-shelem, by clicks and by keys (S34–S37)."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE, Person, Screen
from tests.browser.shown import ALL, show
from tests.browser.test_keyboard import focus_has

JOKERS: Final[dict[str, Any]] = {"preset": "joker200", "special_bids": "none"}
TRIES: Final = 40
JOKER: Final = ".slot[data-card^=X]"


def hold_a_joker(person: Person) -> None:
    """Be declarer with a joker among eighteen cards, at the first table where it comes to that."""
    for _ in range(TRIES):
        person.new_table(JOKERS)
        person.play_until("discard", "bid 200")
        if person.page.locator(JOKER).count():
            return
    raise AssertionError("no joker came")


@pytest.mark.parametrize(("screen", "language"), [(PHONE, "fa"), (DESK, "en")])
def test_s34_s35_a_deal_with_a_joker_led(
    new_person: NewPerson, screen: Screen, language: str
) -> None:
    person = new_person(screen, language)
    hold_a_joker(person)
    page = person.page
    expect(page.locator(".slot")).to_have_count(18)
    assert person.has_no_sideways_scroll()
    turn = person.turn
    person.bury()
    person.wait_after(turn)
    assert person.wait_for_turn()
    expect(page.locator(".slot.legal")).to_have_count(12)
    joker = page.locator(JOKER).first
    names = ("big joker", "small joker") if language == "en" else ("جوکر بزرگ", "جوکر کوچک")
    assert joker.get_attribute("aria-label") in names
    joker.click()
    suits = person.see("joker-trump").locator("[data-action$=' H']")
    assert person.has_no_sideways_scroll()
    turn = person.turn
    suits.click()
    person.wait_after(turn)
    hearts = "hearts" if language == "en" else "دل"
    expect(page.get_by_test_id("contract")).to_contain_text(hearts)
    assert "play" in person.play_deal()
    expect(page.locator(".packet .tile")).to_have_count(6)
    assert person.has_no_sideways_scroll()


def test_s35_keys_choose_the_suit_of_a_joker(new_person: NewPerson) -> None:
    person = new_person(DESK, "en")
    hold_a_joker(person)
    turn = person.turn
    person.bury()
    person.wait_after(turn)
    assert person.wait_for_turn()
    page = person.page
    page.wait_for_selector(".slot.legal")
    page.locator(JOKER).first.focus()
    page.keyboard.press("Enter")
    focus_has(person, "[data-testid=joker-trump] button")
    label = page.get_by_test_id("joker-trump").get_attribute("aria-label") or ""
    assert label.startswith("Name trump with the ")
    page.keyboard.press("Escape")
    focus_has(person, JOKER)
    expect(page.get_by_test_id("joker-trump")).to_have_count(0)
    page.wait_for_timeout(400)  # the key may no longer be the one that chose the card before
    page.keyboard.press("Enter")
    focus_has(person, "[data-testid=joker-trump] button")
    for _ in range(2):
        page.keyboard.press("Tab")
    turn = person.turn
    page.keyboard.press("Enter")
    person.wait_after(turn)
    expect(page.get_by_test_id("contract")).to_contain_text("diamonds")


def test_s36_sar_shelem_leaves_the_widow(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    rules = {"special_bids": "shelem", "sar_shelem": True, "no_trump_modes": True}
    person.new_table(rules)
    assert person.wait_for_turn()
    page = person.page
    sar = page.locator('[data-action="bid sar_shelem"]')
    sar.click()
    expect(sar).to_have_text("سرشلم: مطمئنید؟")
    turn = person.turn
    sar.click()
    person.wait_after(turn)
    assert person.phase == "trump"
    expect(page.locator(".slot")).to_have_count(12)
    turn = person.turn
    page.locator('[data-action="trump nars"]').click()
    person.wait_after(turn)
    expect(page.get_by_test_id("contract")).to_contain_text("نرس")
    assert "discard" not in person.play_deal()
    end = person.see("deal-end")
    assert str(end.get_attribute("data-outcome")).startswith("sar_shelem_")
    expect(end).to_contain_text("زمینِ برنداشته")


@pytest.mark.parametrize("name", ["joker-trick", "joker-end", "no-trump"])
def test_nobody_has_to_guess_what_the_screen_says(new_person: NewPerson, name: str) -> None:
    """What is drawn is also written for those who hear it."""
    person = new_person(PHONE, "en")
    show(person, ALL[name])
    heard = person.page.locator("main.play").inner_text()
    wanted = {"joker-trick": "big joker", "joker-end": "big joker", "no-trump": "no trump"}
    assert wanted[name] in heard

"""The form of a table's rules: from the rules' own schema, by link, as last time."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE, Person, Screen


def option(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-option="{name}"]')


def test_a_link_fills_the_form_in(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    person.open("/new?game=rummy&players=5&preset=rim_joker&target=200&ace=high_or_low")
    expect(person.see("players")).to_have_value("5")
    expect(person.page.locator('input[name=preset][value="rim_joker"]')).to_be_checked()
    expect(option(person, "target").locator("input").first).to_have_value("۲۰۰")
    expect(option(person, "ace").locator("select")).to_have_value("high_or_low")
    expect(person.see("changed-count")).to_contain_text("۲")
    expect(person.page.get_by_test_id("dropped")).to_have_count(0)
    option(person, "target").get_by_test_id("reset-option").click()
    expect(option(person, "target").get_by_label("۵۰ برای هر نفر")).to_be_checked()
    link = person.page.locator(".link input").input_value()
    assert link.endswith("/new?game=rummy&players=5&preset=rim_joker&ace=high_or_low")


def test_a_wrong_link_is_told_and_the_form_works(new_person: NewPerson) -> None:
    person = new_person(Screen(320, 600, touch=True), "en")
    person.open("/new?game=rummy&players=99&colour=red&ace=middle&jokers=2&preset=toString")
    told = person.see("dropped")
    for text in ("players=99", "colour=red", "ace=middle", "preset=toString"):
        expect(told).to_contain_text(text)
    expect(option(person, "jokers").locator("select")).to_have_value("2")
    assert person.has_no_sideways_scroll()
    person.see("create").click()
    person.page.wait_for_url("**/t/*")


def test_conflicts_are_told_beside_the_field_before_creating(new_person: NewPerson) -> None:
    person = new_person(DESK, "en")
    person.open("/new?game=rummy&players=7&decks=1")
    expect(option(person, "decks").get_by_role("alert")).to_have_text(re.compile("so many players"))
    person.see("players").select_option("3")
    expect(person.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_as_last_time(new_person: NewPerson, language: str) -> None:
    person = new_person(DESK, language)
    person.open("/new?game=rummy&players=3&preset=rim_high&max_turns=50")
    expect(option(person, "max_turns").locator("input")).to_be_visible()
    person.see("create").click()
    person.page.wait_for_url("**/t/*")
    person.open("/new")
    person.see("players").select_option("4")
    person.see("as-last-time").click()
    expect(person.see("players")).to_have_value("3")
    expect(person.page.locator('input[name=preset][value="rim_high"]')).to_be_checked()
    expect(person.see("changed-count")).to_be_visible()
    expect(person.page.get_by_test_id("as-last-time")).to_have_count(0)
    person.page.evaluate("localStorage.setItem('barg.rules', '{\"rummy\":\"?ace=no\"}')")
    person.open("/new")
    expect(person.see("create")).to_be_visible()
    expect(person.page.get_by_test_id("as-last-time")).to_have_count(0)

"""Whoever comes back sees the table as it is: after a reload, and after losing the network."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import MINE, PHONE, Person


def sight(person: Person) -> dict[str, Any]:
    """What the person sees of the table."""
    result: dict[str, Any] = person.page.evaluate(
        """() => {
          const all = (query, read) => [...document.querySelectorAll(query)].map(read);
          return {
            turn: document.querySelector('main.play').dataset.turn,
            hand: all('[data-card]', (card) => card.dataset.card),
            trick: all('[data-played]', (card) => card.dataset.played),
            calls: all('.calls', (list) => list.textContent),
            actions: all('[data-action]', (button) => button.dataset.action),
          };
        }"""
    )
    return result


def to_a_trick(person: Person) -> None:
    """Until cards lie on the table and the own one is asked for."""
    person.play_until("play")
    person.act()
    person.page.wait_for_selector(f"{MINE} .slot.legal")
    person.page.wait_for_selector("[data-testid=trick][data-idle=true]", state="attached")


@pytest.mark.parametrize("phase", ["auction", "discard", "play"])
def test_reload_in_the_middle(new_person: NewPerson, phase: str) -> None:
    person = new_person(PHONE, "fa")
    person.new_table({})
    if phase == "play":
        to_a_trick(person)
    else:
        person.play_until(phase)
    before = sight(person)
    person.page.reload()
    person.page.wait_for_selector(MINE)
    assert sight(person) == before
    person.act("bid 165")


def test_case_35_back_from_offline(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    person.new_table({})
    person.play_until("play")
    before = sight(person)
    person.context.set_offline(True)
    person.see("link-lost")
    person.page.locator(".slot.legal").first.click()
    person.see("toast")
    assert sight(person) == before
    person.context.set_offline(False)
    expect(person.page.get_by_test_id("link-lost")).to_have_count(0)
    assert sight(person) == before
    person.act()


def test_table_that_is_not_there(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    person.open("/t/nosuchtable")
    expect(person.page.get_by_role("alert")).to_contain_text("چنین میزی نیست")
    expect(person.page.get_by_test_id("link-lost")).to_have_count(0)

"""Taking back against bots, by the button and by the key."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE, Person


def go_back(person: Person, turn: str) -> None:
    expect(person.page.locator("main.play")).to_have_attribute("data-turn", turn)


@pytest.mark.parametrize(("game", "language"), [("shelem", "fa"), ("rummy", "en")])
def test_take_back(new_person: NewPerson, game: str, language: str) -> None:
    person = new_person(PHONE, language)
    body = {"game": game, "fill": "random" if game == "rummy" else "heuristic"}
    answer = person.context.request.post(f"{person.address}/api/tables", data=body)
    person.open(f"/t/{answer.json()['table']}")
    assert person.wait_for_turn()
    first = person.turn
    expect(person.page.get_by_test_id("undo")).to_have_count(0)
    for by_key in (False, True):
        if game == "shelem":
            person.page.locator("[data-testid=auction] [data-action=pass]").click()
        else:
            person.page.keyboard.press("d")
        person.see("undo")
        assert person.turn != first
        if by_key:
            person.page.keyboard.press("u")
        else:
            person.see("undo").click()
        go_back(person, first)
        expect(person.page.locator("[aria-live]").first).to_contain_text(
            "پس گرفته شد" if language == "fa" else "Taken back"
        )
        expect(person.page.get_by_test_id("undo")).to_have_count(0)
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog")).to_contain_text(
        "پس گرفتن" if language == "fa" else "Take back"
    )

"""Case 49: Latin words inside Persian sentences keep their order; menus stay on the screen."""

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE, Screen
from tests.browser.test_people import named

OPENERS = ("open-last", "open-sheet", "open-keys", "open-settings")


def test_case_49_names_and_numbers_are_isolated_in_sentences(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    named(person, "Ali (2)")
    person.play_now()
    person.play_deal("bid 165")
    sentence = person.page.locator("#deal-end").inner_text()
    assert "\u2068Ali (2)\u2069" in sentence
    assert "\u2066−" in sentence or "\u2066-" in sentence or "\u2066+" in sentence


@pytest.mark.parametrize("screen", [PHONE, DESK])
def test_case_49_dialogs_stay_on_the_screen(new_person: NewPerson, screen: Screen) -> None:
    person = new_person(screen, "fa")
    person.play_now()
    person.wait_for_turn()
    for opener in OPENERS:
        button = person.page.get_by_test_id(opener)
        if not button.is_visible():
            continue
        button.click()
        box = person.page.locator("dialog[open]").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= screen.width
        assert box["y"] >= 0
        person.page.keyboard.press("Escape")
        person.page.locator("dialog[open]").wait_for(state="detached")
    assert person.has_no_sideways_scroll()

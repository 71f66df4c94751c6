"""Case 49: Latin words inside Persian sentences keep their order; menus stay on the screen."""

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE, Screen
from tests.browser.test_people import named

FLIGHTS = 60
"""In so many frames a card was on its way: several tricks."""
WATCH = """() => {
  window.seen = { flights: 0, most: 0 };
  const look = () => {
    const { scrollWidth, clientWidth } = document.scrollingElement;
    const away = document.querySelectorAll('[data-played][inert]').length;
    if (away) window.seen.flights += 1;
    window.seen.most = Math.max(window.seen.most, scrollWidth - clientWidth);
    requestAnimationFrame(look);
  };
  look();
}"""
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


@pytest.mark.parametrize("language", ["fa", "en"])
def test_cards_on_their_way_out_scroll_nothing(new_person: NewPerson, language: str) -> None:
    person = new_person(PHONE, language)
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    body = {"game": "shelem", "fill": "random", "seat": None}
    made = person.context.request.post(f"{person.address}/api/tables", data=body)
    person.open(f"/t/{made.json()['table']}")
    page.wait_for_selector("main.play")
    page.evaluate(WATCH)
    seen = {"flights": 0, "most": 0}
    for _ in range(100):
        page.wait_for_timeout(200)
        seen = page.evaluate("window.seen")
        if seen["flights"] > FLIGHTS:
            break
    assert seen["flights"] > FLIGHTS
    assert seen["most"] == 0

"""Dialogs by the keyboard: the focus stays inside, Escape closes, the focus returns."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE
from tests.browser.shown import ALL, show

INSIDE = "document.activeElement.closest('dialog') !== null"


def test_focus_is_kept_and_given_back(new_person: NewPerson) -> None:
    person = new_person(DESK, "fa")
    show(person, ALL["long-sheet"])
    for opener in ("open-last", "open-sheet", "open-keys", "open-settings"):
        button = person.see(opener)
        button.focus()
        person.page.keyboard.press("Enter")
        dialog = person.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        for key in ["Tab"] * 12 + ["Shift+Tab"] * 12:
            person.page.keyboard.press(key)
            assert person.page.evaluate(INSIDE), opener
        person.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(button).to_be_focused()


def test_a_click_beside_closes(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    show(person, ALL["long-sheet"])
    person.see("open-settings").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.mouse.click(195, 40)
    expect(person.page.get_by_role("dialog")).to_have_count(0)

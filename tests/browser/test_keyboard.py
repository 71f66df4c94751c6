"""The keyboard alone is enough (case 57)."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, Person

FOCUSED = "document.activeElement"


def focus_has(person: Person, query: str) -> None:
    person.page.wait_for_function(f"() => {FOCUSED}.matches({query!r})")


def tab_to(person: Person, query: str, key: str = "Tab") -> None:
    for _ in range(60):
        if person.page.evaluate(f"{FOCUSED}.matches({query!r})"):
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {query}")


def bury(person: Person) -> None:
    focus_has(person, "[data-card]")
    press = person.page.keyboard.press
    press("Home")
    for _ in range(4):
        press("Space")
        press("ArrowRight")
    expect(person.page.locator(".slot.chosen")).to_have_count(4)
    tab_to(person, "[data-action=bury]", "Shift+Tab")
    press("Enter")


def play(person: Person) -> None:
    focus_has(person, "[data-card]")
    person.page.wait_for_selector(".slot.legal")
    person.page.keyboard.press("Home")
    tab_to(person, ".slot.legal", "ArrowRight")
    person.page.keyboard.press("Enter")


def test_keyboard_alone_plays_a_deal(new_person: NewPerson) -> None:
    person = new_person(DESK, "fa")
    keyboard = person.page.keyboard
    person.open()
    tab_to(person, "[data-testid=play-now]")
    keyboard.press("Enter")
    person.page.wait_for_selector("main.play")
    while person.wait_for_turn():
        turn, phase = person.turn, person.phase
        if phase == "auction":
            focus_has(person, "[data-testid=auction] button")
            keyboard.type("165")
            focus_has(person, '[data-action="bid 165"]')
            keyboard.press("Enter")
        elif phase == "discard":
            bury(person)
        elif phase == "trump":
            focus_has(person, "[data-testid=trump] button")
            keyboard.press("Tab")
            keyboard.press("Enter")
        else:
            play(person)
        person.wait_after(turn)
    focus_has(person, "[data-testid=next-deal]")
    keyboard.press("Enter")
    person.page.wait_for_selector('main.play[data-turn^="1:"]')


def test_shortcuts_open_and_close(new_person: NewPerson) -> None:
    person = new_person(DESK, "en")
    person.new_table({})
    person.wait_for_turn()
    for key, title in (("?", "Rules and keys"), ("l", "Last trick"), ("s", "Score sheet")):
        person.page.keyboard.press(key)
        expect(person.page.get_by_role("dialog")).to_contain_text(title)
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_case_57_focus_stays_while_others_play(new_person: NewPerson) -> None:
    person = new_person(DESK, "en")
    person.new_table({})
    person.play_until("play")
    turn = person.turn
    person.page.keyboard.press("h")
    focus_has(person, ".slot")
    person.page.keyboard.press("Enter")
    person.wait_after(turn)
    assert person.wait_for_turn()
    assert person.page.evaluate(f"{FOCUSED}.closest('[data-testid=hand]') !== null")

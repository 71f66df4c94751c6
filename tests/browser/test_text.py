"""A table in words: whole deals by its buttons and by typing, without a fault of axe."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE, SECONDS, Person, Screen
from tests.browser.shown import ALL, show
from tests.browser.test_pages import AXE, Inspector

MOVES = 80


def in_words(person: Person) -> None:
    person.page.keyboard.press("v")
    expect(person.see("text-now")).to_be_visible(timeout=SECONDS)


def act(person: Person) -> bool:
    """Do the first thing that can be done; whether the deal is over."""
    ready = person.page.locator(
        "[data-testid=text-acts] button, main.text fieldset, main.text .primary:not([disabled])"
    )
    ready.first.wait_for(timeout=SECONDS)
    if person.page.locator("main.text fieldset").count():  # only the person's own act ends it
        boxes = person.page.locator("main.text fieldset input")
        for place in range(4):
            boxes.nth(place).check()
        person.page.locator("main.text .primary").click()
        expect(person.page.locator("main.text fieldset")).to_have_count(0, timeout=SECONDS)
        return False
    actions = person.page.locator("[data-testid=text-acts] button")
    if not actions.count():
        return True
    turn = person.page.locator("main.text").get_attribute("data-turn")
    actions.first.click()
    person.page.wait_for_selector(f'main.text:not([data-turn="{turn}"])', timeout=SECONDS)
    return False


@pytest.mark.parametrize(
    ("screen", "language", "wanted"),
    [
        (PHONE, "fa", {"game": "shelem"}),
        (DESK, "en", {"game": "rummy", "rules": {"max_turns": 12}}),
        (PHONE, "en", {"game": "shithead", "rules": {"max_turns": 20}}),
    ],
)
def test_a_deal_in_words(
    new_person: NewPerson, screen: Screen, language: str, wanted: dict[str, object]
) -> None:
    person = new_person(screen=screen, language=language)
    person.open()
    made = person.context.request.post(
        f"{person.address}/api/tables", data={**wanted, "fill": "random"}
    )
    person.open(f"/t/{made.json()['table']}")
    person.page.wait_for_selector("main.play")
    in_words(person)
    assert person.has_no_sideways_scroll()
    for _ in range(MOVES):
        if act(person):
            break
    expect(person.page.locator("main.text .primary")).to_be_visible()


def test_no_fault_in_words(new_person: NewPerson) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/")
    person = new_person(language="fa")
    person.play_now()
    in_words(person)
    inspector = Inspector(person, AXE)
    inspector.stop("a table in words")
    assert inspector.faults == []


def test_typing_asks_and_acts(new_person: NewPerson) -> None:
    person = new_person(language="en")
    person.play_now()
    in_words(person)
    person.page.wait_for_selector("[data-testid=text-acts]", timeout=SECONDS)
    typed = person.page.get_by_label("Type an action or a question")
    typed.fill("hand")
    typed.press("Enter")
    expect(person.page.get_by_test_id("live")).to_contain_text(" of ")
    typed.fill("pas")
    typed.press("Enter")
    expect(person.see("toast")).to_contain_text("no such action")
    expect(typed).to_have_value("pas")  # to be mended
    typed.fill("pass")
    typed.press("Enter")
    expect(person.page.locator("#text-past + ol")).to_contain_text("Pass")
    person.page.keyboard.press("Escape")
    person.page.locator("#status").focus()
    person.page.keyboard.press("v")
    expect(person.page.locator("main.play")).to_be_visible()


def test_another_match_in_words_leads_to_its_table(new_person: NewPerson) -> None:
    person = new_person(language="en")
    show(person, {**ALL["over"], "rematch": "AnotherOne"})
    in_words(person)
    person.see("rematch").click()
    person.page.wait_for_url("**/t/AnotherOne")


def test_keys_in_words(new_person: NewPerson) -> None:
    person = new_person(language="en")
    person.play_now()
    in_words(person)
    for key, title in (("?", "Rules and keys"), ("s", "Score sheet")):
        person.page.keyboard.press(key)
        dialog = person.page.get_by_role("dialog")
        expect(dialog).to_contain_text(title)
        expect(dialog).not_to_contain_text("Enter")
        person.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

"""Lessons: answered by clicks, right and wrong; kept; at every width; without a network."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE, Person
from tests.browser.test_pages import AXE, Inspector


def open_lesson(person: Person, path: str) -> Page:
    person.open(f"/learn/{path}")
    person.page.wait_for_selector(".step")
    return person.page


def choose(page: Page, *cards: str, answer: bool = False) -> None:
    for card in cards:
        page.locator(f'[data-testid=question] [data-card="{card}"]').click()
    if answer:
        page.get_by_test_id("answer").click()


def write(page: Page, number: str) -> None:
    page.get_by_test_id("number").fill(number)
    page.get_by_test_id("answer").click()


def go_on(page: Page) -> None:
    """The focus waits where one goes on."""
    expect(page.get_by_test_id("right")).to_be_visible()
    expect(page.get_by_test_id("forward")).to_be_focused()
    page.keyboard.press("Enter")


def test_following_suit_is_learnt_in_persian_and_kept(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    person.open()
    person.see("learn").click()
    person.page.locator('a[href="/learn/shelem"]').click()
    page = person.page
    expect(page).to_have_title(re.compile("شلم"))
    lesson = page.get_by_test_id("lesson").filter(has_text="آمدن از زمینه")
    lesson.click()
    choose(page, "KS", "AH", answer=True)
    expect(page.get_by_test_id("wrong")).to_contain_text("حتی حکم هم نمی‌شود آمد")
    expect(page.get_by_test_id("live")).to_contain_text("حتی حکم هم نمی‌شود آمد")
    choose(page, "AH", "7S", "3S", answer=True)
    go_on(page)
    choose(page, "3S")
    expect(page.get_by_test_id("wrong")).to_contain_text("از بی‌بی پایین‌تر")
    choose(page, "KS")
    expect(page.get_by_test_id("board")).to_contain_text("شما ۱۰")
    go_on(page)
    page.reload()
    expect(page.locator("main")).to_contain_text("گام ۳ از ۳")
    write(page, "۳")
    expect(page.get_by_test_id("wrong")).to_contain_text("مجبور به بریدن نیست")
    write(page, "۱۲")
    go_on(page)
    person.see("lesson-done")
    page.reload()
    page.locator('a[href="/learn/shelem"]').first.click()
    expect(lesson).to_contain_text("تمام شده")
    expect(page.get_by_test_id("lessons-done")).to_contain_text("۱ درس")
    assert person.has_no_sideways_scroll()


def test_a_set_of_rim_is_laid_with_the_keyboard(new_person: NewPerson) -> None:
    page = open_lesson(new_person(DESK, "en"), "rummy/sets")
    page.get_by_test_id("forward").click()
    page.locator('[data-card="4H"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-card="4D"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-card="4D"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-card="4D"]')).not_to_be_focused()
    page.get_by_test_id("answer").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("wrong")).to_contain_text("at least three cards")
    choose(page, "4S", answer=True)
    expect(page.get_by_test_id("board")).to_contain_text("four of hearts")
    go_on(page)
    page.locator('[data-answer="draw stock"]').click()
    expect(page.get_by_test_id("wrong")).to_contain_text("The king lies open")
    page.locator('[data-answer="draw discard"]').click()
    go_on(page)
    expect(page.get_by_test_id("lesson-done")).to_be_visible()


def test_a_pile_of_shithead_burns(new_person: NewPerson) -> None:
    page = open_lesson(new_person(PHONE, "en"), "shithead/ten")
    choose(page, "9D")
    expect(page.get_by_test_id("wrong")).to_contain_text("under the queen")
    choose(page, "TC")
    expect(page.get_by_test_id("board")).to_contain_text("The pile is empty")
    go_on(page)
    expect(page.get_by_test_id("board")).to_contain_text("over the burned 10")
    choose(page, "9D")
    expect(page.get_by_test_id("wrong")).to_contain_text("not over the burned ten")
    choose(page, "JS")
    go_on(page)


def test_the_sample_deal_ends_at_its_totals(new_person: NewPerson) -> None:
    page = open_lesson(new_person(PHONE, "fa"), "shelem/sample-deal")
    for _ in range(4):
        page.get_by_test_id("forward").click()
    for _ in range(11):
        page.get_by_test_id("trick-after").click()
    expect(page.get_by_test_id("walk-end")).to_contain_text("۱۳۰")
    expect(page.get_by_test_id("walk")).to_contain_text("۱۲۰ و ۳۵ نوشته می‌شود")
    write(page, "130")
    expect(page.get_by_test_id("wrong")).to_contain_text("امتیاز خام")
    write(page, "120")
    go_on(page)


def test_the_answer_of_an_exercise_is_shown(new_person: NewPerson) -> None:
    page = open_lesson(new_person(DESK, "en"), "shelem/exercises")
    write(page, "many")
    expect(page.get_by_role("alert")).to_have_text("Write a whole number.")
    page.get_by_test_id("reveal").click()
    expect(page.get_by_test_id("right")).to_contain_text("The answer. 10 for the ace")


def test_words_are_found_in_both_languages(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    person.open("/learn/words")
    search = person.page.get_by_role("searchbox")
    search.fill("زمین")
    expect(person.page.locator("dl")).to_contain_text("Widow")
    assert person.has_no_sideways_scroll()
    search.fill("xyz")
    expect(person.page.get_by_test_id("found")).to_have_text("No such word.")


def test_a_damaged_store_spoils_nothing(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    for path in ("chess", "shelem/nowhere"):
        person.open(f"/learn/{path}")
        expect(person.page.get_by_role("alert")).to_contain_text("no such lesson")
    for kept in ('{"version":1,"done":7}', "no JSON", '{"version":9}'):
        person.page.evaluate("(text) => localStorage.setItem('barg.lessons', text)", kept)
        person.open("/learn/shelem")
        expect(person.page.get_by_test_id("lessons-done")).to_contain_text("0 of 18")


def test_the_rules_are_there_in_full(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    person.open("/learn/rummy")
    person.see("rules-link").click()
    expect(person.see("rules")).to_contain_text("ریم سیزده‌کارتی")
    person.page.get_by_test_id("switch-language").click()
    expect(person.page.get_by_test_id("rules")).to_contain_text("Rim with thirteen cards")
    person.page.set_viewport_size({"width": 320, "height": 640})
    assert person.has_no_sideways_scroll()


@pytest.mark.parametrize(
    ("language", "pages"),
    [
        ("fa", {"": "h2", "/shelem/schools": "table"}),
        ("en", {"/rummy/layoff": ".felt", "/shithead/zones": ".felt"}),
    ],
)
def test_no_fault_in_the_lessons(
    new_person: NewPerson, language: str, pages: dict[str, str]
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/")
    person = new_person(DESK, language)
    inspector = Inspector(person, AXE)
    for path, wait in pages.items():
        person.open(f"/learn{path}")
        person.page.wait_for_selector(wait)
        if path.startswith("/shithead"):
            person.page.locator("[data-testid=question] button").last.click()
        inspector.stop(f"learn{path}")
    assert inspector.faults == []


def test_lessons_work_without_a_network(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    person.open()
    person.page.evaluate("async () => { await navigator.serviceWorker.ready; return true; }")
    person.page.reload()
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    person.context.set_offline(True)
    page = open_lesson(person, "shithead/two")
    choose(page, "2S")
    expect(page.get_by_test_id("right")).to_be_visible()

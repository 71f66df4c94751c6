"""One person on several devices and in several tabs (cases 33 and 39)."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE, SECONDS


def test_second_device_by_link(new_person: NewPerson) -> None:
    first, second = new_person(PHONE, "fa"), new_person(DESK, "en")
    table = first.new_table({})
    first.play_until("discard")
    first.open()
    first.page.get_by_role("button", name="ادامه در دستگاهی دیگر").click()
    link = first.page.get_by_label("ادامه در دستگاهی دیگر").input_value()
    second.page.goto(link)
    second.see("my-table").click()
    second.page.wait_for_url(f"**{table}")
    first.open(table)
    for person in (first, second):
        person.page.wait_for_selector("main.play[data-mine=true]")
        expect(person.page.locator("[data-card]")).to_have_count(16)
    turn = first.turn
    second.act()
    first.wait_after(turn)
    assert first.phase == "trump"
    third = new_person(DESK, "en")
    third.page.goto(link[:-4])  # cut short in copying
    expect(third.see("toast")).to_contain_text("link")
    assert third.page.get_by_test_id("my-table").count() == 0


def test_two_tabs_of_one_person(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    path = person.new_table({})
    person.play_until("play")
    other = person.context.new_page()
    other.goto(person.address + path)
    other.wait_for_selector("main.play[data-mine=true] .slot.legal")
    turn = person.turn
    person.page.wait_for_selector(".slot.legal")
    card = person.page.locator(".slot.legal").first.get_attribute("data-card")
    click = f"document.querySelector('[data-card=\"{card}\"]')?.click()"
    person.page.evaluate(click)
    other.evaluate(click)
    for page in (person.page, other):
        page.wait_for_selector(f'main.play:not([data-turn="{turn}"])', timeout=SECONDS)
        expect(page.locator("[data-card]")).to_have_count(11)


def test_back_button_and_a_friend_over_a_bot(new_person: NewPerson) -> None:
    host, friend = new_person(DESK, "en"), new_person(PHONE, "fa")
    host.open()
    path = host.new_table({}, fill=None)
    host.see("fill").click()
    friend.open()
    friend.open(path)
    friend.page.locator('[data-seat="2"] [data-do=sit]').click()
    expect(host.page.locator('[data-seat="2"] .name')).to_have_text("Guest")
    host.see("start").click()
    for person in (host, friend):
        person.page.wait_for_selector("main.play")
    friend.page.go_back()
    friend.see("play-now")
    friend.page.go_forward()
    friend.page.wait_for_selector("main.play [data-card]")

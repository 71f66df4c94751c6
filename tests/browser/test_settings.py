"""Settings show at once, stay, and go along to another device."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson, Server
from tests.browser.person import PHONE, SECONDS


def test_settings_show_at_once_and_go_along(new_person: NewPerson, server: Server) -> None:
    one = new_person(screen=PHONE, language="en")
    one.open()
    one.page.get_by_role("button", name="Settings").click()
    corner = one.page.locator("#rank-K text")
    expect(corner).to_have_text("K")
    with one.page.expect_response(lambda answer: answer.url.endswith("/api/me/settings")):
        for label in ("Dark", "Persian", "Stars", "Mirrored, for the left hand"):
            one.page.get_by_role("radio", name=label, exact=True).check()
    expect(corner).to_have_text("ش")
    expect(one.page.locator(".sample .back.stars")).to_be_visible()
    assert one.page.evaluate("({...document.documentElement.dataset})") == {
        "theme": "dark",
        "deck": "two",
        "motion": "system",
        "hand": "left",
    }
    link = one.context.request.post(f"{server.address}/api/me/link").json()["path"]
    two = new_person(screen=PHONE, language="en")
    two.open(link)
    left = "() => document.documentElement.dataset.hand === 'left'"
    two.page.wait_for_function(left, timeout=SECONDS)
    assert two.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_sounds_are_off_on_phones_and_on_at_a_desk(new_person: NewPerson) -> None:
    for screen, expected in ((PHONE, "Off"), (None, "On")):
        person = new_person(language="en", **({"screen": screen} if screen else {}))
        person.open()
        person.page.get_by_role("button", name="Settings").click()
        group = person.page.get_by_role("group", name="Sounds")
        expect(group.get_by_label(expected)).to_be_checked()

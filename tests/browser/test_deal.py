"""A person plays whole deals by clicks, in both languages and on both screens."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE, Screen


@pytest.mark.parametrize(
    ("screen", "language", "direction"), [(PHONE, "fa", "rtl"), (DESK, "en", "ltr")]
)
def test_whole_deal_by_clicks(
    new_person: NewPerson, screen: Screen, language: str, direction: str
) -> None:
    person = new_person(screen, language)
    person.play_now()
    phases = person.play_deal("bid 165")
    assert phases == {"auction", "discard", "trump", "play"}
    html = person.page.locator("html")
    expect(html).to_have_attribute("lang", language)
    expect(html).to_have_attribute("dir", direction)
    sentence = person.page.locator("#deal-end").inner_text()
    assert ("۱۶۵" if language == "fa" else "165") in sentence
    person.see("next-deal").click()
    person.page.wait_for_selector('main.play[data-turn^="1:"]')

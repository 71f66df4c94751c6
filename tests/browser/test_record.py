"""The record that the end page gives away is the match that was played."""

from pathlib import Path

from barg.record import read_record, replay
from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE


def test_record_gives_the_sheet_that_was_shown(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    person.new_table({"target": 5})
    person.play_deal()
    while not person.page.get_by_test_id("match-end").count():
        person.see("next-deal").click()
        person.page.get_by_test_id("deal-end").wait_for(state="detached")
        person.play_deal()
    shown = [
        [int(total) for total in (row.get_attribute("data-totals") or "").split()]
        for row in person.page.locator("[data-testid=match-end] tr[data-totals]").all()
    ]
    with person.page.expect_download() as download:
        person.see("record").click()
    report = replay(read_record(Path(download.value.path()).read_bytes())).report()
    played = [deal for deal in report["deals"] if deal["declarer"] is not None]
    assert [deal["totals"] for deal in played] == shown
    assert report["over"]

    table = person.page.url
    person.see("rematch").click()
    person.page.wait_for_url(lambda url: url != table)
    person.page.wait_for_selector("main")

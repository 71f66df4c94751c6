"""The score sheet for a real table: written, corrected, kept and handed on without a server."""

import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import NewPerson, Server
from tests.browser.person import DESK, PHONE, Person, Screen
from tests.browser.test_pages import AXE, Inspector

NAMES: Final = ("آرش", "بهناز", "چنگیز شیرازی دراز", "دریا", "هما", "وریا", "زیبا")
FOUR_DEALS: Final = ((0, 135, 130), (3, 125, 150), (0, 150, 165), (3, 135, 135))
"""Declarer, bid, points taken (check 7 of the rules of Shelem)."""
SUMS: Final = ["-135 35", "-120 160", "45 160", "75 295"]
SMALL: Final = Screen(320, 568, touch=True)
TARGETS: Final = """() => [...document.querySelectorAll(
    'main a, main button, main select, main .input, main label:has(input[type=radio]), ' +
    'dialog button, dialog .input, dialog label:has(input), .dock button')]
  .filter((e) => e.getClientRects().length && !e.closest('p'))
  .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([text, box]) => `${text} ${box.width}x${box.height}`)"""


class Scorer:
    """Writes a sheet with taps."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def pick(self, testid: str, value: object) -> None:
        label = self.page.get_by_test_id(testid).locator(f'label:has(input[value="{value}"])')
        label.click()

    def begin(self, game: str, preset: str, count: int, names: bool = True) -> None:
        self.person.open("/sheet/new")
        self.pick("game", game)
        if game in ("rummy", "shithead"):
            self.pick("count", count)
        for seat in range(count if names else 0):
            self.page.locator("form .names input").nth(seat).fill(NAMES[seat])
        self.pick("preset", preset)
        self.person.see("save-plan").click()
        self.person.see("sheet")

    def save(self) -> None:
        self.person.see("save-deal").click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def write(self, declarer: int, bid: int | str, taken: int) -> None:
        self.person.see("write").click()
        self.pick("declarer", declarer)
        self.pick("bids" if isinstance(bid, int) else "special-bids", bid)
        self.page.get_by_test_id("taken").get_by_role("slider").fill(str(taken))
        self.save()

    @property
    def sums(self) -> list[str]:
        rows = self.page.locator("[data-totals]").all()
        return [row.get_attribute("data-totals") or "" for row in rows]


@pytest.fixture
def own_server(tmp_path: Path, chromium: str) -> Iterator[Server]:
    del chromium
    server = Server(tmp_path / "data")
    server.start()
    yield server
    server.stop()


def test_a_sheet_is_written_while_the_server_is_away(browser: Browser, own_server: Server) -> None:
    person = Person(browser, own_server.address, PHONE, "fa")
    person.open()
    assert person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.reload()
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    own_server.stop()
    try:
        person.open()
        person.see("score-sheets").click()
        person.see("new-sheet").click()
        scorer = Scorer(person)
        scorer.begin("shelem", "gameocards", 4)
        for deal in FOUR_DEALS:
            scorer.write(*deal)
        assert scorer.sums == SUMS
        person.page.reload()
        person.see("sheet")
        assert scorer.sums == SUMS
    finally:
        own_server.start()
    person.leave()


def test_undo_correction_and_dealer(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    scorer = Scorer(person)
    scorer.begin("shelem", "gameocards", 4)
    for deal in FOUR_DEALS:
        scorer.write(*deal)
    rules = person.page.locator("tr.rule")
    expect(rules).to_have_count(1)
    expect(rules).to_contain_text(NAMES[0])
    person.see("undo").click()
    assert scorer.sums == SUMS[:3]
    person.see("put-back").click()
    assert scorer.sums == SUMS
    person.page.get_by_test_id("correct").first.click()
    person.page.locator("[data-step='10']").click()
    expect(person.see("sentence")).to_contain_text("+۱۳۵")
    scorer.save()
    assert scorer.sums == ["135 25", "150 150", "315 150", "345 285"]
    person.see("open-dealer").click()
    scorer.pick("dealer", 2)
    person.page.keyboard.press("Escape")
    expect(rules).to_contain_text(NAMES[2])
    person.see("write").click()
    person.see("save-deal").click(force=True)  # it says what is missing
    expect(person.see("sentence")).to_have_text("حاکم را انتخاب کنید.")


def test_the_match_ends_and_is_played_on(new_person: NewPerson) -> None:
    person = new_person(DESK, "en")
    scorer = Scorer(person)
    scorer.begin("shelem2", "bazito", 2, names=False)
    scorer.write(0, 165, 165)
    scorer.write(0, 165, 165)
    expect(person.see("won")).to_contain_text("Player 1")
    assert scorer.sums[-1] == "660 0"
    expect(person.page.locator("tr.rule")).to_have_count(1)
    person.see("play-on").click()
    scorer.write(1, 100, 75)
    assert scorer.sums[-1] == "750 -200"


def test_a_sheet_is_handed_on(new_person: NewPerson, tmp_path: Path) -> None:
    person = new_person(PHONE, "fa")
    scorer = Scorer(person)
    scorer.begin("shelem", "gameocards", 4)
    scorer.write(0, 135, 130)
    person.see("open-share").click()
    link = person.page.locator(".link input").input_value()
    with person.page.expect_download() as picture:
        person.see("picture").click()
    data = Path(picture.value.path()).read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert (width, height) > (1000, 400)
    with person.page.expect_download() as export:
        person.see("export").click()
    file = tmp_path / "sheet.json"
    export.value.save_as(file)

    other = new_person(DESK, "en")
    other.page.goto(link)
    other.see("keep-copy").click()
    other.see("write")
    assert Scorer(other).sums == ["-135 35"]
    other.page.goto(link[:-9])
    expect(other.page.get_by_role("alert")).to_be_visible()
    other.open("/sheet")
    other.page.get_by_test_id("import").set_input_files(file)
    expect(other.page.get_by_test_id("sheet-card")).to_have_count(2)
    told = json.loads(file.read_text(encoding="utf-8"))
    told["sheets"][0]["rows"][0]["taken"] = 131
    file.write_text(json.dumps(told), encoding="utf-8")
    other.page.get_by_test_id("import").set_input_files(file)
    expect(other.page.get_by_role("alert")).to_contain_text("131")


def test_rim_by_cards_and_by_sums(new_person: NewPerson) -> None:
    person = new_person(SMALL, "fa")
    scorer = Scorer(person)
    scorer.begin("rummy", "rim_joker", 3)
    person.see("write").click()
    scorer.pick("out", 1)
    left = person.page.get_by_test_id("left")
    left.first.get_by_role("button").first.click()
    for rank in ("K", "K", "A", "X"):
        left.first.locator(f'[data-rank="{rank}"]').click()
    left.nth(1).get_by_role("textbox").press_sequentially("۱۲۰۰۰۰۰")
    expect(left.nth(1).get_by_role("textbox")).to_have_value("۱۲۰۰۰۰۰")
    expect(person.see("save-deal")).to_be_disabled()  # with none of the shorter sums on the way
    left.nth(1).get_by_role("textbox").fill("۱۲")
    scorer.save()
    assert scorer.sums == ["0 48 0"]
    person.page.get_by_test_id("correct").click()
    expect(left.first.get_by_role("textbox")).to_have_value("۳۶")


def test_shithead_counts_losses(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    scorer = Scorer(person)
    scorer.begin("shithead", "classic", 3)
    for loser in (2, 2, 0):
        person.see("write").click()
        scorer.pick("loser", loser)
        scorer.save()
    assert scorer.sums[-1].startswith("1 0 2")
    expect(person.see("open-dealer")).to_contain_text(NAMES[0])


def test_sheets_are_copied_deleted_and_brought_back(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    Scorer(person).begin("shelem", "bazito", 4)
    person.page.evaluate("localStorage.setItem('barg-sheet:broken12', '{\"version\":1,')")
    person.open("/sheet")
    expect(person.see("broken-sheet")).to_contain_text("JSON")
    cards = person.page.get_by_test_id("sheet-card")
    person.see("more").click()
    person.see("duplicate").click()
    expect(cards).to_have_count(2)
    person.page.get_by_test_id("more").first.click()
    person.see("delete").click()
    expect(cards).to_have_count(1)
    second = person.context.new_page()
    second.goto(person.page.url)
    person.see("put-back").click()
    expect(cards).to_have_count(2)
    expect(second.get_by_test_id("sheet-card")).to_have_count(2)


def test_a_full_device_is_told(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    scorer = Scorer(person)
    scorer.begin("shelem", "bazito", 4)
    person.page.evaluate("""() => {
      Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    }""")
    scorer.write(0, 120, 130)
    expect(person.see("unsaved")).to_contain_text("storage")
    assert scorer.sums == ["120 35"]


def test_no_fault_on_the_pages_of_the_sheet(new_person: NewPerson) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/")
    person = new_person(DESK, "fa")
    inspector, scorer = Inspector(person, AXE), Scorer(person)
    small: dict[str, Any] = {}

    def stop(name: str) -> None:
        inspector.stop(name)
        person.page.set_viewport_size({"width": 320, "height": 568})
        if found := person.page.evaluate(TARGETS):
            small[name] = found
        person.page.set_viewport_size({"width": DESK.width, "height": DESK.height})

    person.open("/sheet/new")
    person.see("game")
    person.page.locator("summary").click()
    stop("new sheet")
    scorer.begin("rummy", "rim_joker", 7)
    person.see("write").click()
    scorer.pick("out", 0)
    person.page.get_by_test_id("left").first.get_by_role("button").first.click()
    person.page.locator("[data-rank='K']").click()
    stop("a deal of Rim")
    for left in person.page.get_by_test_id("left").all()[1:]:
        left.get_by_role("textbox").fill("17")
    scorer.save()
    stop("a sheet of Rim")
    person.see("switch-language").click()
    scorer.begin("shelem", "gameocards", 4)
    for deal in FOUR_DEALS:
        scorer.write(*deal)
    stop("a sheet of Shelem")
    person.page.get_by_test_id("correct").first.click()
    stop("a deal of Shelem")
    person.page.keyboard.press("Escape")
    person.see("open-share").click()
    stop("sharing")
    person.open("/sheet")
    person.see("export-all")
    stop("the sheets")
    assert inspector.faults == []
    assert small == {}

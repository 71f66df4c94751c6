"""What can be seen and done at a table beside playing."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE


def test_case_47_double_click_is_one_action(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    sent: list[str] = []
    person.page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))),
    )
    person.new_table({})
    own = 0
    while person.wait_for_turn():
        turn, phase = person.turn, person.phase
        if phase == "auction":
            person.page.locator('[data-action="bid 165"]').dblclick()
        elif phase == "play":
            person.page.locator(".slot.legal").first.dblclick()
        else:
            person.act()
        person.wait_after(turn)
        own += 1
    assert own == 1 + 1 + 1 + 12
    assert sum('"act"' in frame for frame in sent) == own


def test_case_55_last_trick_can_be_looked_at(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    person.new_table({})
    person.play_until("play")
    person.see("open-last").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("هنوز دستی")
    person.page.keyboard.press("Escape")
    first = person.page.locator(".slot.legal").first
    card = first.get_attribute("data-card")
    name = first.get_attribute("aria-label") or ""
    person.act()
    person.wait_for_turn()
    person.see("open-last").click()
    trick = person.page.get_by_role("dialog").locator("li")
    expect(trick).to_have_count(4)
    assert card
    expect(trick.first).to_contain_text(name)


def test_blocked_cards_say_why(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    for _ in range(5):
        person.new_table({})
        while person.wait_for_turn():
            person.page.wait_for_function(
                "() => document.querySelector('main.play').dataset.phase !== 'play'"
                " || document.querySelector('.slot.legal')"
            )
            blocked = person.page.locator(".slot.blocked")
            if blocked.count():
                turn = person.turn
                blocked.first.click(force=True)  # it is marked as disabled
                expect(person.see("toast")).to_contain_text("follow suit")
                expect(person.page.get_by_test_id("live")).to_contain_text("follow suit")
                assert person.turn == turn
                return
            person.act()
    raise AssertionError("no card was ever blocked")


def test_language_switches_without_losing_anything(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    person.new_table({})
    person.play_until("discard")
    chosen = person.page.locator(".slot.open").first
    card = chosen.get_attribute("data-card")
    chosen.click()
    person.see("open-settings").click()
    person.page.get_by_label("English").check()
    expect(person.page.locator("html")).to_have_attribute("dir", "ltr")
    person.page.keyboard.press("Escape")
    expect(person.page.locator(f'[data-card="{card}"]')).to_have_attribute("aria-pressed", "true")
    expect(person.page.get_by_test_id("bury")).to_contain_text("1 of 4")
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", "en")


def test_options_are_chosen_and_refused(new_person: NewPerson) -> None:
    person = new_person(DESK, "fa")
    person.open("/new")
    person.page.locator("summary").click()
    step = person.page.locator('[data-option="bid_step"] input')
    step.fill("۷")
    step.press("Tab")
    person.see("create").click()
    expect(person.page.get_by_role("alert").first).to_be_visible()
    step.fill("۱۳")
    step.press("Tab")
    person.see("create").click()
    person.page.wait_for_url("**/t/*")
    expect(person.page.locator("main")).to_be_visible()
    expect(person.page.locator("dd .tag")).to_have_count(1)


def test_screen_reader_is_told_everything(new_person: NewPerson) -> None:
    person = new_person(DESK, "fa")
    person.new_table({})
    person.page.evaluate(
        """() => {
          window.told = [];
          new MutationObserver((changes) => {
            for (const change of changes)
              for (const node of change.addedNodes)
                if (node.textContent.trim()) window.told.push(node.textContent.trim());
          }).observe(document.querySelector('[data-testid=live]'), { childList: true });
        }"""
    )
    person.play_deal("bid 165")
    told: list[str] = person.page.evaluate("window.told")
    assert sum("دست به" in line for line in told) == 12
    told = [line for line in told if not line.startswith("زمین")]
    # 48 cards, each by its name in the language
    suits = ("پیک.", "دل.", "خشت.", "گشنیز.")
    assert sum(line.endswith(suits) and "حکم" not in line for line in told) == 48
    assert any("حکم:" in line for line in told)
    assert any("نوبت شماست" in line for line in told)
    assert any("تعهد ۱۶۵" in line for line in told)


def test_bots_have_the_level_that_was_chosen_last(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    person.open()
    person.see("level").select_option("novice")
    person.see("play-now").click()
    person.page.wait_for_selector("main.play")
    bots = person.page.locator(".plate .mark")
    expect(bots.first).to_have_attribute("title", "Bot · Novice")
    person.new_table({}, fill=None)
    expect(person.see("level")).to_have_value("novice")
    person.page.locator("[data-do=bot]").first.click()
    person.see("level").select_option("master")
    person.see("fill").click()
    seats = person.page.locator("[data-level]")
    expect(seats).to_have_count(3)
    assert sorted(seats.all_inner_texts()) == ["Master", "Master", "Novice"]

"""How a person plays Shithead: by clicks on the hand, the rows on the table and the buttons."""

from typing import Final

from playwright.sync_api import Position, expect

from tests.browser.person import Person

CARD: Final[Position] = {"x": 10, "y": 14}
"""Where a card shows beside its neighbours."""


def act(person: Person) -> str:
    """Do one thing in the own turn; tells what."""
    turn, page = person.turn, person.page
    doing, rows = page.get_by_test_id("doing"), page.get_by_test_id("own-rows")
    ready = ".slot.legal, [data-action=pickup][aria-disabled=false]"
    if person.phase == "play":
        page.wait_for_selector(ready)
    if person.phase == "swap":
        what = exchange(person)
    elif rows.locator("[data-blind].legal").count():
        what = "blind"
        rows.locator("[data-blind].legal").first.click()
    elif page.locator(".slot.legal").count():
        what = play(person, ".slot.legal")
    else:
        what = "pickup"
        doing.locator("[data-action=pickup]").click()
    person.wait_after(turn)
    return what


def play(person: Person, which: str) -> str:
    """Play a card that may be played; of several of a rank all."""
    page, turn = person.page, person.turn
    page.locator(which).last.click(position=CARD)
    every = page.locator("[data-testid=doing] [data-action=all]")
    chosen = page.locator(".slot.chosen")
    page.wait_for_function(
        """(turn) => document.querySelector('.slot.chosen') ||
        document.querySelector('main').dataset.turn !== turn || document.querySelector('.end')""",
        arg=turn,
    )
    if chosen.count() == 0:
        return "play"
    many = every.count() > 0
    (every if many else page.locator("[data-testid=doing] [data-action=play]")).click()
    return "play all" if many else "play"


def exchange(person: Person) -> str:
    """Exchange something as this table has it, and be ready."""
    page, doing = person.page, person.page.get_by_test_id("doing")
    row = page.locator("[data-row].open")
    if row.count():
        turn = person.turn
        page.locator("[data-testid=hand] .open").first.click(position=CARD)
        row.first.click()
        expect(doing.locator("[data-action=undo]")).to_be_visible()
        doing.locator("[data-action=ready]").click()
        person.wait_after(turn)
        page.wait_for_selector('main.play[data-mine=false], main.play[data-phase="play"]')
        return "swap"
    if doing.locator("[data-action=keep]").count():
        for card in range(3):
            page.locator("[data-testid=hand] [data-card]").nth(card).click(position=CARD)
        doing.locator("[data-action=keep]").click()
        return "keep"
    if doing.locator('[data-action="row 1"]').count():
        doing.locator('[data-action="row 1"]').click()
        return "row"
    doing.locator("[data-action=ready]").click()
    return "ready"


def play_match(person: Person) -> set[str]:
    """Play to the end of the match; what was done on the way."""
    done: set[str] = set()
    while True:
        while person.wait_for_turn():
            done.add(act(person))
        if person.page.get_by_test_id("match-end").count():
            return done
        person.see("next-deal").click()
        person.page.get_by_test_id("deal-end").wait_for(state="detached")

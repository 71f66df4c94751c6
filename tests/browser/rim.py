"""How a person plays Rim: by clicks on cards, piles, melds and buttons."""

from playwright.sync_api import expect

from tests.browser.person import Person

SHORT = {"target": 1, "hand_size": 3, "decks": 2, "jokers": 4, "max_turns": 60}
"""Hands of three with many jokers soon go out."""


def act(person: Person) -> str:
    """Do one thing in the own turn, as somebody would who follows the marks; tells what."""
    turn, page = person.turn, person.page
    doing = page.get_by_test_id("doing")
    if person.phase == "draw":
        what = "block" if doing.locator("[data-action=block]").count() else "draw"
        where = doing if what == "block" else page.locator(".piles")
        where.locator('[data-action^="draw stock"], [data-action=block]').first.click()
    elif doing.locator("[data-action^=knock]").count():
        what = "knock"
        doing.locator("[data-action^=knock]").first.click()
    elif page.locator('[data-testid=hand] [data-group="0"]').count() >= 3:
        what = "meld"
        choose(person, '[data-group="0"]')
        if not doing.locator("[data-action=meld]").count():  # melds stay in the hand here
            return throw(person)
        doing.locator("[data-action=meld]").first.click()
    elif page.locator('[data-testid=hand] [data-fits="true"]').count():
        what = "layoff"
        page.locator('[data-testid=hand] [data-fits="true"]').first.click()
        page.locator(".meld.target").first.click()
    else:
        return throw(person)
    person.wait_after(turn)
    return what


def choose(person: Person, which: str) -> None:
    """Choose these cards and no others."""
    person.page.keyboard.press("Escape")
    cards = person.page.locator(f"[data-testid=hand] {which}")
    for place in range(cards.count()):
        cards.nth(place).click(position={"x": 10, "y": 30})


def throw(person: Person) -> str:
    """Throw the last card of the hand, onto the discards or by the button; else the one before."""
    turn, page = person.turn, person.page
    page.keyboard.press("Escape")
    cards = page.locator("[data-testid=hand] [data-card]")
    for place in reversed(range(cards.count())):
        card = cards.nth(place)
        card.click(position={"x": 10, "y": 30})
        button = page.get_by_test_id("doing").locator("[data-action=discard]")
        if button.get_attribute("aria-disabled") == "false":
            button.click()
            person.wait_after(turn)
            return "throw"
        card.click(position={"x": 10, "y": 30})
    raise AssertionError("no card can be thrown")


def play_match(person: Person) -> set[str]:
    """Play to the end of the match; what was done on the way."""
    done: set[str] = set()
    while True:
        while person.wait_for_turn():
            done.add(act(person))
        if person.page.get_by_test_id("match-end").count():
            expect(person.page.get_by_test_id("record")).to_be_visible()
            return done
        person.see("next-deal").click()
        person.page.get_by_test_id("deal-end").wait_for(state="detached")

"""Several people at one table, each in a browser of their own."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE, Person

WILD = "\u202eسارا \u200b🃏 " + "درازنام\u200cتر" * 40


def named(person: Person, name: str) -> None:
    """Choose a name on the home page."""
    person.open()
    person.page.locator(".who + .icon-button").click()
    person.page.locator("#guest-name").evaluate("(input) => input.removeAttribute('maxlength')")
    person.page.locator("#guest-name").fill(name)
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#guest-name")).to_have_count(0)


def seated(host: Person, friend: Person) -> str:
    """Two people on seats 0 and 1, bots on the others, the match begun."""
    path = host.new_table({}, fill=None)
    friend.open(path)
    friend.page.locator('[data-seat="1"] [data-do=sit]').click()
    expect(host.page.locator('[data-seat="1"].empty')).to_have_count(0)
    host.see("fill").click()
    expect(host.page.locator(".empty")).to_have_count(0)
    host.see("start").click()
    for person in (host, friend):
        person.page.wait_for_selector("main.play")
    return path


def play_deal_together(people: dict[str, Person]) -> None:
    """Each acts in turn until the deal is over; the first sees whose turn it is."""
    first = next(iter(people.values()))
    turns = ", ".join(f'main.play[data-to-act="{seat}"]' for seat in people)
    while True:
        first.page.wait_for_selector(f"{turns}, [data-testid=deal-end]")
        seat = first.page.locator("main.play").get_attribute("data-to-act")
        if seat not in people:
            if first.page.get_by_test_id("deal-end").count():
                return
            continue
        turn = first.turn
        actor = people[seat]
        if actor.wait_for_turn() and actor.turn == turn:
            actor.act("bid 165")
        first.wait_after(turn)


def test_an_invitation_that_no_friend_could_open_says_so(new_person: NewPerson) -> None:
    host = new_person(PHONE, "en")
    host.new_table({}, fill=None)
    expect(host.see("only-here")).to_contain_text("--lan")
    assert host.has_no_sideways_scroll()


def test_two_people_and_two_bots(new_person: NewPerson) -> None:
    host, friend, watcher = new_person(PHONE, "fa"), new_person(DESK, "en"), new_person(DESK)
    named(friend, "Sara")
    path = seated(host, friend)
    watcher.open(path)
    watcher.page.wait_for_selector("main.play")
    assert watcher.page.get_by_test_id("hand").count() == 0

    # The next to play sits at the right hand of everyone, whatever the language's direction.
    for person, right in ((host, 1), (friend, 2)):
        plate = person.page.locator(f'main [data-seat="{right}"]').bounding_box()
        table = person.page.locator(".felt").bounding_box()
        assert plate is not None
        assert table is not None
        assert plate["x"] > table["x"] + table["width"] / 2
    expect(host.page.locator('[data-seat="1"] .name')).to_have_text("Sara")

    play_deal_together({"0": host, "1": friend})
    for person in (host, friend, watcher):
        person.see("deal-end")
    totals = [
        person.page.locator("[data-testid=sheet] tr[data-totals]").first.get_attribute(
            "data-totals"
        )
        for person in (friend, watcher)
    ]
    assert totals[0] == totals[1]

    host.see("next-deal").click()
    friend.see("next-deal").click()
    for person in (host, friend, watcher):
        person.page.wait_for_selector('main.play[data-turn^="1:"]')


def test_case_48_wild_names_are_isolated_and_cut(new_person: NewPerson) -> None:
    host, friend = new_person(PHONE, "fa"), new_person(DESK, "en")
    named(friend, WILD)
    seated(host, friend)
    name = host.page.locator('main [data-seat="1"] .name')
    expect(name).to_contain_text("سارا 🃏")
    assert name.evaluate("(e) => getComputedStyle(e).unicodeBidi") == "isolate"
    plate = host.page.locator('main [data-seat="1"]').bounding_box()
    box = name.bounding_box()
    assert plate is not None
    assert box is not None
    assert box["width"] <= plate["width"]
    assert host.has_no_sideways_scroll()


def test_presence_is_seen(new_person: NewPerson) -> None:
    host, friend = new_person(DESK, "en"), new_person(DESK, "en")
    seated(host, friend)
    friend.page.goto("about:blank")
    expect(host.page.locator('main [data-seat="1"] .offline')).to_be_visible()
    friend.page.go_back()
    expect(host.page.locator('main [data-seat="1"] .offline')).to_have_count(0)

"""Shithead at a table: a match by clicks, several cards at once, blind cards, keys, no overlaps."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser import shithead
from tests.browser.conftest import NewPerson
from tests.browser.overlaps import overlaps
from tests.browser.person import DESK, PHONE, Person, Screen
from tests.browser.shown import ALL, Sent, legal, show
from tests.browser.test_pages import AXE, Inspector

STATES: Final = ("sh-swap-row", "sh-play", "sh-eight", "sh-many", "sh-blind-six", "sh-bound")
SETTLE: Final = 400
CHECKS: Final = """
  apart(seen('.screen > header, .felt, .actions, .rows, [data-testid=hand], aside'));
  apart(seen('.plate, .fan, .side, .powers'));
  apart(seen('.status, .doing'));
  apart(seen('.note, .choices'));
  apart(seen('.rows > .slot'));
  inside(seen('.felt, .rows > .slot, .actions, .own-hand, .choices .button'), screen, 'the screen');
  inside(seen('.plate, .fan, .side > *, .powers'), box(felt), 'the felt');
  seen('.plate').forEach((e) => inside(within('.tag, .name, .column', e), box(e), 'its plate'));
  const hand = box(document.querySelector('[data-testid=hand]') ?? felt);
  hit(seen('[data-testid=hand] [data-card]').filter((e) => box(e).top + 24 <= hand.bottom));
  touched(seen('.rows > .slot, .plate, .choices .button'));
"""


def table(person: Person, players: int, **rules: Any) -> None:
    """A table with quick bots, and go there."""
    body = {"game": "shithead", "players": players, "rules": rules, "fill": "novice"}
    answer = person.context.request.post(f"{person.address}/api/tables", data=body)
    assert answer.ok, answer.text()
    person.open(f"/t/{answer.json()['table']}")
    person.page.wait_for_selector("main.play")


@pytest.mark.parametrize(
    ("screen", "language", "rules"),
    [
        (PHONE, "fa", {"preset": "persian", "max_turns": 40, "deals": 1, "forfeit": "بستنی"}),
        (DESK, "en", {"preset": "classic", "max_turns": 40, "deals": 1, "result": "both"}),
    ],
)
def test_a_whole_match_by_clicks(
    new_person: NewPerson, screen: Screen, language: str, rules: dict[str, Any]
) -> None:
    person = new_person(screen, language)
    table(person, 2, **rules)
    done = shithead.play_match(person)
    assert ("row" if language == "fa" else "swap") in done
    assert done & {"play", "play all"}
    assert person.page.locator("[data-testid=match-end] [data-testid=sheet] tbody tr").count() == 1
    person.see("record")
    person.see("rematch").click()
    expect(person.page.locator("main.play[data-phase=swap]")).to_be_visible()


def test_shithead_is_offered_for_two_to_eight(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    person.open()
    person.page.get_by_label("شت‌هد").check()
    expect(person.see("players").locator("option")).to_have_count(7)
    person.see("players").select_option("8")
    person.see("play-now").click()
    person.page.wait_for_selector("main.play[data-game=shithead]")
    expect(person.page.locator(".plate")).to_have_count(7)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_nothing_overlaps(new_person: NewPerson, language: str) -> None:
    person = new_person(Screen(320, 568, touch=True), language)
    states = STATES if language == "fa" else STATES[2:3]
    faults = overlaps(person, states, CHECKS)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_axe_finds_no_fault(new_person: NewPerson, language: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/")
    person = new_person(DESK, language)
    inspector = Inspector(person, AXE)
    for name in ("sh-eight",) if language == "fa" else ("sh-end",):
        show(person, ALL[name])
        person.page.wait_for_selector("main.play")
        inspector.stop(name)
    if language == "en":
        person.see("open-keys").click()
        expect(person.page.get_by_test_id("powers")).to_be_visible()
        inspector.stop("keys")
    assert inspector.faults == []


def key(person: Person, name: str) -> Any:
    return person.page.locator(f'[data-testid=hand] [data-key="{name}"]')


def three(view: dict[str, Any]) -> list[str]:
    """Three cards of a rank that may be played together."""
    plays = [str(text).split() for text in view["deal"]["legal"] if text.startswith("play ")]
    return next(cards for _, *cards in plays if len(cards) == 3)


def test_several_cards_go_together_by_clicks(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    sent = Sent(person, ALL["sh-play"])
    one, two, last = three(sent.view)
    key(person, last).click(position=shithead.CARD)
    key(person, one).click(position=shithead.CARD)
    assert sent.actions == []
    person.page.locator("[data-action=play]").click()
    person.page.wait_for_timeout(SETTLE)
    key(person, two).click(position=shithead.CARD)
    person.page.locator("[data-action=all]").click()
    person.page.wait_for_timeout(SETTLE)
    assert sent.actions == [f"play {one} {last}", f"play {one} {two} {last}"]
    blocked = next(iter(sent.view["deal"]["blocked"]))
    key(person, blocked).click(position=shithead.CARD, force=True)
    expect(person.page.locator(".toast")).to_be_visible()
    pickup = person.page.locator("[data-action=pickup]")
    pickup.click()
    assert len(sent.actions) == 2, "picking up is asked about while something can be played"
    pickup.click()
    person.page.wait_for_timeout(50)
    assert sent.actions[2:] == ["pickup"]


def test_everything_goes_by_keys(new_person: NewPerson) -> None:
    person = new_person(DESK, "en")
    keys = person.page.keyboard
    sent = Sent(person, ALL["sh-play"])
    one, two, last = three(sent.view)
    keys.press("h")
    keys.press("Home")
    key(person, one).focus()
    keys.press("Enter")
    keys.press("ArrowRight")
    expect(key(person, two)).to_be_focused()
    keys.press("Enter")
    keys.press("p")
    person.page.wait_for_timeout(SETTLE)
    key(person, last).focus()
    keys.press("Enter")
    keys.press("a")
    person.page.wait_for_timeout(SETTLE)
    keys.press("t")
    keys.press("t")
    person.page.wait_for_timeout(SETTLE)
    assert sent.actions == [f"play {one} {two}", f"play {one} {two} {last}", "pickup"]
    keys.press("?")
    expect(person.page.get_by_role("dialog")).to_contain_text("turn a blind card")


def test_blind_cards_are_turned_by_clicks_and_by_keys(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    sent = Sent(person, ALL["sh-blind-six"])
    blind = person.page.locator("[data-blind]")
    expect(blind.first).to_be_focused()
    last = blind.count() - 1
    blind.nth(last).click()
    blind.nth(0).click(force=True)
    person.page.wait_for_timeout(SETTLE)
    person.page.keyboard.press("2")
    person.page.wait_for_timeout(SETTLE)
    assert sent.actions == [f"blind {last}", "blind 1"], "a second tap at once turns no other"


def test_the_felt_stays_when_the_own_hand_runs_out(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    view = ALL["sh-play"]
    for width, height in ((320, 568), (390, 844), (844, 390), (1440, 900)):
        person.page.set_viewport_size({"width": width, "height": height})
        places = set()
        for hand in (["4H"], []):
            show(person, {**view, "deal": {**view["deal"], "hand": hand, "blocked": {}}})
            box = person.page.locator(".felt").bounding_box()
            assert box is not None
            places.add(tuple(box.values()))
        assert person.page.get_by_text("دست خالی است").is_visible()
        assert len(places) == 1, width


def test_face_up_cards_go_along_with_the_pile(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    sent = Sent(person, ALL["sh-row"])
    card = legal(sent.view, "pickup ").split()[1]
    person.page.locator(f'[data-row="{card}"]').click()
    person.page.locator("[data-action=pickup]").click()
    person.page.locator("[data-action=pickup]").click()
    person.page.wait_for_timeout(50)
    assert sent.actions == [f"pickup {card}"]


def test_exchanges_are_put_together_in_either_order(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    sent = Sent(person, ALL["sh-swap"])
    deal = sent.view["deal"]
    row, hand = deal["face_up"][0], deal["hand"]
    page = person.page
    key(person, hand[0]).click(position=shithead.CARD)
    page.locator(f'[data-row="{row[1]}"]').click()
    page.locator(f'[data-row="{row[0]}"]').click()
    key(person, hand[2]).click(position=shithead.CARD)
    expect(page.locator(f'[data-row="{hand[0]}"]')).to_be_visible()
    assert sent.actions == []
    page.locator("[data-action=ready]").click()
    page.wait_for_timeout(50)
    assert sent.actions == [f"swap {hand[0]} {row[1]} {hand[2]} {row[0]}"] or sent.actions == [
        f"swap {hand[0]} {row[0]} {hand[2]} {row[1]}"
    ]


def test_what_is_known_of_a_hand_is_shown_on_a_tap(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    show(person, ALL["sh-eight"])
    seat = next(i for i, cards in enumerate(ALL["sh-eight"]["deal"]["shown"]) if cards and i)
    person.page.locator(f'.plate[data-seat="{seat}"]').click()
    known = ALL["sh-eight"]["deal"]["shown"][seat]
    expect(person.see("seat-look").locator("dd").last.locator(".tile")).to_have_count(len(known))

"""Help while playing: the card counter, and the claim of the rest."""

import json
from copy import deepcopy

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE, Screen
from tests.browser.shown import ALL, show

CLOSE_AND_PRESS = """() => {
  document.querySelector('dialog').close();
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyS', key: 's', bubbles: true }));
}"""


def test_a_key_counts_at_once_when_a_dialog_is_closed(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    show(person, ALL["play"])
    person.see("open-settings").click()
    person.page.evaluate(CLOSE_AND_PRESS)
    expect(person.page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    person.page.wait_for_timeout(200)
    expect(person.page.get_by_role("dialog")).to_have_count(1)


@pytest.mark.parametrize(("game", "language"), [("shelem", "fa"), ("rummy", "en")])
def test_the_counter_is_a_switch(new_person: NewPerson, game: str, language: str) -> None:
    person = new_person(Screen(320, 568, touch=True), language)
    body = {"game": game, "fill": "random", "rules": {"decks": 2} if game == "rummy" else {}}
    answer = person.context.request.post(f"{person.address}/api/tables", data=body)
    person.open(f"/t/{answer.json()['table']}")
    assert person.wait_for_turn()
    person.page.keyboard.press("c")
    expect(person.page.get_by_test_id("open-counter")).to_have_count(0)
    person.see("open-settings").click()
    name = "شمارش ورق" if language == "fa" else "Card counter"
    person.page.get_by_role("group", name=name).get_by_role("radio").last.check()
    person.page.keyboard.press("Escape")
    person.see("open-counter")
    person.page.keyboard.press("c")
    counter = person.see("counter")
    expect(counter.locator("> li")).to_have_count(4)
    own = person.page.locator(".slot").count()
    unseen = counter.locator(".count > [aria-hidden]").all_inner_texts()
    total = sum(int(text) for text in unseen)  # int reads Persian digits too
    if game == "shelem":
        on_the_table = person.page.get_by_test_id("trick").locator("[data-played]").count()
        assert total == 52 - own - on_the_table  # a bid of everything may have ended the auction
    else:  # bots may have thrown and laid down cards already
        assert 40 < total < 104 - own
    assert person.has_no_sideways_scroll()
    cells = counter.locator("ul li").evaluate_all("all => Math.min(...all.map(c => c.offsetWidth))")
    assert cells >= 15


@pytest.mark.parametrize(("game", "language"), [("shithead", "fa"), ("shelem", "en")])
def test_a_hint_is_given_and_done(new_person: NewPerson, game: str, language: str) -> None:
    person = new_person(Screen(320, 568, touch=True), language)
    body = {"game": game, "fill": "random"}
    answer = person.context.request.post(f"{person.address}/api/tables", data=body)
    person.open(f"/t/{answer.json()['table']}")
    assert person.wait_for_turn()
    assert person.has_no_sideways_scroll()
    turn = person.turn
    person.see("open-hint").click()
    panel = person.see("hint-panel")
    expect(person.see("hint-do")).to_be_focused()
    assert len(panel.locator("p").all_inner_texts()) >= 2
    person.page.keyboard.press("Enter")
    person.wait_after(turn)
    person.see("open-settings").click()
    name = "راهنمایی" if language == "fa" else "Hint"
    person.page.get_by_role("group", name=name).get_by_role("radio").last.check()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_test_id("open-hint")).to_have_count(0)
    person.page.keyboard.press("i")
    expect(person.page.get_by_test_id("hint-panel")).to_have_count(0)


def test_a_hint_that_came_too_late_is_asked_for_where_the_table_is_now(
    new_person: NewPerson,
) -> None:
    person = new_person(PHONE, "en")
    view = deepcopy(next(view for view in ALL.values() if (view["deal"] or {}).get("legal")))
    number, turn = view["deal"]["number"], view["deal"]["turn"]
    view["undone"], view["can_hint"] = 0, True
    sockets: list[WebSocketRoute] = []
    asked: list[dict[str, int]] = []

    def welcome(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.send(json.dumps({"t": "welcome", "protocol": 1, "version": "", "view": view}))

    def refuse(route: Route) -> None:
        asked.append(route.request.post_data_json or {})
        reason = {"code": "stale", "text": "", "params": {}}
        route.fulfill(status=400, json={"reason": reason})

    person.page.route("**/hint", refuse)
    person.page.route_web_socket("**/socket*", welcome)
    person.open(f"/t/{view['table']}")
    person.see("open-hint").click()
    person.see("hint-panel").get_by_role("alert").wait_for()
    view["seq"] += 1
    view["deal"]["turn"] += 1
    sockets[-1].send(json.dumps({"t": "update", "events": [], "view": view}))
    person.page.wait_for_selector(f'main.play[data-turn="{number}:{turn + 1}"]')
    with person.page.expect_response("**/hint"):
        person.see("hint-panel").get_by_role("button").click()
    assert [one["turn"] for one in asked] == [turn, turn + 1]


def test_the_claim_is_a_button_and_a_key(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    view = deepcopy(
        next(view for view in ALL.values() if (view["deal"] or {}).get("phase") == "play")
    )
    view["undone"], view["deal"]["claim"] = 0, True
    asked: list[str] = []
    show(person, view, asked)
    person.see("claim").click()
    person.page.keyboard.press("a")
    person.page.wait_for_timeout(100)
    place = {"number": view["deal"]["number"], "turn": view["deal"]["turn"], "undone": 0}
    claims = [one for one in map(json.loads, asked) if one["t"] == "claim"]
    assert len(claims) == 2
    assert all(one == {"t": "claim", "id": one["id"], **place} for one in claims)


@pytest.mark.parametrize(
    ("game", "asked", "taught"),
    [
        ("Shelem", "/about", "/learn/shelem"),
        ("Shelem for two", "/learn/shelem", "/learn/shelem"),
        ("Rim", "/learn/rummy", "/learn/rummy"),
        ("Shithead", "/learn/shithead", "/learn/shithead"),
    ],
)
def test_how_the_chosen_game_is_played(
    new_person: NewPerson, game: str, asked: str, taught: str
) -> None:
    person = new_person(PHONE, "en")
    person.open()
    person.page.get_by_role("radio", name=game, exact=True).check()
    link = person.see("how-to-play")
    expect(link).to_have_text(f"How {game} is played")
    expect(link).to_have_attribute("href", asked)
    person.see("play-now").click()
    person.see("open-keys").click()
    person.see("lessons").click()
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    assert person.page.url.endswith(taught)

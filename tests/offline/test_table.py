"""A table without a server: what a page says, and what it is told."""

import json
from typing import Final

import pytest

from barg.game import GAMES
from barg.record import read_record, replay
from barg.server.game_views import GAME_VIEWS
from tests.offline.page import Page

GAMES_AND_PLAYERS: Final = (("shelem", 4), ("shelem2", 2), ("rummy", 3), ("shithead", 3))


def test_every_game_of_the_server_is_tried_here() -> None:
    assert [game for game, _ in GAMES_AND_PLAYERS] == list(GAME_VIEWS)


@pytest.mark.parametrize(("game", "players"), GAMES_AND_PLAYERS)
def test_a_deal_is_played_and_the_log_holds_all_of_it(game: str, players: int) -> None:
    page = Page(game, players)
    assert [seat["level"] for seat in page.view["seats"]] == [None, *["novice"] * (players - 1)]
    assert page.view["seats"][0]["name"] == "Sara"
    page.play()
    assert page.view["status"] == "between"
    assert page.view["next_deal_ms"] is None  # nobody is hurried
    kept = page.view
    page.open()
    assert page.view == kept
    assert page.say("next")["t"] == "done"
    assert (page.view["status"], page.view["deal"]["number"]) == ("playing", len(kept["sheet"]))


def test_the_record_is_one() -> None:
    page = Page("rummy", 2)
    page.play()
    text = page.ask(do="take_record", table=page.id)["text"]
    totals = replay(read_record(text.encode())).match.totals
    assert totals is not None
    assert list(totals) == page.view["totals"]


def test_an_illegal_action_changes_nothing_and_is_told() -> None:
    page = Page("rummy", 2)
    while page.pause is not None:
        page.go_on()
    events = len(page.log)
    refused = page.say("act", action="discard AS", **page.place)
    assert (refused["t"], refused["reason"]["code"]) == ("refused", "draw_first")
    assert len(page.log) == events


def test_an_action_is_taken_back_and_the_bots_wait_for_another() -> None:
    page = Page("rummy", 2)
    while page.pause is not None:
        page.go_on()
    place, hand = page.place, page.view["deal"]["hand"]
    page.act()
    assert page.view["can_undo"]
    assert page.say("undo", **page.place)["t"] == "done"
    assert (page.pause, page.view["deal"]["hand"]) == (None, hand)
    assert page.place == {**place, "undone": 1}


def test_after_the_match_another_begins_at_a_table_of_its_own() -> None:
    page = Page("rummy", 2, target=1, hand_size=3, decks=2, jokers=4, max_turns=60)
    while True:
        page.play()
        if page.view["status"] == "over":
            break
        page.say("next")
    answer = page.ask(do="say", table=page.id, message={"t": "rematch", "id": 1})
    made = answer["made"]
    assert answer["messages"][0]["view"]["rematch"] == made["table"]
    opened = page.ask(do="open", table=made["table"], log=made["log"])
    assert opened["messages"][0]["view"]["status"] == "playing"
    assert page.ask(do="go_on", table=page.id)["reason"]["code"] == "no_such_table"


def test_a_page_may_ask_again_for_what_it_has_missed() -> None:
    page = Page("shelem")
    before = len(page.log)
    while page.pause is not None:
        page.go_on()
    answer = page.ask(do="say", table=page.id, message={"t": "sync", "id": 7, "since": before})
    update, done = answer["messages"]
    assert [event["seq"] for event in update["events"]] == [*range(before + 1, len(page.log) + 1)]
    assert (answer["log"], done) == ([], {"t": "done", "id": 7})
    pong = page.ask(do="say", table=page.id, message={"t": "ping", "id": 8})["messages"]
    assert pong == [{"t": "pong", "id": 8}]


@pytest.mark.parametrize(
    ("kept", "shown"),
    [("\u202eSara\u200b", "Sara"), ("\u200b", ""), ("", ""), ("x" * 3000, "x" * 24)],
)
def test_case_48_a_name_is_brought_into_normal_form(kept: str, shown: str) -> None:
    page = Page("rummy", 2)
    made = page.ask(do="make", wanted={"game": "rummy", "players": 2, "rules": {}}, name=kept)
    opened = page.ask(do="open", table=made["table"], log=made["log"])
    assert opened["messages"][0]["view"]["seats"][0]["name"] == shown


def test_what_is_no_question_is_answered() -> None:
    page = Page("shelem")
    assert json.loads(page.desk.ask("{"))["reason"]["code"] == "malformed"
    assert page.ask(do="say", table=page.id, message={"t": "sit"})["reason"]["code"] == "malformed"
    wrong = {"game": "shelem", "rules": {"target": -1}}
    assert page.ask(do="make", wanted=wrong, name="")["reason"]["code"] == "bad_option"
    assert {game["name"] for game in page.ask(do="list_games")["games"]} == set(GAMES)

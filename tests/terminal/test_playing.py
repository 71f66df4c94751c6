"""Whole deals in the terminal, by keyboard and by mouse."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from barg.errors import BargError
from barg.record import read_record, replay
from barg.server.protocol import CreateTable, SeatView
from barg.terminal.app import BargApp
from barg.terminal.cards import CardButton, Hand
from barg.terminal.errors import TableError
from barg.terminal.local import LocalTable
from barg.terminal.people import seat_name
from barg.terminal.setup_screen import Choice, SetupScreen
from barg.terminal.source import Source
from barg.terminal.table_screen import TableScreen
from barg.terminal.words import Language, Words
from barg.terminal.writing import Writing

SIZE = (100, 40)
STEPS = 400
SHORT: dict[str, dict[str, Any]] = {
    "shelem": {},
    "shelem2": {},
    "rummy": {"max_turns": 12},
    "shithead": {"max_turns": 30},
}
TABLES: list[tuple[str, int, Language]] = [
    ("shelem", 4, "fa"),
    ("shelem2", 2, "en"),
    ("rummy", 3, "fa"),
    ("shithead", 3, "en"),
]


def table(game: str, players: int, **rules: Any) -> LocalTable:
    wanted = CreateTable(
        game=game,  # type: ignore[arg-type]
        players=players,
        rules={**SHORT[game], **rules},
        fill="random",
    )
    return LocalTable(wanted, "Ali", 0.0)


@asynccontextmanager
async def shown(
    source: Source, language: Language = "en"
) -> AsyncIterator[tuple[BargApp, Pilot[None]]]:
    app = BargApp(source, lambda _: source, Words(language), Writing(language, "barg"))
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.view)
        yield app, pilot


async def until(pilot: Pilot[None], condition: Any) -> None:
    for _ in range(STEPS):
        if condition():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came")


def screen_of(app: BargApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


def my_turn(screen: TableScreen) -> bool:
    deal = None if screen.view is None else screen.view.deal
    return deal is not None and deal.to_act == screen.view.seat  # type: ignore[union-attr]


async def act(screen: TableScreen, pilot: Pilot[None]) -> None:
    """Do the first thing that is offered, or bury the first cards."""
    deal: Any = screen.view.deal  # type: ignore[union-attr]
    choose = getattr(deal, "choose", None)
    if choose is not None and not screen.found:
        await pilot.press("h")
        for _ in range(choose.count):
            await pilot.press("enter", "tab")
    before = (deal.number, deal.turn)
    await pilot.press("d", "enter")
    await until(pilot, lambda: turn_of(screen) != before)


def turn_of(screen: TableScreen) -> tuple[int, int]:
    deal: Any = screen.view.deal  # type: ignore[union-attr]
    return deal.number, deal.turn


@pytest.mark.parametrize(("game", "players", "language"), TABLES)
async def test_a_deal_by_keyboard(game: str, players: int, language: Language) -> None:
    source = table(game, players)
    async with shown(source, language) as (app, pilot):
        screen = screen_of(app)
        for _ in range(STEPS):
            await until(pilot, lambda: my_turn(screen) or screen.view.status != "playing")  # type: ignore[union-attr]
            if screen.view.status != "playing":  # type: ignore[union-attr]
                break
            await act(screen, pilot)
        assert screen.view.status in ("between", "over")  # type: ignore[union-attr]
        past = screen.query_one("#chronicle").render()
        assert str(past).strip()
        found = replay(read_record(await source.record()))
        assert len(found.match.deals) >= 1


async def test_a_card_is_played_by_a_click_and_a_wrong_one_is_explained() -> None:
    source = table("shelem", 4)
    async with shown(source) as (app, pilot):
        screen = screen_of(app)
        while True:
            await until(pilot, lambda: my_turn(screen))
            deal: Any = screen.view.deal  # type: ignore[union-attr]
            if deal.phase == "play" and deal.trick and deal.blocked:
                break
            await act(screen, pilot)
        blocked = next(iter(deal.blocked))
        await pilot.press("colon")
        typed: Any = screen.query_one("#typed")
        typed.value = f"play {blocked}"
        await pilot.press("enter")
        await until(pilot, lambda: screen.notice)
        assert "follow suit" in screen.notice
        before = turn_of(screen)
        legal = deal.legal[0].removeprefix("play ")
        await pilot.click(next(b for b in screen.query(CardButton) if b.card == legal))
        await until(pilot, lambda: turn_of(screen) != before)


async def test_what_is_no_action_is_told_without_a_word_about_pages() -> None:
    async with shown(table("shelem", 4)) as (app, pilot):
        screen = screen_of(app)
        await until(pilot, lambda: my_turn(screen))
        await pilot.press("colon")
        typed: Any = screen.query_one("#typed")
        typed.value = "play ZZ"
        await pilot.press("enter")
        await until(pilot, lambda: "no such action" in screen.notice)


async def test_cards_are_chosen_for_a_meld_and_left_again() -> None:
    async with shown(table("rummy", 2)) as (app, pilot):
        screen = screen_of(app)
        await until(pilot, lambda: my_turn(screen))
        await act(screen, pilot)
        hand = screen.query_one(Hand)
        await pilot.press("h", "enter", "tab", "enter", "tab", "enter")
        await until(pilot, lambda: len(hand.chosen) == 3)
        assert screen.found[0].value == "meld " + " ".join(hand.selected)
        await pilot.press("escape")
        assert hand.selected == []


async def test_the_choice_of_a_game() -> None:
    chosen: list[Choice] = []
    words, writing = Words("fa"), Writing("fa", "barg")

    def opener(choice: Choice) -> Source:
        chosen.append(choice)
        return table(choice.game, choice.players or 2)

    app = BargApp(None, opener, words, writing)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        app.screen.query_one("#game").value = "rummy"  # type: ignore[attr-defined]
        await pilot.pause()
        app.screen.query_one("#players").value = 3  # type: ignore[attr-defined]
        app.screen.query_one("#name").focus()
        await pilot.press(*"سارا q")
        named = app.screen.query_one("#named", Static).content
        assert str(named) == writing.line("نام شما سر میز: سارا q")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
    assert chosen == [Choice("rummy", 3, "rim", "club", "سارا q")]


@pytest.mark.parametrize("place", ["choice", "name", "table"])
async def test_ctrl_c_leaves_and_says_nothing_in_another_language(place: str) -> None:
    source = table("shithead", 2) if place == "table" else None
    app = BargApp(source, lambda _: table("shithead", 2), Words("fa"), Writing("fa", "barg"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        if place == "name":
            app.screen.query_one("#name").focus()
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert not app._notifications
        assert app.return_code == 0
        assert app._exit


async def test_the_name_that_is_known_stands_there_already() -> None:
    app = BargApp(None, lambda _: table("rummy", 2), Words("en"), Writing("en"), "Sara")
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        assert app.screen.query_one("#name", Input).value == "Sara"


async def test_a_record_names_the_person_and_the_bots_as_a_server_does() -> None:
    wanted = CreateTable(game="shithead", players=3, fill="random")
    assert await names_kept(LocalTable(wanted, "  Sa\u200bra\n", 0.0)) == NAMES
    assert await names_kept(LocalTable(wanted, " ", 0.0)) == ["Player 1", *NAMES[1:]]
    with pytest.raises(TableError):
        LocalTable(wanted, "\u200b\u200b", 0.0)


NAMES = ["Sara", "Bot 2 (random)", "Bot 3 (random)"]


async def names_kept(source: LocalTable) -> list[str]:
    return read_record(await source.record()).players


@pytest.mark.parametrize("language", ["fa", "en"])
def test_every_bot_of_a_table_has_a_name_of_its_own(language: Language) -> None:
    words = Words(language)
    seats = [SeatView(seat, "bot", "", "club", True, False) for seat in range(8)]
    assert len({seat_name(one, words) for one in seats}) == len(seats)


async def test_rules_that_cannot_be() -> None:
    with pytest.raises(TableError, match="players"):
        LocalTable(CreateTable(game="rummy", players=9, fill="club"), "Ali", 0.0)
    with pytest.raises(BargError, match="min_bid"):
        LocalTable(CreateTable(rules={"min_bid": 7_000}, fill="club"), "Ali", 0.0)
    await asyncio.sleep(0)

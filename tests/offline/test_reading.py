"""Logs that are none: each is told with its first wrong line, and no table is opened."""

import json
from collections.abc import Callable

import pytest

from tests.offline.page import Page

Spoil = Callable[[list[str]], list[str]]


@pytest.fixture(scope="module")
def page() -> Page:
    page = Page("shelem")
    page.play()
    return page


def acted(log: list[str]) -> int:
    """The place of the first action, counted from 0."""
    return next(i for i, line in enumerate(log) if '"acted"' in line)


def with_line(log: list[str], place: int, **changed: object) -> list[str]:
    line = json.dumps({**json.loads(log[place]), **changed})
    return [*log[:place], line, *log[place + 1 :]]


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (lambda log: [], lambda log: 0),
        (lambda log: log[1:], lambda log: 1),
        (lambda log: ["nothing", *log[1:]], lambda log: 1),
        (lambda log: [*log[:4], '{"e":"exploded"}'], lambda log: 5),
        (lambda log: [*log, log[0]], lambda log: len(log) + 1),
        (lambda log: [*log[:-2], log[-1]], lambda log: len(log) - 1),
        (lambda log: with_line(log, 0, game="whist"), lambda log: 1),
        (lambda log: with_line(log, acted(log), action="dance"), lambda log: acted(log) + 1),
        (lambda log: with_line(log, acted(log), action="play AS"), lambda log: acted(log) + 1),
        (lambda log: with_line(log, acted(log), seat=7), lambda log: acted(log) + 1),
        (lambda log: with_line(log, acted(log) - 1, deck="AS AS"), acted),
        (lambda log: with_line(log, 1, seat=9), lambda log: 2),
        (lambda log: with_line(log, 1, person="other"), len),
    ],
    ids=[
        *("empty", "headless", "no JSON", "unknown event", "made twice", "a line lost"),
        *("unknown game", "no action", "wrong phase", "wrong seat", "no deck", "no such seat"),
        "somebody else's",
    ],
)
def test_a_broken_log_is_told(page: Page, spoil: Spoil, place: Callable[[list[str]], int]) -> None:
    answer = page.ask(do="open", table="broken", log=spoil(page.log))
    assert answer["is"] == "not_done"
    assert answer["reason"]["code"] == "log_broken"
    assert answer["reason"]["params"] == {"place": place(page.log)}
    assert page.ask(do="go_on", table=page.id)["is"] == "happened"

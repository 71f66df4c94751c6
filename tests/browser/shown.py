"""Tables in every state, as the dev page has them, shown by the built client without a game."""

import json
from typing import Any, Final

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import ROOT
from tests.browser.person import Person

FIXTURES: Final = ROOT / "web" / "dev" / "fixtures.json"
ALL: Final[dict[str, Any]] = json.loads(FIXTURES.read_text(encoding="utf-8"))


def show(person: Person, view: dict[str, Any], asked: list[str] | None = None) -> None:
    """Open a table whose server only ever says this; ``asked`` gets what it is sent."""

    def welcome(socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: None if asked is None else asked.append(str(text)))
        socket.send(json.dumps({"t": "welcome", "protocol": 1, "version": "", "view": view}))

    person.page.unroute_all()
    person.page.route_web_socket("**/socket*", welcome)
    person.open(f"/t/{view['table']}")
    person.page.wait_for_selector("main.play")


class Sent:
    """A table that only ever shows one view, and what the client asks of it."""

    def __init__(self, person: Person, view: dict[str, Any]) -> None:
        self.actions: list[str] = []
        self.view = view

        def welcome(socket: Any) -> None:
            socket.on_message(lambda text: self.take(socket, json.loads(text)))
            socket.send(json.dumps({"t": "welcome", "protocol": 1, "version": "", "view": view}))

        person.page.route_web_socket("**/socket*", welcome)
        person.open(f"/t/{view['table']}")
        person.page.wait_for_selector(".felt")

    def take(self, socket: Any, message: dict[str, Any]) -> None:
        if message["t"] == "act":
            self.actions.append(message["action"])
        socket.send(json.dumps({"t": "done", "id": message["id"]}))


def legal(view: dict[str, Any], word: str) -> str:
    """An action of the view that begins so."""
    return str(next(text for text in view["deal"]["legal"] if text.startswith(word)))

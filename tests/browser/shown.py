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

"""A page that plays at a device's own table, as the web client does."""

import json
from typing import Any

from barg.bots import choose
from barg.offline import Desk


class Page:
    """Asks the desk, keeps the log, and acts for the person as a novice would."""

    def __init__(self, game: str, players: int | None = None, **rules: object) -> None:
        self.desk = Desk()
        wanted = {"game": game, "players": players, "rules": rules, "fill": "master"}
        made = self.ask(do="make", wanted=wanted, name="Sara")
        assert made["is"] == "made", made
        self.id: str = made["table"]
        self.log: list[str] = made["log"]
        self.view: dict[str, Any] = {}
        self.said = 0
        self.open()

    def ask(self, **ask: object) -> Any:
        return json.loads(self.desk.ask(json.dumps(ask)))

    def open(self) -> None:
        self.note(self.ask(do="open", table=self.id, log=self.log), known=True)

    def note(self, answer: Any, *, known: bool = False) -> Any:
        """Keep what happened and look at the table as it is told."""
        assert answer["is"] == "happened", answer
        self.log += [] if known else answer["log"]
        self.pause = answer["pause_ms"]
        for message in answer["messages"]:
            self.view = message.get("view") or self.view
        return answer

    def go_on(self) -> Any:
        return self.note(self.ask(do="go_on", table=self.id))

    def say(self, t: str, **fields: object) -> Any:
        """Say something, and give back the last message."""
        self.said += 1
        message = {"t": t, "id": self.said, **fields}
        return self.note(self.ask(do="say", table=self.id, message=message))["messages"][-1]

    def act(self) -> Any:
        """Do what a novice would do in the person's place."""
        opened = self.desk._opened
        assert opened is not None
        state = opened.table.match.current  # type: ignore[union-attr]
        action = choose("novice", state.observe(self.view["seat"]), self.said)  # type: ignore[union-attr]
        return self.say("act", action=opened.table.rules.action_text(action), **self.place)

    @property
    def place(self) -> dict[str, int]:
        deal = self.view["deal"]
        return {"number": deal["number"], "turn": deal["turn"], "undone": self.view["undone"]}

    def play(self) -> None:
        """Play to the end of the deal."""
        while self.view["status"] == "playing" or self.pause is not None:
            if self.pause is not None:
                self.go_on()
            else:
                assert self.act()["t"] == "done"

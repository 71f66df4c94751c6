"""A person at a browser, who looks at the page and clicks."""

import json
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, Locator, expect

SECONDS: Final = 30_000
SETTLE: Final = """async () => {
  const ends = performance.now() + 5000;
  for (let left; (left = document.getAnimations()).length; ) {
    if (performance.now() > ends) return left.map((one) => one.effect?.target?.outerHTML ?? '');
    for (const one of left) one.finish();
    await new Promise((done) => setTimeout(done, 20));
  }
  return [];
}"""
MINE: Final = "main.play[data-mine=true]"
"""The play screen while it is the person's turn."""


@dataclass(frozen=True)
class Screen:
    """The size of a screen, and whether it is touched."""

    width: int
    height: int
    touch: bool


PHONE: Final = Screen(390, 844, touch=True)
DESK: Final = Screen(1440, 900, touch=False)


class Person:
    """Plays with clicks, like somebody who sees the page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        screen: Screen,
        language: str,
        theme: str = "light",
        deck: str = "two",
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            reduced_motion="reduce",
            accept_downloads=True,
        )
        self.context.set_default_timeout(SECONDS)
        chosen = {"locale": language, "theme": theme, "fourColours": deck == "four"}
        setting = f"try {{ localStorage.barg ??= {json.dumps(json.dumps(chosen))} }} catch {{}}"
        self.context.add_init_script(setting)
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def leave(self) -> None:
        """Close the browser's window; a script that failed fails the test."""
        self.context.close()
        assert self.errors == []

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def see(self, testid: str) -> Locator:
        """Wait until the thing with this test id is in sight."""
        found = self.page.get_by_test_id(testid)
        expect(found).to_be_visible(timeout=SECONDS)
        return found

    def play_now(self) -> None:
        """From the home page to a table with bots."""
        self.open()
        self.see("play-now").click()
        self.page.wait_for_selector("main.play")

    def new_table(self, rules: dict[str, Any], fill: str | None = "heuristic") -> str:
        """Make a table as the client does, and go there."""
        body = {"rules": rules, "fill": fill}
        answer = self.context.request.post(f"{self.address}/api/tables", data=body)
        assert answer.ok, answer.text()
        path = f"/t/{answer.json()['table']}"
        self.open(path)
        self.page.wait_for_selector("main")
        return path

    @property
    def phase(self) -> str:
        return self.page.locator("main.play").get_attribute("data-phase") or ""

    @property
    def turn(self) -> str:
        return self.page.locator("main.play").get_attribute("data-turn") or ""

    def wait_for_turn(self) -> bool:
        """Wait for the own turn; False when the deal has ended instead."""
        self.page.wait_for_selector(f"{MINE}, [data-testid=deal-end]", timeout=SECONDS)
        return self.page.get_by_test_id("deal-end").count() == 0

    def wait_after(self, turn: str) -> None:
        """Wait until the table has moved on from this turn."""
        self.page.wait_for_selector(f'main.play:not([data-turn="{turn}"])', timeout=SECONDS)

    def act(self, wish: str = "pass") -> str:
        """Do what is to be done in the own turn; ``wish`` is the call of the auction."""
        turn, phase = self.turn, self.phase
        if phase == "auction":
            self._call(wish)
        elif phase == "kons":
            self.page.locator("[data-action=decline]").click()
        elif phase == "discard":
            self.bury()
        elif phase == "trump":
            self.page.get_by_test_id("trump").locator("button").first.click()
        elif phase == "play":
            self._play()
        self.wait_after(turn)
        return phase

    def bury(self) -> None:
        """Choose the last cards, four of sixteen or six of eighteen, and lay them away."""
        cards = self.page.locator(".slot.open")
        for _ in range(self.page.locator(".slot").count() - 12):
            cards.last.click()
        self.page.locator("[data-action=bury]").click()

    def _play(self) -> None:
        """Play the first card that may be played; a joker that names trump names spades."""
        self.page.locator(".slot.legal").first.click()
        suits = self.page.get_by_test_id("joker-trump")
        if suits.count():
            suits.locator("button").first.click()

    def _call(self, wish: str) -> None:
        wanted = self.page.locator(f'[data-testid=auction] [data-action="{wish}"]')
        if wanted.count():
            wanted.click()
        else:
            self.page.locator("[data-testid=auction] [data-action=pass]").click()

    def play_until(self, phase: str, wish: str = "bid 165") -> None:
        """Act until it is the own turn in a phase."""
        while self.wait_for_turn() and self.phase != phase:
            self.act(wish)
        assert self.phase == phase

    def play_deal(self, wish: str = "pass") -> set[str]:
        """Play to the end of the deal; the phases in which there was something to do."""
        phases: set[str] = set()
        while self.wait_for_turn():
            phases.add(self.act(wish))
        return phases

    def settle(self) -> None:
        """Bring all that moves to its end at once: a busy machine may draw nothing for long."""
        assert self.page.evaluate(SETTLE) == []

    def has_no_sideways_scroll(self) -> bool:
        widths = self.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        return bool(widths[0] == widths[1])

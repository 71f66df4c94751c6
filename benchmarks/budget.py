"""What the client may cost, and whether it keeps to that: `python -m benchmarks.budget`.

On a phone's screen with the processor slowed down four times: the first load of a table, and then
a table of each game that bots play among themselves while somebody watches. Not slowed down:
getting ready to play without a network, and a table so. Prints a line for each item of the budget
and ends with 1 if one is missed; the times want a machine with nothing else to do.
"""

import statistics
import sys
import time
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser

from benchmarks.first_load import FONT, SLOWDOWN, measure, served

LOADS: Final = 3
WATCH_MS: Final = 12_000
BOT_DELAY: Final = "0.35"
GAMES: Final = {"shelem": 4, "shelem2": 2, "rummy": 4, "shithead": 4}
OBSERVE: Final = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) window.shifts.push([entry.startTime, entry.value]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}"""
FRAMES: Final = """(ms) => new Promise((done) => {
  const times = [];
  const begin = performance.now();
  const look = (now) => {
    times.push(now);
    if (now - begin < ms) requestAnimationFrame(look);
    else done(times.slice(1).map((time, i) => time - times[i]));
  };
  requestAnimationFrame(look);
})"""
LATE_MS: Final = 25.0
"""A frame that took longer than this came late: at 60 a second one takes 16.7 ms."""


GAP_MS: Final = 1000
WINDOW_MS: Final = 5000


def cumulative_shift(shifts: list[tuple[float, float]]) -> float:
    """CLS: the worst sum within windows of at most 5 s, which pauses of 1 s end (web.dev/cls)."""
    worst = total = 0.0
    begun = last = -WINDOW_MS
    for at, value in shifts:
        if at - last >= GAP_MS or at - begun >= WINDOW_MS:
            begun, total = at, 0.0
        last, total = at, total + value
        worst = max(worst, total)
    return worst


@dataclass(frozen=True)
class Item:
    """One item of the budget: what was measured must not be over the limit."""

    name: str
    limit: float
    unit: str
    found: float

    def line(self) -> str:
        kept = "kept" if self.found <= self.limit else "MISSED"
        return f"{kept:7}{self.name:44}{self.found:10.3f} {self.unit:5} (at most {self.limit:g})"


def loading(browser: Browser, address: str) -> list[Item]:
    """The first load of a table."""
    runs = [measure(browser, address) for _ in range(LOADS)]
    sizes = {name: size for name, size in runs[-1][1].items() if not name.startswith("/sw")}
    code = sum(size for name, size in sizes.items() if not name.endswith(FONT))
    usable = statistics.median(usable for usable, _ in runs)
    return [
        Item("first load, compressed, without fonts", 250, "kB", code / 1000),
        Item(f"table usable, {SLOWDOWN} times slower", 1500, "ms", usable),
    ]


def watching(browser: Browser, address: str, game: str, players: int) -> list[Item]:
    """A table that is watched while bots play."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    wanted: dict[str, Any] = {"game": game, "players": players, "seat": None, "fill": "heuristic"}
    made = context.request.post(f"{address}/api/tables", data=wanted)
    page = context.new_page()
    page.add_init_script(f"({OBSERVE})()")
    page.goto(f"{address}/t/{made.json()['table']}")
    page.wait_for_selector("main.play")
    page.wait_for_timeout(1000)
    control = context.new_cdp_session(page)
    control.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    frames = page.evaluate(FRAMES, WATCH_MS)
    shifts = page.evaluate("window.shifts")
    context.close()
    late = 100 * sum(frame > LATE_MS for frame in frames) / len(frames)
    return [
        Item(f"{game}: layout shift (CLS)", 0.02, "", cumulative_shift(shifts)),
        Item(f"{game}: frame, median", 17.5, "ms", statistics.median(frames)),
        Item(f"{game}: frames over {LATE_MS:g} ms", 5, "%", late),
    ]


def without_network(browser: Browser, address: str) -> list[Item]:
    """Getting ready to play without a network, and then a table with the network away."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.goto(f"{address}/offline")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    listed = page.evaluate("fetch('/offline/pack.json').then((answer) => answer.json())")
    page.reload()
    page.get_by_test_id("offline-get").click()
    page.wait_for_selector("[data-stage=kept]")
    context.set_offline(True)
    page.reload()
    began = time.monotonic()
    page.get_by_test_id("offline-play").click()
    page.wait_for_selector("main.play", timeout=120_000)
    usable = time.monotonic() - began
    context.close()
    sent = sum(file["sent"] for file in listed["files"])
    return [
        Item("play without a network, compressed", 10_000, "kB", sent / 1000),
        Item("play without a network: table usable", 8000, "ms", 1000 * usable),
    ]


def main() -> int:
    """Measure everything; 1 if an item is missed."""
    with served(BOT_DELAY) as (browser, address):
        items = loading(browser, address) + without_network(browser, address)
        for game, players in GAMES.items():
            items += watching(browser, address, game, players)
    for item in items:
        print(item.line())
    return int(any(item.found > item.limit for item in items))


if __name__ == "__main__":
    sys.exit(main())

"""How soon a table can be used, on a slow phone: `python benchmarks/first_load.py`.

Starts a server, opens a running table with an empty cache in Chromium whose processor is slowed
down four times, and takes the time from the start of the navigation until the own cards can be
tapped. Prints the compressed size of what is loaded, too.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

ROUNDS: Final = 7
SLOWDOWN: Final = 4
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START: Final = "import sys; from pathlib import Path; from barg.server.main import serve; \
serve(port=0, data_dir=Path(sys.argv[1]))"
FONT: Final = ".woff2"
USABLE: Final = """() => new Promise((done) => {
  const look = () => document.querySelectorAll('[data-card]').length === 12 &&
      document.querySelector('[data-testid=auction] button')
    ? done(performance.now()) : requestAnimationFrame(look);
  look();
})"""


def measure(browser: Browser, address: str) -> tuple[float, dict[str, int]]:
    """Milliseconds until a table is usable, and the bytes of each file that was loaded."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    made = context.request.post(f"{address}/api/tables", data={"fill": "heuristic"})
    page = context.new_page()
    control = context.new_cdp_session(page)
    control.send("Network.enable")
    control.send("Network.setCacheDisabled", {"cacheDisabled": True})
    control.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def began(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"]

    def ended(event: dict[str, Any]) -> None:
        name = names.get(event["requestId"], "")
        if "/api/" not in name:
            sizes[name.removeprefix(address)] = int(event["encodedDataLength"])

    control.on("Network.requestWillBeSent", began)
    control.on("Network.loadingFinished", ended)
    page.goto(f"{address}/t/{made.json()['table']}", wait_until="commit")
    usable = page.evaluate(USABLE)
    page.wait_for_load_state("networkidle")
    context.close()
    return usable, sizes


@contextmanager
def served(bot_delay: str) -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server whose bots wait so many seconds."""
    chromium = os.environ.get("BARG_TEST_CHROMIUM") or shutil.which("chromium")
    if not chromium:
        sys.exit("no Chromium: install it, or name it in BARG_TEST_CHROMIUM")
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [sys.executable, "-c", START, data],
            env={**os.environ, "BARG_BOT_DELAY": bot_delay},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert server.stdout is not None
        address = next(line.split()[-1] for line in server.stdout if "served at" in line)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                yield browser, address
                browser.close()
        finally:
            server.terminate()
            server.communicate(timeout=20)


def main() -> None:
    with served(bot_delay="0") as (browser, address):
        report([measure(browser, address) for _ in range(ROUNDS)])


def report(runs: list[tuple[float, dict[str, int]]]) -> None:
    times = sorted(usable for usable, _ in runs)
    sizes = {name: size for name, size in runs[-1][1].items() if not name.startswith("/sw")}
    code = sum(size for name, size in sizes.items() if not name.endswith(FONT))
    fonts = sum(size for name, size in sizes.items() if name.endswith(FONT))
    print(
        f"usable table, {SLOWDOWN}× slower CPU: median {statistics.median(times):.0f} ms, ", end=""
    )
    print(f"worst of {len(times)} {times[-1]:.0f} ms (goal 1500)")
    print(f"first load, compressed: {code / 1000:.1f} kB without fonts (goal 200), ", end="")
    print(f"fonts {fonts / 1000:.1f} kB")
    for name, size in sorted(sizes.items(), key=lambda item: -item[1]):
        print(f"  {size / 1000:7.1f} kB  {name}")


if __name__ == "__main__":
    main()

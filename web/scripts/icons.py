"""Draws the PNG icons of the installed app from public/icons/leaf.svg, with Chromium.

Only needed when the drawing changes: `python scripts/icons.py` in web/.
"""

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).resolve().parent.parent / "public" / "icons"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def main() -> None:
    svg = (ICONS / "leaf.svg").read_text()
    square = svg.replace('rx="15"', "")
    with sync_playwright() as playwright:
        chromium = os.environ.get("BARG_TEST_CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name, size, drawing, part in (
            ("icon-192", 192, svg, 1.0),
            ("icon-512", 512, svg, 1.0),
            ("maskable-512", 512, square, 0.8),
        ):
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                "<style>body{margin:0;background:"
                f"{'#17352b' if part < 1 else 'transparent'};display:grid;place-items:center;"
                f"height:100vh}}svg{{width:{part:.0%};height:{part:.0%}}}</style>{drawing}"
            )
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

"""Renew the tables of options and presets in docs/rules: `python tools/rules_pages.py`."""

import environment
from barg.explained import LANGUAGES, renewed
from barg.game import GAMES

FOLDER = environment.ROOT / "docs/rules"
PAGES = ("shelem", "rummy", "shithead")


def main() -> None:
    """Write every page whose tables are not those of the code any more."""
    for name in PAGES:
        for language in LANGUAGES:
            path = FOLDER / f"{name}.{language}.md"
            page = path.read_text(encoding="utf-8")
            new = renewed(page, GAMES[name], language)
            if new != page:
                path.write_text(new, encoding="utf-8")
                print(path.relative_to(environment.ROOT))


if __name__ == "__main__":
    main()

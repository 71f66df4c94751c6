"""Renew what the client's score sheet takes from the rules: `python tools/sheet_rules.py`.

It writes two files beside the sheet's code: the options and presets that touch scoring, with
their words, and a table of deals with what the rules say to each, which the client's tests go
through. With ``--check`` it only says whether they are stale.
"""

import dataclasses
import json
import sys
from collections.abc import Mapping
from typing import Any, Final

import msgspec

import environment
import sheet_cases
from barg.game import GAMES, Game
from barg.server.games import game_info

FOLDER = environment.ROOT / "web/src/lib/sheet"
SCORING: Final[Mapping[str, tuple[str, ...]]] = {
    "shelem": (
        "target",
        "ace_points",
        "jokers",
        "min_bid",
        "bid_step",
        "no_bid",
        "special_bids",
        "sar_shelem",
        "kons_from",
        "made",
        "slam",
        "half_penalty",
        "crumbs_stop",
    ),
    "rummy": (
        "target",
        "scoring",
        "ace",
        "decks",
        "two_decks_from",
        "jokers",
        "melding",
        "rummy_bonus",
    ),
    "shithead": ("result", "dealer", "deals", "forfeit"),
}
"""The options that a score sheet must know, by game; Shelem's serve the game for two as well."""


def rules_of(game: Game) -> dict[str, Any]:
    """One game as the sheet knows it."""
    names = SCORING["shelem" if game.name == "shelem2" else game.name]
    options = tuple(option for option in game.options if option.name in names)
    presets = {
        preset: {name: values[name] for name in names} for preset, values in game.presets.items()
    }
    told = game_info(dataclasses.replace(game, options=options, presets=presets))
    built: dict[str, Any] = msgspec.to_builtins(told)
    return built


def files() -> dict[str, str]:
    """The text of each file by its name."""
    rules = {name: rules_of(GAMES[name]) for name in ("shelem", "shelem2", "rummy", "shithead")}
    del rules["shelem2"]["options"], rules["shelem2"]["presets"]  # they are Shelem's
    return {
        "rules.json": json.dumps(rules, ensure_ascii=False, indent=1) + "\n",
        "cases.json": _lines(sheet_cases.all_cases()),
    }


def _lines(cases: Mapping[str, list[Any]]) -> str:
    """JSON with one case a line."""
    parts = []
    for name, rows in cases.items():
        lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
        parts.append(f'"{name}":[\n{lines}\n]')
    return "{" + ",\n".join(parts) + "}\n"


def main() -> int:
    """Write what is stale, or only name it."""
    stale = 0
    for name, text in files().items():
        path = FOLDER / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale += 1
            if "--check" in sys.argv:
                print(f"web/src/lib/sheet/{name} is stale: run python tools/sheet_rules.py")
            else:
                path.write_text(text, encoding="utf-8")
                print(f"web/src/lib/sheet/{name}")
    return stale if "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())

"""Tables of winning chances: those of the presets ship, others are worked out when asked for."""

from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from barg.bots.shelem.bidding_engine.win import HEADER, work_out
from barg.bots.shelem.kinds import kind_of
from barg.bots.shelem.weights import SHARES, Weights, shipped
from barg.game import GAMES
from barg.kernel.shelem import Options
from barg.shelem import ShelemRules
from barg.shelem.options import PRESETS

LOWEST: Final = -700
"""Totals under this count as this."""
STEP: Final = 30
MOST: Final = 80
"""The most totals of a table; the step grows with the target."""
PACKAGES: Final = ("barg.bots.shelem.engine", "barg.bots.shelem.bidding_engine")
FILE: Final = "winning.npz"

Table = Any
"""An array of 32-bit floats as `barg.bots.shelem.bidding_engine.win` takes it."""


@cache
def points_table() -> Table:
    """The table of no match: what counts are points."""
    import numpy as np  # noqa: PLC0415 - only where a table is wanted

    return np.zeros(HEADER, np.float32)


def win_table(rules: ShelemRules) -> Table:
    """The chances to win a match by these rules from every score."""
    name = _preset_alike(rules)
    if name is not None and name in _shipped():
        return _spread_out(rules, _shipped()[name])
    return work_out_table(rules, shipped(kind_of(rules).name))


def header(rules: ShelemRules) -> list[int]:
    """Target, lowest total, step and number of totals."""
    last = rules.target - 5
    step = max(STEP, -(-(last - LOWEST) // (MOST - 1) // 5) * 5)
    size = (last - LOWEST) // step + 1
    return [rules.target, last - (size - 1) * step, step, size]


def work_out_table(rules: ShelemRules, weights: Weights) -> Table:
    """Work a table out from how often contracts and points come (compiled)."""
    import numpy as np  # noqa: PLC0415 - as above

    from barg.kernel.compiled import packed  # noqa: PLC0415 - only where compiled code is wanted

    start = header(rules)
    table = np.zeros(HEADER + start[3] ** 2, np.float32)
    table[:HEADER] = start
    outcomes = np.asarray(weights.outcomes, np.float64)
    _compiled()(packed(rules.options), table, outcomes.ravel(), len(outcomes))
    return table


def _preset_alike(rules: ShelemRules) -> str | None:
    """The preset with these very options and target."""
    for name in PRESETS:
        preset = GAMES[rules.game].rules({"preset": name})
        same: tuple[Options, int] = (preset.options, preset.target)
        if same == (rules.options, rules.target):
            return f"{rules.players}-{name}"
    return None


def _spread_out(rules: ShelemRules, shares: Any) -> Table:
    import numpy as np  # noqa: PLC0415 - as above

    return np.concatenate([np.array(header(rules), np.float32), shares.astype(np.float32) / SHARES])


@cache
def _shipped() -> dict[str, Any]:
    import numpy as np  # noqa: PLC0415 - as above

    data = (files("barg.bots.shelem") / "trained" / FILE).read_bytes()
    with np.load(BytesIO(data), allow_pickle=False) as found:
        return dict(found)


def save_tables(folder: Path, weights: dict[str, Weights]) -> None:
    """Work out the tables of all presets whose kinds have weights, and write them."""
    import numpy as np  # noqa: PLC0415 - as above

    kept = {}
    for game in ("shelem", "shelem2"):
        for name in PRESETS:
            rules: ShelemRules = GAMES[game].rules({"preset": name})
            kind = kind_of(rules).name
            if kind in weights:
                table = work_out_table(rules, weights[kind])[HEADER:]
                kept[f"{rules.players}-{name}"] = np.rint(table * SHARES).astype(np.uint16)
    with (folder / FILE).open("wb") as file:
        np.savez_compressed(file, **kept)


@cache
def _compiled() -> Any:
    from barg.kernel.compiled import compiled  # noqa: PLC0415 - as above

    return compiled(work_out, *PACKAGES)

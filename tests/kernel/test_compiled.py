"""Compiled code: instructions, chance, the disk cache, and who may load Numba."""

import ast
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import barg.kernel.compiled as module
from barg.kernel import bits, chance
from barg.kernel.compiled import KERNEL, _sources, compiled, dtype, packed
from barg.kernel.records import clone, layout, values
from barg.kernel.shelem import SHELEM, Deal, Options


def all_bits(masks: Any, out: Any) -> None:
    for place in range(len(masks)):
        mask = masks[place]
        out[place, 0] = bits.popcount(mask)
        out[place, 1] = bits.lowest(mask)
        out[place, 2] = bits.highest(mask)
        out[place, 3] = bits.nth_bit(mask, bits.popcount(mask) // 2)


def test_instructions_agree_with_their_sources() -> None:
    rng = Random(3)
    masks = np.array([rng.randrange(1, 1 << rng.randint(1, 62)) for _ in range(3000)])
    fast, slow = np.zeros((3000, 4), np.int64), np.zeros((3000, 4), np.int64)
    compiled(all_bits)(masks, fast)
    all_bits([int(mask) for mask in masks], slow)
    assert (fast == slow).all()


def total(numbers: Any) -> int:
    found = 0
    for number in bits.borrowed(numbers):
        found += number
    return found


def test_a_borrowed_table_is_the_same_and_stays_its_callers() -> None:
    numbers = np.arange(100)
    owners = sys.getrefcount(numbers)
    assert [compiled(total)(numbers) for _ in range(50)] == [4950] * 50
    assert sys.getrefcount(numbers) == owners
    assert total(list(range(100))) == 4950


def many(rng: Any, bounds: Any, out: Any) -> None:
    chance.seed(rng, 123_456_789_012_345, 42)
    for place in range(len(bounds)):
        out[place] = chance.below(rng, bounds[place])


def test_chance_is_the_same_compiled() -> None:
    bounds = np.array([Random(n).randrange(1, 1 << 31) for n in range(2000)])
    fast, slow = np.zeros(2000, np.int64), [0] * 2000
    compiled(many)(np.zeros(4, np.int64), bounds, fast)
    many([0] * 4, bounds.tolist(), slow)
    assert fast.tolist() == slow
    assert all(0 <= number < bound for number, bound in zip(slow, bounds, strict=True))


def test_chance_is_even() -> None:
    rng = [0] * 4
    chance.seed(rng, 1, 0)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(rng, 6)] += 1
    expected = 10_000
    assert sum((count - expected) ** 2 / expected for count in counts) < 20.5, "p = 0.001"


def test_seeds_and_streams_differ() -> None:
    firsts = set()
    for number, stream in [(0, 0), (1, 0), (0, 1), (1 << 40, 0), (1, 1)]:
        rng = [0] * 4
        chance.seed(rng, number, stream)
        firsts.add(tuple(chance.next_number(rng) for _ in range(4)))
    assert len(firsts) == 5


def test_shuffles_are_even() -> None:
    rng = [0] * 4
    chance.seed(rng, 2, 0)
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(rng, cards, 4)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7, "p = 0.001"


def test_a_record_has_the_same_fields_compiled() -> None:
    deal = Deal(totals=[7, -8], turn=3)
    record = packed(deal)
    assert list(dtype(Deal).names or ()) == [name for name, _, _ in layout(Deal)]
    assert record["totals"].tolist() == [7, -8]
    assert record["turn"] == 3
    assert record["bidder"] == -1
    flat = [number for name, _, _ in layout(Deal) for number in np.ravel(record[name]).tolist()]
    assert flat == values(deal)


def test_a_clone_shares_no_list() -> None:
    deal = Deal()
    copy = clone(deal)
    copy.hands[0] = 5
    assert deal.hands[0] == 0
    assert packed(Options())["players"] == 4


CACHED = """
import numpy as np
from barg.kernel.compiled import compiled, packed, random_deals
from barg.kernel.chance import seed
from barg.kernel.shelem import SHELEM, Deal, Options
loop = random_deals(SHELEM)
rng = np.zeros(4, np.int64)
seed(rng, 1, 1)
sums = np.zeros(4, np.int64)
loop(packed(Options()), packed(Deal()), np.arange(52), rng, 20, sums, np.zeros(8, np.int64))
print(sum(loop.stats.cache_hits.values()), sums.tolist())
"""


def run(code: str, folder: Path, **settings: str) -> str:
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder), "HOME": str(folder), **settings}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_compiled_code_is_kept_on_disk(tmp_path: Path) -> None:
    first, again = run(CACHED, tmp_path), run(CACHED, tmp_path)
    assert first.startswith("0 ")
    assert again == first.replace("0 ", "1 ", 1)
    assert list((tmp_path / "barg" / "kernel").iterdir())


def test_the_disk_cache_knows_every_source_of_the_kernel() -> None:
    known = {path.resolve() for path in _sources([KERNEL])}
    used = set()
    for path in known:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("barg."):
                used.add(node.module)
    used -= {"barg.errors"}  # for reasons alone, which compiled code does not know
    assert "barg.cards" in used
    assert {Path(str(import_module(name).__file__)).resolve() for name in used if name} <= known


def test_without_a_folder_to_write_to_it_compiles_each_time(tmp_path: Path) -> None:
    (tmp_path / "barg").write_text("a file where the folder would be")
    assert run(CACHED, tmp_path).startswith("0 ")


@pytest.mark.parametrize("module", ["barg", "barg.server.app", "barg.bots", "barg.cli"])
def test_numba_is_not_loaded(module: str, tmp_path: Path) -> None:
    code = f"import sys, {module}; print('numba' in sys.modules, 'llvmlite' in sys.modules)"
    assert run(code, tmp_path) == "False False"


def test_only_functions_are_compiled() -> None:
    with pytest.raises(AssertionError, match="only functions"):
        compiled(SHELEM.options)


def test_further_packages_have_a_cache_of_their_own() -> None:
    alone = module._cache_directory((module.KERNEL,))
    both = module._cache_directory((module.KERNEL, "barg.solver.engine"))
    assert alone != both

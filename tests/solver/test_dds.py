"""Tricks of whole deals against DDS.

``BARG_TEST_DDS_DEALS`` sets how many deals; 1,000 take some minutes.
"""

import os
from random import Random

import pytest

from barg.solver import Solver
from tests.solver.dds import tricks
from tests.solver.deals import random_deal

DEALS = int(os.environ.get("BARG_TEST_DDS_DEALS", "60"))


def test_tricks_of_every_lead_are_those_of_dds() -> None:
    pytest.importorskip("endplay", reason="endplay is not installed: no DDS to compare with")
    rng, solver = Random(2026), Solver(fast=True)
    for _ in range(DEALS):
        position = random_deal(rng, 12, "tricks", no_trump=True)
        assert solver.solve(position).cards == tricks(position), position

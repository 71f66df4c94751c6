"""The client's types are those of the server."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parent.parent / "web"


def test_types_of_the_client_are_not_stale() -> None:
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules").is_dir():
        pytest.skip("needs Node.js and the client's packages: npm ci in web/")
    environment = {**os.environ, "BARG_PYTHON": sys.executable}
    check = subprocess.run(
        [node, "scripts/protocol.js", "--check"],
        cwd=WEB,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert check.returncode == 0, check.stderr

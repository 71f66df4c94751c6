"""What `./test` does: every check and test, one after the other, and a summary of all of them."""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import client
import environment
import services

OF_THE_CLIENT = {"svelte-check", "vitest", "build"}
MOST_WORKERS = 9
"""Each browser wants a few hundred megabytes."""


@dataclass
class Step:
    """One line of the summary."""

    name: str
    command: Sequence[str]
    npm: bool = False
    """Whether the command is npm's, in `web/`."""
    report: Path | None = None
    """A JUnit file that the command writes, when it counts tests of its own."""
    beside: bool = False
    """Whether it runs beside the steps before it; its output is shown when they have ended."""


@dataclass
class Result:
    """How a step ended; a step that counts nothing is one check."""

    name: str
    passed: int
    failed: int
    skipped: int
    seconds: float


def steps(reports: Path, pytest_arguments: Sequence[str]) -> list[Step]:
    """List all steps in their order."""
    ruff, python = str(environment.BIN / "ruff"), str(environment.BIN / "python")
    vitest, pytest = reports / "vitest.xml", reports / "pytest.xml"
    vitest_options = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={vitest}"]
    pytest_options = [f"--junitxml={pytest}", *_workers(pytest_arguments), *pytest_arguments]
    return [
        Step("ruff", [ruff, "check"]),
        Step("format", [ruff, "format", "--check"]),
        Step("imports", [str(environment.BIN / "lint-imports"), "--no-logo"]),
        Step("build", [python, "-B", "tools/client.py"]),  # and what it generates
        Step("svelte-check", ["run", "check"], npm=True),
        Step("vitest", ["run", "test", "--", *vitest_options], npm=True, report=vitest),
        Step("mypy", [str(environment.BIN / "mypy")], beside=True),
        Step("compile", [python, "-B", "tools/compiling.py"]),
        Step("pytest", [python, "-m", "pytest", *pytest_options], report=pytest),
    ]


@contextmanager
def begun(chosen: Sequence[Step], folder: Path) -> Iterator[dict[str, subprocess.Popen[bytes]]]:
    """Run the steps that run beside others; what they say is kept in the folder, by their names."""
    running = {}
    try:
        for step in chosen:
            if step.beside:
                with (folder / step.name).open("wb") as out:
                    running[step.name] = subprocess.Popen(
                        step.command, cwd=client.ROOT, stdout=out, stderr=subprocess.STDOUT
                    )
        yield running
    finally:
        for process in running.values():
            process.kill()


def run(step: Step, running: Mapping[str, subprocess.Popen[bytes]], folder: Path) -> Result:
    """Run one step with its output on the terminal, or wait for one that runs already."""
    print(f"\n── {step.name} " + "─" * (76 - len(step.name)), flush=True)
    if step.name in OF_THE_CLIENT and not (client.WEB / "package.json").is_file():
        print("skipped: web/ has no package.json")
        return Result(step.name, passed=0, failed=0, skipped=1, seconds=0)
    began = time.monotonic()
    try:
        if step.name in running:
            status = running[step.name].wait()
            print((folder / step.name).read_text(errors="replace"), end="")
        elif step.npm:
            status = client.install_packages().run(*step.command)
        else:
            status = subprocess.run(step.command, cwd=client.ROOT, check=False).returncode
    except client.ClientError as error:
        print(error)
        status = 1
    passed, failed, skipped = _counts(step.report) if step.report else (int(status == 0), 0, 0)
    if status:  # whatever was counted, a step that fails has failed
        failed = max(failed, 1)
    return Result(step.name, passed, failed, skipped, time.monotonic() - began)


def summary(results: Sequence[Result]) -> str:
    """Write one line a step, and the plain closing line that totals them."""
    lines = [
        f"{_word(r):9}{r.name:14}{r.passed:6} passed{r.failed:5} failed{r.skipped:5} skipped"
        f"{r.seconds:8.1f} s"
        for r in results
    ]
    passed = sum(r.passed for r in results)
    failed = sum(r.failed for r in results)
    skipped = sum(r.skipped for r in results)
    total = f"{passed} passed, {failed} failed, {skipped} skipped"
    return "\n".join(["", "─" * 80, *lines, "", total])


def main(arguments: list[str]) -> int:
    """Set up, run the steps that are asked for, and tell how they ended."""
    names = [step.name for step in steps(Path(), [])]
    parser = argparse.ArgumentParser("./test", description=__doc__, allow_abbrev=False)
    parser.add_argument(
        "--only", action="append", choices=names, help="run only this step (again: and this)"
    )
    parser.epilog = (
        "Everything else goes to pytest, and then only pytest runs: ./test tests/shelem -k S19"
    )
    options, for_pytest = parser.parse_known_args(arguments)
    wanted = options.only or (["build", "pytest"] if for_pytest else names)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the services are stopped
    try:
        environment.ensure(dev=True)
        with ExitStack() as stack:
            if "pytest" in wanted:
                os.environ |= stack.enter_context(services.running())
            reports = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="barg-test-")))
            chosen = [step for step in steps(reports, for_pytest) if step.name in wanted]
            running = stack.enter_context(begun(chosen, reports))
            results = [run(step, running, reports) for step in chosen]
    except (environment.SetupError, OSError) as error:
        print(f"\nThe set-up failed. {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    print(summary(results))
    return int(any(result.failed for result in results))


def _word(result: Result) -> str:
    if result.failed:
        return "FAILED"
    return "ok" if result.passed else "skipped"


def _workers(pytest_arguments: Sequence[str]) -> list[str]:
    """One process more than there are cores, since tests of browsers and of crashes wait a lot.

    The caller may say how many, or want a debugger.
    """
    own = ("-n", "--numprocesses", "--pdb", "--trace", "-s")
    if any(argument.startswith(own) for argument in pytest_arguments):
        return []
    return ["--dist", "loadgroup", "-n", str(min((os.cpu_count() or 1) + 1, MOST_WORKERS))]


def _counts(report: Path) -> tuple[int, int, int]:
    """Read passed, failed and skipped from a JUnit file; a file never written counts nothing."""
    if not report.is_file():
        return 0, 0, 0
    cases = list(ET.parse(report).iter("testcase"))
    failed = sum(
        case.find("failure") is not None or case.find("error") is not None for case in cases
    )
    skipped = sum(case.find("skipped") is not None for case in cases)
    return len(cases) - failed - skipped, failed, skipped


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

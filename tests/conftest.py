"""Settings for all tests."""

import signal

import pytest
from hypothesis import HealthCheck, settings

# Speed is measured in benchmarks/; a busy machine must fail no test.
settings.register_profile("barg", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("barg")
# A shell's background jobs ignore SIGINT, and so would the programs that tests interrupt.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run browser tests last: Playwright keeps an event loop running, in which others fail.

    What is compiled for a game's kernel is compiled in one process of xdist, not in each.
    """
    items.sort(key=lambda item: "browser" in item.path.parts)
    for item in items:
        if "kernel" in item.path.parts:
            item.add_marker(pytest.mark.xdist_group(f"kernel-{_game(item)}"))


def _game(item: pytest.Item) -> str:
    """The game that a test is about, by its parameter or by its file."""
    call = getattr(item, "callspec", None)
    return str(call.params["game"]) if call and "game" in call.params else item.path.stem[5:]

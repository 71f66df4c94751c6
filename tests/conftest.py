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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run browser tests last: Playwright keeps an event loop running, in which others fail."""
    items.sort(key=lambda item: "browser" in item.path.parts)

"""Settings for all tests."""

import pytest
from hypothesis import HealthCheck, settings

# Speed is measured in benchmarks/; a busy machine must fail no test.
settings.register_profile("barg", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("barg")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run browser tests last: Playwright keeps an event loop running, in which others fail."""
    items.sort(key=lambda item: "browser" in item.path.parts)

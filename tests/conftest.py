"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# Speed is measured in benchmarks/; a busy machine must fail no test.
settings.register_profile("barg", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("barg")

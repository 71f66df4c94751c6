from pathlib import Path

import pytest

from barg.server.settings import Settings, SettingsError


def test_the_defaults_hold() -> None:
    settings = Settings.read({})
    assert settings.bot_delay == 0.6
    assert settings.data_dir.name == "barg"


def test_what_is_given_goes_before_the_environment() -> None:
    environment = {"BARG_BOT_DELAY": "2", "BARG_DATA_DIR": "/tmp/x", "BARG_TABLES_PER_HOUR": "7"}
    settings = Settings.read(environment, bot_delay=0.5, data_dir=None)
    assert (settings.bot_delay, settings.data_dir, settings.tables_per_hour) == (
        0.5,
        Path("/tmp/x"),
        7,
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BARG_BOT_DELAY", "soon"),
        ("BARG_BOT_DELAY", "-1"),
        ("BARG_BOT_DELAY", "nan"),
        ("BARG_NEXT_DEAL_WAIT", "1e9"),
        ("BARG_BOT_WORKERS", "0"),
        ("BARG_BOT_WORKERS", "1.5"),
        ("BARG_TABLES_PER_HOUR", "many"),
        ("BARG_SECRET", "short"),
    ],
)
def test_a_wrong_value_names_its_setting(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=name):
        Settings.read({name: value})


def test_what_is_not_ours_is_left_alone() -> None:
    assert Settings.read({"BARG_TEST_POSTGRES": "x", "BARG_BOT_DELAY": " "}) == Settings.read({})

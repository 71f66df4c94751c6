from importlib.metadata import version

import barg


def test_the_version_is_the_one_of_the_installed_package() -> None:
    assert barg.__version__ == version("barg")

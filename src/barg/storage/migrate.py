"""The migrations that come with the package, applied when a server starts."""

from pathlib import Path
from typing import Final

from alembic.command import upgrade as alembic_upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

SCRIPTS: Final = Path(__file__).parent / "migrations"


class NewerDatabase(Exception):  # noqa: N818 - a state, told apart by its name
    """The database has a migration that this version does not know."""


def alembic_config() -> Config:
    """Alembic's settings, made here because an installed package has no ini file."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def upgrade(connection: Connection) -> None:
    """Apply every migration that the database lacks, inside the open transaction.

    Raises:
        NewerDatabase: it has one that this version does not know.
    """
    config = alembic_config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise NewerDatabase
    config.attributes["connection"] = connection
    alembic_upgrade(config, "head")

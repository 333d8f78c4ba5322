"""Brings a database to the present schema with Alembic."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.errors import CannotStart

FOLDER = Path(__file__).parent / "migrations"


def check(connection: sa.Connection) -> None:
    """CannotStart for a database that a newer version has written, or that belongs to something else."""
    present = _present(connection)
    known = {revision.revision for revision in _script().walk_revisions()}
    if present is not None and present not in known:
        raise CannotStart(
            f"The database was written by a newer version of Azalaï (schema {present}). "
            "Install that version, or restore a backup made before the upgrade."
        )
    if present is None and sa.inspect(connection).get_table_names():
        raise CannotStart("The database holds tables of something else. Give Azalaï a database of its own.")


def check_present(connection: sa.Connection) -> None:
    """CannotStart for a database that has not the present schema."""
    present = _present(connection)
    if present != _script().get_current_head():
        raise CannotStart(
            f"The database was written by an older version of Azalaï (schema {present or 'none'}). "
            "It is brought to the present schema when the bot starts."
        )


def upgrade(connection: sa.Connection) -> None:
    """Runs the migrations that are missing, inside the caller's transaction. CannotStart as `check` says."""
    check(connection)
    if _present(connection) != _script().get_current_head():
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


@cache
def _script() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _present(connection: sa.Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()

"""Brings a database to the present schema with Alembic."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.trouble import CannotStart

FOLDER = Path(__file__).parent / "migrations"


def upgrade(connection: sa.Connection) -> None:
    """Runs the migrations that are missing, inside the caller's transaction.

    CannotStart for a database that a newer version has written, or that belongs to something else.
    """
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise CannotStart(
            f"The database was written by a newer version of Azalaï (schema {present}). "
            "Install that version, or restore a backup made before the upgrade."
        )
    if present is None and sa.inspect(connection).get_table_names():
        raise CannotStart("The database holds tables of something else. Give Azalaï a database of its own.")
    if present != script.get_current_head():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

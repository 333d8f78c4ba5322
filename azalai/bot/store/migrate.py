"""Brings a database to the present schema. Alembic is imported only for a database with an older one."""

from __future__ import annotations

import secrets
from pathlib import Path

import sqlalchemy as sa

from azalai.bot.errors import CannotStart
from azalai.bot.program import OLDEST, OLDEST_COMMIT, newest_command
from azalai.bot.store import review_schema, solo_schema, tournament_schema
from azalai.bot.store.installation import COPY_OF, ERASED_KEY
from azalai.bot.store.postgresql import Lock
from azalai.bot.store.schema import facts, metadata

SCHEMAS = (review_schema, solo_schema, tournament_schema)
"""Modules besides `schema` that add their tables to `metadata`; they must be imported."""
MIGRATING = 1
"""Second number of PostgreSQL's advisory lock that a process holds while it changes the schema."""
SERVED = sa.text(
    "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
    f"WHERE locktype = 'advisory' AND datname = current_database() AND classid::bigint = {int(Lock.PROCESS)}"
)
_version = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))
FOLDER = Path(__file__).parent / "migrations"


def check(connection: sa.Connection) -> None:
    """Raise `CannotStart` for a database of a newer version, or of another program."""
    present = _read_version(connection)
    if present is not None and present < list_revisions()[0]:
        raise CannotStart(
            f"The database was written by a version of Azalaï before {OLDEST} (schema {present}). Start version "
            f"{OLDEST} with it once, then this one: in a clone of the repository 'git switch --detach "
            f"{OLDEST_COMMIT}' and 'make server' take it."
        )
    if present is not None and present not in list_revisions():
        raise CannotStart(describe_newer_schema(present))
    if present is None and sa.inspect(connection).get_table_names():
        raise CannotStart("The database holds tables of something else. Give Azalaï a database of its own.")


def describe_newer_schema(present: str) -> str:
    """Return the sentence about a database with a schema that is not known here."""
    return (
        f"The database was written by a newer version of Azalaï (schema {present}). "
        f"Take that version ({newest_command()}), or restore a backup made before the upgrade."
    )


def check_present(connection: sa.Connection) -> None:
    """Raise `CannotStart` if the database does not have the present schema."""
    present = _read_version(connection)
    if present != list_revisions()[-1]:
        raise CannotStart(
            f"The database was written by an older version of Azalaï (schema {present or 'none'}). "
            "It is brought to the present schema when the bot starts ('azalai run')."
        )


def find_upgrade(connection: sa.Connection) -> str | None:
    """Return the old schema of a database that `upgrade` would change, or None if it is empty or up to date."""
    present = _read_version(connection)
    return None if present == list_revisions()[-1] else present


def find_original(connection: sa.Connection) -> str | None:
    """Return the name of the database of which this one is an incomplete copy, or None."""
    if not sa.inspect(connection).has_table(facts.name):
        return None
    return connection.execute(sa.select(facts.c.value).where(facts.c.name == COPY_OF)).scalar_one_or_none()


def check_complete(connection: sa.Connection) -> None:
    """Raise `CannotStart` if the database is an incomplete copy."""
    if find_original(connection) is not None:
        raise CannotStart(
            "The database is a copy that was begun and is not complete. Go on with the same 'azalai copy' as before, "
            "or use the database it was made from."
        )


def check_unserved(connection: sa.Connection) -> None:
    """Raise `CannotStart` if processes, which must be of an older version, serve a PostgreSQL database."""
    if connection.dialect.name == "postgresql" and connection.execute(SERVED).scalar_one():
        raise CannotStart(
            "Other processes of an older version serve this database, and this version brings it to another schema. "
            "Stop all of them first."
        )


def upgrade(connection: sa.Connection) -> None:
    """Bring a database to the present schema, in the caller's transaction. Raises `CannotStart` like `check`."""
    if connection.dialect.name == "postgresql":  # SQLite allows one writer at a time anyway
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.literal(Lock.NAME), sa.literal(MIGRATING))))
    check(connection)
    if _read_version(connection) is None:
        _create_schema(connection)
    elif _read_version(connection) != list_revisions()[-1]:
        check_unserved(connection)
        from alembic import command  # noqa: PLC0415  (it holds more memory than all tables of a start)
        from alembic.config import Config  # noqa: PLC0415  (as above)

        config = Config()
        config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _create_schema(connection: sa.Connection) -> None:
    """Create the present schema in an empty database, and draw its secret key for marks."""
    metadata.create_all(connection)
    connection.execute(sa.insert(facts).values(name=ERASED_KEY, value=secrets.token_hex(32)))
    connection.execute(sa.schema.CreateTable(_version))
    connection.execute(sa.insert(_version).values(version_num=list_revisions()[-1]))


def list_revisions() -> list[str]:
    """Return the versions of the schema, the oldest first; the names of migrations begin with them."""
    return sorted(file.stem[1:].partition("_")[0] for file in (FOLDER / "versions").glob("v*.py"))


def _read_version(connection: sa.Connection) -> str | None:
    """Return the version of the schema that is stored in the database, or None if there is none."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one_or_none()

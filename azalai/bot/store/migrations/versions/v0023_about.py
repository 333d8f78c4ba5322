"""A timer, a message that waits and a message that was sent are about a table, a tournament or a server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
ONE = " + ".join(f"CASE WHEN {name} IS NULL THEN 0 ELSE 1 END" for name in ("table_id", "tournament_id", "guild_id"))
OUTBOX_NUMBER = sa.text("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'")


def upgrade() -> None:
    connection = op.get_bind()
    on_sqlite = connection.dialect.name == "sqlite"
    number = connection.execute(OUTBOX_NUMBER).scalar_one_or_none() if on_sqlite else None
    for name in ("messages", "outbox", "timers"):
        _add_subjects(name)
    if number is not None:  # SQLite notes the last number by the name of a table, which was made again
        connection.execute(sa.text("DELETE FROM sqlite_sequence WHERE name = 'outbox'"))
        connection.execute(sa.text("INSERT INTO sqlite_sequence VALUES ('outbox', :number)"), {"number": number})


def _add_subjects(name: str) -> None:
    """Add the columns of the subject to a table, which SQLite makes again."""
    with op.batch_alter_table(name, table_kwargs={"sqlite_autoincrement": name == "outbox"}) as table:
        table.alter_column("table_id", existing_type=KEY, nullable=True)
        table.add_column(sa.Column("tournament_id", KEY, nullable=True))
        table.add_column(sa.Column("guild_id", sa.BigInteger(), nullable=True))
        table.create_foreign_key(f"fk_{name}_tournament_id_tournaments", "tournaments", ["tournament_id"], ["id"])
        table.create_check_constraint(f"ck_{name}_about", sa.text(f"{ONE} = 1"))
        table.create_index(f"ix_{name}_tournament_id", ["tournament_id"])

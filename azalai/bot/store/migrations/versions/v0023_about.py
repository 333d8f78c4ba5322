"""Subjects: timers, waiting messages and sent messages are about a table, a tournament or a server.

Each server that wants the daily post of deals (the morning) gets a timer.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
ONE = " + ".join(f"CASE WHEN {name} IS NULL THEN 0 ELSE 1 END" for name in ("table_id", "tournament_id", "guild_id"))
DAY, HOUR = 86_400, 6 * 3600
OUTBOX_NUMBER = sa.text("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'")


def upgrade() -> None:
    connection = op.get_bind()
    on_sqlite = connection.dialect.name == "sqlite"
    number = connection.execute(OUTBOX_NUMBER).scalar_one_or_none() if on_sqlite else None
    for name in ("messages", "outbox", "timers"):
        _add_subjects(name)
    if number is not None:  # SQLite stores the last number by the name of the table, which was created again
        connection.execute(sa.text("DELETE FROM sqlite_sequence WHERE name = 'outbox'"))
        connection.execute(sa.text("INSERT INTO sqlite_sequence VALUES ('outbox', :number)"), {"number": number})
    _set_mornings(connection)


def _set_mornings(connection: sa.Connection) -> None:
    """Give a timer to each server that wants mornings: at the hour after the last day that was posted, or due at once.

    The columns with that day and with the time of a try are dropped.
    """
    settings = connection.execute(
        sa.text("SELECT guild_id, settings FROM guild_settings WHERE settings LIKE '%\"morning\":%'")
    )
    wanted = {row.guild_id: json.loads(row.settings) for row in settings}
    last = {row.guild_id: row.day for row in connection.execute(sa.text("SELECT guild_id, day FROM deal_mornings"))}
    add = sa.text("INSERT INTO timers (guild_id, kind, due) VALUES (:guild, 'morning', :due)")
    for guild, chosen in wanted.items():
        if chosen.get("morning") is not None and chosen.get("deals", True):
            due = float((last[guild] + 1) * DAY + HOUR) if guild in last else 0.0
            connection.execute(add, {"guild": guild, "due": due})
    connection.execute(sa.text("DELETE FROM deal_mornings"))
    for column in ("day", "tried_at"):
        op.drop_column("deal_mornings", column)
    op.add_column("deal_mornings", sa.Column("chosen_by", sa.BigInteger(), nullable=True))
    op.add_column("deal_mornings", sa.Column("trouble", sa.String(64), nullable=True))


def _add_subjects(name: str) -> None:
    """Add the columns of the subject to a table. SQLite creates the table again."""
    with op.batch_alter_table(name, table_kwargs={"sqlite_autoincrement": name == "outbox"}) as table:
        table.alter_column("table_id", existing_type=KEY, nullable=True)
        table.add_column(sa.Column("tournament_id", KEY, nullable=True))
        table.add_column(sa.Column("guild_id", sa.BigInteger(), nullable=True))
        table.create_foreign_key(f"fk_{name}_tournament_id_tournaments", "tournaments", ["tournament_id"], ["id"])
        table.create_check_constraint(f"ck_{name}_about", sa.text(f"{ONE} = 1"))
        table.create_index(f"ix_{name}_tournament_id", ["tournament_id"])

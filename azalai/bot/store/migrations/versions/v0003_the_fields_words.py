"""The words of the field: tables, columns and stored values get the names the code has for them."""

from collections.abc import Mapping

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

STATUSES = {"set-aside": "quarantined"}
PROPOSAL_STATUSES = {"carried": "accepted", "refused": "rejected", "lapsed": "expired"}
TIMERS = {"stand-in": "autoplay", "away": "holiday", "prepared": "premove"}
MESSAGES = {
    "invite": "invitation",
    "unprepared": "premove-dropped",
    "follow": "follower",
    "late": "time-out",
    "remind": "reminder",
    "unremind": "reminders-over",
    "seat": "seat-offer",
}
FACTS = {"alive_at": "heartbeat"}


def upgrade() -> None:
    _rename_columns()
    _replace_tables()
    _rename_values("tables", "status", STATUSES)
    _rename_values("proposals", "status", PROPOSAL_STATUSES)
    _rename_values("timers", "kind", TIMERS)
    _rename_values("outbox", "kind", MESSAGES)
    _rename_values("messages", "kind", MESSAGES)
    _rename_values("facts", "name", FACTS)
    _split_kinds_of_messages()


def _rename_columns() -> None:
    op.alter_column("tables", "trouble", new_column_name="missing_permission")
    op.drop_index("ix_outbox_lane", table_name="outbox")
    op.alter_column("outbox", "lane", new_column_name="address")
    op.create_index(op.f("ix_outbox_address"), "outbox", ["address"], unique=False)
    op.add_column("messages", sa.Column("proposal_id", sa.Integer(), nullable=True))


def _replace_tables() -> None:
    """Tables that nothing refers to are made again under their new names, so that keys and indexes bear them too."""
    op.create_table(
        "seat_history",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seat_history_table_id_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seat_history")),
    )
    op.create_index(op.f("ix_seat_history_table_id"), "seat_history", ["table_id"], unique=False)
    op.create_index(op.f("ix_seat_history_user_id"), "seat_history", ["user_id"], unique=False)
    op.create_table(
        "premoves",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("delay", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_premoves_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", "number", name=op.f("pk_premoves")),
    )
    op.create_table(
        "followers",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("told_at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_followers_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_followers")),
    )
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guild_settings")),
    )
    # The numbers of the seat history mean nothing but its order: they are given again.
    _move_rows("sittings", "seat_history", "table_id, seat, user_id, name, since, until", "id")
    _move_rows("prepared", "premoves", "table_id, seat, number, move, delay", "table_id")
    _move_rows("follows", "followers", "table_id, user_id, channel_id, message_id, told_at", "table_id")
    _move_rows("servers", "guild_settings", "guild_id, settings", "guild_id")


def _move_rows(old: str, new: str, columns: str, order: str) -> None:
    op.execute(f"INSERT INTO {new} ({columns}) SELECT {columns} FROM {old} ORDER BY {order}")
    op.drop_table(old)


def _rename_values(table: str, column: str, names: Mapping[str, str]) -> None:
    for old, new in names.items():
        op.execute(f"UPDATE {table} SET {column} = '{new}' WHERE {column} = '{old}'")


def _split_kinds_of_messages() -> None:
    """A kind said which seat or proposal a message is about (`seat-2`, `proposal-7`): columns say that now."""
    op.execute("UPDATE messages SET kind = 'seat-offer' WHERE kind LIKE 'seat-%' AND kind <> 'seat-offer'")
    op.execute(
        "UPDATE messages SET proposal_id = CAST(SUBSTR(kind, 10) AS INTEGER), kind = 'proposal'"
        " WHERE kind LIKE 'proposal-%'"
    )

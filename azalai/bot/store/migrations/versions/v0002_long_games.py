"""Long games: clocks, preferences, holidays, proposals, results, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "holidays",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("begins", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_holidays")),
    )
    op.create_index(op.f("ix_holidays_user_id"), "holidays", ["user_id"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "guild_id", name=op.f("pk_ratings")),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_servers")),
    )
    op.create_table(
        "follows",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("told_at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_follows_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_follows")),
    )
    op.create_table(
        "prepared",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("delay", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_prepared_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", "number", name=op.f("pk_prepared")),
    )
    op.create_table(
        "proposals",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("target", sa.Integer(), nullable=True),
        sa.Column("body", sa.Text(), server_default="", nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("opened_at", sa.Float(), nullable=False),
        sa.Column("closes_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_proposals_table_id_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_proposals")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_proposals_table_id"), "proposals", ["table_id"], unique=False)
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Float(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("ended_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_user_id"), "results", ["user_id"], unique=False)
    op.create_table(
        "sittings",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_sittings_table_id_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sittings")),
    )
    op.create_index(op.f("ix_sittings_table_id"), "sittings", ["table_id"], unique=False)
    op.create_index(op.f("ix_sittings_user_id"), "sittings", ["user_id"], unique=False)
    op.create_table(
        "votes",
        sa.Column("proposal_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("yes", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["proposal_id"], ["proposals.id"], name=op.f("fk_votes_proposal_id_proposals")),
        sa.PrimaryKeyConstraint("proposal_id", "seat", name=op.f("pk_votes")),
    )
    op.add_column("outbox", sa.Column("written_at", sa.Float(), nullable=True))
    op.add_column("people", sa.Column("language", sa.String(length=8), nullable=True))
    op.add_column("people", sa.Column("notify", sa.String(length=8), nullable=True))
    op.add_column("people", sa.Column("remind_every", sa.Float(), nullable=True))
    op.add_column("people", sa.Column("remind_most", sa.Integer(), nullable=True))
    op.add_column("people", sa.Column("quiet_from", sa.Integer(), nullable=True))
    op.add_column("people", sa.Column("quiet_until", sa.Integer(), nullable=True))
    op.add_column("people", sa.Column("time_zone", sa.String(length=64), nullable=True))
    op.add_column("people", sa.Column("text_only", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("people", sa.Column("contrast", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("bank", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("due", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("clock_since", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("missed", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("reminded", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("muted", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("reminded_at", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("waited", sa.Float(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("turns", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("seen", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("resigned_by", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("open", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("pace", sa.Text(), server_default="{}", nullable=False))
    op.add_column("tables", sa.Column("warned_at", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("rematch_of", sa.Integer(), nullable=True))
    op.add_column("timers", sa.Column("seat", sa.Integer(), nullable=True))

"""The deals of the days, and the games that people play of them. The key of the seeds is secret: whoever knew it would
know every deal to come."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "deals",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("own_seat", sa.Integer(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("level", sa.String(8), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("commitment", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name=op.f("pk_deals")),
    )
    op.create_table(
        "deal_games",
        sa.Column("id", key, autoincrement=True, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("taken_back", sa.Integer(), nullable=False),
        sa.Column("began_at", sa.Float(), nullable=False),
        sa.Column("changed_at", sa.Float(), nullable=False),
        sa.Column("ended_at", sa.Float(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("course", sa.Text(), nullable=True),
        sa.Column("review", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deal_games")),
        sa.UniqueConstraint("user_id", "day", "game", name=op.f("uq_deal_games_user_id")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_deal_games_day", "deal_games", ["day", "game"])
    op.create_table(
        "erased_deals",
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("mark", name=op.f("pk_erased_deals")),
    )
    op.create_table(
        "deal_mornings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_deal_mornings")),
    )
    facts = sa.table("facts", sa.column("name", sa.String), sa.column("value", sa.Text))
    op.execute(sa.insert(facts).values(name="deal-key", value=secrets.token_hex(32)))

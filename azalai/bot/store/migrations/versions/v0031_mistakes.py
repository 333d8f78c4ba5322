"""Mistakes that reviews have found, and that come back to their person as puzzles unless they want none."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("people", sa.Column("mistakes", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "mistakes",
        sa.Column("id", KEY, primary_key=True, autoincrement=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("loss", sa.Float(), nullable=False),
        sa.Column("candidates", sa.Text()),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("chosen", sa.Text()),
        sa.Column("right_in_a_row", sa.Integer(), nullable=False),
        sa.Column("wrong_in_a_row", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.Float(), nullable=False),
        sa.Column("answered_at", sa.Float()),
        sa.UniqueConstraint("user_id", "table_id", "number", name="uq_mistakes_user_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_mistakes_table_id", "mistakes", ["table_id"])

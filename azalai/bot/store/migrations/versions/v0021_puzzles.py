"""Puzzles, and what people have chosen at them."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "puzzles",
        sa.Column("id", key, autoincrement=True, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("candidates", sa.Text(), nullable=False),
        sa.Column("practice", sa.Boolean(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=True),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_puzzles")),
        sa.UniqueConstraint("game", "day", name=op.f("uq_puzzles_game")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "puzzle_answers",
        sa.Column("puzzle_id", key, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=True),
        sa.Column("answered_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["puzzle_id"], ["puzzles.id"], name=op.f("fk_puzzle_answers_puzzle_id_puzzles")),
        sa.PrimaryKeyConstraint("puzzle_id", "user_id", name=op.f("pk_puzzle_answers")),
    )
    op.create_index("ix_puzzle_answers_user_id", "puzzle_answers", ["user_id"])

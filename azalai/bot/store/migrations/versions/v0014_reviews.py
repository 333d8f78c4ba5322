"""What is found out about a game when it is over: its review, and each decision of a person that was weighed for it."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "reviews",
        sa.Column("table_id", key, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=True),
        sa.Column("curve", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reviews_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_reviews")),
    )
    op.create_table(
        "review_decisions",
        sa.Column("table_id", key, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("better", sa.Text(), nullable=False),
        sa.Column("chance", sa.Float(), nullable=False),
        sa.Column("loss", sa.Float(), nullable=False),
        sa.Column("closely", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_review_decisions_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_review_decisions")),
    )

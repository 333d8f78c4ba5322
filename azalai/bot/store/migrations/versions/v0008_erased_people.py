"""What must be known of people who had themselves erased: which seats' secrets they know, which holidays they have had;
both without their number. And who lets other servers see what they have played."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    seats = op.create_table(
        "erased_seats",
        sa.Column("id", KEY, autoincrement=True, nullable=False),
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.Column("sent_away", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_erased_seats_table_id_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_erased_seats")),
    )
    op.create_index(op.f("ix_erased_seats_table_id"), seats.name, ["table_id"])
    op.create_table(
        "erased_holidays",
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.Column("year", sa.Integer(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("mark", name=op.f("pk_erased_holidays")),
    )
    op.add_column("people", sa.Column("everywhere", sa.Boolean(), server_default=sa.false(), nullable=False))
    facts = sa.table("facts", sa.column("name", sa.String), sa.column("value", sa.Text))
    op.execute(sa.insert(facts).values(name="erased-key", value=secrets.token_hex(32)))

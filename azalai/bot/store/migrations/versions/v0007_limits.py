"""What people did lately, whom an offer has mentioned, whom a host has removed, which pace somebody has agreed to. Who
sits at a table that has not started has agreed to the pace that it has."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "usage",
        sa.Column("id", KEY, autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("about", sa.BigInteger(), nullable=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("table_id", KEY, nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_usage")),
    )
    op.create_index(op.f("ix_usage_user_id"), "usage", ["user_id"], unique=False)
    op.create_index(op.f("ix_usage_at"), "usage", ["at"], unique=False)
    op.add_column("people", sa.Column("invitations", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("tables", sa.Column("removed", sa.Text(), server_default="[]", nullable=False))
    op.add_column("proposals", sa.Column("closed_at", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("agreed", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("asked", sa.Text(), server_default="[]", nullable=False))
    op.add_column("seats", sa.Column("taken_back", sa.Integer(), server_default="0", nullable=False))
    tables = sa.table("tables", sa.column("id"), sa.column("pace"), sa.column("status"))
    seats = sa.table("seats", sa.column("table_id"), sa.column("user_id"), sa.column("agreed"))
    here = sa.select(tables.c.pace).where(tables.c.id == seats.c.table_id).scalar_subquery()
    lobbies = sa.select(tables.c.id).where(tables.c.status == "lobby")
    op.execute(sa.update(seats).where(seats.c.user_id.is_not(None), seats.c.table_id.in_(lobbies)).values(agreed=here))

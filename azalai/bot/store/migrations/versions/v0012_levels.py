"""How strong each robot is: those of before were all solid. And whether players may ask what a robot would do in a game
that counts for ratings: in those that have begun they may, as before."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("level", sa.String(length=8), nullable=True))
    seats = sa.table("seats", sa.column("table_id"), sa.column("user_id"), sa.column("level"))
    op.add_column("tables", sa.Column("suggest_rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    tables = sa.table(
        "tables", sa.column("id"), sa.column("status"), sa.column("suggestions"), sa.column("suggest_rated")
    )
    begun = tables.c.suggestions & (tables.c.status != "lobby")
    op.execute(sa.update(tables).where(begun).values(suggest_rated=sa.true()))
    # on a seat without a person whose game is over may have sat somebody who is forgotten by now
    over = sa.select(tables.c.id).where(tables.c.status.in_(("finished", "cancelled", "expired", "agreed", "resigned")))
    robots = seats.c.user_id.is_(None) & seats.c.table_id.not_in(over)
    op.execute(sa.update(seats).where(robots).values(level="solid"))

"""How strong each robot is. Those of before were all solid."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("level", sa.String(length=8), nullable=True))
    seats = sa.table("seats", sa.column("table_id"), sa.column("user_id"), sa.column("level"))
    tables = sa.table("tables", sa.column("id"), sa.column("status"))
    # on a seat without a person whose game is over may have sat somebody who is forgotten by now
    over = sa.select(tables.c.id).where(tables.c.status.in_(("finished", "cancelled", "expired", "agreed", "resigned")))
    robots = seats.c.user_id.is_(None) & seats.c.table_id.not_in(over)
    op.execute(sa.update(seats).where(robots).values(level="solid"))

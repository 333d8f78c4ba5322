"""What keeps one from troubling others outlives erasing; who joined has agreed to every term of a table, not to its
pace alone; it is noted of what the hash that was published at the start is the hash; and what is told in a channel is
remembered, so that it can be told under another name. And who has lost by not playing is told from who resigned."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table, column in (("results", "mark"), ("usage", "mark"), ("usage", "about_mark")):
        op.add_column(table, sa.Column(column, sa.String(length=64), nullable=True))
    op.add_column("tables", sa.Column("commitment", sa.Integer(), server_default="1", nullable=False))
    op.add_column("seats", sa.Column("stalled", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("messages", sa.Column("body", sa.Text(), nullable=True))
    op.add_column("messages", sa.Column("written_at", sa.Float(), nullable=True))
    tables = sa.table("tables", sa.column("status", sa.String), sa.column("removed", sa.Text))
    begun = tables.c.status != "lobby"
    op.execute(sa.update(tables).where(begun, tables.c.removed != "[]").values(removed="[]"))
    _agreed_to_all_terms()


def _agreed_to_all_terms() -> None:
    """Who waits for a game to start has agreed to its present terms, and to the pace that they had agreed to."""
    flags = ("random_seats", "suggestions", "suggest_rated", "turning_points")
    tables = sa.table(
        "tables",
        *(sa.column("id", sa.Integer), sa.column("status", sa.String)),
        *(sa.column("options", sa.LargeBinary), sa.column("language", sa.String)),
        *(sa.column(name, sa.Boolean) for name in flags),
    )
    seats = sa.table(
        "seats", sa.column("table_id", sa.Integer), sa.column("seat", sa.Integer), sa.column("agreed", sa.Text)
    )
    of_table = tables.c.id == seats.c.table_id
    query = sa.select(seats, *(tables.c[name] for name in ("options", "language", *flags))).join(tables, of_table)
    waiting = query.where(tables.c.status == "lobby", seats.c.agreed.is_not(None))
    for row in op.get_bind().execute(waiting).mappings().all():
        terms: dict[str, Any] = {"pace": row["agreed"], "options": bytes(row["options"]).decode()}
        terms |= {"language": row["language"]} | {name: bool(row[name]) for name in flags}
        here = (seats.c.table_id == row["table_id"]) & (seats.c.seat == row["seat"])
        op.execute(sa.update(seats).where(here).values(agreed=json.dumps(terms)))

"""Turning points in the channel, and which games somebody was told how to begin. Who has sat at a game before needs no
telling."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("turning_points", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("people", sa.Column("taught", sa.Text(), server_default="[]", nullable=False))
    tables = sa.table("tables", sa.column("id"), sa.column("game"), sa.column("started_at"))
    seats = sa.table("seats", sa.column("table_id"), sa.column("user_id"))
    people = sa.table("people", sa.column("user_id"), sa.column("taught"))
    played: dict[int, set[str]] = {}
    sat = sa.select(seats.c.user_id, tables.c.game).join(tables, tables.c.id == seats.c.table_id)
    sat = sat.where(seats.c.user_id.is_not(None), tables.c.started_at.is_not(None)).distinct()
    for user, game in op.get_bind().execute(sat):
        played.setdefault(user, set()).add(game)
    for user, games in played.items():
        op.execute(sa.update(people).where(people.c.user_id == user).values(taught=json.dumps(sorted(games))))

"""Version of the method of a rating, and the days of a holiday that the person chose.

Existing ratings have version 1. The days of existing holidays are counted in the person's present time zone.
"""

from datetime import UTC, date, datetime, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("ratings", sa.Column("version", sa.Integer(), nullable=False, server_default="1"))
    for name in ("first_day", "last_day"):
        op.add_column("holidays", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    connection = op.get_bind()
    rows = connection.execute(
        sa.text(
            "SELECT holidays.id, begins, ends, time_zone FROM holidays"
            " LEFT JOIN people ON people.user_id = holidays.user_id"
        )
    ).all()
    change = sa.text("UPDATE holidays SET first_day = :first, last_day = :last WHERE id = :id")
    for row in rows:
        zone = _zone(row.time_zone)
        first, last = _day(row.begins, zone), _day(max(row.begins, row.ends - 1), zone)
        connection.execute(change, {"id": row.id, "first": first, "last": last})


def _zone(name: str | None) -> tzinfo:
    try:
        return UTC if name is None else ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def _day(moment: float, zone: tzinfo) -> int:
    return (datetime.fromtimestamp(moment, zone).date() - date(1970, 1, 1)).days

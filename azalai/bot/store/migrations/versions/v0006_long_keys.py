"""Numbers that grow with every row have 64 bits on PostgreSQL too. On SQLite they always had."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NUMBERED = ("tables", "messages", "outbox", "timers", "holidays", "seat_history", "proposals")
OF_A_TABLE = (
    "seats",
    "moves",
    "positions",
    "messages",
    "outbox",
    "timers",
    "seat_history",
    "proposals",
    "premoves",
    "followers",
    "results",
)


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    for table in NUMBERED:
        # The sequence of a table that was renamed has its first name.
        sequence = op.get_bind().scalar(sa.select(sa.func.pg_get_serial_sequence(table, "id")))
        op.execute(f"ALTER SEQUENCE {sequence} AS bigint")
    columns = [(table, "id") for table in NUMBERED] + [(table, "table_id") for table in OF_A_TABLE]
    for table, column in [*columns, ("messages", "proposal_id"), ("votes", "proposal_id"), ("tables", "rematch_of")]:
        op.alter_column(table, column, type_=sa.BigInteger(), existing_type=sa.Integer())

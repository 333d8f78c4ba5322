"""The channel of each person's direct messages, and when the first try of a message was made of which nobody knows how
it ended. Of tries before this was noted the time of writing is taken."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("dm_channel_id", sa.BigInteger(), nullable=True))
    op.add_column("outbox", sa.Column("tried_at", sa.Float(), nullable=True))
    outbox = sa.table("outbox", sa.column("attempts"), sa.column("due"), sa.column("written_at"), sa.column("tried_at"))
    tried = sa.func.coalesce(outbox.c.written_at, outbox.c.due)
    op.execute(sa.update(outbox).where(outbox.c.attempts > 0).values(tried_at=tried))

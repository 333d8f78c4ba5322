"""Tables that start by themselves when they are full: none of before does. And mornings whose message is under way: of
those before every one was posted."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("full_at", sa.Integer(), nullable=True))
    op.add_column("deal_mornings", sa.Column("tried_at", sa.Float(), nullable=True))

"""Preference of a person: calls in their quiet hours come without a sound, or wait until the hours are over."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("quiet_holds", sa.Boolean(), nullable=False, server_default=sa.false()))

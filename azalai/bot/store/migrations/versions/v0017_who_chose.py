"""Which moves a robot chose for the person in the seat, and who stood up by resigning. Nobody noted it earlier."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("stood_in", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seat_history", sa.Column("resigned", sa.Boolean(), server_default=sa.false(), nullable=False))

"""To whom a seat is offered, and who was sent away from one. A seat that was open before stays open to whoever its
button names."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("offered_to", sa.BigInteger(), nullable=True))
    op.add_column("seat_history", sa.Column("sent_away", sa.Boolean(), server_default=sa.false(), nullable=False))

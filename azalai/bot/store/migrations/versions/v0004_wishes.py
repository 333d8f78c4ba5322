"""What the players of a lobby wish: which side each of them would like to have."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("wishes", sa.Text(), server_default="{}", nullable=False))

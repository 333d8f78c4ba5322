"""Whether the players of a table may ask what a robot would do."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("suggestions", sa.Boolean(), server_default=sa.true(), nullable=False))

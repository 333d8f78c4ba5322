"""A rating is stored with the version of its method. The earlier ones are those of version 1."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("ratings", sa.Column("version", sa.Integer(), nullable=False, server_default="1"))

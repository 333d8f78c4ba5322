"""Why a decision was worse than another, and by how much what it cost may be off. Of earlier ones neither is known."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("review_decisions", sa.Column("error", sa.Float(), server_default="0", nullable=False))
    op.add_column("review_decisions", sa.Column("reasons", sa.Text(), server_default="", nullable=False))

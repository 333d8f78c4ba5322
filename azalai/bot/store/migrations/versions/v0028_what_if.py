"""What-ifs: a solo game may begin at a decision of a finished game. Its first position and that decision are stored."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("solo_games", sa.Column("start", sa.LargeBinary()))
    op.add_column("solo_games", sa.Column("source", sa.Text()))

"""Schema of version 1.1.0, the oldest that can be upgraded. An empty database gets the present schema at once."""

revision = "0022"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass

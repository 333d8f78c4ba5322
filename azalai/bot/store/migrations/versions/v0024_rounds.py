"""Tables of tournaments: a table may be a game of a tournament, and each game has a status.

The moments of tournaments become timers, and their cards become stored messages.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

LIVE = "('open', 'running')"


def upgrade() -> None:
    # SQLite can't create a table again to which others refer, so the column itself has the reference.
    kind = "INTEGER" if op.get_bind().dialect.name == "sqlite" else "BIGINT"
    reference = "CONSTRAINT fk_tables_tournament_id_tournaments REFERENCES tournaments (id)"
    op.execute(f"ALTER TABLE tables ADD COLUMN tournament_id {kind} {reference}")
    op.create_index("ix_tables_tournament_id", "tables", ["tournament_id"])
    for column in (
        sa.Column("status", sa.String(16), nullable=False, server_default="paired"),
        sa.Column("ended", sa.String(16), nullable=True),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("threads", sa.Integer(), nullable=False, server_default="0"),
    ):
        op.add_column("tournament_games", column)
    for column in (
        sa.Column("shown", sa.Integer(), nullable=False, server_default="-1"),
        sa.Column("trouble", sa.String(16), nullable=True),
        sa.Column("round_left", sa.Float(), nullable=True),
        sa.Column("reason", sa.String(16), nullable=True),
        sa.Column("many_robots", sa.Boolean(), nullable=False, server_default=sa.false()),
    ):
        op.add_column("tournaments", column)
    _set_games()
    _set_tournaments()
    for name in ("starts_at", "round_due", "message_id"):
        op.drop_column("tournaments", name)


def _set_games() -> None:
    """Set the status and the thread of each game, and the tournament of each table whose game is played."""
    op.execute("UPDATE tournament_games SET status = 'over', ended = 'played' WHERE places IS NOT NULL")
    op.execute("UPDATE tournament_games SET status = 'playing' WHERE places IS NULL AND table_id IS NOT NULL")
    channel = "SELECT channel_id FROM tables WHERE tables.id = tournament_games.table_id"
    op.execute(f"UPDATE tournament_games SET thread_id = ({channel}), threads = 1 WHERE table_id IS NOT NULL")
    playing = (
        "SELECT game.tournament_id FROM tournament_games AS game JOIN tournaments AS cup ON cup.id = game.tournament_id"
        " WHERE game.table_id = tables.id AND game.status = 'playing' AND cup.status = 'running'"
    )
    op.execute(f"UPDATE tables SET tournament_id = ({playing})")
    in_one = "SELECT id FROM tables WHERE tournament_id IS NOT NULL"
    op.execute(
        sa.text(f"UPDATE seats SET open = :no, offered_to = NULL WHERE table_id IN ({in_one})").bindparams(no=False)
    )


def _set_tournaments() -> None:
    """Make timers of the moments, and stored messages of the cards.

    Each tournament gets a timer that is due at once: its work resumes a tournament at a standstill, and draws the card.
    """
    op.execute(sa.text("UPDATE tournaments SET many_robots = :yes").bindparams(yes=True))
    add = "INSERT INTO timers (tournament_id, kind, due) SELECT id, "
    op.execute(f"{add}'cup-look', 0.0 FROM tournaments WHERE status IN {LIVE} OR message_id IS NOT NULL")
    op.execute(f"{add}'cup-start', starts_at FROM tournaments WHERE status = 'open' AND starts_at IS NOT NULL")
    op.execute(f"{add}'cup-round', round_due FROM tournaments WHERE status = 'running' AND round_due IS NOT NULL")
    op.execute(
        "INSERT INTO messages (tournament_id, kind, channel_id, message_id)"
        " SELECT id, 'cup-card', channel_id, message_id FROM tournaments WHERE message_id IS NOT NULL"
    )

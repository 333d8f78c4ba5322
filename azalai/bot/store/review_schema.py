"""Tables of reviews: the evaluated decisions of finished games, and mistakes that come back as puzzles."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from azalai.bot.store.schema import KEY, metadata

# Review of a finished game. `decisions`: the number to evaluate; `curve`: the chances of the seats in each counted
# position, as JSON; both are NULL before the game was replayed.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("decisions", Integer),
    Column("curve", Text),
)

# Evaluated decisions of people. `number`: of the history entry; `better`: the robot's move, with its `chance` of a win
# (0 to 1), and the `loss` by the played one, give or take `error`; `reasons`: the figures in which both differ, as
# JSON, or empty; `closely`: evaluated a second time, and longer.
review_decisions = Table(
    "review_decisions",
    metadata,
    Column("table_id", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("better", Text, nullable=False),
    Column("chance", Float, nullable=False),
    Column("loss", Float, nullable=False),
    Column("closely", Boolean, nullable=False),
    Column("error", Float, nullable=False, server_default="0"),
    Column("reasons", Text, nullable=False, server_default=text("''")),
)

# Mistakes that come back to their person as puzzles (`azalai.bot.reviews.mistake_store`). `table_id`: number of the
# game, negative for a solo game; `number`: of the history entry; `loss`: as the review has it; `candidates`: every
# legal move as in `puzzles`, NULL until they are evaluated. `answers`: their count, `chosen`: the newest, with the
# numbers of right and of wrong ones in a row.
mistakes = Table(
    "mistakes",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    Column("user_id", BigInteger, nullable=False),
    Column("table_id", KEY, nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("loss", Float, nullable=False),
    Column("candidates", Text),
    Column("answers", Integer, nullable=False),
    Column("chosen", Text),
    Column("right_in_a_row", Integer, nullable=False),
    Column("wrong_in_a_row", Integer, nullable=False),
    Column("due_at", Float, nullable=False),
    Column("answered_at", Float),
    UniqueConstraint("user_id", "table_id", "number"),
    Index("ix_mistakes_table_id", "table_id"),
    sqlite_autoincrement=True,
)

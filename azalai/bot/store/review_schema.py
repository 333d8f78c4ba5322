"""Schema of reviews: the evaluated decisions of finished games, and the mistakes that come back as puzzles."""

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

# Review of a finished game. `decisions`: the number of decisions to evaluate; `curve`: the chances of the seats in each
# position that is not undone, as JSON. Both are NULL until the game is replayed.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("decisions", Integer),
    Column("curve", Text),
)

# Evaluated decisions of people. `number`: the number of the history entry; `better`: the robot's move; `chance`: its
# chance to win (0 to 1); `loss`: the chance that the played move loses, give or take `error`; `reasons`: the figures in
# which the two moves differ, as JSON, or empty; `closely`: true after a second and longer evaluation.
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

# Mistakes that come back to their person as puzzles (`azalai.bot.reviews.mistake_store`). `table_id`: the number of the
# game, negative for a solo game; `number`: the number of the history entry; `loss`: the loss in the review;
# `candidates`: every legal move as in `puzzles`, NULL until they are evaluated. `answers`: the number of answers;
# `chosen`: the newest answer; `right_in_a_row`, `wrong_in_a_row`: the number of the newest answers that are all right,
# or all wrong.
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

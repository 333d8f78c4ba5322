"""Tables of reviews: the worth of the decisions of finished games."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text, text

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

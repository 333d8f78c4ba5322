"""The tables of the store for what happens between tables: the deals of the days, and puzzles. As `schema.py` has those
of tables.

Nothing here refers to a table at which people sit.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from azalai.bot.store.schema import KEY, metadata

# The deal of each day and game, as the first who asked for it found it: an upgrade in the middle of the day changes
# nothing of it. `day`: days since 1970 (UTC); `own_seat`: the one that people have; `level`: how strong its robots are.
deals = Table(
    "deals",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("own_seat", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("level", String(8), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("seed_hash", String(64), nullable=False),
    # Of what `seed_hash` is the hash (`azalai.bot.history.commitment`).
    Column("commitment", Integer, nullable=False),
)

# A person's game of a deal. `name`, `guild_id`: as they were called, and the server, where they began it. `moves`:
# those that were not taken back, as JSON; the position follows from them and the deal. `decision`: how often its person
# has decided, or taken back; `taken_back`: how often since they were called last. At the end the points, and the
# course: eight chances to win (0 to 1), as JSON.
deal_games = Table(
    "deal_games",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    Column("user_id", BigInteger, nullable=False),
    Column("day", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(100), nullable=False),
    Column("guild_id", BigInteger),
    Column("decision", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("taken_back", Integer, nullable=False),
    Column("began_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("points", Integer),
    Column("course", Text),
    # What was found out about it when it was over (`azalai.bot.solo.deal_review_store`), as JSON.
    Column("review", Text),
    UniqueConstraint("user_id", "day", "game"),
    Index("ix_deal_games_day", "day", "game"),
    sqlite_autoincrement=True,
)

# The deals that people had begun who had themselves erased, until nobody can play them any more: a keyed hash of
# person, day and game.
erased_deals = Table(
    "erased_deals",
    metadata,
    Column("mark", String(64), primary_key=True),
    Column("day", Integer, nullable=False),
    Column("game", String(32), nullable=False),
)

# The mornings of servers that want the deals of the day posted. `chosen_by`: the person who chose the channel, if that
# is known; `trouble`: what is in the way there, as the id of a text.
deal_mornings = Table(
    "deal_mornings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("chosen_by", BigInteger),
    Column("trouble", String(64)),
)

# Decisions of games that robots played, in which one move is clearly best. `position`: as games are encoded, as
# `options`; `seat`: the one that decides. `candidates`: every move that can be played, as JSON, the best first, each
# with its chance, the error of that, and reasons (`robots.Candidate`); `kind`: what kind of move is best. `day`: whose
# puzzle it is, in days since 1970 (UTC); `practice`: it is for practice at once. One that is neither waits for its day.
puzzles = Table(
    "puzzles",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("kind", String(64), nullable=False),
    Column("candidates", Text, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("day", Integer),
    Column("made_at", Float, nullable=False),
    UniqueConstraint("game", "day"),
    sqlite_autoincrement=True,
)

# What a person has chosen at a puzzle, once: the candidate that it comes to. `day`: where it was the day's puzzle then.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("puzzle_id", KEY, ForeignKey("puzzles.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("move", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("day", Integer),
    Column("answered_at", Float, nullable=False),
    Index("ix_puzzle_answers_user_id", "user_id"),
)

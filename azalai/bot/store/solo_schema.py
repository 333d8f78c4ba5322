"""The tables of the store for what one person plays alone: lessons, the deals of the days, puzzles, what-ifs. As
`schema.py` has those of tables.

Nothing here refers to a table at which people sit.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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

# A person's solo game (`azalai.bot.solo.store`). `kind`: a lesson, a deal, a puzzle or a what-if; `subject`: the day of
# a deal, the number of a puzzle or a what-if, nought for a lesson; `version`: of the rules, for a lesson of the lesson
# as well. `name`, `guild_id`: as the person was called, and the server, where they began a deal. `moves`: those that
# were not taken back, with their seats, as JSON; the position follows from them. `decision`: how often its person has
# decided, or taken back; `taken_back`: how often in the whole game. `day`: the day for which it counts; of a puzzle
# only if it was that day's then. At the end of a deal the points and the win curve (eight chances, as JSON), of a
# puzzle whether it was solved. `review`: what was found out about it when it was over (`azalai.bot.solo.review_store`),
# as JSON. `former`: the number by which buttons of the first release know it. Of a what-if, `start`: the position at
# which it began, as games are encoded; `source`: the decision of a finished game at which that was, as JSON
# (`azalai.bot.solo.what_if.Source`). It goes on if that game is removed.
solo_games = Table(
    "solo_games",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("subject", KEY, nullable=False),
    Column("name", String(100), nullable=False),
    Column("guild_id", BigInteger),
    Column("decision", Integer, nullable=False),
    Column("taken_back", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("day", Integer),
    Column("began_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("points", Integer),
    Column("solved", Boolean),
    Column("win_curve", Text),
    Column("review", Text),
    Column("former", BigInteger),
    Column("start", LargeBinary),
    Column("source", Text),
    UniqueConstraint("user_id", "kind", "game", "subject"),
    UniqueConstraint("user_id", "former", name="uq_solo_games_former"),
    Index("ix_solo_games_subject", "kind", "game", "subject"),
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
# `starter`: its number among those that ship with the game, which are for practice only.
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
    Column("starter", Integer),
    UniqueConstraint("game", "day"),
    sqlite_autoincrement=True,
)

"""Schema of what one person plays alone: lessons, the deals of the days, puzzles, what-ifs.

Tables of games in channels are in `schema.py`.

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

# Deal of each day and game, stored at the first request: an upgrade in the middle of the day does not change it.
# `day`: days since 1970 (UTC); `own_seat`: the seat of people; `level`: of its robots.
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
    # Version of the commitment `seed_hash` (`azalai.bot.history.commitment`).
    Column("commitment", Integer, nullable=False),
)

# Solo games of people (`azalai.bot.solo.store`). `kind`: a lesson, a deal, a puzzle or a what-if; `subject`: the day of
# a deal, the number of a puzzle or a what-if, 0 for a lesson; `version`: of the rules, for a lesson of the lesson as
# well. `name`, `guild_id`: the person's name and the server at the start of a deal. `moves`: those not undone, with
# their seats, as JSON; the position follows from them. `decision`: number of decisions and take-backs; `taken_back`:
# take-backs of the whole game. `day`: the day that it counts for; for a puzzle only if it was the one of that day. At
# the end of a deal its points and win curve (eight chances, as JSON), of a puzzle true if it was solved. `review`: the
# review of a finished game, as JSON (`azalai.bot.solo.review_store`). `former`: its number in buttons of the first
# release. Of a what-if, `start`: its first position, as games are encoded; `source`: the decision of a finished game at
# which it began, as JSON (`azalai.bot.solo.what_if.Source`). It continues if that game is removed.
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

# Deals begun by people who were erased since, until those can no longer be played: a keyed hash of person, day and
# game.
erased_deals = Table(
    "erased_deals",
    metadata,
    Column("mark", String(64), primary_key=True),
    Column("day", Integer, nullable=False),
    Column("game", String(32), nullable=False),
)

# Daily posts of deals in servers that want them. `chosen_by`: the person who chose the channel, if known; `trouble`:
# the reason why posting fails, as the id of a text.
deal_mornings = Table(
    "deal_mornings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("chosen_by", BigInteger),
    Column("trouble", String(64)),
)

# Puzzles: decisions of games between robots in which one move is clearly best. `position`, `options`: as encoded by the
# game; `seat`: the decider. `candidates`: every legal move, as JSON, the best first, each with its chance, the error of
# that, and reasons (`robots.Candidate`); `kind`: of the best move. `day`: the day of the puzzle, in days since 1970
# (UTC); `practice`: it is for practice at once. One with neither waits for its day. `starter`: its number among those
# shipped with the game, which are for practice only.
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

"""Schema of the games that one person plays alone: lessons, deals of the day, puzzles and what-ifs.

No row here refers to a table in a channel; those are in `schema.py`.
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

# Deal of each day and game, stored at the first request, so that an upgrade during the day does not change it.
# `day`: days since 1970 (UTC); `own_seat`: the seat of the person; `level`: the level of the robots.
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

# Solo games of people (`azalai.bot.solo.store`).
# - `kind`: a lesson, a deal, a puzzle or a what-if; `subject`: the day of a deal, the number of a puzzle or a what-if,
#   0 for a lesson. `version`: the version of the rules, for a lesson that of the lesson, too.
# - `name`, `guild_id`: the person's name and the server at the start of a deal.
# - `moves`: the moves that are not undone, with their seats, as JSON; the position follows from them.
# - `decision`: the number of decisions and take-backs; `taken_back`: the number of take-backs in the whole game.
# - `day`: the day for which it counts; for a puzzle only if it was the puzzle of that day.
# - Of a finished deal: `points`, and `win_curve` (eight chances, as JSON). `solved`: true for a solved puzzle.
# - `review`: the review of a finished game, as JSON (`azalai.bot.solo.review_store`).
# - `former`: its number in buttons of the first release.
# - Of a what-if: `start`, its first position, encoded by the game; `source`, the decision of a finished game at which
#   it begins, as JSON (`azalai.bot.solo.what_if.Source`). It stays if that game is deleted.
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

# Deals that erased people have begun, until the deals are deleted. `mark`: a keyed hash of person, day and game.
erased_deals = Table(
    "erased_deals",
    metadata,
    Column("mark", String(64), primary_key=True),
    Column("day", Integer, nullable=False),
    Column("game", String(32), nullable=False),
)

# Daily posts of deals in servers that want them. `chosen_by`: the person who chose the channel, if known; `trouble`:
# the id of the message about the obstacle to posting, or NULL.
deal_mornings = Table(
    "deal_mornings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("chosen_by", BigInteger),
    Column("trouble", String(64)),
)

# Puzzles: decisions of games between robots in which one move is clearly best. `position`, `options`: encoded by the
# game; `seat`: the seat that decides. `candidates`: every legal move, best first, as JSON, each with its chance, the
# error of the chance, and reasons (`robots.Candidate`); `kind`: the kind of the best move. `day`: its day as puzzle of
# the day, in days since 1970 (UTC); `practice`: true if it is for practice. A puzzle with neither waits for its day.
# `starter`: its number among the puzzles shipped with the game, which are only for practice.
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

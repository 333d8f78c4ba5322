"""Solo games: lessons, games of deals and answers to puzzles move into one table.

The seed of a deal is drawn, so the key from which seeds were computed is deleted. Some puzzles ship with the games.
Buttons of the first release name a lesson by its number, and other rows by the number in `former`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
DEALS, PUZZLES = -(2**40), -(2**50)
"""Numbers from which buttons of the first release count deals and puzzles down."""
BATCH = 500
"""Number of rows that one statement inserts."""


def upgrade() -> None:
    connection = op.get_bind()
    _create_table()
    last = connection.execute(sa.text("SELECT max(id) FROM lessons")).scalar_one() or 0
    if connection.dialect.name == "sqlite":
        seq = sa.text("SELECT seq FROM sqlite_sequence WHERE name = 'lessons'")
        last = max(last, connection.execute(seq).scalar_one_or_none() or 0)
    else:
        last = max(last, connection.execute(sa.text("SELECT last_value FROM lessons_id_seq")).scalar_one())
    _copy(connection, last)
    for name in ("lessons", "deal_games", "puzzle_answers"):
        op.drop_table(name)
    op.add_column("puzzles", sa.Column("starter", sa.Integer(), nullable=True))
    connection.execute(sa.text("DELETE FROM facts WHERE name = 'deal-key'"))


def _create_table() -> None:
    op.create_table(
        "solo_games",
        sa.Column("id", KEY, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("subject", KEY, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("taken_back", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("day", sa.Integer()),
        sa.Column("began_at", sa.Float(), nullable=False),
        sa.Column("changed_at", sa.Float(), nullable=False),
        sa.Column("ended_at", sa.Float()),
        sa.Column("points", sa.Integer()),
        sa.Column("solved", sa.Boolean()),
        sa.Column("win_curve", sa.Text()),
        sa.Column("review", sa.Text()),
        sa.Column("former", sa.BigInteger()),
        sa.UniqueConstraint("user_id", "kind", "game", "subject", name="uq_solo_games_user_id"),
        sa.UniqueConstraint("user_id", "former", name="uq_solo_games_former"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_solo_games_subject", "solo_games", ["kind", "game", "subject"])


def _copy(connection: sa.Connection, last: int) -> None:
    """Copy all games. Lessons keep their numbers; other games get higher ones than any lesson has had (`last`)."""
    table = sa.Table("solo_games", sa.MetaData(), autoload_with=connection)
    number = last
    for rows in (_lessons(connection), _deals(connection), _answers(connection)):
        batch: list[Mapping[str, Any]] = []
        for row in rows:
            if row["kind"] != "lesson":
                number += 1
            _move_share(connection, row, number)
            batch.append({"id": number, **_EMPTY, **row})
            if len(batch) == BATCH:
                connection.execute(sa.insert(table), batch)
                batch = []
        if batch:
            connection.execute(sa.insert(table), batch)
    if connection.dialect.name == "sqlite":
        connection.execute(sa.text("DELETE FROM sqlite_sequence WHERE name = 'solo_games'"))
        connection.execute(sa.text("INSERT INTO sqlite_sequence VALUES ('solo_games', :number)"), {"number": number})
    else:
        following = sa.text("SELECT setval(pg_get_serial_sequence('solo_games', 'id'), :number, false)")
        connection.execute(following, {"number": number + 1})


def _move_share(connection: sa.Connection, row: Mapping[str, Any], number: int) -> None:
    """Store the new number of a deal with its shares, which still count for today's limit and have messages."""
    if row["kind"] == "deal":
        change = sa.text("UPDATE usage SET table_id = :now WHERE kind = 'share' AND table_id = :before")
        connection.execute(change, {"now": -number, "before": row["former"]})
        body = sa.text("UPDATE messages SET body = :now WHERE kind = 'share' AND body = :before")
        connection.execute(body, {"now": str(-number), "before": str(row["former"])})


_EMPTY: Mapping[str, Any] = {
    "subject": 0, "name": "", "guild_id": None, "decision": 1, "taken_back": 0, "day": None, "ended_at": None,
    "points": None, "solved": None, "win_curve": None, "review": None, "former": None,
}  # fmt: skip


def _lessons(connection: sa.Connection) -> Iterator[Mapping[str, Any]]:
    for row in connection.execute(sa.text("SELECT * FROM lessons ORDER BY id")).mappings().all():
        yield {**row, "kind": "lesson", "began_at": row["changed_at"]}


def _deals(connection: sa.Connection) -> Iterator[Mapping[str, Any]]:
    games = sa.text(
        "SELECT deal_games.*, COALESCE(deals.version, 0) AS version FROM deal_games "
        "LEFT JOIN deals ON deals.day = deal_games.day AND deals.game = deal_games.game ORDER BY deal_games.id"
    )
    for row in connection.execute(games).mappings().all():
        kept = {name: value for name, value in row.items() if name not in ("id", "course")}
        former = DEALS - row["id"]
        yield {**kept, "kind": "deal", "subject": row["day"], "win_curve": row["course"], "former": former}


def _answers(connection: sa.Connection) -> Iterator[Mapping[str, Any]]:
    answers = sa.text(
        "SELECT puzzle_answers.*, puzzles.game, puzzles.version, puzzles.seat FROM puzzle_answers "
        "JOIN puzzles ON puzzles.id = puzzle_answers.puzzle_id ORDER BY answered_at, puzzle_id"
    )
    for row in connection.execute(answers).mappings().all():
        at, puzzle = row["answered_at"], row["puzzle_id"]
        moves = json.dumps([f"{row['seat']} {row['move']}"])
        yield {
            "kind": "puzzle", "user_id": row["user_id"], "game": row["game"], "version": row["version"],
            "subject": puzzle, "moves": moves, "day": row["day"], "began_at": at, "changed_at": at, "ended_at": at,
            "solved": bool(row["solved"]), "former": PUZZLES - puzzle,
        }  # fmt: skip

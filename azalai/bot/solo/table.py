"""A game of one person against robots as what is shown of tables knows it."""

from __future__ import annotations

from azalai.bot.play.robot_turns import robot_name
from azalai.bot.store.rows import SeatRow, Status, TableRow
from azalai.bot.tables.table import LoadedTable
from azalai.games.alone import Alone


def table_alone(
    number: int, course: Alone, seats: int, options: bytes, *, user: int, name: str, language: str, decision: int
) -> LoadedTable:
    """A table of that number with so many `seats`, at which the person, who is called `name`, and robots sit."""
    names = [""] * seats
    names[course.own] = name
    for seat in range(seats):
        names[seat] = names[seat] or robot_name(names)
    deciders = course.game.deciders(course.state)
    return LoadedTable(
        row=TableRow(
            id=number,
            game=course.game.key,
            version=course.game.version,
            options=options,
            language=language,
            guild_id=None,
            channel_id=0,
            host_id=user,
            status=Status.FINISHED if course.over else Status.RUNNING,
            random_seats=False,
            invited=(),
            position=len(course.moves),
            seed=None,
            seed_hash=None,
            missing_permission=None,
            created_at=0.0,
            started_at=0.0,
            ended_at=None,
        ),
        seats=tuple(
            SeatRow(
                table_id=number,
                seat=seat,
                user_id=user if seat == course.own else None,
                name=called,
                decision=decision,
                deciding=seat in deciders,
                since=None,
            )
            for seat, called in enumerate(names)
        ),
        game=course.game,
        state=course.state,
        prepared=False,
        changed_hands=False,
    )

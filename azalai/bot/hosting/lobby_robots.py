"""Robots in a lobby: their seats, levels and characters."""

from __future__ import annotations

import random
from collections.abc import Sequence

from azalai.bot.errors import Refused
from azalai.bot.hosting.lobby import change_lobby, leads
from azalai.bot.hosting.names import robot_name
from azalai.bot.hosting.start import list_players
from azalai.bot.people.guild_settings import check_robots
from azalai.bot.people.person import Person
from azalai.bot.store import Transaction
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import count_expected_seats, find_usual_level, list_levels_at
from azalai.bot.tables.table import LoadedTable
from azalai.robots import Level

ALL_ROBOTS = ""
"""Value that stands for all robots in place of the name of one."""
DRAWN = "?"
"""Value that stands in place of a character for one that is drawn by lot for each robot."""


async def add_robot(host: Host, table: int, person: Person) -> LoadedTable:
    """Seat a robot, for people who sit at the table or lead it.

    Raises `Refused` for others, at a full table, and in a server that allows no robots.
    """

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        _check_belongs(lobby, person)
        await check_robots(tx, lobby.row.guild_id)
        if lobby.is_full:
            raise Refused("refusal-table-full")
        await _seat_robots(tx, lobby, person, 1)

    return await change_lobby(host, table, change)


async def fill_with_robots(host: Host, table: int, person: Person) -> LoadedTable:
    """Seat robots until the table has the players with whom it begins by itself.

    It is for the same people as `add_robot`, and raises `Refused` like it, or if the table does not begin by itself.
    """

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        _check_belongs(lobby, person)
        await check_robots(tx, lobby.row.guild_id)
        if lobby.row.full_at is None:
            raise Refused("refusal-stale")
        await _seat_robots(tx, lobby, person, lobby.row.full_at - len(lobby.seats))

    return await change_lobby(host, table, change)


async def _seat_robots(tx: Transaction, lobby: LoadedTable, person: Person, count: int) -> None:
    """Seat `count` robots, with the level that is usual for a person."""
    names = list(lobby.names)
    for _ in range(count):
        names.append(robot_name(names))
    robots = names[len(lobby.seats) :]
    level = await find_usual_level(tx, person.id, lobby.game.key)
    seats = [*list_players(lobby), *((None, name) for name in robots)]
    await tx.seats.replace(lobby.id, seats, dict.fromkeys(robots, level))


async def set_level(host: Host, table: int, person: Person, name: str, level: Level) -> LoadedTable:
    """Set the level of the robot with that name, or of all robots (`ALL_ROBOTS`).

    It is for people who sit at the table or lead it. Raises `Refused` for others, for a level that the game does not
    have with that number of players, and if the robot is no longer there.
    """

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        _check_belongs(lobby, person)
        robots = [seat for seat in lobby.seats if seat.is_robot and name in (ALL_ROBOTS, seat.name)]
        if not robots:
            raise Refused("refusal-no-robot")
        if level not in list_levels_at(host.settings, lobby):
            raise Refused("refusal-no-such-level", level=level.value, seats=count_expected_seats(lobby))
        await tx.seats.change_all(table, {seat.seat: {"level": level} for seat in robots})

    return await change_lobby(host, table, change)


async def set_character(host: Host, table: int, person: Person, name: str, character: str) -> LoadedTable:
    """Set the character of the robot with that name, or of all robots (`ALL_ROBOTS`); `DRAWN`: draw one for each.

    It is for people who sit at the table or lead it. Raises `Refused` for others, for a character that the game does
    not have, and if the robot is no longer there.
    """

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        _check_belongs(lobby, person)
        characters = lobby.game.characters
        robots = [seat for seat in lobby.seats if seat.is_robot and name in (ALL_ROBOTS, seat.name)]
        if not robots:
            raise Refused("refusal-no-robot")
        if not characters or character not in (DRAWN, *characters):
            raise Refused("refusal-stale")
        character_of = _draw_characters(characters, len(robots)) if character == DRAWN else [character] * len(robots)
        changes = {seat.seat: {"level": character} for seat, character in zip(robots, character_of, strict=True)}
        await tx.seats.change_all(table, changes)

    return await change_lobby(host, table, change)


def _draw_characters(characters: Sequence[str], count: int) -> list[str]:
    """Return `count` drawn characters; all are used once before one is used again."""
    chosen: list[str] = []
    while len(chosen) < count:
        chosen += random.sample(characters, len(characters))
    return chosen[:count]


async def remove_robot(host: Host, table: int, person: Person) -> LoadedTable:
    """Remove the robot on the last of the robots' seats, for people who sit at the table or lead it."""

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        _check_belongs(lobby, person)
        robots = [seat.seat for seat in lobby.seats if seat.is_robot]
        if not robots:
            raise Refused("refusal-no-robot")
        people = list_players(lobby)
        del people[robots[-1]]
        await tx.seats.replace(table, people)

    return await change_lobby(host, table, change)


def _check_belongs(table: LoadedTable, person: Person) -> None:
    if table.find_seat(person.id) is None and not leads(table, person):
        raise Refused("refusal-not-seated")

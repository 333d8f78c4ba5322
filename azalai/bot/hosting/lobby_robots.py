"""Robots in a lobby: seats, levels and characters."""

from __future__ import annotations

import random
from collections.abc import Sequence

from azalai.bot.errors import Refused
from azalai.bot.hosting.lobby import in_lobby, leads
from azalai.bot.hosting.names import robot_name
from azalai.bot.hosting.start import list_sitting
from azalai.bot.people.guild_settings import check_robots
from azalai.bot.people.person import Person
from azalai.bot.store import Transaction
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import count_expected_seats, find_usual_level, list_levels_at
from azalai.bot.tables.table import LoadedTable
from azalai.robots import Level

ALL_ROBOTS = ""
"""Chosen in place of the name of one robot."""
DRAWN = "?"
"""Chosen in place of one character: each robot gets one by lot."""


async def add_robot(host: Host, table: int, person: Person) -> LoadedTable:
    """Seat a robot, for people who sit at the table or may manage the server."""

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        _check_belongs(lobby, person)
        await check_robots(tx, lobby.row.guild_id)
        if lobby.is_full:
            raise Refused("refusal-table-full")
        await _seat_robots(tx, lobby, person, 1)

    return await in_lobby(host, table, change)


async def fill_with_robots(host: Host, table: int, person: Person) -> LoadedTable:
    """Seat robots until the table has the players with whom it begins by itself, for the people of `add_robot`."""

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        _check_belongs(lobby, person)
        await check_robots(tx, lobby.row.guild_id)
        if lobby.row.full_at is None:
            raise Refused("refusal-stale")
        await _seat_robots(tx, lobby, person, lobby.row.full_at - len(lobby.seats))

    return await in_lobby(host, table, change)


async def _seat_robots(tx: Transaction, lobby: LoadedTable, person: Person, count: int) -> None:
    """Seat a number of robots for a person."""
    names = list(lobby.names)
    for _ in range(count):
        names.append(robot_name(names))
    robots = names[len(lobby.seats) :]
    level = await find_usual_level(tx, person.id, lobby.game.key)
    seats = [*list_sitting(lobby), *((None, name) for name in robots)]
    await tx.seats.replace(lobby.id, seats, dict.fromkeys(robots, level))


async def set_level(host: Host, table: int, person: Person, name: str, level: Level) -> LoadedTable:
    """Set the level of the robot with that name, or of all (`ALL_ROBOTS`).

    Allowed to people at the table and to managers of the server. Raises `Refused` for a level that the game does not
    have with that number of seats, and if the robot is no longer there.
    """

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        _check_belongs(lobby, person)
        robots = [seat for seat in lobby.seats if seat.is_robot and name in (ALL_ROBOTS, seat.name)]
        if not robots:
            raise Refused("refusal-no-robot")
        if level not in list_levels_at(host.settings, lobby):
            raise Refused("refusal-no-such-level", level=level.value, seats=count_expected_seats(lobby))
        await tx.seats.change_all(table, {seat.seat: {"level": level} for seat in robots})

    return await in_lobby(host, table, change)


async def set_character(host: Host, table: int, person: Person, name: str, character: str) -> LoadedTable:
    """Set the character of the robot with that name, or of all (`ALL_ROBOTS`), or draw one for each (`DRAWN`).

    Allowed to people at the table and to managers of the server. Raises `Refused` for a character that the game does
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

    return await in_lobby(host, table, change)


def _draw_characters(characters: Sequence[str], count: int) -> list[str]:
    """Return `count` characters, none twice before all are used."""
    chosen: list[str] = []
    while len(chosen) < count:
        chosen += random.sample(characters, len(characters))
    return chosen[:count]


async def remove_robot(host: Host, table: int, person: Person) -> LoadedTable:
    """Remove the last robot."""

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        _check_belongs(lobby, person)
        robots = [seat.seat for seat in lobby.seats if seat.is_robot]
        if not robots:
            raise Refused("refusal-no-robot")
        people = list_sitting(lobby)
        del people[robots[-1]]
        await tx.seats.replace(table, people)

    return await in_lobby(host, table, change)


def _check_belongs(table: LoadedTable, person: Person) -> None:
    if table.find_seat(person.id) is None and not leads(table, person):
        raise Refused("refusal-not-seated")

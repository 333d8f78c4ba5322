"""Levels of robots: chosen before the start, kept when seats change, and limited to those that the game offers."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.config import Settings
from azalai.bot.hosting import endings, lobby, lobby_robots
from azalai.bot.hosting.rematch import open_rematch
from azalai.bot.operations.table_lists import describe
from azalai.bot.privacy.store import Privacy
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import find_character, get_available_level, list_levels
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.robots import Level
from tests.bot.without_discord import (
    AMARA,
    KARINE,
    THOMAS,
    change_option,
    lobby_of,
    play_moves,
    proposals_of,
    read_refusal,
    running_table,
    seat_at,
)

GENTLE, SOLID, STRONG = Level


async def load_levels(host: Host, table: int) -> dict[str, Level | None]:
    return {seat.name: seat.robot_level for seat in (await load(host, table)).seats}


@pytest.fixture
def strong_for_three(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer a strong robot at tables of three, with a thinker for it."""

    def list_levels(_: AnyGame, seats: int) -> tuple[Level, ...]:
        return tuple(Level) if seats == 3 else (GENTLE, SOLID)

    monkeypatch.setattr("azalai.bot.tables.levels.list_offered_levels", list_levels)
    host.settings = msgspec.structs.replace(host.settings, thinkers=1)


async def test_a_robot_is_gentle_until_a_player_changes_its_level(host: Host):
    table = await lobby_of(host, THOMAS)
    for _ in range(2):
        await lobby_robots.add_robot(host, table, AMARA)
    assert await load_levels(host, table) == {"Amara": None, "Thomas": None, "Tin Hinan": GENTLE, "Kaocen": GENTLE}
    await lobby_robots.set_level(host, table, THOMAS, "Kaocen", SOLID)
    assert await load_levels(host, table) == {"Amara": None, "Thomas": None, "Tin Hinan": GENTLE, "Kaocen": SOLID}
    await lobby_robots.set_level(host, table, AMARA, lobby_robots.ALL_ROBOTS, SOLID)
    assert await load_levels(host, table) == {"Amara": None, "Thomas": None, "Tin Hinan": SOLID, "Kaocen": SOLID}


async def test_only_those_at_the_table_choose_what_there_is_and_only_before_the_start(host: Host):
    table = await lobby_of(host)
    assert (
        await read_refusal(lobby_robots.set_level(host, table, AMARA, lobby_robots.ALL_ROBOTS, GENTLE))
        == "refusal-no-robot"
    )
    await lobby_robots.add_robot(host, table, AMARA)
    assert await read_refusal(lobby_robots.set_level(host, table, KARINE, "Tin Hinan", GENTLE)) == "refusal-not-seated"
    assert await read_refusal(lobby_robots.set_level(host, table, AMARA, "Amara", GENTLE)) == "refusal-no-robot"
    assert (
        await read_refusal(lobby_robots.set_level(host, table, AMARA, "Tin Hinan", STRONG)) == "refusal-no-such-level"
    )
    assert await load_levels(host, table) == {"Amara": None, "Tin Hinan": GENTLE}
    await lobby.start(host, table, AMARA)
    assert (
        await read_refusal(lobby_robots.set_level(host, table, AMARA, "Tin Hinan", GENTLE)) == "refusal-already-started"
    )


async def test_a_robot_keeps_its_level_when_players_or_seats_change(host: Host):
    table = await lobby_of(host, THOMAS)
    await change_option(host, table, AMARA, "seats", ["random"])
    for _ in range(2):
        await lobby_robots.add_robot(host, table, AMARA)
    await lobby_robots.set_level(host, table, AMARA, "Tin Hinan", SOLID)
    await lobby.leave(host, table, THOMAS)
    await lobby.join(host, table, KARINE)
    await lobby.start(host, table, AMARA)
    assert await load_levels(host, table) == {"Amara": None, "Karine": None, "Tin Hinan": SOLID, "Kaocen": GENTLE}


async def test_a_rematch_has_robots_of_the_same_strength(host: Host):
    table = await lobby_of(host)
    await lobby_robots.add_robot(host, table, AMARA)
    await lobby_robots.set_level(host, table, AMARA, "Tin Hinan", SOLID)
    await lobby.start(host, table, AMARA)
    async with host.store.write() as tx:
        await tx.tables.close(table, Status.AGREED, host.now())
    again = await open_rematch(host, table, AMARA)
    assert await load_levels(host, again.table) == {"Tin Hinan": SOLID, "Amara": None}


@pytest.mark.usefixtures("strong_for_three")
async def test_strong_robots_are_offered_only_for_the_players_they_know(host: Host):
    table = await lobby_of(host, THOMAS)
    await lobby_robots.add_robot(host, table, AMARA)
    await lobby_robots.set_level(host, table, AMARA, "Tin Hinan", STRONG)
    assert (await load_levels(host, table))["Tin Hinan"] is STRONG
    await lobby_robots.add_robot(host, table, AMARA)
    assert await read_refusal(lobby_robots.set_level(host, table, AMARA, "Kaocen", STRONG)) == "refusal-no-such-level"
    await lobby_robots.set_level(host, table, AMARA, "Kaocen", GENTLE)
    await lobby.start(host, table, AMARA)
    assert await load_levels(host, table) == {"Amara": None, "Thomas": None, "Tin Hinan": SOLID, "Kaocen": GENTLE}


@pytest.mark.usefixtures("strong_for_three")
async def test_a_strong_robot_without_thinkers_plays_as_a_solid_one(host: Host):
    table = await lobby_of(host, THOMAS)
    await lobby_robots.add_robot(host, table, AMARA)
    await lobby_robots.set_level(host, table, AMARA, "Tin Hinan", STRONG)
    started = await lobby.start(host, table, AMARA)
    assert get_available_level(host.settings, started, started.seats[2]) is STRONG
    nobody = msgspec.structs.replace(host.settings, thinkers=0)
    assert get_available_level(nobody, started, started.seats[2]) is SOLID


def test_without_processes_that_think_no_game_has_a_strong_robot(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("azalai.bot.tables.levels.list_offered_levels", lambda *_: tuple(Level))
    assert list_levels(Settings(thinkers=1), GAMES["souk"], 2) == tuple(Level)
    assert list_levels(Settings(thinkers=0), GAMES["souk"], 2) == (GENTLE, SOLID)
    assert Settings().thinkers_at_most() >= 1


async def test_a_robot_on_a_persons_seat_is_solid_and_a_person_has_no_level(host: Host):
    table = await running_table(host, THOMAS, KARINE)
    await endings.leave(proposals_of(host), table, THOMAS)
    assert (await seat_at(host, table, 1)).robot_level is SOLID
    async with host.store.read() as tx:
        row = await tx.tables.get(table)
        assert row is not None
        assert "(robot, solid)" in "\n".join(await describe(tx, row))


async def test_an_erased_person_becomes_a_solid_robot_only_in_a_running_game(host: Host):
    over = await running_table(host, THOMAS)
    await play_moves(host, over, AMARA, "offer 0")
    async with host.store.write() as tx:
        await tx.tables.close(over, Status.AGREED, host.now())
    open_still = await running_table(host, THOMAS)
    async with host.store.write() as tx:
        await tx.get(Privacy).erase(THOMAS.id, lambda *_: "somebody", lambda _: "Kaocen")
    assert await load_levels(host, over) == {"Amara": None, "somebody": None}
    assert await load_levels(host, open_still) == {"Amara": None, "Kaocen": SOLID}


async def test_an_unknown_level_is_solid(host: Host):
    table = await running_table(host, robots=1)
    async with host.store.write() as tx:
        await tx.seats.change(table, 1, level="superb")
    assert (await seat_at(host, table, 1)).robot_level is SOLID


async def load_characters(host: Host, table: int) -> list[str | None]:
    loaded = await load(host, table)
    return [find_character(loaded, seat) for seat in loaded.seats]


async def test_a_robot_with_a_character_is_a_solid_one_and_plays_as_it_likes(host: Host):
    table = await lobby_of(host, game="touareg")
    await lobby_robots.add_robot(host, table, AMARA)
    await lobby_robots.set_level(host, table, AMARA, "Tin Hinan", GENTLE)
    await lobby_robots.set_character(host, table, AMARA, "Tin Hinan", "raider")
    assert await load_characters(host, table) == [None, "raider"]
    assert (await load_levels(host, table))["Tin Hinan"] is SOLID
    await lobby_robots.set_level(host, table, AMARA, "Tin Hinan", SOLID)
    assert await load_characters(host, table) == [None, None]
    await lobby_robots.set_character(host, table, AMARA, "Tin Hinan", "hider")
    async with host.store.write() as tx:
        await tx.tables.close(table, Status.CANCELLED, host.now())


async def test_characters_are_drawn_for_all_robots_and_differ_while_there_are_others(host: Host):
    table = await lobby_of(host, game="touareg")
    for _ in range(3):
        await lobby_robots.add_robot(host, table, AMARA)
    await lobby_robots.set_character(host, table, AMARA, lobby_robots.ALL_ROBOTS, lobby_robots.DRAWN)
    assert set(await load_characters(host, table)) == {None, *GAMES["touareg"].characters}


async def test_unknown_characters_and_choices_of_spectators_are_refused(host: Host):
    table = await lobby_of(host, game="touareg")
    give = lobby_robots.set_character
    assert await read_refusal(give(host, table, AMARA, lobby_robots.ALL_ROBOTS, "raider")) == "refusal-no-robot"
    await lobby_robots.add_robot(host, table, AMARA)
    assert await read_refusal(give(host, table, AMARA, "Tin Hinan", "wary")) == "refusal-stale"
    assert await read_refusal(give(host, table, AMARA, "Amara", "raider")) == "refusal-no-robot"
    assert await read_refusal(give(host, table, KARINE, "Tin Hinan", "raider")) == "refusal-not-seated"


async def test_a_rematch_has_robots_of_the_same_character(host: Host):
    table = await lobby_of(host, game="touareg")
    await lobby_robots.add_robot(host, table, AMARA)
    await lobby_robots.set_character(host, table, AMARA, "Tin Hinan", "drover")
    await lobby.start(host, table, AMARA)
    async with host.store.write() as tx:
        await tx.tables.close(table, Status.AGREED, host.now())
    again = await open_rematch(host, table, AMARA)
    assert "drover" in await load_characters(host, again.table)

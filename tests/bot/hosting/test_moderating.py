"""Rights of a server's managers at its tables, and none for managers of another server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from azalai.bot.clocks.pace import Pace
from azalai.bot.errors import Refused
from azalai.bot.hosting import endings, lobby, lobby_robots, seats, table_options
from azalai.bot.people.person import Person
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from tests.bot.without_discord import GUILD, IDIR, THOMAS, lobby_of, proposals_of, running_table

HERE, ELSEWHERE, NOWHERE = (Person(99, "Lalla", place) for place in (GUILD, GUILD + 1, None))

Act = Callable[[Host, int, Person], Awaitable[object]]

AT_A_RUNNING_TABLE: dict[str, Act] = {
    "send away": lambda host, table, person: seats.remove_player(proposals_of(host), table, 1, person),
    "offer a seat": lambda host, table, person: seats.offer_seat(proposals_of(host), table, 1, person, None),
    "keep a seat": lambda host, table, person: seats.keep_seat(host, table, 1, person),
    "cancel": lobby.cancel,
    "move": lambda host, table, person: seats.move_table(host, table, 8, GUILD, person),
}
IN_A_LOBBY: dict[str, Act] = {
    "add a robot": lobby_robots.add_robot,
    "start": lobby.start,
    "cancel": lobby.cancel_lobby,
    "set the pace": lambda host, table, person: table_options.set_pace(host, table, person, Pace(24)),
}


async def check_only_here(host: Host, table: int, act: Act) -> None:
    """Check that an act is refused to managers of another server or none, and allowed to a manager of this one."""
    for person in (ELSEWHERE, NOWHERE):
        with pytest.raises(Refused, match=r"refusal-(moderator-only|not-your-seat-to-offer|host-only|not-seated)"):
            await act(host, table, person)
    await act(host, table, HERE)


@pytest.mark.parametrize("name", AT_A_RUNNING_TABLE)
async def test_at_a_running_table(host: Host, name: str):
    """Only the rights at the table's server count."""
    await check_only_here(host, await running_table(host, THOMAS, IDIR), AT_A_RUNNING_TABLE[name])


@pytest.mark.parametrize("name", IN_A_LOBBY)
async def test_in_a_lobby(host: Host, name: str):
    """Only the rights at the table's server count."""
    await check_only_here(host, await lobby_of(host, THOMAS), IN_A_LOBBY[name])


async def test_at_a_table_that_was_put_away(host: Host):
    """Only the rights at the table's server count."""
    table = await running_table(host, THOMAS)
    async with host.store.write() as tx:
        await tx.tables.close(table, Status.ABANDONED, host.now())
    await check_only_here(host, table, lambda host, table, person: endings.reopen(host, table, GUILD, person))

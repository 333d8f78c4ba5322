"""Names at a table: no two of them look the same."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.hosting import lobby, lobby_robots
from azalai.bot.hosting.names import NAMES, keep_name, robot_name, with_distinct_names
from azalai.bot.hosting.seats import offer_seat, take_seat
from azalai.bot.people.person import Person
from azalai.bot.store.rows import MessageKind
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.text import plain, visible_name
from azalai.robots import Level
from tests.bot.fixtures import start_table
from tests.bot.without_discord import AMARA, GUILD, THOMAS, lobby_of, outbox_at, proposals_of, running_table
from tests.simulator import Simulator, text_of


def test_people_of_one_name_are_numbered_and_a_robot_gives_way() -> None:
    sitting = [(None, NAMES[0]), (1, "Alex"), (2, "alex"), (3, "A\u200blex"), (4, NAMES[0].upper())]
    assert with_distinct_names(sitting) == [
        (None, NAMES[1]), (1, "Alex"), (2, "alex (2)"), (3, "Alex (3)"), (4, NAMES[0].upper())
    ]  # fmt: skip
    assert robot_name([NAMES[0].casefold()]) == NAMES[1]


async def test_a_namesake_who_joins_is_numbered_and_a_robot_keeps_its_strength(host: Host) -> None:
    table = await lobby_of(host)
    await lobby_robots.add_robot(host, table, AMARA)
    await lobby_robots.set_level(host, table, AMARA, NAMES[0], Level.GENTLE)
    for person in (Person(71, AMARA.name), Person(72, NAMES[0])):
        await lobby.join(host, table, person)
    seats = (await load(host, table)).seats
    assert [seat.name for seat in seats] == [AMARA.name, NAMES[1], f"{AMARA.name} (2)", NAMES[0]]
    assert seats[1].level == Level.GENTLE


async def test_a_new_player_of_one_name_is_told_from_the_others(host: Host) -> None:
    table = await running_table(host, THOMAS)
    namesake = Person(71, AMARA.name)
    seat = (await load(host, table)).find_seat(THOMAS.id)
    assert seat is not None
    await offer_seat(proposals_of(host), table, seat.seat, THOMAS, namesake)
    await take_seat(proposals_of(host), table, seat.seat, namesake, namesake.id)
    assert (await load(host, table)).seats[seat.seat].name == f"{AMARA.name} (2)"


async def test_a_person_renamed_on_discord_is_renamed_at_a_running_table(host: Host) -> None:
    table = await running_table(host, THOMAS)
    assert "Zoltan" in (await keep_name(host, await load(host, table), THOMAS.id, "Zoltan", GUILD)).names
    loaded = await load(host, table)
    assert "Zoltan" in loaded.names and THOMAS.name not in loaded.names
    assert MessageKind.CARD in {row.kind for row in await outbox_at(host, table)}
    assert await keep_name(host, loaded, THOMAS.id, "Zoltan", GUILD) is loaded
    assert await keep_name(host, loaded, 99, "a stranger", GUILD) is loaded
    async with host.store.read() as tx:
        assert [row.name for row in await tx.seat_history.list_at(table) if row.user_id == THOMAS.id] == ["Zoltan"]
    for elsewhere in (None, GUILD + 1):
        assert await keep_name(host, loaded, THOMAS.id, "thomas_1987", elsewhere) is loaded
    renamed = await keep_name(host, loaded, THOMAS.id, AMARA.name, GUILD)
    assert f"{AMARA.name} (2)" in renamed.names


async def test_a_press_under_another_name_renames_its_player(simulator: Simulator[Azalai]) -> None:
    """The next press brings the name that the person has on Discord now; the card of the table shows it."""
    card, thomas = await start_table(simulator, "Thomas"), simulator.person("Thomas")
    simulator.simulated.env.backend.get_user(thomas.id).global_name = "Zoltan"
    assert "Thomas" in text_of(card.now)
    await thomas.press(card, "Play")
    assert "Zoltan" in text_of(card.now) and "Thomas" not in text_of(card.now)


@pytest.mark.parametrize("letter", ["\ue000", "\uf8ff", "\U000f0000", "\U0010fffd"])
def test_letters_of_private_use_are_in_no_name(letter: str) -> None:
    """The bot marks emojis in its own texts by letters of private use."""
    assert visible_name(f"{letter}gold{letter}") == "gold" and plain(f"a{letter}b") == "ab"

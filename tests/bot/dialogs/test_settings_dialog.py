"""Settings of a server, which hold there and are changed only by its managers."""

from __future__ import annotations

import discord
import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.clocks.pace import decode_pace
from azalai.bot.people.guild_settings import guild_settings, set_guild_settings
from tests.bot.fixtures import manager, offer, open_lobby, open_page, open_transaction, set_field, start_table
from tests.play.bookkeeping import list_problems
from tests.simulator import Channel, Message, Person, Simulator, buttons_of, text_of


async def open_settings(simulator: Simulator[Azalai], **options: str) -> Message:
    """Open the overview of the settings as Lalla, who manages the server."""
    lalla = simulator.person("Lalla", permissions=manager())
    return (await lalla.slash(simulator.channel(), "azalai settings")).message


async def open_table(person: Person, channel: Channel, **options: object) -> str:
    """Open a table and return the text that the user reads: the answer, or else the card."""
    before, text = len(channel.messages), (await person.slash(channel, "souk new", **options)).text
    return text or "\n".join(text_of(message) for message in channel.messages[before:])


async def test_tables_stand_only_in_the_chosen_channels_and_their_threads(simulator: Simulator[Azalai]):
    lalla, amara, oasis = (
        simulator.person("Lalla", permissions=manager()),
        simulator.person("Amara"),
        simulator.channel("oasis"),
    )
    sheet = await open_settings(simulator)
    assert "in every channel" in text_of(sheet)
    sheet = await set_field(lalla, sheet, "places", "chosen")
    assert "Channels: **none**" in text_of(sheet)
    assert "Ask a server admin" in await open_table(amara, oasis)
    sheet = await set_field(lalla, sheet, "channels", oasis)
    assert f"Channels: **{oasis.mention}**" in text_of(sheet)
    refused = await amara.slash(simulator.channel(), "souk new")
    assert f"tables are opened in {oasis.mention}" in refused.text and refused.message.ephemeral
    assert simulator.channel().messages == []
    assert "Amara opens a table." in await open_table(amara, oasis, language="English")
    assert "The table is open" in await open_table(amara, oasis, thread=True)
    assert list_problems(simulator.requests) == []


async def test_tables_stand_only_in_threads(simulator: Simulator[Azalai]):
    lalla, amara = simulator.person("Lalla", permissions=manager()), simulator.person("Amara")
    sheet = await open_settings(simulator)
    sheet = await set_field(lalla, sheet, "places", "threads")
    assert "tables are opened in threads" in await open_table(amara, simulator.channel())
    assert "The table is open" in await open_table(amara, simulator.channel(), thread=True)


async def test_a_table_is_not_moved_to_where_none_may_stand(simulator: Simulator[Azalai]):
    lalla, oasis = simulator.person("Lalla", permissions=manager()), simulator.channel("oasis")
    await start_table(simulator, "Thomas")
    sheet = await open_settings(simulator)
    sheet = await set_field(lalla, sheet, "places", "chosen")
    sheet = await set_field(lalla, sheet, "channels", simulator.channel())
    assert "Type the command there" in (await simulator.person("Amara").slash(oasis, "table move", table=1)).text
    assert oasis.messages == []


async def test_only_those_with_the_role_open_tables(simulator: Simulator[Azalai]):
    lalla, idir = (
        simulator.person("Lalla", permissions=manager()),
        simulator.person("Idir", permissions=discord.Permissions(add_reactions=True)),
    )
    amara = simulator.person("Amara", locale="fr")
    sheet = await open_settings(simulator)
    sheet = await set_field(lalla, sheet, "openers", "role")
    assert "Role: **none**" in text_of(sheet)
    assert "seuls les admins" in await open_table(amara, simulator.channel())
    sheet = await set_field(lalla, sheet, "role", idir)
    assert "ont le rôle <@&" in await open_table(amara, simulator.channel())
    assert "Idir opens a table." in await open_table(idir, simulator.channel(), language="English")
    assert list_problems(simulator.requests) == []


async def test_only_managers_open_tables_and_all_may_join(simulator: Simulator[Azalai]):
    lalla = simulator.person("Lalla", permissions=manager())
    sheet = await open_settings(simulator)
    sheet = await set_field(lalla, sheet, "openers", "managers")
    assert "only server admins open tables" in await open_table(simulator.person("Amara"), simulator.channel())
    card = await open_lobby(simulator, "Amara", host="Lalla")
    assert "Amara" in text_of(card.now)


@pytest.mark.costly
async def test_a_new_table_speaks_the_language_of_the_server(simulator: Simulator[Azalai]):
    lalla, amara = simulator.person("Lalla", permissions=manager()), simulator.person("Amara")
    sheet = await open_settings(simulator)
    sheet = await set_field(lalla, sheet, "language", "fr")
    assert "Language of new tables: **Français**" in text_of(sheet)
    await open_table(amara, simulator.channel())
    assert "Amara ouvre une table." in text_of(simulator.channel().messages[-1])
    await open_table(amara, simulator.channel("oasis"), language="English")
    assert "Amara opens a table." in text_of(simulator.channel("oasis").messages[-1])


async def test_a_new_table_has_the_pace_of_the_server_unless_another_is_chosen(simulator: Simulator[Azalai]):
    lalla, amara = simulator.person("Lalla", permissions=manager()), simulator.person("Amara")
    sheet = await open_settings(simulator)
    assert "no clock" in text_of(sheet)
    sheet = await set_field(lalla, sheet, "pace", "48 hours")
    await open_table(amara, simulator.channel())
    await open_table(amara, simulator.channel("oasis"), pace="24")
    async with open_transaction(simulator) as tx:
        tables = [await tx.tables.get(number) for number in (1, 2)]
    assert [decode_pace(table.pace).turn for table in tables if table is not None] == [48.0, 24.0]


async def test_no_robots_are_seated_until_they_are_allowed_again(simulator: Simulator[Azalai]):
    lalla, amara = simulator.person("Lalla", permissions=manager()), simulator.person("Amara")
    sheet = await open_settings(simulator)
    card = await open_lobby(simulator)
    add = amara.would_press(card, "Add a robot")
    sheet = await set_field(lalla, sheet, "robots", "-")
    assert "no robots are seated" in (await simulator.do(add)).text
    assert not any("robot" in button.label for button in buttons_of(card.now))
    assert "robot" not in text_of(card.now)
    await set_field(lalla, sheet, "robots", "robots")
    await amara.press(card, "Add a robot")
    assert "robot" in text_of(card.now)


async def test_the_settings_outlive_a_restart_and_belong_to_managers(simulator: Simulator[Azalai]):
    lalla = simulator.person("Lalla", permissions=manager())
    sheet = await open_page(lalla, await open_settings(simulator), "robots")
    await simulator.restart()
    sheet = await set_field(lalla, sheet, "robots", "-")
    assert "Robots: **no robots**" in text_of(sheet)
    assert sheet.ephemeral and simulator.channel().messages == []


async def test_settings_are_refused_to_users_who_do_not_manage_the_server(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    assert "Only a server admin" in (await amara.slash(simulator.channel(), "azalai settings")).text


@pytest.mark.costly
async def test_deleted_channels_and_roles_are_not_preselected(simulator: Simulator[Azalai]):
    """Deleted channels and roles are not preselected, because Discord refuses such menus."""
    lalla, oasis, well = await restrict_places(simulator), simulator.channel("oasis"), simulator.channel("well")
    sheet = await open_settings(simulator)
    sheet = await set_field(lalla, sheet, "channels", oasis, well)
    sheet = await set_field(lalla, sheet, "role", lalla)
    await simulator.delete(oasis)
    async with open_transaction(simulator) as tx:
        stored = await guild_settings(tx, simulator.simulated.guild_id)
        await set_guild_settings(tx, simulator.simulated.guild_id, msgspec.structs.replace(stored, role=7))
    sheet = await open_settings(simulator)
    assert well.mention in text_of(sheet) and "no role is chosen yet" in text_of(sheet)
    assert oasis.mention not in text_of(sheet)
    thomas = simulator.person("Thomas")
    refused = await thomas.slash(simulator.channel("elsewhere"), "souk new")
    assert well.mention in refused.text and oasis.mention not in refused.text
    refused = await thomas.slash(well, "souk new")
    assert "only server admins open tables" in refused.text and "<@&" not in refused.text
    await simulator.delete(well)
    refused = await thomas.slash(simulator.channel("elsewhere"), "souk new")
    assert "Ask a server admin to choose one" in refused.text and "<#" not in refused.text


async def restrict_places(simulator: Simulator[Azalai]) -> Person:
    """Allow tables only in chosen channels and for a role; return Lalla, who manages the server."""
    lalla, sheet = simulator.person("Lalla", permissions=manager()), await open_settings(simulator)
    sheet = await set_field(lalla, sheet, "places", "chosen")
    sheet = await set_field(lalla, sheet, "openers", "role")
    return lalla


@pytest.mark.costly
async def test_a_rematch_heeds_the_settings(simulator: Simulator[Azalai]):
    lalla, amara = simulator.person("Lalla", permissions=manager()), simulator.person("Amara")
    card = await start_table(simulator, "Thomas")
    for _ in range(3):
        for name in ("Amara", "Thomas"):
            await offer(simulator.person(name), card)
    await set_field(lalla, await open_settings(simulator), "openers", "managers")
    assert "only server admins open tables" in (await amara.press(card, "Rematch")).text
    async with open_transaction(simulator) as tx:
        assert await tx.tables.get(2) is None

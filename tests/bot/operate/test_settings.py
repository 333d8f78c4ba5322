"""What a server has set holds there, and is changed only by who manages it."""

from __future__ import annotations

import discord
import pytest

from bot.app.client import Azalai
from bot.clocks.pace import read_pace
from tests.bot.house import Opening, lobby, manager, offer, pages, running
from tests.desk import Channel, Desk, Message, Person, labels_of, text_of
from tests.play.bookkeeping import problems_of


async def settings(desk: Desk[Azalai], **options: str) -> Message:
    """Lalla, who manages the server, has the settings before her."""
    lalla = desk.person("Lalla", permissions=manager())
    return (await lalla.slash(desk.channel(), "settings")).message


async def opened(person: Person, channel: Channel, **options: object) -> str:
    """What somebody reads who opens a table."""
    return (await person.slash(channel, "souk new", **options)).text


async def test_tables_stand_only_in_the_chosen_channels_and_their_threads(open_desk: Opening):
    async with open_desk() as desk:
        lalla, amara, oasis = desk.person("Lalla", permissions=manager()), desk.person("Amara"), desk.channel("oasis")
        shown = await settings(desk)
        assert "Where tables may stand: in every channel" in text_of(shown)
        await lalla.choose(shown, "azm:set:places", "chosen")
        assert "no channel is chosen yet" in text_of(shown.now)
        assert "Ask somebody who manages it" in await opened(amara, oasis)
        await lalla.choose(shown.now, "azm:set:channels", oasis)
        assert f"Where tables may stand: {oasis.mention}" in text_of(shown.now)
        refused = await amara.slash(desk.channel(), "souk new")
        assert f"tables stand in {oasis.mention}" in refused.text and refused.message.ephemeral
        assert desk.channel().messages == []
        assert "The table is open" in await opened(amara, oasis)
        assert "The table is open" in await opened(amara, oasis, thread=True)
        assert problems_of(desk.requests) == []


async def test_tables_stand_only_in_threads(open_desk: Opening):
    async with open_desk() as desk:
        lalla, amara = desk.person("Lalla", permissions=manager()), desk.person("Amara")
        shown = await settings(desk)
        await lalla.choose(shown, "azm:set:places", "threads")
        assert "tables stand in threads" in await opened(amara, desk.channel())
        assert "The table is open" in await opened(amara, desk.channel(), thread=True)


async def test_a_table_is_not_moved_to_where_none_may_stand(open_desk: Opening):
    async with open_desk() as desk:
        lalla, oasis = desk.person("Lalla", permissions=manager()), desk.channel("oasis")
        await running(desk, "Thomas")
        shown = await settings(desk)
        await lalla.choose(shown, "azm:set:places", "chosen")
        await lalla.choose(shown.now, "azm:set:channels", desk.channel())
        assert "Type the command there" in (await desk.person("Amara").slash(oasis, "table move", table=1)).text
        assert oasis.messages == []


async def test_only_those_with_the_role_open_tables(open_desk: Opening):
    async with open_desk() as desk:
        lalla, idir = (
            desk.person("Lalla", permissions=manager()),
            desk.person("Idir", permissions=discord.Permissions(add_reactions=True)),
        )
        amara = desk.person("Amara", locale="fr")
        shown = await settings(desk)
        await lalla.choose(shown, "azm:set:openers", "role")
        assert "no role is chosen yet" in text_of(shown.now)
        assert "seules les personnes qui le gèrent" in await opened(amara, desk.channel())
        await lalla.choose(shown.now, "azm:set:role", idir)
        assert "ont le rôle <@&" in await opened(amara, desk.channel())
        assert "The table is open" in await opened(idir, desk.channel())
        assert problems_of(desk.requests) == []


async def test_only_managers_open_tables_and_everybody_joins(open_desk: Opening):
    async with open_desk() as desk:
        lalla = desk.person("Lalla", permissions=manager())
        shown = await settings(desk)
        await lalla.choose(shown, "azm:set:openers", "managers")
        assert "only those who manage it open tables" in await opened(desk.person("Amara"), desk.channel())
        card = await lobby(desk, "Amara", host="Lalla")
        assert "Amara" in text_of(card.now)


async def test_a_new_table_speaks_the_language_of_the_server(open_desk: Opening):
    async with open_desk() as desk:
        lalla, amara = desk.person("Lalla", permissions=manager()), desk.person("Amara")
        shown = await settings(desk)
        await lalla.choose(shown, "azm:set:language", "fr")
        assert "Language of new tables: French" in text_of(shown.now)
        await opened(amara, desk.channel())
        assert "Amara ouvre une table." in text_of(desk.channel().messages[-1])
        await opened(amara, desk.channel("oasis"), language="English")
        assert "Amara opens a table." in text_of(desk.channel("oasis").messages[-1])


async def test_a_new_table_has_the_pace_of_the_server_unless_another_is_chosen(open_desk: Opening):
    async with open_desk() as desk:
        lalla, amara = desk.person("Lalla", permissions=manager()), desk.person("Amara")
        shown = await settings(desk)
        assert "Time for a turn at new tables: no clock" in text_of(shown)
        await lalla.choose(shown, "azm:set:pace", "48 hours")
        await opened(amara, desk.channel())
        await opened(amara, desk.channel("oasis"), pace="24")
        async with pages(desk) as tx:
            tables = [await tx.tables.get(number) for number in (1, 2)]
        assert [read_pace(table.pace).turn for table in tables if table is not None] == [48.0, 24.0]


async def test_no_robots_are_seated_until_they_are_allowed_again(open_desk: Opening):
    async with open_desk() as desk:
        lalla, amara = desk.person("Lalla", permissions=manager()), desk.person("Amara")
        shown = await settings(desk)
        await lalla.press(shown, "No robots")
        card = await lobby(desk)
        assert "no robots are seated" in (await amara.press(card, "Add a robot")).text
        assert "robot" not in text_of(card.now)
        await lalla.press(shown.now, "Allow robots")
        await amara.press(card, "Add a robot")
        assert "robot" in text_of(card.now)


async def test_the_settings_outlive_a_restart_and_belong_to_managers(open_desk: Opening):
    async with open_desk() as desk:
        lalla = desk.person("Lalla", permissions=manager())
        shown = await settings(desk)
        await desk.restart()
        await lalla.press(shown, "No robots")
        assert "No robots are seated." in text_of(shown.now)
        assert "Allow robots" in labels_of(shown.now)
        assert shown.ephemeral and desk.channel().messages == []


async def test_who_is_shown_the_command_and_does_not_manage_the_server_is_refused(open_desk: Opening):
    async with open_desk() as desk:
        amara = desk.person("Amara")
        with pytest.raises(Exception, match="settings"):
            await amara.slash(desk.channel(), "settings")
        desk.simulated.allow_command(amara.id, "settings")
        assert "Only somebody who manages the server" in (await amara.slash(desk.channel(), "settings")).text


async def test_a_rematch_heeds_the_settings(open_desk: Opening):
    async with open_desk() as desk:
        lalla, amara = desk.person("Lalla", permissions=manager()), desk.person("Amara")
        card = await running(desk, "Thomas")
        for _ in range(3):
            for name in ("Amara", "Thomas"):
                await offer(desk.person(name), card)
        await lalla.choose(await settings(desk), "azm:set:openers", "managers")
        assert "only those who manage it open tables" in (await amara.press(card, "Rematch")).text
        async with pages(desk) as tx:
            assert await tx.tables.get(2) is None

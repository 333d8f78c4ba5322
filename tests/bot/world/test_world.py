"""Open tables of servers that show them: their readers, invites, and a model of a small world."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import sqlalchemy as sa

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.hosting.open_tables import OpenGame
from azalai.bot.layouts.layout import Layout
from azalai.bot.layouts.message_height import height
from azalai.bot.people.guild_settings import GuildSettings, Openers, set_guild_settings
from azalai.bot.people.reader import Reader
from azalai.bot.store import Transaction
from azalai.bot.store.rows import Status
from azalai.bot.store.schema import seats, tables
from azalai.bot.tables.host import Host
from azalai.bot.world.layout import open_tables_layout, world_layout
from azalai.bot.world.rules import list_lobbies
from azalai.bot.world.store import MOST, Lobby, World, WorldServer
from azalai.games import GAMES
from azalai.locales import LANGUAGES, Language, words
from tests.bot.fixtures import Opening, manager
from tests.simulator import Simulator, text_of

DAY = 86_400.0
FOUR = ("touareg", "timbuktu", "targui", "targui1988")
HERE, THERE, ELSEWHERE = 100, 200, 300


async def open_table(tx: Transaction, guild: int, user: int, game: str = "targui", at: float = 0.0, **more: Any) -> int:
    """Store an open table with its host; return its number."""
    values: dict[str, Any] = {
        "game": game,
        "version": 1,
        "options": b"",
        "language": "en",
        "guild_id": guild,
        "channel_id": user,
        "host_id": user,
        "status": Status.LOBBY,
        "random_seats": True,
        "created_at": at,
    }
    inserted = await tx.connection.execute(sa.insert(tables).values(values | more).returning(tables.c.id))
    number = int(inserted.scalar_one())
    await sit_down(tx, number, 0, user)
    return number


async def sit_down(tx: Transaction, table: int, seat: int, user: int) -> None:
    """Store a seat."""
    await tx.connection.execute(sa.insert(seats).values(table_id=table, seat=seat, user_id=user, name="somebody"))


async def show_servers(tx: Transaction, *guilds: int) -> None:
    """Let servers show their tables."""
    for guild in guilds:
        await tx.get(World).set(WorldServer(guild_id=guild, invite=f"code{guild}", since=0.0))


async def test_a_person_is_shown_what_fits_them_best_first(host: Host) -> None:
    """First come the user's language, then played games, then few missing players, then new tables.

    Those of the user's server are left out.
    """
    async with host.store.write() as tx:
        await show_servers(tx, HERE, THERE, ELSEWHERE)
        await open_table(tx, HERE, 1)
        french = await open_table(tx, THERE, 2, at=9.0, language="fr")
        old = await open_table(tx, THERE, 3, at=1.0)
        new = await open_table(tx, ELSEWHERE, 4, at=2.0)
        many = await open_table(tx, ELSEWHERE, 5, "timbuktu", at=3.0)
        numbers = [lobby.id for lobby in await list_lobbies(tx, HERE, 9, "en", None)]
        assert numbers == [new, old, many, french]
        assert [lobby.id for lobby in await list_lobbies(tx, HERE, 9, "fr", "targui")] == [french, new, old]


async def test_full_hidden_closed_and_tournament_tables_are_not_shown(host: Host) -> None:
    async with host.store.write() as tx:
        await show_servers(tx, THERE, ELSEWHERE, 400)
        full = await open_table(tx, THERE, 1)
        await sit_down(tx, full, 1, 2)
        await open_table(tx, THERE, 3, status=Status.RUNNING)
        await open_table(tx, ELSEWHERE, 4)
        await tx.get(World).set(WorldServer(guild_id=ELSEWHERE, invite="x", hidden=True))
        await open_table(tx, 400, 5)
        await set_guild_settings(tx, 400, GuildSettings(openers=Openers.ROLE, role=7))
        await open_table(tx, 500, 6)  # server 500 shows nothing
        assert await list_lobbies(tx, HERE, 9, "en", None) == []
        for number in range(MOST + 2):
            await open_table(tx, THERE, 20 + number, at=float(number))
        moments = [lobby.created_at for lobby in await list_lobbies(tx, HERE, 9, "en", None)]
        assert moments == [float(number) for number in range(MOST + 1, 1, -1)]


@dataclass
class Met:
    """Wishes to play in a small world, and those that were met within two days."""

    wishes: int = 0
    met: int = 0
    waiting: dict[int, float] = field(default_factory=dict[int, float])


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize(("shows", "least", "most"), [(True, 0.9, 1.0), (False, 0.0, 0.3)], ids=["one list", "alone"])
async def test_nine_of_ten_wishes_are_met_within_two_days(host: Host, shows: bool, least: float, most: float) -> None:
    """20 servers of three users each play for eight weeks, and each user wishes one of four games a week.

    They sit down at a table of their own server or at a shown one, or open one, which waits for two days.
    """
    chance, world = random.Random(5), Met()
    people = [(server, 1000 * server + number) for server in range(1, 21) for number in range(3)]
    times = sorted((chance.uniform(0, 56 * DAY), *chance.choice(people)) for _ in range(8 * len(people)))
    async with host.store.write() as tx:
        if shows:
            await show_servers(tx, *range(1, 21))
        for at, server, user in times:
            expired = [table for table, since in world.waiting.items() if since < at - 2 * DAY]
            for table in expired:
                del world.waiting[table]
                await tx.connection.execute(sa.update(tables).where(tables.c.id == table).values(status="cancelled"))
            world.wishes += 1
            game = chance.choice(FOUR)
            rows = [await tx.tables.get(number) for number, _ in await tx.tables.list_lobbies_in(server)]
            own = [row.id for row in rows if row is not None and row.game == game]
            others = [lobby.id for lobby in await list_lobbies(tx, server, user, "en", game)]
            seated = sa.select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
            hosted = await tx.connection.execute(seated.where(seats.c.user_id == user, tables.c.status == Status.LOBBY))
            busy = {int(row.table_id) for row in hosted}
            if busy:
                world.wishes -= 1  # they have an open table already
                continue
            if table := next(iter([*own, *others]), None):
                present = len(await tx.seats.list_at(table))
                await sit_down(tx, table, present, user)
                if present + 1 == min(GAMES[game].seats):
                    await tx.connection.execute(sa.update(tables).where(tables.c.id == table).values(status="running"))
                    world.met += present + 1
                    del world.waiting[table]
            else:
                world.waiting[await open_table(tx, server, user, game, at=at)] = at
    counted = world.wishes - len(world.waiting)  # tables of the last two days are left out
    assert counted > 300
    assert least <= world.met / counted <= most


def make_invite(guild: int, expires: object = None) -> Any:
    """Return an invite with the attributes that are read."""
    return SimpleNamespace(guild=SimpleNamespace(id=guild), expires_at=expires)


def make_not_found() -> discord.NotFound:
    """Return Discord's answer for an unknown invite."""
    answer: Any = SimpleNamespace(status=404, reason="Not Found")
    return discord.NotFound(answer, {"code": 10006, "message": "Unknown Invite"})


async def set_invite(simulator: Simulator[Azalai], typed: str) -> str:
    """Type an invite in the settings as a manager and return the texts of the answer."""
    karine = simulator.person("Karine", permissions=manager())
    sheet = (await karine.slash(simulator.channel(), "azalai settings")).message
    await karine.press(sheet, "az:world")
    await karine.press(sheet.now, "Give an invite…")
    answer = await karine.submit({"Invite of this server": typed})
    return "\n".join(text_of(message) for message in (*answer.messages, sheet.now))


async def test_a_manager_gives_an_invite_and_takes_it_back(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An invite must work, lead to this server and not expire; others are refused in private and not stored."""
    async with open_simulator() as simulator:
        own = simulator.simulated.guild_id
        known = {"good": make_invite(own), "other": make_invite(7), "soon": make_invite(own, "in an hour")}

        async def fetch(code: str, **_: object) -> Any:
            if code not in known:
                raise make_not_found()
            return known[code]

        monkeypatch.setattr(simulator.bot, "fetch_invite", fetch)
        for typed, said in {
            "what is this?": "no invite of Discord",
            "https://discord.gg/gone": "knows no such invite",
            "discord.gg/other": "leads to another server",
            "https://discord.com/invite/soon": "expires",
        }.items():
            assert said in await set_invite(simulator, typed)
            async with simulator.bot.rooms.host.store.read() as tx:
                assert (await tx.get(World).get(own)).invite is None
        assert "https://discord.gg/good" in await set_invite(simulator, "https://discord.gg/good")
        karine = simulator.person("Karine")
        sheet = (await karine.slash(simulator.channel(), "azalai settings")).message
        await karine.press(sheet, "az:world")
        await karine.press(sheet.now, "Show nothing")
        assert "Off." in text_of(sheet.now)


async def test_a_dead_invite_disappears_and_the_manager_reads_why(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_simulator() as simulator:
        own, amara = simulator.simulated.guild_id, simulator.person("Amara")
        karine = simulator.person("Karine", permissions=manager())
        async with simulator.bot.rooms.host.store.write() as tx:
            await show_servers(tx, own)
        await amara.slash(simulator.channel(), "targui new", language="English")
        alive = True

        async def fetch(code: str, **_: object) -> Any:
            if not alive:
                raise make_not_found()
            return make_invite(own)

        monkeypatch.setattr(simulator.bot, "fetch_invite", fetch)
        idir = simulator.person("Idir")
        message = (await idir.slash(None, "azalai find")).message
        assert (
            "Sahara" in text_of(message)
            and "1 of 2 seats taken" in text_of(message)
            and "Amara" not in text_of(message)
        )
        assert "https://discord.gg/" in str(message.payload), "its table is one press away"
        listed = (await idir.slash(None, "games")).message
        await idir.press(listed, "Find elsewhere")
        assert "https://discord.gg/" in str(listed.now.payload), "and two from the own tables"
        alive = False
        await simulator.pass_time(3601.0)
        assert "No other server shows" in text_of((await idir.slash(None, "azalai find", game="targui")).message)
        sheet = (await karine.slash(simulator.channel(), "azalai settings")).message
        await karine.press(sheet, "az:world")
        assert "did not work any more" in text_of(sheet.now)


async def test_the_operator_hides_a_server_and_switches_all_off(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_simulator(world=False, operator=0) as simulator:
        amara = simulator.person("Amara")
        assert "switched this off" in text_of((await amara.slash(simulator.channel(), "azalai find")).message)
        world, own = simulator.bot.rooms.world, simulator.simulated.guild_id
        async with simulator.bot.rooms.host.store.write() as tx:
            await show_servers(tx, own)
            await open_table(tx, own, 1)
        assert await world.hide(own)
        async with simulator.bot.rooms.host.store.read() as tx:
            assert await list_lobbies(tx, None, 9, "en", None) == []
        assert not await world.hide(own)
        async with simulator.bot.rooms.host.store.read() as tx:
            assert len(await list_lobbies(tx, None, 9, "en", None)) == 1


def make_screens(language: Language) -> list[Layout]:
    """Return the new screens at their fullest."""
    reader = Reader(1, words(language))
    lobby = Lobby(
        id=1,
        guild_id=2,
        channel_id=3,
        game="targui1988",
        language="de",
        full_at=None,
        pace='{"turn":72.0,"bank":0.0}',
        created_at=0.0,
        invite="abcdefgh",
        present=1,
    )
    own = [
        OpenGame(number=number, game="targui", name="Amara the traveller", present=1, most=2, channel=1)
        for number in range(2)
    ]
    shown = [(lobby, "The board games of Berlin and Brandenburg")] * 5
    full = open_tables_layout(shown, "targui1988", 1, True, reader, own=own, opens=True, shows=True)
    server = WorldServer(guild_id=1, invite="abcdefgh", since=0.0)
    return [full, world_layout(server, reader, allowed=True), world_layout(server, reader, allowed=False)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_new_screen_fits_a_phone(language: Language) -> None:
    for layout in make_screens(language):
        assert height({"components": build_view(layout).to_components()}) <= 720

"""Several processes over one PostgreSQL: each plays the presses of its players, and one of them sends for each table.

Players can't tell which process answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.cluster import postgresql_cluster
from azalai.bot.cluster.postgresql_cluster import Shared
from azalai.bot.config import Settings
from azalai.bot.delivery import table_card
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.errors import CannotStart
from azalai.bot.layouts.layout import Picture, PublicLayout
from azalai.bot.operations.metrics_endpoint import expose, look, make_health
from azalai.bot.sharding import ShardRange
from azalai.bot.tables.table import LoadedTable
from tests.bot.databases import create_database
from tests.bot.ways import open_way
from tests.wire import WireDiscord
from tests.wire.azalai import Table, add_oases, answer_first, start_at_oasis
from tests.wire.messages import Edit
from tests.wire.people import Person
from tests.wire.places import Channel
from tests.wire.processes import wait_until as heeded
from tests.wire.test_bot_trouble import PATIENT

pytestmark = pytest.mark.usefixtures("drawn_once")

COUNT = 2
PEOPLE = (("Amara", "Thomas"), ("Karine", "Idir"))


class Process(Azalai):
    """One of the processes, without the seconds that discord.py waits."""

    def __init__(self, database: str, shards: ShardRange | None, operator: int | None = None) -> None:
        settings = Settings(
            database=database,
            shards=shards,
            presses=(10**6, 10**6),
            draw_ahead=0,
            thinkers=0,
            operator=operator,
            signs=False,
        )
        super().__init__(settings, guild_ready_timeout=0.05)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Return at once."""


@pytest.fixture
async def database_url(tmp_path: Path) -> AsyncGenerator[str]:
    """Create an empty PostgreSQL and return its address."""
    async with create_database("postgresql", tmp_path, laid=True) as address:
        yield address


@pytest.fixture
def sharded(wire: WireDiscord) -> WireDiscord:
    """Run a Discord with a server of each shard, and first one of any shard."""
    add_oases(wire, COUNT)
    return wire


@asynccontextmanager
async def run_processes(
    wire: WireDiscord, address: str, operator: Person | None = None
) -> AsyncGenerator[list[Process]]:
    """Run processes with a shard each, which have shared the work."""
    operator_id = None if operator is None else operator.id
    async with AsyncExitStack() as stack:
        bots = [
            await stack.enter_async_context(
                wire.running(Process(address, ShardRange(number, number, COUNT), operator_id))
            )
            for number in range(COUNT)
        ]
        for number, bot in enumerate(bots):
            await wait_for_shares(bot, {number})
        yield bots


async def wait_for_shares(bot: Azalai, shares: set[int], within: float = 10.0) -> None:
    """Wait until a process has these shares."""
    cluster = bot.rooms.host.cluster
    assert isinstance(cluster, Shared)
    until = asyncio.get_running_loop().time() + within
    while set(cluster.shares) != shares:
        assert asyncio.get_running_loop().time() < until, f"the shares are {set(cluster.shares)}, not {shares}"
        await asyncio.sleep(0.05)


async def start_at(wire: WireDiscord, number: int) -> Table:
    """Start a game in the server of a shard."""
    return await start_at_oasis(wire, number, *PEOPLE[number])


def find_well(wire: WireDiscord, number: int) -> Channel:
    """Return the channel in the server of a shard."""
    return next(channel for channel in wire.channels.values() if channel.name == f"well-{number}")


@pytest.mark.costly(seconds=3)
async def test_two_processes_host_a_table_each_whose_players_answer_by_direct_message(
    sharded: WireDiscord, database_url: str
) -> None:
    async with run_processes(sharded, database_url):
        for number in range(COUNT):
            table = await start_at(sharded, number)
            drawer = table.to_play
            letter = await drawer.wait_for_dm("Your turn")
            assert f"#well-{number}, Oasis {number}" in letter.text
            await drawer.press(letter, "Draw 3")  # arrives at the first process
            await table.card.shows(f"{drawer.name} drew 3", within=PATIENT)
            await table.play()  # a press in the channel arrives at the process of its server
    assert sharded.problems == []


@pytest.mark.costly(seconds=2)
async def test_a_call_names_its_server_from_a_process_of_another_shard(sharded: WireDiscord, database_url: str) -> None:
    async with run_processes(sharded, database_url) as running:
        table = await start_at(sharded, 1)
        letters = [
            await person.wait_for_dm("Your turn") for person in table.people if person.name == table.to_play.name
        ]
        elsewhere = running[0]
        guild = table.channel.guild
        assert guild is not None and elsewhere.get_guild(guild.id) is None
        stored_guild = await elsewhere.rooms.servers.find_guild(guild.id)
        assert stored_guild is not None and stored_guild.name == guild.name
        for _ in range(2):
            assert await elsewhere.rooms.servers.find_channel_name(stored_guild, table.channel.id) == table.channel.name
            assert await elsewhere.rooms.servers.find_guild(guild.id) is stored_guild
        assert len(sharded.calls_to("GET /guilds/*")) == 1
        assert await elsewhere.rooms.servers.find_guild(1) is None
        assert all(f"#well-1, {guild.name}" in letter.text for letter in letters)


@pytest.mark.costly(seconds=2)
async def test_health_names_the_processes(sharded: WireDiscord, database_url: str) -> None:
    async with run_processes(sharded, database_url) as running:
        for number, bot in enumerate(running):
            status = make_health(bot.rooms.maintenance, await look(bot.rooms.maintenance))
            assert status.well and status.shards_up == (number,)
            assert list(status.processes.values()) == ["0-0/2", "1-1/2"]
            assert status.process == list(status.processes)[number]
            page = expose(bot.rooms.maintenance, await look(bot.rooms.maintenance)).decode()
            assert f'azalai_process_info{{process="{status.process}",shards="{number}-{number}/2"}} 1.0' in page


@pytest.mark.costly(seconds=3)
async def test_two_processes_with_the_same_shards_are_refused(
    sharded: WireDiscord, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_cluster, "PREDECESSOR", 0.5)
    async with sharded.running(Process(database_url, ShardRange(0, 0, 2))):
        for shards in (ShardRange(0, 0, 2), ShardRange(0, 1, 2), ShardRange(2, 2, 3), None):
            with pytest.raises(CannotStart, match=r"AZALAI_SHARDS.* has the shards 0-0/2\. Stop that one first"):
                async with sharded.running(Process(database_url, shards)):
                    raise AssertionError("it has begun")


@pytest.mark.costly
async def test_shares_of_an_ended_process_are_taken_over_and_given_back(
    sharded: WireDiscord, database_url: str
) -> None:
    async with sharded.running(Process(database_url, ShardRange(0, 0, 2))) as first:
        await wait_for_shares(first, {0, 1})
        async with sharded.running(Process(database_url, ShardRange(1, 1, 2))) as second:
            await wait_for_shares(second, {1})
            await wait_for_shares(first, {0})
        await wait_for_shares(first, {0, 1})


@pytest.mark.costly
async def test_two_presses_at_the_same_moment_in_two_processes_make_one_move(
    sharded: WireDiscord, database_url: str
) -> None:
    async with run_processes(sharded, database_url) as (first, _):
        table = await start_at(sharded, 1)  # of the second process
        person = table.to_play
        letter, dialog = await person.wait_for_dm("Your turn"), await table.open_move_dialog()
        by_dm, at_the_table = await asyncio.gather(person.press(letter, "Draw 3"), person.press(dialog, "Draw 3"))
        shown = [await press.response() for press in (by_dm, at_the_table)]
        await table.card.shows(f"{person.name} drew 3")
        async with first.rooms.host.store.read() as tx:
            moves = await tx.moves.list_since(1, 0)
        assert len(moves) == 1 and moves[0].interaction_id in (by_dm.id, at_the_table.id)
        loser = shown[0] if moves[0].interaction_id == at_the_table.id else shown[1]
        assert "broke" not in loser.text and "Draw 3" not in loser.text
    assert sharded.problems == []


@pytest.mark.costly(seconds=2)
async def test_a_pause_typed_by_the_operator_holds_in_all_processes(sharded: WireDiscord, database_url: str) -> None:
    lalla = sharded.person("Lalla")
    async with run_processes(sharded, database_url, lalla) as (_, second):
        table = await start_at(sharded, 1)  # of the second process
        person, dialog = table.to_play, await table.open_move_dialog()
        for line, paused in (("operator pause", True), ("operator resume", False)):
            reason = {"reason": "sand in the works"} if paused else {}
            await (await lalla.slash(lalla.dm, line, reason)).response()  # to the first
            await heeded(lambda paused=paused: (second.rooms.host.pause is not None) is paused)
            answer = await (await person.press(dialog, "Draw 3")).response()
            assert ("sand in the works" in answer.text) is paused
        await table.card.shows(f"{person.name} drew 3")
    assert sharded.problems == []


@pytest.mark.costly
async def test_a_chosen_language_reaches_another_process(sharded: WireDiscord, database_url: str) -> None:
    async with run_processes(sharded, database_url) as (_, second):
        table = await start_at(sharded, 1)  # of the second process
        person = table.to_play
        assert "Draw 3" in (await table.open(person)).text
        asked = await (await person.slash(find_well(sharded, 0), "azalai preferences")).response()
        asked = await (await person.press(asked, "az:prefer-menus:reading")).response()
        chosen = await person.select(asked, "azm:prefer:reading:language", ["fr"])
        assert "Français" in (await chosen.response()).text
        await heeded(lambda: not second.rooms.host.store.find_cached_person(person.id))
        shown = (await table.open(person)).text
        assert "Piocher 3" in shown and "Draw 3" not in shown
    assert sharded.problems == []


@pytest.mark.costly
async def test_a_view_that_one_process_opened_follows_what_is_played_by_another(
    sharded: WireDiscord, database_url: str
) -> None:
    async with run_processes(sharded, database_url):
        table = await start_at(sharded, 1)  # of the second process
        drawer = table.to_play
        (other,) = [person for person in table.people if person is not drawer]
        letter, view = await drawer.wait_for_dm("Your turn"), await table.open(other)
        assert "Draw 3" not in view.text
        await drawer.press(letter, "Draw 3")  # to the first process
        await view.shows(f"{drawer.name} drew 3", within=PATIENT)
    assert sharded.problems == []


def _describe_board(edit: Edit) -> str | None:
    """Return the board that an edit shows, in words."""
    return edit.files[0].description


@pytest.mark.costly(seconds=2)
async def test_a_replaced_process_does_not_overwrite_a_newer_card(
    sharded: WireDiscord, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, drawn, release, form = list[str](), asyncio.Event(), asyncio.Event(), table_card._card_layout
    async with open_way(database_url) as way, AsyncExitStack() as stack:
        first = await stack.enter_async_context(sharded.running(Process(database_url, ShardRange(0, 0, 2))))
        second = await stack.enter_async_context(sharded.running(Process(way.address, ShardRange(1, 1, 2))))
        await wait_for_shares(second, {1})
        table = await start_at(sharded, 1)
        person = table.to_play
        letter = await person.wait_for_dm("Your turn")

        async def slow(sending: Sending, of: LoadedTable, *, instead: str | None = None) -> PublicLayout:
            layout = await form(sending, of, instead=instead)
            if sending.host is second.rooms.host and not old:
                assert isinstance(layout.picture, Picture)
                old.append(layout.picture.alt)
                drawn.set()
                await release.wait()
            return layout

        monkeypatch.setattr(table_card, "_card_layout", slow)
        await person.press(letter, "Draw 3")  # by the first process; the second draws the card
        await drawn.wait()
        way.cut()
        await wait_for_shares(first, {0, 1}, within=60)
        await letter.bell.until(lambda: "Draw 3" not in letter.text, "the next question")
        pressed = await answer_first(person, letter)
        newer = await table.card.bell.until(  # by the first process, maybe after what it took over
            lambda: next(
                (edit for edit in table.card.edits if edit.at > pressed.at and _describe_board(edit) != old[0]), None
            ),
            "a newer card",
        )
        way.heal()
        await wait_for_shares(second, {1}, within=60)
        release.set()
        played = await table.play()  # the card is drawn by the second again, after what it was about to do
        await table.card.wait_for_edit(since=played.at)
        assert old[0] not in [_describe_board(edit) for edit in table.card.edits if edit.at > newer.at]
    assert sharded.problems == []

"""Emojis of the application: missing ones are created once, in the background, whatever Discord answers."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from azalai.bot.app import emoji_upload
from azalai.bot.app.emoji_upload import NAME_LIMIT, Emoji, EmojiUpload, TooMany, find_emojis, name_of
from azalai.bot.signs import MOST_IN_A_ROW, Signs
from azalai.renderers.signs import KEYS
from tests.bot.without_discord import StillClock

FEW = ("gold", "salt", "risk_1_4")


class Application:
    """Application on Discord.

    `emojis`: those that it has; `trouble`: errors of the next requests.
    """

    def __init__(self) -> None:
        self.emojis: list[Any] = []
        self.trouble: list[Exception] = []
        self.refused: dict[str, Exception] = {}
        """Errors that meet the creation of an emoji, by its name."""
        self.at_once = self.most_at_once = self.lists = 0

    async def fetch_application_emojis(self) -> list[Any]:
        """Return all emojis."""
        self.lists += 1
        await self._meet()
        return list(self.emojis)

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        """Create an emoji, which takes a while."""
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        await self._meet()
        if name in self.refused:
            raise self.refused[name]
        assert image.startswith(b"\x89PNG") and name not in [emoji.name for emoji in self.emojis]
        self.emojis.append(SimpleNamespace(id=len(self.emojis) + 100, name=name))
        return self.emojis[-1]

    async def _meet(self) -> None:
        if self.trouble:
            raise self.trouble.pop(0)

    @property
    def names(self) -> list[str]:
        """Names of the emojis."""
        return [emoji.name for emoji in self.emojis]


class Processes:
    """State that the processes of a bot share."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    def make_host(self, *, first: bool = True) -> Any:
        """Return the host of one process."""

        @asynccontextmanager
        async def lock(_: str) -> AsyncGenerator[None]:
            async with self._lock:
                yield

        return SimpleNamespace(
            signs=Signs(), cluster=SimpleNamespace(first=first, lock=lock), monotonic=StillClock().monotonic
        )


@pytest.fixture(autouse=True)
def few_signs_and_no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep three emojis, with pauses too short to notice."""
    monkeypatch.setattr(emoji_upload, "KEYS", FEW)
    monkeypatch.setattr(emoji_upload, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(emoji_upload, "LONGEST_PAUSE", 0.01)
    monkeypatch.setattr(emoji_upload, "REFUSED_PAUSE", 0.01)


@pytest.fixture
def discord_side() -> Application:
    """Return an application without emojis."""
    return Application()


async def wait_until(is_done: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    for _ in range(1000):
        if is_done():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it does not come")


@asynccontextmanager
async def run_keeper(host: Any, application: Application) -> AsyncGenerator[EmojiUpload]:
    """Run a keeper in the background."""
    keeper = EmojiUpload(host, cast(Any, application))
    keeper.start()
    yield keeper
    await keeper.close()


async def wait_for_end(keeper: EmojiUpload) -> None:
    """Wait until a keeper has no work left."""
    await wait_until(lambda: keeper._keeping is not None and keeper._keeping.done())


@pytest.mark.costly(seconds=2)
def test_the_names_are_such_as_discord_takes() -> None:
    for key in KEYS:
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", name_of(key)) and len(name_of(key)) <= NAME_LIMIT
    assert len({name_of(key) for key in KEYS}) == len(KEYS)


async def test_missing_emojis_are_uploaded_one_after_the_other_and_known(discord_side: Application) -> None:
    host = Processes().make_host()
    discord_side.emojis.append(SimpleNamespace(id=7, name="another_one"))
    assert await EmojiUpload(host, cast(Any, discord_side)).look()
    assert discord_side.names == ["another_one", *(name_of(key) for key in FEW)]
    assert discord_side.most_at_once == 1
    assert host.signs.emoji("salt") == f"<:{name_of('salt')}:102>"
    assert host.signs.emoji("pepper") is None


async def test_a_second_start_brings_nothing(discord_side: Application) -> None:
    await EmojiUpload(Processes().make_host(), cast(Any, discord_side)).look()
    emojis = list(discord_side.emojis)
    again = Processes().make_host()
    assert await EmojiUpload(again, cast(Any, discord_side)).look()
    assert discord_side.emojis == emojis and again.signs.emoji("gold") == f"<:{emojis[0].name}:{emojis[0].id}>"


async def test_only_what_is_missing_is_brought(discord_side: Application) -> None:
    await EmojiUpload(Processes().make_host(), cast(Any, discord_side)).look()
    del discord_side.emojis[1]
    await EmojiUpload(Processes().make_host(), cast(Any, discord_side)).look()
    assert discord_side.names == [name_of(key) for key in ("gold", "risk_1_4", "salt")]


async def test_two_processes_bring_each_sign_once(discord_side: Application) -> None:
    both = Processes()
    hosts = [both.make_host(), both.make_host()]
    await asyncio.gather(*(EmojiUpload(host, cast(Any, discord_side)).look() for host in hosts))
    assert sorted(discord_side.names) == sorted(name_of(key) for key in FEW)
    assert [host.signs.emoji("gold") for host in hosts] == [f"<:{name_of('gold')}:100>"] * 2


async def test_a_process_that_is_not_the_first_waits_for_the_list_to_be_whole(discord_side: Application) -> None:
    host = Processes().make_host(first=False)
    async with run_keeper(host, discord_side):
        await wait_until(lambda: discord_side.lists >= 2)
        assert discord_side.names == [] and host.signs.emoji("gold") is None
        await EmojiUpload(Processes().make_host(), cast(Any, discord_side)).look()
        await wait_until(lambda: host.signs.emoji("gold") is not None)


async def test_a_new_drawing_takes_the_place_of_the_old_one_which_stays(discord_side: Application) -> None:
    discord_side.emojis.append(SimpleNamespace(id=3, name="az_gold_000000"))
    host = Processes().make_host()
    await EmojiUpload(host, cast(Any, discord_side)).look()
    assert "az_gold_000000" in discord_side.names
    assert host.signs.emoji("gold").split(":")[1] == name_of("gold")


def test_an_older_drawing_is_shown_until_the_new_one_is_there() -> None:
    emojis = [Emoji(9, "az_gold_222222"), Emoji(4, "az_gold_111111"), Emoji(5, "az_dune_111111"), Emoji(6, "gold")]
    assert find_emojis(emojis, {"gold": "az_gold_333333"}) == {"gold": "<:az_gold_222222:9>"}
    assert find_emojis(emojis, {"gold": "az_gold_111111"}) == {"gold": "<:az_gold_111111:4>"}


REFUSED = discord.HTTPException(cast(Any, SimpleNamespace(status=400, reason="")), {"code": 50035, "message": "no"})


@pytest.mark.parametrize("trouble", [REFUSED, OSError("the line is lost"), discord.RateLimited(0.01), RuntimeError()])
@pytest.mark.parametrize("before", [0, 1, 2])
async def test_a_failed_upload_is_logged_and_tried_again(
    discord_side: Application, caplog: pytest.LogCaptureFixture, trouble: Exception, before: int
) -> None:
    host = Processes().make_host()
    discord_side.trouble = [trouble, trouble]
    discord_side.emojis += [SimpleNamespace(id=n + 1, name=name_of(key)) for n, key in enumerate(FEW[:before])]
    with caplog.at_level(logging.INFO):
        async with run_keeper(host, discord_side):
            await wait_until(lambda: len(discord_side.names) == len(FEW))
    assert ("will try again" in caplog.text or "continues in 0 s" in caplog.text) and host.signs.emoji(
        "gold"
    ) is not None


async def test_an_application_without_room_gets_no_emoji_and_shows_its_others(
    discord_side: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emoji_upload, "MOST", 2)
    host = Processes().make_host()
    with pytest.raises(TooMany):
        await EmojiUpload(host, cast(Any, discord_side)).look()
    assert len(discord_side.names) == 2
    assert host.signs.emoji("gold") is not None and host.signs.emoji("risk_1_4") is None


def http_error(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    """Return an error answer of Discord."""
    return kind(cast(Any, SimpleNamespace(status=status, reason="")), {"code": code, "message": "no"})


FULL = http_error(discord.HTTPException, 400, 30008)
FORBIDDEN = http_error(discord.Forbidden, 403, 50001)


async def test_a_picture_that_discord_does_not_take_keeps_no_other_sign_away(
    discord_side: Application, caplog: pytest.LogCaptureFixture
) -> None:
    host = Processes().make_host()
    discord_side.refused[name_of("salt")] = http_error(discord.HTTPException, 400, 50035)
    with caplog.at_level(logging.WARNING):
        async with run_keeper(host, discord_side) as keeper:
            await wait_for_end(keeper)
    assert discord_side.names == [name_of("gold"), name_of("risk_1_4")]
    assert host.signs.emoji("salt") is None and host.signs.emoji("risk_1_4") is not None
    assert caplog.text.count("refused the emoji salt") == len(caplog.records) == 1
    assert discord_side.lists == 3


@pytest.mark.parametrize("trouble", [FULL, FORBIDDEN])
async def test_a_lasting_refusal_is_logged_once_and_not_tried_again(
    discord_side: Application, caplog: pytest.LogCaptureFixture, trouble: Exception
) -> None:
    host = Processes().make_host()
    discord_side.emojis.append(SimpleNamespace(id=3, name="az_salt_000000"))
    discord_side.refused[name_of("salt")] = trouble
    with caplog.at_level(logging.WARNING):
        async with run_keeper(host, discord_side) as keeper:
            await wait_for_end(keeper)
            await asyncio.sleep(0.05)
    assert len(caplog.records) == 1 and ("once a day" in caplog.text or "emojis --tidy" in caplog.text)
    assert discord_side.lists == 2 and len(discord_side.names) == 2
    assert host.signs.emoji("gold").split(":")[1] == name_of("gold")
    assert host.signs.emoji("salt").split(":")[1] == "az_salt_000000" and host.signs.emoji("risk_1_4") is None


async def test_a_list_that_may_not_be_read_leaves_words(
    discord_side: Application, caplog: pytest.LogCaptureFixture
) -> None:
    host = Processes().make_host()
    discord_side.trouble = [FORBIDDEN] * 9
    with caplog.at_level(logging.WARNING):
        async with run_keeper(host, discord_side) as keeper:
            await wait_for_end(keeper)
            await asyncio.sleep(0.05)
    assert len(caplog.records) == 1 and discord_side.lists == 1
    assert host.signs.of_one_message().emoji("gold") is None


async def test_signs_that_are_refused_while_the_list_may_not_be_read_stay_words(discord_side: Application) -> None:
    host = Processes().make_host()
    async with run_keeper(host, discord_side) as keeper:
        await wait_for_end(keeper)
        discord_side.trouble = [FORBIDDEN] * 9
        lists = discord_side.lists
        for _ in range(MOST_IN_A_ROW):
            host.signs.mark_refused()
        await wait_until(lambda: discord_side.lists > lists)
        await wait_for_end(keeper)
        await asyncio.sleep(0.05)
        assert discord_side.lists == lists + 1
        assert host.signs.of_one_message().emoji("gold") is None


async def test_refused_signs_cause_a_new_look_that_restores_deleted_ones(
    discord_side: Application,
) -> None:
    host = Processes().make_host()
    async with run_keeper(host, discord_side):
        await wait_until(lambda: len(discord_side.names) == len(FEW))
        gold = discord_side.emojis.pop(0)
        for _ in range(MOST_IN_A_ROW):
            host.signs.mark_refused()
        assert host.signs.of_one_message().emoji("salt") is None
        await wait_until(lambda: len(discord_side.names) == len(FEW) and host.signs.of_one_message().emoji("salt"))
        assert host.signs.emoji("gold") != f"<:{gold.name}:{gold.id}>"


async def test_a_bot_that_ends_does_not_wait_for_discord(discord_side: Application) -> None:
    hanging = asyncio.Event()

    async def never() -> list[Any]:
        await hanging.wait()
        return []

    discord_side.fetch_application_emojis = never
    async with asyncio.timeout(1):
        async with run_keeper(Processes().make_host(), discord_side):
            await asyncio.sleep(0)


async def test_a_single_deleted_emoji_comes_back_after_one_refusal(discord_side: Application) -> None:
    host = Processes().make_host()
    async with run_keeper(host, discord_side) as keeper:
        await wait_for_end(keeper)
        del discord_side.emojis[0]
        host.signs.mark_refused()
        for _ in range(20):
            host.signs.mark_taken()
        await wait_until(lambda: len(discord_side.names) == len(FEW))
        await wait_for_end(keeper)
    assert discord_side.lists == 4  # each time before and after the lock of the process that creates


async def test_refusals_lead_to_one_look_in_ten_minutes(
    discord_side: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emoji_upload, "REFUSED_PAUSE", 0.3)
    host = Processes().make_host()
    async with run_keeper(host, discord_side) as keeper:
        await wait_for_end(keeper)
        lists = discord_side.lists
        for _ in range(30):
            host.signs.mark_refused()
            await asyncio.sleep(0.001)
        assert discord_side.lists == lists
        await wait_until(lambda: discord_side.lists > lists)
        await wait_for_end(keeper)
        assert discord_side.lists == lists + 1


async def test_the_list_is_read_once_a_day(discord_side: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord does not refuse a text with a deleted emoji."""
    monkeypatch.setattr(emoji_upload, "DAILY", 0.05)
    host = Processes().make_host()
    async with run_keeper(host, discord_side):
        await wait_until(lambda: len(discord_side.names) == len(FEW))
        del discord_side.emojis[0]
        await wait_until(lambda: len(discord_side.names) == len(FEW))
    lists = discord_side.lists
    await asyncio.sleep(0.1)
    assert discord_side.lists == lists


TROUBLES = [(400, 50035), (400, 0), (401, 0), (413, 40005), (500, 0), (502, 0)]


@pytest.mark.parametrize(("status", "code"), TROUBLES)
async def test_trouble_with_one_sign_stops_no_other(discord_side: Application, status: int, code: int) -> None:
    host = Processes().make_host()
    discord_side.refused[name_of("gold")] = http_error(discord.HTTPException, status, code)
    async with run_keeper(host, discord_side):
        await wait_until(lambda: len(discord_side.names) == len(FEW) - 1)
        assert host.signs.emoji("salt") is not None and host.signs.emoji("gold") is None
        if status not in emoji_upload.NOT_TAKEN:  # the refusal may be transient
            discord_side.refused.clear()
            await wait_until(lambda: host.signs.emoji("gold") is not None)


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (502, 0)])
async def test_a_sign_that_is_there_all_the_same_is_known(
    discord_side: Application, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    """Discord may create an emoji and answer with an error, or another bot of the same token may be quicker."""

    async def create(*, name: str, image: bytes) -> Any:
        discord_side.emojis.append(SimpleNamespace(id=len(discord_side.emojis) + 100, name=name))
        raise http_error(discord.HTTPException, status, code)

    discord_side.create_application_emoji = create
    host = Processes().make_host()
    assert await EmojiUpload(host, cast(Any, discord_side)).look()
    assert all(host.signs.emoji(key) is not None for key in FEW)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_readers_of_words_have_words_on_buttons_too() -> None:
    signs = Signs(lambda user: user == 7)
    signs.learn({"gold": "<:az_gold:1>"})
    assert [signs.of_one_message(user).emoji("gold") is None for user in (7, 8, None)] == [True, False, False]

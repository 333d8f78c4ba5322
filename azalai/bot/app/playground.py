"""Playground: the real bot in a simulated server, shown in the browser, without a token or a network.

SimCord stands in for Discord: it answers the bot's requests, and its preview is the page. One window shows the channel;
in it the visitor can act as each person ("Viewing as"). The direct messages of each person and each thread that the bot
opens have a window of their own. Without the extra `playground`, the import of this module raises ImportError.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import re
import signal
import sys
import time
import webbrowser
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, cast

import discord
from simcord import ChannelHandle, Env, MemberActor, UserHandle
from simcord.backend.cdn import CDN_BASE
from simcord.preview import Preview

from azalai.bot.app.client import Azalai
from azalai.bot.app.emoji_upload import key_of, name_of
from azalai.bot.app.playground_page import UNANSWERED, Other, Others, Server, find_now, keep_old_pictures
from azalai.locales import LANGUAGES, ORIGINAL, Language, words
from azalai.renderers.signs import KEYS, png

PEOPLE = ("Amara", "Thomas", "Karine", "Idir", "Lalla")
BOT = "Azalaï"
CHANNEL = "azalai"
TICK = 0.25  # seconds between two looks at the clock and at what has changed; the page itself asks every 0.5
REMEMBERED = 20  # publications of a page of which a press may come though others have followed
PATIENCE = 1.5  # seconds for which the page waits until the bot has handled a press


async def open_playground(
    make_bot: Callable[[], discord.Client],
    *,
    people: Sequence[str] = PEOPLE,
    open_browser: bool = True,
    announce: Callable[[str], None],
    language: Language = ORIGINAL,
    port: int = 0,
    between: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Run the playground until Ctrl-C, SIGTERM or "End preview session", then close the bot and its pages.

    `people`: one to nine names; the first person may manage the server. Persons 1, 3, 5 and so on read `language`, the
    others read the other languages in turn. `announce` is called with a line for each address, first with that of the
    channel. `port`: the port of the channel's page, or 0 for any; the ports of other pages are always chosen by the
    system. `between` is awaited again and again while no press is being handled.
    """
    if not 1 <= len(people) <= 9 or len(set(people)) != len(people):
        raise ValueError("one to nine people with different names")
    async with _simulate_server(make_bot, people, language) as playground:
        channel = await playground.show_channel(port)
        say = words(language).say
        announce(f"#{CHANNEL}: {channel.url}")
        for name, window in await playground.show_direct_messages():
            announce(f"{say('playground-messages', name=name)} {window.url}")
        if open_browser and has_display():
            await asyncio.to_thread(webbrowser.open, channel.url)
        announce(say("playground-hint"))
        ticking = asyncio.create_task(playground.live(announce, between))
        try:
            await _wait_for_stop(channel, ticking)
        finally:
            ticking.cancel()
            await asyncio.gather(ticking, return_exceptions=True)


class Window(Preview):
    """Page of a channel. It handles a press only while no other window handles one and the clock is not being set."""

    def __init__(self, playground: Playground, channel: ChannelHandle, viewers: Sequence[Any], port: int) -> None:
        super().__init__(
            playground.env,
            channel,
            tuple(viewers),
            layout="channel",
            display="responsive",
            width=960,
            height=900,
            locale=_find_locale(playground.language),
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._playground = playground
        self._published: dict[tuple[str, int], Mapping[str, Any]] = {}  # by page and revision
        self._server = Server(self, port, lambda: playground.list_others(self))

    async def __aenter__(self) -> Preview:
        self._take_the_stage(None)  # SimCord expects one page; ours take turns
        return await super().__aenter__()

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._playground.turn:
            self._take_the_stage(self)
            page = self._pages.get(context_id or "")
            now = 0 if page is None else page.revision
            then = self._published.get((context_id or "", body.get("published_revision", now)))
            if page is not None and then is not None and (press := find_now(body, then, page.snapshot)) is not None:
                body = {**press, "published_revision": now}
            result = await super()._action(context_id, body)
            if not self._closed:
                self._playground.show_changes(besides=self._pages.get(context_id or ""))
            return result

    def _finish_action(self, *action: Any, **how: Any) -> dict[str, Any]:
        """Return the receipt of an action. A press that the bot is still handling is reported as sent, not refused."""
        receipt = super()._finish_action(*action, **how)
        if receipt["acknowledgement"] == "unacknowledged" and cast("Stage", self.env).at_work:
            receipt["acknowledgement"] = UNANSWERED
        return receipt

    def _publish(self, page: Any, **how: Any) -> None:
        super()._publish(page, **how)
        self._published[page.id, page.revision] = page.snapshot
        self._published.pop((page.id, page.revision - REMEMBERED), None)

    def _page_payload(self, page: Any) -> dict[str, Any]:
        payload = super()._page_payload(page)
        if payload["status"] == "access_denied" or page.pinned_snapshot is not None:
            return payload
        return keep_old_pictures(payload, page.snapshot)

    def _take_the_stage(self, window: Window | None) -> None:
        env: Any = self.env
        env._preview = window

    def _advance_presentation_time(self) -> None:
        """Set the page's time to the present time, because the simulated time follows it only in steps."""
        self.capture_time = datetime.now(UTC)

    def republish(self, *, besides: object = None) -> None:
        """Publish the present state on every open page of this window except `besides`."""
        self._advance_presentation_time()
        for page in tuple(self._pages.values()):
            if page is not besides and page.id in self._pages:
                self._publish(page, reason="refresh")

    @property
    def open(self) -> bool:
        return self._active and not self._closed


class Stage(Env):
    """Simulated server whose time continues while the bot works for minutes, as it does when robots think.

    SimCord alone would treat that as a failure: its page would say that the outcome of the press is uncertain, and its
    clock would stop.
    """

    at_work = False

    async def _settle_internal(self, **options: Any) -> None:
        try:
            await super()._settle_internal(**options)
            self.at_work = False
        except TimeoutError:
            self.at_work = True

    async def keep_time(self) -> None:
        """Set the simulated clock to the present time."""
        self.settle_timeout = TICK
        try:
            with contextlib.suppress(TimeoutError):
                await self.advance_time(self._measure_lag())
        finally:
            self.settle_timeout = PATIENCE
        self._move_clock(self._virtual_time + self._measure_lag())

    def _measure_lag(self) -> float:
        return max(0.0, (datetime.now(UTC) - self.now()).total_seconds())


class Playground:
    """Running simulated server, its people and its windows."""

    def __init__(self, env: Stage, channel: ChannelHandle, members: Sequence[MemberActor], language: Language) -> None:
        self.env = env
        self.language: Language = language
        self.turn = asyncio.Lock()
        self._channel = channel
        self._members = members
        self._windows: dict[int, Window] = {}  # by channel id
        self._labels: dict[int, str] = {}  # of the windows
        self._shown = 0  # how much of the transcript the pages have shown
        self._stack = contextlib.AsyncExitStack()

    def list_others(self, window: Window) -> Others:
        """Return the menu of a window, with links to all other open windows."""
        windows = ((self._labels[channel], other) for channel, other in self._windows.items() if other is not window)
        title = words(self.language).say("playground-others")
        return Others(title, [Other(label, other.url) for label, other in windows if other.open])

    async def _open(self, channel: ChannelHandle, viewers: Sequence[Any], label: str, port: int = 0) -> Window:
        self._labels[channel.id] = label
        window = Window(self, channel, viewers, port)
        await self._stack.enter_async_context(window)
        self._windows[channel.id] = window
        return window

    async def show_channel(self, port: int) -> Window:
        return await self._open(self._channel, self._members, f"#{CHANNEL}", port)

    async def show_direct_messages(self) -> list[tuple[str, Window]]:
        """Open a window for the direct messages of each person, and return it with its label."""
        windows: list[tuple[str, Window]] = []
        t = words(self.language)
        for member, spoken in zip(self._members, choose_languages(len(self._members), self.language), strict=True):
            name = member.user.global_name or member.name
            language = LANGUAGES[spoken].name
            label = t.say("playground-person", name=name, language=language)
            windows.append((label, await self._open(member.user.dm_channel, [member.user], label)))
        return windows

    async def close(self) -> None:
        await self._stack.aclose()

    def show_changes(self, *, besides: object = None) -> None:
        """Publish the changes since the last call on all pages except `besides`, which has just shown them."""
        news = self.env.backend.transcript[self._shown :]
        self._shown += len(news)
        places = {_find_channel(*item) for item in news}
        for channel, window in self._windows.items():
            if window.open and places & {None, channel}:
                window.republish(besides=besides)

    async def live(self, announce: Callable[[str], None], between: Callable[[], Awaitable[None]] | None = None) -> None:
        """Let the bot's timers run in real time and show what changes, until this is cancelled.

        `between` is awaited in each round, while no press is being handled.
        """
        showing = 0.0  # the next round waits as long: while robots play, pages would be published without a pause
        while True:
            await asyncio.sleep(max(TICK, showing))
            async with self.turn:
                if between is not None:
                    await between()
                await self.env.keep_time()
                began = time.monotonic()
                self.show_changes()
                showing = time.monotonic() - began
                for thread in self._channel.threads:
                    if thread.id not in self._windows:
                        window = await self._open(thread, self._members, thread.name or "?")
                        announce(f"{thread.name}: {window.url}")


def _find_channel(kind: str, name: str, payload: Any) -> int | None:
    """Return the channel that an event is about, or None if that is unknown."""
    if kind == "HTTP":
        path = re.search(r"/channels/(\d+)/messages", name)
        return int(path[1]) if path else None
    match payload:
        case {"channel_id": str() | int() as channel}:
            return int(channel)
        case _:
            return None


@contextlib.asynccontextmanager
async def _simulate_server(
    make_bot: Callable[[], discord.Client], people: Sequence[str], language: Language
) -> AsyncGenerator[Playground]:
    bot = make_bot()
    env = Stage(bot, check_errors=False, settle_timeout=PATIENCE)
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    env.backend.bot_user.name = BOT
    t = words(language)
    guild = env.create_guild(t.say("playground-server"), preferred_locale=_find_locale(language))
    channel = guild.create_text_channel(CHANNEL, topic=t.say("playground-topic"))
    host = guild.create_role("Host", permissions=discord.Permissions(manage_guild=True))
    users = [env.create_user(_make_username(name), global_name=name) for name in people]
    members = [guild.add_member(user, roles=[host] if number == 0 else []) for number, user in enumerate(users)]
    await asyncio.to_thread(lambda: [name_of(key) for key in KEYS])  # to SimCord, a bot that draws signs seems to hang
    env.backend.subscribers.insert(0, _make_localiser(users, language))
    keep_pictures_of_emojis(env)
    await env.start()
    await env.settle()
    if isinstance(bot, Azalai):
        await bot.rooms.greeter.greet(channel.id, guild.id, "playground", playground=True)
    await env.settle()
    playground = Playground(env, channel, members, language)
    try:
        yield playground
    finally:
        await playground.close()
        await bot.close()
        await env.shutdown()


def keep_pictures_of_emojis(env: Env) -> None:
    """Keep the picture of each emoji of the application where the page looks for it; SimCord does not."""
    backend: Any = env.backend
    make = backend.create_application_emoji

    def make_and_keep(name: str, **options: Any) -> Any:
        emoji = make(name, **options)
        key = key_of(name)
        if key is not None:
            backend.cdn._blobs[f"{CDN_BASE}/emojis/{emoji.id}.png"] = png(key)
        return emoji

    backend.create_application_emoji = make_and_keep


def _make_username(name: str) -> str:
    return name.casefold().replace(" ", "_")


def choose_languages(count: int, language: Language) -> list[Language]:
    """Return the languages of `count` people.

    Every second person, from the first on, speaks the playground's language, and the others each of the other languages
    in turn.
    """
    spoken_languages = itertools.cycle([spoken for spoken in LANGUAGES if spoken != language] or [language])
    return [next(spoken_languages) if number % 2 else language for number in range(count)]


def _make_localiser(users: Sequence[UserHandle], language: Language) -> Callable[[str, Mapping[str, Any]], None]:
    """Return a function that sets the language of each interaction to its person's, before the bot receives it.

    SimCord would send en-US for all.
    """
    spoken = choose_languages(len(users), language)
    locales = {str(user.id): _find_locale(spoken_language) for user, spoken_language in zip(users, spoken, strict=True)}

    def localise(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            user = (payload.get("member") or payload)["user"]
            cast("dict[str, Any]", payload).update(locale=locales[user["id"]], guild_locale=_find_locale(language))

    return localise


def _find_locale(language: Language) -> str:
    """Return Discord's locale of a language; en-GB for English."""
    return LANGUAGES[language].discord[-1]


def has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


async def _wait_for_stop(window: Window, ticking: asyncio.Task[None]) -> None:
    """Wait for Ctrl-C, SIGTERM or the end of the session. Raises the error of the task `ticking` if it fails."""
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    with contextlib.ExitStack() as signals:
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C cancels the task instead
                loop.add_signal_handler(number, stopped.set)
                signals.callback(loop.remove_signal_handler, number)
        waits = [asyncio.ensure_future(stopped.wait()), asyncio.ensure_future(window.wait_closed())]
        try:
            await asyncio.wait([*waits, ticking], return_when=asyncio.FIRST_COMPLETED)
            if ticking.done():
                ticking.result()
        finally:
            for wait in waits:
                wait.cancel()

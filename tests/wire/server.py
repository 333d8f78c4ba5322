"""Discord of our own: REST API v10 and gateway on real sockets of 127.0.0.1, for an unmodified discord.py."""

from __future__ import annotations

import asyncio
import re
import ssl
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Self, TypeVar

import discord
import yarl
from aiohttp import TCPConnector, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.openapi import Contract
from tests.wire import routes_interactions, routes_messages, routes_places, tls
from tests.wire.attachments import Attachment, Json
from tests.wire.calls import Call, unknown
from tests.wire.faults import Faults, Limits, OldEdits, Openings
from tests.wire.gateway import Gateway
from tests.wire.interactions import Interaction
from tests.wire.messages import Message
from tests.wire.people import Person
from tests.wire.places import DM, GROUP, Channel, Guild
from tests.wire.rest import PREFIX, Rest
from tests.wire.snowflakes import Clock
from tests.wire.users import User
from tests.wire.wait import PATIENCE, Bell

Bot = TypeVar("Bot", bound=discord.Client)

ROUTES = (routes_interactions, routes_messages, routes_places)  # importing them declares their endpoints
_EDITS = (
    re.compile(r"PATCH /channels/\d+/messages/(?P<message>\d+)$"),
    re.compile(r"PATCH /webhooks/\d+/(?P<token>[^/]+)/messages/(?P<message>[^/]+)$"),
    re.compile(r"POST /interactions/\d+/(?P<token>[^/]+)/callback$"),
)


class WireDiscord:
    """The server, from `async with WireDiscord() as wire` to the end of the block.

    `checked`: hold requests and answers against Discord's OpenAPI description if it is at hand (about 5 ms a request;
    off for benchmarks).

    `compression`: zlib-stream if the client asks for it, else plain texts.

    `privileged`: the privileged intents switched on in the portal (members, presences, message_content).

    `secure`: TLS on Discord's own host names, for `connector()`; otherwise plain, for `redirect()`.

    `keeps_files`: keep the bytes of every file (off for benchmarks; then only sizes are kept).
    """

    def __init__(
        self,
        *,
        checked: bool = True,
        compression: bool = True,
        privileged: frozenset[str] = frozenset(),
        secure: bool = False,
        keeps_files: bool = True,
    ) -> None:
        self.clock = Clock()
        self.born = self.clock.now()
        self.bell = Bell()
        self.contract = Contract.load() if checked else None
        self.keeps_files = keeps_files
        self.token = "MTE.wire.token"
        self.installable = ["0", "1"]
        """Ways to install the application: "0" on servers, "1" by people for themselves."""
        self.interactions_endpoint: str | None = None
        """Address that gets presses and commands instead of the gateway."""
        self.requires_code_grant = False
        self.archived_threads_keep = True
        """True if messages in archived threads can't be changed, as Discord says."""
        self.announces_threads = False
        """True if a thread without a message posts a line in its channel.

        Discord documents that line for threads of older messages; what the real one does here is not known.
        """
        self.problems: list[str] = []
        """Requests of the bot that Discord would refuse as badly formed.

        A test of good behaviour asserts that it is empty.
        """
        self.own_problems: list[str] = []
        """Differences between this server's own answers and Discord's description."""
        self.users: dict[int, User] = {}
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: dict[int | None, list[Json]] = {}
        """The registered commands by scope: a server's id, or None for the global ones."""
        self.emojis: dict[int, Json] = {}
        """Emojis of the application."""
        self.most_emojis = 2000
        self.most_threads = 1000
        """Most threads of a server that may be open at once."""
        self.installed_by: set[int] = set()
        """Ids of the people who have installed the application for themselves."""
        self.forces_private = False
        """True if only the person sees the answers of an application whose bot is not in the place."""
        self.nonces: dict[tuple[int, str], tuple[Message, float]] = {}
        self.faults = Faults()
        self.limits = Limits()
        self.openings = Openings(self.clock.now)
        """Limit of the conversations that the bot may open."""
        self.old_edits = OldEdits(routes_messages.OLD_EDITS, routes_messages.OLD_EDITS_WITHIN)
        self.quarantined = False
        """True if Discord takes the bot for a sender of spam: no direct message goes through."""
        self.gateway = Gateway(self, compression=compression, privileged=privileged)
        self._rest = Rest(self)
        self._secure = secure
        self._client_ssl: ssl.SSLContext | None = None
        self._port = 0
        self.bot = User(self, self.clock.new_id(), "Azalaï", bot=True)
        self.users[self.bot.id] = self.bot
        self.owner = self.person("Owner")

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/", self.gateway.serve)
        app.router.add_get("/attachments/{channel}/{number}/{name}", self._file)
        app.router.add_get("/cdn/attachments/{channel}/{number}/{name}", self._file)
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._rest.serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        server_ssl: ssl.SSLContext | None = None
        if self._secure:
            with tempfile.TemporaryDirectory() as folder:
                server_ssl, self._client_ssl = tls.make_contexts(Path(folder))
        site = web.TCPSite(self._runner, "127.0.0.1", 0, ssl_context=server_ssl)
        await site.start()
        self._port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.faults.clear()
        await self.gateway.shut()
        await self._runner.cleanup()

    # addresses

    @property
    def gateway_url(self) -> str:
        """Address of the websocket, also for resuming."""
        return "wss://gateway.discord.gg" if self._secure else f"ws://127.0.0.1:{self._port}/gateway"

    @property
    def cdn(self) -> str:
        """Address from which files are fetched."""
        return "https://cdn.discordapp.com" if self._secure else f"http://127.0.0.1:{self._port}/cdn"

    @contextmanager
    def redirect(self) -> Iterator[None]:
        """Point discord.py here for the length of the block, by three class attributes that it reads at every use."""
        kept = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
        Route.BASE = f"http://127.0.0.1:{self._port}{PREFIX}"
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.gateway_url)
        discord.Asset.BASE = self.cdn  # pyright: ignore[reportAttributeAccessIssue] - a constant, they say
        try:
            yield
        finally:
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = kept

    def connector(self) -> TCPConnector:
        """Return a new connector for `discord.Client(connector=...)` of an untouched discord.py.

        Needs `secure=True`.
        """
        if self._client_ssl is None:
            raise RuntimeError("a connector needs WireDiscord(secure=True) that has been started")
        return tls.make_connector(self._port, self._client_ssl)

    @asynccontextmanager
    async def running(self, bot: Bot, token: str | None = None, within: float = PATIENCE) -> AsyncIterator[Bot]:
        """Log the bot in, wait until it is ready, and close it at the end of the block.

        Exceptions of `bot.start` are raised here.
        """
        task = asyncio.create_task(self._run(bot, token or self.token))
        task.add_done_callback(lambda _: self.gateway.bell.ring())
        try:
            await self.gateway.bell.until(lambda: self.gateway.connected or task.done(), "IDENTIFY", within)
            if not task.done():
                ready = asyncio.create_task(bot.wait_until_ready())
                await asyncio.wait({task, ready}, timeout=within, return_when=asyncio.FIRST_COMPLETED)
                ready.cancel()
            if task.done():
                await task
                raise RuntimeError("the bot ended before it was ready")
            if not bot.is_ready():
                raise TimeoutError(f"the bot was not ready within {within:g} s")
            yield bot
        finally:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)

    # accounts and places

    def person(self, name: str, locale: str = "en-US", *, dms_open: bool = True) -> Person:
        """Add a person with an account, a member of every server that exists already."""
        person = Person(self, self.clock.new_id(), name, locale, dms_open=dms_open)
        self.users[person.id] = self.people[person.id] = person
        for guild in self.guilds.values():
            guild.join(person)
        return person

    def guild(
        self, name: str = "Caravanserai", locale: str = "en-US", *, shard: tuple[int, int] | None = None
    ) -> Guild:
        """Add a server with the bot and all people that exist already; add channels with `text_channel`.

        `shard`: the number of the shard to which it belongs, and their count.
        """
        guild = Guild(self, self.clock.new_id(shard), name, locale, self.owner)
        guild.join(*self.people.values())
        self.guilds[guild.id] = guild
        self.gateway.dispatch("GUILD_CREATE", guild.gateway_json(all_members=False), guild_id=guild.id)
        return guild

    def dm(self, person: Person) -> Channel:
        """Return the DM channel of the bot with a person."""
        channel = next((c for c in self.channels.values() if c.recipient is person), None)
        if channel is None:
            channel = Channel(self, self.clock.new_id(), DM, person.name, recipient=person)
            self.channels[channel.id] = channel
        return channel

    def group(self, *people: Person) -> Channel:
        """Add a private channel of several people, without the bot."""
        made = Channel(self, self.clock.new_id(), GROUP, "the three", joined={person.id for person in people})
        self.channels[made.id] = made
        return made

    def pass_time(self, seconds: float) -> None:
        """Move the server's clock, so that interactions grow old without waiting."""
        self.clock.advance(seconds)

    # events

    @property
    def calls(self) -> list[Call]:
        """Every REST request in order of arrival."""
        return self._rest.calls

    def calls_to(self, route: str) -> list[Call]:
        """Return the requests of one route, written as in `faults`: `wire.calls_to("PATCH /channels/*/messages/*")`."""
        return self._rest.to(route)

    async def wait_for_calls(self, route: str, times: int = 1, within: float = PATIENCE) -> list[Call]:
        """Wait until `times` requests of a route are answered, and return them."""

        def list_answered() -> list[Call] | None:
            done = [call for call in self.calls_to(route) if call.answered_at is not None]
            return done if len(done) >= times else None

        return await self.bell.until(list_answered, f"{times} calls {route}", within)

    # for the endpoints

    def channel(self, call: Call) -> Channel:
        """Return the channel of a call's path. Raises `Refusal` (404, 10003) if there is none."""
        channel = self.channels.get(call.id("channel_id"))
        if channel is None:
            raise unknown("Channel")
        return channel

    def find_edited(self, call: Call) -> Message | None:
        """Return the existing message that a call edits, or None."""
        first_match = next((match for match in (pattern.match(call.line) for pattern in _EDITS) if match), None)
        if first_match is None:
            return None
        named = first_match.groupdict()
        number, token = named.get("message"), named.get("token")
        if token is not None and number in (None, "@original"):
            interaction = self.interactions.get(token)
            if interaction is None:
                return None
            return interaction.source if number is None and call.body_map.get("type") == 7 else interaction.original
        return next((m for c in self.channels.values() for m in c.everything if str(m.id) == number), None)

    async def _file(self, request: web.Request) -> web.Response:
        number = request.match_info["number"]
        file = self.attachments.get(int(number)) if number.isdecimal() else None
        if file is None or file.filename != request.match_info["name"]:
            return web.Response(status=404)
        return web.Response(body=file.content, content_type=file.content_type)

    async def _run(self, bot: discord.Client, token: str) -> None:
        if self._secure:
            await bot.start(token)
        else:
            with self.redirect():
                await bot.start(token)

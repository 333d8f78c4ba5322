"""Dialog of `/azalai find`, and of the invite that a server shows with its open tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord
import msgspec

from azalai.bot.catalogue import list_offered_games
from azalai.bot.dialogs.discord_permissions import can_see_channel
from azalai.bot.dialogs.marks import action, opens_modal, submitted
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show_sheet
from azalai.bot.dialogs.servers import Servers
from azalai.bot.dialogs.settings_dialog import check_manager
from azalai.bot.discord_codes import Fate, fate
from azalai.bot.errors import Refused
from azalai.bot.hosting.open_tables import OpenGame, OpenGamesLister
from azalai.bot.layouts.components import button
from azalai.bot.layouts.entry_buttons import own_tables_button
from azalai.bot.layouts.modals import Field, Modal
from azalai.bot.tables.host import Host
from azalai.bot.world.layout import PER_PAGE, open_tables_layout, world_layout
from azalai.bot.world.rules import list_lobbies, parse_invite
from azalai.bot.world.store import Lobby, World, WorldServer

LOOKED_AT = 3600.0
"""Seconds for which an invite that worked is not checked again."""
ALL_GAMES = "-"
"""Name in a button for the tables of all games."""
TYPED = 100
"""Limit of characters of a typed invite."""
HIGHEST_PAGE = 100


class WorldDialog:
    """Dialog of open tables of other servers, and of the invite that a server shows with its own."""

    def __init__(self, host: Host, servers: Servers, client: discord.Client, list_waiting: OpenGamesLister) -> None:
        self._host = host
        self._servers = servers
        self._client = client
        self._list_waiting = list_waiting

    @action("find", in_place=True)
    async def _turn_page(self, request: Request, page: int, game: str) -> None:
        await self.find(request, None if game == ALL_GAMES else game, page)

    async def find(self, request: Request, game: str | None = None, page: int = 0) -> None:
        """Show a page of open tables of other servers, of one game or of all.

        Raises `Refused` if the operator's settings don't allow it, or if there is no such game.
        """
        if not self._host.settings.world:
            raise Refused("refusal-no-world")
        if game is not None and game not in list_offered_games():
            raise Refused("refusal-no-such-game")
        async with self._host.store.read() as tx:
            lobbies = await list_lobbies(tx, request.guild, request.user, request.language, game)
            waiting: list[OpenGame] = []
            own = WorldServer(guild_id=0)
            if request.guild is not None:
                waiting = await self._list_waiting(tx, request.guild, request.user, partial(can_see_channel, request))
                own = await tx.get(World).get(request.guild)
        page = max(0, min(page, HIGHEST_PAGE))
        reachable = await self._list_reachable(lobbies, (page + 1) * PER_PAGE + 1)
        layout = open_tables_layout(
            reachable[page * PER_PAGE : (page + 1) * PER_PAGE],
            game,
            page,
            len(reachable) > (page + 1) * PER_PAGE,
            request.reader,
            own=[lobby for lobby in waiting if game in (None, lobby.game)],
            opens=request.guild is not None,
            shows=own.invite is not None and not own.hidden,
        )
        await show_sheet(request, layout, own_tables_button(request.words))

    async def _list_reachable(self, lobbies: Sequence[Lobby], most: int) -> list[tuple[Lobby, str]]:
        """Return the first `most` tables that can be reached, with the names of their servers."""
        reachable: list[tuple[Lobby, str]] = []
        for lobby in lobbies:
            server = await self._servers.find_guild(lobby.guild_id)
            if server is None or not await self._is_public(server, lobby.channel_id):
                continue
            if await self._works(lobby):
                reachable.append((lobby, server.name))
            if len(reachable) == most:
                break
        return reachable

    async def _is_public(self, server: discord.Guild, channel: int) -> bool:
        """Return True if all members of a server see a channel, so that a person who joins the server does."""
        try:
            place = server.get_channel_or_thread(channel) or await server.fetch_channel(channel)
        except discord.HTTPException as error:
            if fate(error) in (Fate.AGAIN, Fate.LATER):
                raise
            return False
        if isinstance(place, discord.Thread) and (place.is_private() or place.parent is None):
            return False
        return place.permissions_for(server.default_role).view_channel

    async def _works(self, lobby: Lobby) -> bool:
        """Return True if the invite of a table's server works; forget it if Discord no longer knows it."""
        if not self._host.limits.claim_turn(("invite", lobby.guild_id, lobby.invite), LOOKED_AT):
            return True
        try:
            await self._client.fetch_invite(lobby.invite, with_counts=False)
        except discord.NotFound:
            async with self._host.store.write() as tx:
                server = await tx.get(World).get(lobby.guild_id)
                if server.invite == lobby.invite:
                    await tx.get(World).set(msgspec.structs.replace(server, invite=None, since=None, dead=True))
            return False
        except discord.HTTPException:
            self._host.limits.allow_again(("invite", lobby.guild_id, lobby.invite))
        return True

    # Invite of a server

    @action("world", in_place=True)
    async def _open(self, request: Request) -> None:
        await self._show(request)

    @opens_modal("world-type")
    async def _open_invite_form(self, request: Request) -> None:
        check_manager(request)
        say = request.words.say
        field = Field(say("world-invite"), "", "https://discord.gg/…", required=True, most=TYPED)
        await request.open_modal(Modal(title=say("world-invite"), fields=[field], act="world-typed"))

    @submitted("world-typed")
    async def _set_invite(self, request: Request, *, typed: Sequence[str]) -> None:
        guild, code = check_manager(request), parse_invite(typed[0] if typed else "")
        try:
            invite = await self._client.fetch_invite(code, with_counts=False)
        except discord.NotFound as error:
            raise Refused("refusal-invite-dead") from error
        if invite.guild is None or invite.guild.id != guild:
            raise Refused("refusal-invite-other")
        if invite.expires_at is not None:
            raise Refused("refusal-invite-expires")
        await self._store_invite(request, guild, code)

    @action("world-make", in_place=True)
    async def _make_invite(self, request: Request) -> None:
        guild, channel = check_manager(request), request.interaction.channel
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if not isinstance(channel, discord.abc.GuildChannel):
            raise Refused("refusal-invite-forbidden")
        try:
            invite = await channel.create_invite(max_age=0, max_uses=0, unique=False)
        except discord.Forbidden as error:
            raise Refused("refusal-invite-forbidden") from error
        await self._store_invite(request, guild, invite.code)

    @action("world-off", in_place=True)
    async def _switch_off(self, request: Request) -> None:
        guild = check_manager(request)
        await self._host.store.change(lambda tx: tx.get(World).forget(guild))
        await self._show(request)

    async def _store_invite(self, request: Request, guild: int, code: str) -> None:
        if not self._host.settings.world:
            raise Refused("refusal-no-world")
        async with self._host.store.write() as tx:
            server = await tx.get(World).get(guild)
            await tx.get(World).set(
                WorldServer(guild_id=guild, invite=code, since=self._host.now(), hidden=server.hidden)
            )
        await self._show(request)

    async def _show(self, request: Request) -> None:
        guild = check_manager(request)
        server = await self._host.store.look(lambda tx: tx.get(World).get(guild))
        layout = world_layout(server, request.reader, allowed=self._host.settings.world)
        await show_sheet(request, layout, button(request.words.say("button-back"), "settings"))

    # For the operator

    async def hide(self, guild: int) -> bool:
        """Hide a server from users elsewhere, or show it again; return True if it is hidden now."""
        async with self._host.store.write() as tx:
            server = await tx.get(World).get(guild)
            await tx.get(World).set(msgspec.structs.replace(server, hidden=not server.hidden))
        return not server.hidden

"""Dialog of a server's settings, for its managers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from azalai.bot.dialogs.discord_permissions import find_missing_permission, without_deleted
from azalai.bot.dialogs.marks import action, opens_modal, submitted
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import open_form, show
from azalai.bot.errors import Refused
from azalai.bot.hosting.lobby import announce_lobbies
from azalai.bot.layouts.filled import FormValues, get_form
from azalai.bot.layouts.forms import list_changes, with_choice
from azalai.bot.layouts.settings_overview import (
    SettingsForm,
    decode_settings_form,
    overview_layout,
    settings_facts,
    settings_mark,
    settings_menus,
    settings_modal,
)
from azalai.bot.people.guild_settings import GuildSettings, guild_settings, lock_guild_settings, set_guild_settings
from azalai.bot.store import Transaction
from azalai.bot.tables.host import Host


class Mornings(Protocol):
    """Part of the bot that posts the deals of the day, as far as the settings need it."""

    async def follow_settings(
        self,
        tx: Transaction,
        guild: int,
        before: GuildSettings,
        after: GuildSettings,
        now: float,
        *,
        chooser: int | None,
    ) -> None:
        """Apply a change of a server's settings. `chooser`: the user who has just chosen the channel, or None."""
        ...

    async def find_trouble(self, tx: Transaction, guild: int) -> str | None:
        """Return the id of the message about the obstacle in a server's channel, or None."""
        ...


class FindsWorld(Protocol):
    """Function that returns the state of showing a server's open tables elsewhere, as a value for messages.

    `allowed`: the operator's setting allows it at all.
    """

    async def __call__(self, tx: Transaction, guild: int, *, allowed: bool) -> str: ...


class SettingsDialog:
    """Dialog in one private message: an overview with a form for each group of settings.

    A client that can't show forms gets a page of menus for each group; a menu changes its setting at once.
    """

    def __init__(self, host: Host, mornings: Mornings, find_world: FindsWorld) -> None:
        self._host = host
        self._mornings = mornings
        self._find_world = find_world

    async def open(self, request: Request) -> None:
        """Show the settings of the server."""
        await self._show_overview(request, *await self._read(request))

    @action("settings", in_place=True)
    async def _reopen(self, request: Request) -> None:
        await self.open(request)

    @action("set-menus", in_place=True)
    async def _open_menus(self, request: Request, name: str) -> None:
        form = get_form(SettingsForm, name)
        await self._show_menus(request, form, *await self._read(request))

    @opens_modal("set-form")
    async def _open_form(self, request: Request, name: str) -> None:
        form = get_form(SettingsForm, name)
        settings, trouble = await self._read(request)
        existing, guild = without_deleted(settings, request.server), request.server

        def channel(number: int) -> str:
            place = None if guild is None else guild.get_channel(number)
            return f"#{place.name}" if place is not None else str(number)

        def role(number: int) -> str:
            guild_role = None if guild is None else guild.get_role(number)
            return f"@{guild_role.name}" if guild_role is not None else str(number)

        modal = settings_modal(existing, form, request.words, channel=channel, role=role)
        await open_form(request, modal, partial(self._show_menus, request, form, settings, trouble))

    @submitted("set-filled")
    async def _submit_form(self, request: Request, name: str, mark: str, *, filled: FormValues) -> None:
        form, words = get_form(SettingsForm, name), request.words

        def check_and_read(settings: GuildSettings) -> FormValues:
            if mark != settings_mark(settings, form):
                raise Refused("refusal-form-changed")
            return filled

        before, after, trouble = await self._change(request, form, check_and_read, form is SettingsForm.ELSE)
        old_facts, new_facts = (settings_facts(each_settings, form, words) for each_settings in (before, after))
        await self._show_overview(request, after, trouble, list_changes(old_facts, new_facts, words))

    @action("set", in_place=True)
    async def _choose(self, request: Request, name: str, field: str, *, chosen: Sequence[str]) -> None:
        form, words = get_form(SettingsForm, name), request.words

        def fill_in(settings: GuildSettings) -> FormValues:
            return with_choice(settings_modal(settings, form, words), field, chosen)

        _, settings, trouble = await self._change(request, form, fill_in, field == "morning")
        await self._show_menus(request, form, settings, trouble)

    async def _read(self, request: Request) -> tuple[GuildSettings, str | None]:
        """Return the settings of the server, and the obstacle in its channel for the deals of the day, or None."""
        guild = check_manager(request)
        async with self._host.store.read() as tx:
            return await guild_settings(tx, guild), await self._mornings.find_trouble(tx, guild)

    async def _change(
        self, request: Request, form: SettingsForm, fill: Callable[[GuildSettings], FormValues], chooses_morning: bool
    ) -> tuple[GuildSettings, GuildSettings, str | None]:
        """Store a form, and return the settings before and after it, and the obstacle as `_read` does.

        `fill`: returns the filled-in form for the present settings.
        """
        guild, now = check_manager(request), self._host.now()
        async with self._host.store.write() as tx:
            before = await lock_guild_settings(tx, guild)
            existing = without_deleted(before, request.server)
            settings = decode_settings_form(existing, form, fill(existing), request.words)
            if settings.morning is not None and settings.morning != existing.morning:
                check_morning_channel(request, settings.morning)
            await set_guild_settings(tx, guild, settings)
            chooser = request.user if chooses_morning and settings.morning is not None else None
            await self._mornings.follow_settings(tx, guild, before, settings, now, chooser=chooser)
            trouble = await self._mornings.find_trouble(tx, guild)
            lobbies = await announce_lobbies(tx, guild, now)
        self._host.after_commit(lobbies)
        return before, settings, trouble

    async def _show_overview(
        self, request: Request, settings: GuildSettings, trouble: str | None, notes: Sequence[str] = ()
    ) -> None:
        existing = without_deleted(settings, request.server)
        guild, allowed = request.interaction.guild, self._host.settings.world
        events = guild is not None and guild.me.guild_permissions.create_events
        number = check_manager(request)
        world = await self._host.store.look(lambda tx: self._find_world(tx, number, allowed=allowed))
        layout = overview_layout(existing, request.reader, world=world, notes=notes, trouble=trouble, events=events)
        await show(request, layout)

    async def _show_menus(
        self, request: Request, form: SettingsForm, settings: GuildSettings, trouble: str | None
    ) -> None:
        existing = without_deleted(settings, request.server)
        await show(request, settings_menus(existing, form, request.reader, trouble=trouble))


def check_manager(request: Request) -> int:
    """Return the server of the request. Raises `Refused` unless the user may manage it.

    Discord shows the command to all users, and an open message outlives a permission.
    """
    if request.guild is None:
        raise Refused("refusal-server-only")
    if request.person.manages is None:
        raise Refused("refusal-manager-only")
    return request.guild


def check_morning_channel(request: Request, channel: int) -> None:
    """Raise `Refused` if the bot may not post deals of the day in a channel."""
    missing = find_missing_permission(request, channel)
    if missing is not None:
        raise Refused("refusal-morning-channel", channel=f"<#{channel}>", missing=missing.replace("_", "-"))

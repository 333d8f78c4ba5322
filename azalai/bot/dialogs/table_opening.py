"""Dialog that opens a table, and reports if its card can't be posted."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord

from azalai.bot.clocks.pace import Late, encode_pace, make_pace, parse_pace
from azalai.bot.dialogs.discord_permissions import check_channel, check_guild_settings
from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.places import NewTables
from azalai.bot.dialogs.play import PlayDialog
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show, show_sheet
from azalai.bot.dialogs.table_codes import pack_invitation
from azalai.bot.dialogs.threads import bring_in, delete_empty_threads, open_thread
from azalai.bot.discord_codes import SEND
from azalai.bot.errors import Refused
from azalai.bot.hosting import lobby
from azalai.bot.hosting.lobby import OpenedTable
from azalai.bot.hosting.names import robot_name
from azalai.bot.hosting.rematch import open_rematch
from azalai.bot.hosting.start import check_full_at
from azalai.bot.layouts.idle_view import open_thread_layout, rematch_thread_layout, words_layout
from azalai.bot.layouts.invitation_answers import silent_lines
from azalai.bot.people.mentions import mention_user
from azalai.bot.people.person import Person
from azalai.bot.tables.channels import get_message_for_table
from azalai.bot.tables.first_card import FirstCard, load_first_card
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.text import isolate, visible_name
from azalai.games.contract import AnyGame
from azalai.games.options import option_fields
from azalai.locales import Words
from azalai.robots import Level

PATIENCE = 2.0
"""Seconds in which a card is usually posted; the report waits that long for it."""


MOST_INVITED = 4
"""Number of players who can be invited with the command."""
USUAL = 3
"""Default number of players, if the game can seat them."""


class OpeningDialog:
    """Dialog that opens tables of any game."""

    def __init__(self, host: Host, playing: PlayDialog) -> None:
        self._host = host
        self._playing = playing

    async def open(
        self,
        request: Request,
        game: AnyGame,
        filled: dict[str, Any],
        *,
        robots: int = 0,
        level: Level | None = None,
        plays: bool = False,
    ) -> None:
        """Open a table here with the filled-in options of `new`.

        `robots`: the number of robots that sit down at once, if the server allows robots; `level`: theirs, by default
        the user's usual one. If no seat is left then, the game begins. `plays`: show the user their private view, if
        the table is in this channel. Raises `Refused` if the table can't be opened.
        """
        fields = [field.name for field in option_fields(game.Options)]
        options = game.Options(**{name: filled[name] for name in fields if filled.get(name) is not None})
        people = [filled[f"player{n}"] for n in range(1, MOST_INVITED + 1) if filled.get(f"player{n}") is not None]
        others = {person.id: person.display_name for person in people if person.id != request.user and not person.bot}
        settings = await check_guild_settings(self._host, request, thread=bool(filled.get("thread")))
        language = filled.get("language") or settings.language or request.words.language
        late = filled.get("late") or Late.VOTE
        pace = parse_pace(filled["pace"], late) if filled.get("pace") else make_pace(settings.pace, late)
        if filled.get("full") is not None:
            check_full_at(game, filled["full"])
        channel = check_channel(request, thread=bool(filled.get("thread")))
        thread = await self._make_thread(request, game, len(others)) if filled.get("thread") else None
        new = lobby.NewTable(
            game=game.key,
            options=options,
            language=language,
            guild=request.guild,
            channel=channel if thread is None else thread.id,
            random_seats=filled.get("seats") != "joined",
            pace=encode_pace(pace),
            full_at=filled.get("full"),
        )
        seats = [(request.user, request.name), *_make_robots(robots if settings.robots else 0)]
        levels = {name: level for user, name in seats if user is None and level is not None}
        try:
            invited = [Person(user, name) for user, name in others.items()]
            opened = await lobby.open_table(
                self._host, request.person, new, invited=invited, seats=seats, levels=levels
            )
        except Refused as refusal:
            if refusal.reason != "refusal-channel-taken":
                raise
            await self._offer_thread(request, game, filled, list(others))
            return
        await bring_in(thread or request.interaction.channel, request.user)
        if plays and thread is None:
            await self._playing.open(request, opened.table)
        else:
            await report_opened(self._host, request, opened)

    async def _offer_thread(
        self, request: Request, game: AnyGame, filled: dict[str, Any], invited: Sequence[int]
    ) -> None:
        """Offer a button that opens the same table in a thread, because the channel has a table.

        Raises `Refused` if the user can't open a thread here, or if the options are too long for the button.
        """
        await NewTables(self._host).check_thread(request)
        typed = pack_invitation(game, filled, invited)
        if typed is None:
            raise Refused("refusal-taken-long")
        await show_sheet(request, open_thread_layout(game.key, typed, request.reader))

    async def _make_thread(self, request: Request, game: AnyGame, invited: int) -> discord.Thread:
        parent = request.interaction.channel
        if not isinstance(parent, discord.TextChannel):
            raise Refused("refusal-no-thread-here")
        await lobby.claim_thread(self._host, request.person, request.guild, invited)
        words = request.words
        host = isolate(visible_name(request.name))
        name = words.say("lobby-thread", game=words.say(f"{game.key}-name"), host=host)
        try:
            return await open_thread(parent, name)
        except Refused as refusal:
            if refusal.reason == "refusal-no-thread-now":
                await delete_empty_threads(parent, name, self._host)
            raise

    @action("rematch")
    async def _rematch(self, request: Request, table: TableNumber) -> None:
        await check_guild_settings(self._host, request, thread=False)
        check_channel(request, thread=False)
        try:
            opened = await open_rematch(self._host, table, request.person)
        except Refused as refusal:
            if refusal.reason != "refusal-channel-taken":
                raise
            await NewTables(self._host).check_thread(request)
            await show(request, rematch_thread_layout(table, request.reader))
            return
        await bring_in(request.interaction.channel, request.user)
        await report_opened(self._host, request, opened)

    @action("rematch-thread", in_place=True)
    async def _rematch_in_thread(self, request: Request, table: TableNumber) -> None:
        """Open the rematch in a thread of its own, because the channel has another table."""
        await check_guild_settings(self._host, request, thread=True)
        check_channel(request, thread=True)
        before = await load(self._host, table)

        async def make_thread() -> int:
            thread = await self._make_thread(request, before.game, len(before.seats) - 1)
            await bring_in(thread, request.user)
            return thread.id

        opened = await open_rematch(self._host, table, request.person, make_thread)
        await report_opened(self._host, request, opened)


async def report_opened(host: Host, request: Request, opened: OpenedTable) -> None:
    """Wait for the first try of the card and report its result, unless the user sees the card in the channel."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await opened.first_try.wait()
    card, trouble = await host.store.look(lambda tx: load_first_card(tx, opened.table))
    words = request.words
    lines = [*_list_report_lines(request, opened, card, trouble, words), *silent_lines(opened.invited, words)]
    if lines:
        await show(request, words_layout("\n".join(lines), user=request.user))
    elif request.in_place and request.in_ephemeral:  # replaces the question that led to the table
        await show(request, words_layout(words.say("lobby-open-here"), user=request.user))
    else:
        await request.show_nothing()


def usual_seats(game: AnyGame) -> int:
    """Return the default number of players: the one nearest to `USUAL` that the game can seat."""
    return min(max(game.seats), max(min(game.seats), USUAL))


def _list_report_lines(
    request: Request, opened: OpenedTable, card: FirstCard, trouble: str | None, words: Words
) -> list[str]:
    mention = f"<#{opened.channel}>"
    if card is FirstCard.POSTED:
        return [] if opened.channel == request.channel else [words.say("lobby-open-done", channel=mention)]
    if card is FirstCard.REFUSED and trouble is not None:
        place = request.interaction.channel
        if trouble == SEND and isinstance(place, discord.Thread) and place.is_private():
            return [words.say("lobby-open-mention-me", bot=mention_user(request.bot))]
        return [words.say("lobby-open-refused", why=words.say(get_message_for_table(trouble)))]
    return [words.say("lobby-open-gone" if card is FirstCard.GONE else "lobby-open-pending", channel=mention)]


def _make_robots(count: int) -> list[tuple[None, str]]:
    """Return the seats of `count` robots: each has None as its user, and a name."""
    names: list[str] = []
    for _ in range(count):
        names.append(robot_name(names))
    return [(None, name) for name in names]

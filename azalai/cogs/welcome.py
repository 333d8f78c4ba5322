"""The greeting: a table opened by buttons, and where the ways to lessons, to others and to the commands begin."""

from __future__ import annotations

import discord

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.permissions import check_channel
from azalai.bot.dialogs.places import NewTables
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.table_codes import unpacked
from azalai.bot.errors import Refused
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.welcome import layout as layouts
from azalai.cogs.cog import Cog
from azalai.cogs.game import GameCog


class Beginning(Cog):
    """The buttons of the greeting and of `/azalai help`, and what they ask."""

    @action("open")
    async def _opened(self, request: Request, game: str) -> None:
        """A game of the greeting: how many play, and with whom."""
        await self._ask(request, game, None)

    @action("open-seats", in_place=True)
    async def _seats_chosen(self, request: Request, game: str, *, chosen: str) -> None:
        await self._ask(request, game, int(chosen) if chosen.isdecimal() else None)

    @action("open-with", in_place=True)
    async def _with(self, request: Request, game: str, seats: int, way: str, thread: int) -> None:
        cog = self._game(game)
        if seats not in cog.game.seats:
            raise Refused("refusal-not-possible-now")
        robots = seats - 1 if way == layouts.ROBOTS else 0
        await cog.open(request, {"thread": bool(thread), "full": seats}, robots=robots, plays=robots > 0)

    @action("open-thread", in_place=True)
    async def _in_a_thread(self, request: Request, game: str, typed: str = "") -> None:
        """What was typed of a table for a channel that has one: in a thread."""
        cog = self._game(game)
        filled, invited = _unpacked(cog, typed) if typed else ({}, list[int]())
        people = [await self._member(request, user) for user in invited]
        filled |= {f"player{number}": one for number, one in enumerate(people, 1)}
        await cog.open(request, {**filled, "thread": True})

    @action("learn-which")
    async def _learn(self, request: Request) -> None:
        await show(request, layouts.learn_layout(request.words, user=request.user))

    @action("how")
    async def _how(self, request: Request) -> None:
        await show(request, layouts.how_layout(request.words, user=request.user))

    @action("greet", in_place=True)
    async def _greet(self, request: Request) -> None:
        """Posts the greeting for all, where its reader manages the server."""
        if request.guild is None or request.person.manages is None:
            raise Refused("refusal-managers-greet")
        channel = check_channel(request, thread=False)
        await self.rooms.greeter.greet(channel, request.guild, f"g{request.id}"[:25])
        await show(request, words_layout(request.words.say("greeted"), user=request.user))

    async def _ask(self, request: Request, key: str, seats: int | None) -> None:
        cog = self._game(key)
        if request.guild is None:
            command = request.words.say(f"{key}-slash")
            text = request.words.say("lesson-real-in-servers", command=command)
            await show(request, words_layout(text, user=request.user))
            return
        place = await NewTables(self.rooms.host).place(request)
        layout = layouts.opening_layout(
            cog.game,
            request.words,
            user=request.user,
            seats=seats if seats is not None and seats in cog.game.seats else layouts.usual_seats(cog.game),
            robots=place.settings.robots,
            thread=place.thread,
        )
        await show(request, layout)

    def _game(self, key: str) -> GameCog:
        cog = self.bot.get_cog(key)
        if not isinstance(cog, GameCog):
            raise Refused("refusal-no-such-game")
        return cog

    async def _member(self, request: Request, user: int) -> discord.Member:
        if request.interaction.guild is None:
            raise Refused("refusal-server-only")
        try:
            return await request.interaction.guild.fetch_member(user)
        except discord.NotFound as error:
            raise Refused("refusal-not-here-any-more") from error


def _unpacked(cog: GameCog, typed: str) -> tuple[dict[str, object], list[int]]:
    try:
        return unpacked(cog.game, typed)
    except (ValueError, IndexError) as error:
        raise Refused("refusal-unreadable-button") from error


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Beginning(bot))

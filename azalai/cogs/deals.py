"""`/azalai daily`: the deals of the day, one person against robots; their boards, and what is shown of them to all."""

from __future__ import annotations

import asyncio
from typing import Any

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.delivery.retries import ChannelGone, NotAllowed
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.permissions import check_channel
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import command
from azalai.bot.errors import Refused
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import Document
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.records.export import recorded
from azalai.bot.records.layout import proof_layout
from azalai.bot.records.record_file import written
from azalai.bot.solo import deal_layout as layouts
from azalai.bot.solo.boards import best_game, named
from azalai.bot.solo.days import is_over
from azalai.bot.solo.deal_layout import ACTS
from azalai.bot.solo.deal_store import Deals, table_number
from azalai.bot.solo.deal_table import dealt_history
from azalai.bot.solo.layout import with_way_back
from azalai.bot.store.rows import Use
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands
from azalai.cogs.profiles import GameChoice
from azalai.cogs.records import proof_of
from azalai.locales import words


class DealsCog(Cog):
    """The ways to the deals, and from their ends to others."""

    async def cog_load(self) -> None:
        """Adds `/azalai daily`, which works in direct messages too."""
        parameters: list[tuple[str, str, Any]] = [("game", "slash-daily-game", app_commands.Transform[str, GameChoice])]
        command(own_commands(self.bot), "slash-daily", parameters, self._typed, {"game": None}, keep=True)

    async def _typed(self, request: Request, game: str | None) -> None:
        if game is None:
            await self.rooms.dealing.overview(request)
        else:
            await self.rooms.dealing.open(request, game)

    # What is shown to all

    @action(f"{ACTS}share")
    async def _share(self, request: Request, table: int) -> None:
        """One line in the channel, which tells nothing of the deal; once a day in a server."""
        shown = await self.rooms.dealing.finished(request, table)
        if request.guild is None or request.channel is None:
            raise Refused("refusal-server-only")
        check_channel(request, thread=False)
        host = self.rooms.host
        async with host.store.write() as tx:
            settings = await guild_settings(tx, request.guild)
            if not settings.deals:
                raise Refused("refusal-no-deals-here")
            await host.limits.claim_share(tx, request.user, request.guild, table)
        said = words(settings.language or request.language)
        layout = layouts.shared_layout(shown.dealt, shown.board, said)
        try:
            await self.rooms.poster.post_in(request.channel, layout, f"share{request.id}"[:25])
        except (NotAllowed, ChannelGone) as error:
            async with host.store.write() as tx:
                await tx.usage.take_back(Use.SHARE, user=request.user, guild=request.guild, table=table)
            raise Refused("refusal-deal-not-shared") from error
        await show(request, words_layout(request.words.say("deal-is-shared"), user=request.user))

    # What is no secret when a deal is over

    @action(f"{ACTS}film")
    async def _film(self, request: Request, game: str, day: int) -> None:
        """The film of the best game. Refused while the deal can be played."""
        await self._check_over(game, day)
        async with self.rooms.host.store.read() as tx:
            best = best_game(await tx.of(Deals).results(game, day, day))
            if best is None:
                raise Refused("refusal-deal-no-film")
            name = (await named(tx, [best], request.user, request.guild))[best.user_id]
        said = request.words
        called = said.say("deal-somebody") if name is None else name
        told = await dealt_history(self.rooms.host, table_number(best.id), called, said.language)
        if not self.rooms.films.is_ready(told, said.language):
            await show(request, words_layout(said.say("film-in-work"), user=request.user))
        film = await self.rooms.films.of(told, said.language, request.user)
        await show(request, layouts.film_layout(game, day, name, film, said, user=request.user))

    @action(f"{ACTS}review", in_place=True)
    async def _review(self, request: Request, table: int) -> None:
        shown = await self.rooms.dealing.finished(request, table)
        told = await dealt_history(self.rooms.host, table, shown.dealt.row.name, request.words.language)
        layout = await self.rooms.reviewing.layout(request, told)
        await show(request, with_way_back(layout, table, request.words, ACTS), AnswerKind.DEAL)

    @action(f"{ACTS}verify", in_place=True)
    async def _verify(self, request: Request, table: int) -> None:
        shown = await self.rooms.dealing.finished(request, table)
        await self._check_over(shown.dealt.deal.game, shown.dealt.deal.day)
        told = await dealt_history(self.rooms.host, table, request.name, request.words.language)
        proof = await asyncio.to_thread(proof_of, told)
        date = layouts.date_in(shown.dealt.deal.day, request.words)
        layout = proof_layout(told.table, proof, request.words, user=request.user, date=date)
        await show(request, with_way_back(layout, table, request.words, ACTS), AnswerKind.DEAL)

    @action(f"{ACTS}export")
    async def _export(self, request: Request, table: int) -> None:
        shown = await self.rooms.dealing.finished(request, table)
        deal = shown.dealt.deal
        await self._check_over(deal.game, deal.day)
        told = await dealt_history(self.rooms.host, table, request.name, request.words.language)
        record = recorded(told.table, told.moves, told.final, shown.dealt.seat, request.words)
        file = Document(f"{deal.game}-deal-{deal.day}.txt", written(record).encode())
        await show(request, layouts.export_layout(deal.game, deal.day, file, request.words, user=request.user))

    async def _check_over(self, game: str, day: int) -> None:
        async with self.rooms.host.store.read() as tx:
            over = await is_over(tx, day, game, self.rooms.host.now())
        if not over:
            raise Refused("refusal-deal-not-over")


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(DealsCog(bot))

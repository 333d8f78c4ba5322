"""What stays of a game: `/table export`, `/table verify` and `/table replay`, their buttons, the film for all, and the
review of a game that is over."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action
from bot.dialogs.context import table_here
from bot.dialogs.permissions import person_of
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import command
from bot.errors import Refused
from bot.layouts import records as layouts
from bot.layouts.dialog import words_layout
from bot.layouts.layout import Document
from bot.people.person import Person
from bot.records.export import file_name, recorded
from bot.records.file import written
from bot.records.loading import History, history
from bot.records.verification import Proof, prove
from bot.store.rows import MessageKind
from bot.tables.announcements import channel_address
from bot.tables.table import LoadedTable, secrets_out
from cogs.tables import table_commands

Work = Callable[[discord.Interaction, int], Awaitable[None]]


class Records(commands.Cog):
    """The file, the proof and the film of a table."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Adds the commands to `/table`."""
        group = table_commands(self.bot)
        command(group, "slash-table-verify", [], self._here(self._verify))
        command(group, "slash-table-replay", [], self._here(self._film))
        command(
            group,
            "slash-table-export",
            [("names", "slash-table-export-names", bool)],
            self._export_here,
            {"names": True},
        )

    async def cog_unload(self) -> None:
        """No film keeps the bot from stopping."""
        self.bot.films.close()

    def _here(self, work: Work) -> Callable[[discord.Interaction], Awaitable[None]]:
        async def invoked(interaction: discord.Interaction) -> None:
            async def at_table() -> None:
                await work(interaction, (await table_here(self.bot.host, interaction)).id)

            await respond(interaction, at_table)

        return invoked

    @action("film", in_view=True)
    async def _film_pressed(self, interaction: discord.Interaction, table: int) -> None:
        await self._film(interaction, table)

    @action("verify", in_view=True)
    async def _verify_pressed(self, interaction: discord.Interaction, table: int) -> None:
        await self._verify(interaction, table)

    @action("export", in_view=True)
    async def _export_pressed(self, interaction: discord.Interaction, table: int) -> None:
        await self._export(interaction, table)

    # The file

    async def _export_here(self, interaction: discord.Interaction, names: bool) -> None:
        async def work() -> None:
            await self._export(interaction, (await table_here(self.bot.host, interaction)).id, named=names)

        await respond(interaction, work)

    @action("export-names", in_place=True)
    async def _export_otherwise(self, interaction: discord.Interaction, table: int, named: bool) -> None:
        await self._export(interaction, table, named=named)

    async def _export(self, interaction: discord.Interaction, table: int, named: bool = True) -> None:
        told = await history(self.bot.host, table)
        words = words_for(interaction)
        seat = told.table.seat_of(interaction.user.id)
        record = recorded(told.table, told.moves, told.final, None if seat is None else seat.seat, words, named=named)
        file = Document(file_name(told.table), written(record).encode())
        layout = layouts.export_layout(told.table, file, words, named=named, user=interaction.user.id)
        await self.bot.views.show(interaction, layout, told.table, follows=False)

    # The proof

    async def _verify(self, interaction: discord.Interaction, table: int) -> None:
        told = await history(self.bot.host, table)
        proof = await asyncio.to_thread(proof_of, told)
        layout = layouts.proof_layout(told.table, proof, words_for(interaction), user=interaction.user.id)
        await self.bot.views.show(interaction, layout, told.table, follows=False)

    # The review

    @action("review", in_view=True)
    @action("review-again", in_place=True)
    async def _review(self, interaction: discord.Interaction, table: int) -> None:
        await self.bot.reviewing.show(interaction, table)

    # The film

    async def _film(self, interaction: discord.Interaction, table: int) -> None:
        told = await history(self.bot.host, table)
        words = words_for(interaction)
        if not self.bot.films.is_ready(told, words.language):
            await show(interaction, words_layout(words.say("film-in-work"), user=interaction.user.id))
        film = await self.bot.films.of(told, words.language, interaction.user.id)
        may_show = _may_show(told.table, person_of(interaction))
        layout = layouts.film_layout(told.table, film, words, may_show=may_show, user=interaction.user.id)
        await self.bot.views.show(interaction, layout, told.table, follows=False)

    @action("film-show")
    async def _show_to_all(self, interaction: discord.Interaction, table: int) -> None:
        told = await history(self.bot.host, table)
        words = words_for(interaction)
        if not _may_show(told.table, person_of(interaction)):
            raise Refused("refusal-not-seated")
        if not secrets_out(told.table.row):
            raise Refused("refusal-film-when-over")
        await self.bot.films.of(
            told, told.table.language, interaction.user.id
        )  # here, so that nothing in the channel waits for it
        async with self.bot.host.store.write() as tx:
            tx.alone(f"film of {told.table.id}")
            waits = await tx.outbox.addresses_of(told.table.id, MessageKind.FILM)
            if waits or await tx.messages.of(told.table.id, MessageKind.FILM):
                raise Refused("refusal-film-shown")
            await tx.outbox.add(told.table.id, channel_address(told.table), MessageKind.FILM, now=self.bot.host.now())
        self.bot.host.after_commit([told.table.id], robots=False)
        await show(interaction, words_layout(words.say("film-shown"), user=interaction.user.id))


def _may_show(table: LoadedTable, person: Person) -> bool:
    """Whether this person may show the film of a table to all."""
    return table.seat_of(person.id) is not None or person.may_moderate(table.row.guild_id)


def proof_of(told: History) -> Proof:
    """The proof of a table's history, against the position that is stored."""
    row = told.table.row
    return prove(
        told.table.game,
        version=told.table.rules,
        options=row.options,
        seats=len(told.table.seats),
        seed=row.seed or b"",
        seed_hash=row.seed_hash or "",
        commitment=row.commitment,
        acts=told.acts,
        final=hashlib.sha256(told.final).hexdigest(),
    )


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Records(bot))

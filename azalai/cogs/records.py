"""What stays of a game: `/table export`, `/table verify` and `/table replay`, their buttons, the film for all, and the
review of a game that is over."""

from __future__ import annotations

import asyncio
import hashlib

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.context import table_here
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import command
from azalai.bot.errors import Refused
from azalai.bot.history.game_facts import History, history
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import Document
from azalai.bot.people.person import Person
from azalai.bot.records import layout as layouts
from azalai.bot.records.export import file_name, recorded
from azalai.bot.records.record_file import written
from azalai.bot.records.verification import Proof, prove
from azalai.bot.store.rows import MessageKind
from azalai.bot.tables.announcements import channel_address
from azalai.bot.tables.table import LoadedTable, secrets_out
from azalai.cogs.cog import Cog
from azalai.cogs.tables import table_commands


class Records(Cog):
    """The file, the proof and the film of a table."""

    async def cog_load(self) -> None:
        """Adds the commands to `/table`."""
        group = table_commands(self.bot)
        command(group, "slash-table-verify", [], self._verify_here)
        command(group, "slash-table-replay", [], self._film_here)
        command(
            group,
            "slash-table-export",
            [("names", "slash-table-export-names", bool)],
            self._export_here,
            {"names": True},
        )

    async def cog_unload(self) -> None:
        """No film keeps the bot from stopping."""
        self.rooms.films.close()

    async def _verify_here(self, request: Request) -> None:
        await self._verify(request, (await table_here(self.rooms.host, request)).id)

    async def _film_here(self, request: Request) -> None:
        await self._film(request, (await table_here(self.rooms.host, request)).id)

    @action("film", in_view=True)
    async def _film_pressed(self, request: Request, table: int) -> None:
        await self._film(request, table)

    @action("verify", in_view=True)
    async def _verify_pressed(self, request: Request, table: int) -> None:
        await self._verify(request, table)

    @action("export", in_view=True)
    async def _export_pressed(self, request: Request, table: int) -> None:
        await self._export(request, table)

    # The file

    async def _export_here(self, request: Request, names: bool) -> None:
        await self._export(request, (await table_here(self.rooms.host, request)).id, named=names)

    @action("export-names", in_place=True)
    async def _export_otherwise(self, request: Request, table: int, named: bool) -> None:
        await self._export(request, table, named=named)

    async def _export(self, request: Request, table: int, named: bool = True) -> None:
        told = await history(self.rooms.host, table)
        words = request.words
        seat = told.table.seat_of(request.user)
        record = recorded(told.table, told.moves, told.final, None if seat is None else seat.seat, words, named=named)
        file = Document(file_name(told.table), written(record).encode())
        layout = layouts.export_layout(told.table, file, words, named=named, user=request.user)
        await self.rooms.views.show(request, layout, told.table, follows=False)

    # The proof

    async def _verify(self, request: Request, table: int) -> None:
        told = await history(self.rooms.host, table)
        proof = await asyncio.to_thread(proof_of, told)
        layout = layouts.proof_layout(told.table, proof, request.words, user=request.user)
        await self.rooms.views.show(request, layout, told.table, follows=False)

    # The review

    @action("review", in_view=True)
    @action("review-again", in_place=True)
    async def _review(self, request: Request, table: int) -> None:
        await self.rooms.reviewing.show(request, table)

    # The film

    async def _film(self, request: Request, table: int) -> None:
        told = await history(self.rooms.host, table)
        words = request.words
        if not self.rooms.films.is_ready(told, words.language):
            await show(request, words_layout(words.say("film-in-work"), user=request.user))
        film = await self.rooms.films.of(told, words.language, request.user)
        may_show = _may_show(told.table, request.person)
        layout = layouts.film_layout(told.table, film, words, may_show=may_show, user=request.user)
        await self.rooms.views.show(request, layout, told.table, follows=False)

    @action("film-show")
    async def _show_to_all(self, request: Request, table: int) -> None:
        told = await history(self.rooms.host, table)
        words = request.words
        if not _may_show(told.table, request.person):
            raise Refused("refusal-not-seated")
        if not secrets_out(told.table.row):
            raise Refused("refusal-film-when-over")
        await self.rooms.films.of(
            told, told.table.language, request.user
        )  # here, so that nothing in the channel waits for it
        async with self.rooms.host.store.write() as tx:
            tx.alone(f"film of {told.table.id}")
            waits = await tx.outbox.addresses_of(told.table.id, MessageKind.FILM)
            if waits or await tx.messages.of(told.table.id, MessageKind.FILM):
                raise Refused("refusal-film-shown")
            await tx.outbox.add(told.table.id, channel_address(told.table), MessageKind.FILM, now=self.rooms.host.now())
        self.rooms.host.after_commit([told.table.id], robots=False)
        await show(request, words_layout(words.say("film-shown"), user=request.user))


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

"""Dialog of a game's file, its proof, and its film, for the person who asks or for all."""

from __future__ import annotations

import asyncio

from azalai.bot.dialogs.context import load_table_here
from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.errors import Refused
from azalai.bot.history.game_facts import History, history
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import Document, Picture, PrivateLayout
from azalai.bot.people.person import Person
from azalai.bot.records import layout as layouts
from azalai.bot.records.export import file_name, make_record
from azalai.bot.records.films import Films
from azalai.bot.records.record_file import format_record
from azalai.bot.records.verification import proof_of
from azalai.bot.store.rows import MessageKind
from azalai.bot.tables.announcements import get_channel_address
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable, is_seed_public
from azalai.locales import Words


class RecordDialog:
    """The file, the proof and the film of a table."""

    def __init__(self, host: Host, films: Films, views: LivingViews) -> None:
        self._host = host
        self._films = films
        self._views = views

    async def verify_here(self, request: Request) -> None:
        """Prove the game of the channel."""
        await self._verify(request, TableNumber((await load_table_here(self._host, request)).id))

    async def film_here(self, request: Request) -> None:
        """Show the film of the game of the channel."""
        await self._film(request, TableNumber((await load_table_here(self._host, request)).id))

    @action("export", in_view=True)
    async def _export_pressed(self, request: Request, table: TableNumber) -> None:
        await self._export(request, table)

    # The file

    async def export_here(self, request: Request, names: bool) -> None:
        """Give the file of the game of the channel."""
        await self._export(request, (await load_table_here(self._host, request)).id, named=names)

    @action("export-names", in_place=True)
    async def _export_otherwise(self, request: Request, table: TableNumber, named: bool) -> None:
        await self._export(request, table, named=named)

    async def _export(self, request: Request, table: int, named: bool = True) -> None:
        past = await history(self._host, table)
        seat = past.table.find_seat(request.user)
        content = self.file(past, None if seat is None else seat.seat, request.words, named=named)
        file = Document(file_name(past.table), content)
        layout = layouts.export_layout(past.table, file, request.reader, named=named)
        await self._views.show(request, layout, past.table, follows=False)

    def file(self, past: History, seat: int | None, words: Words, *, named: bool = True) -> bytes:
        """Return the file of a game's history, as the person in that seat may read it."""
        return format_record(make_record(past.table, past.moves, past.final, seat, words, named=named)).encode()

    # The proof

    @action("verify", in_view=True)
    async def _verify(self, request: Request, table: TableNumber) -> None:
        past = await history(self._host, table)
        layout = await self.proof(request, past)
        await self._views.show(request, layout, past.table, follows=False)

    async def proof(self, request: Request, past: History, date: str = "") -> PrivateLayout:
        """Return the proof of a game's history. `date`: that of a deal, which has no table."""
        proof = await asyncio.to_thread(proof_of, past)
        return layouts.proof_layout(past.table, proof, request.reader, date=date)

    # The film

    @action("film", in_view=True)
    async def _film(self, request: Request, table: TableNumber) -> None:
        past = await history(self._host, table)
        film = await self.film(request, past)
        may_show = _may_show(past.table, request.person)
        layout = layouts.film_layout(past.table, film, request.reader, may_show=may_show)
        await self._views.show(request, layout, past.table, follows=False)

    async def film(self, request: Request, past: History) -> Picture:
        """Return the film of a game's history; while it is drawn, the person is told so."""
        words = request.words
        if not self._films.is_ready(past, words.language):
            await show(request, words_layout(words.say("film-in-work"), user=request.user))
        return await self._films.of(past, words.language, request.user)

    @action("film-show")
    async def _show_to_all(self, request: Request, table: TableNumber) -> None:
        past = await history(self._host, table)
        words = request.words
        if not _may_show(past.table, request.person):
            raise Refused("refusal-not-seated")
        if not is_seed_public(past.table.row):
            raise Refused("refusal-film-when-over")
        await self._films.of(
            past, past.table.language, request.user
        )  # here, so that nothing in the channel waits for it
        async with self._host.store.write() as tx:
            tx.advisory_lock(f"film of {past.table.id}")
            waits = await tx.outbox.list_addresses_of(past.table.id, MessageKind.FILM)
            if waits or await tx.messages.list_about(past.table.id, MessageKind.FILM):
                raise Refused("refusal-film-shown")
            await tx.outbox.add(past.table.id, get_channel_address(past.table), MessageKind.FILM, now=self._host.now())
        self._host.after_commit([past.table.id], robots=False)
        await show(request, words_layout(words.say("film-shown"), user=request.user))


def _may_show(table: LoadedTable, person: Person) -> bool:
    """Return True if this person may show the film of a table to all."""
    return table.find_seat(person.id) is not None or person.may_moderate(table.row.guild_id)

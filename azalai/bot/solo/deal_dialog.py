"""Dialog of the deals of the day: the private game of a person, the boards, and public messages.

No person gets another one's game or result of a deal that they can still play: all results come from
`azalai.bot.solo.boards`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import discord

from azalai.bot.delivery.poster import Poster
from azalai.bot.dialogs.discord_permissions import check_channel, check_may_write
from azalai.bot.dialogs.install_links import make_install_links
from azalai.bot.dialogs.marks import DayNumber, TableNumber, action
from azalai.bot.dialogs.public_answer import answer_publicly
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.servers import Servers
from azalai.bot.dialogs.where import Where
from azalai.bot.errors import CannotPost, Refused
from azalai.bot.history.game_facts import History
from azalai.bot.layouts.components import Button, button
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import Document, Picture, PrivateLayout, Row, Wording
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.people.limits import DAY
from azalai.bot.reviews.dialog import ReviewDialog
from azalai.bot.solo import boards, deal_post_layout, deals
from azalai.bot.solo import deal_layout as layouts
from azalai.bot.solo.boards import DayBoard, best_game, display_names
from azalai.bot.solo.days import day_of, is_over, month_of, week_of
from azalai.bot.solo.deal_layout import ACTS, FIRST_DAY, Standing
from azalai.bot.solo.deals import DealGame, check_offered
from azalai.bot.solo.dialog import SoloDialog
from azalai.bot.solo.layout import Surroundings, reopen_layout, with_way_back
from azalai.bot.solo.pictures import draw_day, draw_long
from azalai.bot.solo.store import Deals, SoloGames, SoloKind
from azalai.bot.solo.table import deal_history, deal_table
from azalai.bot.store.about import AboutServer
from azalai.bot.store.rows import MessageKind, Use
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import may_review
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Words, words

SPANS = {"week": week_of, "month": month_of}
DIGITS = 6
"""Largest number of digits of a day's number."""


class FinishedDeal(NamedTuple):
    """A person's finished game of a deal, its board, whether the deal is over, and their state in today's deals."""

    dealt: DealGame
    board: DayBoard
    over: bool
    standing: Standing


class RecordsOfGames(Protocol):
    """File, proof and film of any game's history (`azalai.bot.records.dialog`)."""

    def file(self, past: History, seat: int | None, words: Words) -> bytes:
        """Return the file, with what the seat may know."""
        ...

    async def proof(self, request: Request, past: History, date: str = "") -> PrivateLayout:
        """Return the proof."""
        ...

    async def film(self, request: Request, past: History) -> Picture:
        """Return the film; a message tells the person to wait until it is drawn."""
        ...


class DealDialog(SoloDialog[DealGame]):
    """Dialog of deals of the day."""

    acts = ACTS
    kind = AnswerKind.DEAL
    game_kind = deals.KIND

    def __init__(
        self,
        host: Host,
        pictures: Pictures,
        servers: Servers,
        poster: Poster,
        reviewing: ReviewDialog,
        records: RecordsOfGames,
    ) -> None:
        super().__init__(host, pictures)
        self._servers = servers
        self._poster = poster
        self._reviewing = reviewing
        self._records = records

    # Ways in

    @action("daily")
    async def overview(self, request: Request) -> None:
        """Answer `/azalai daily` with today's deals and the user's state in each."""
        for game in layouts.list_games()[:1]:
            await check_offered(self._host, request.guild, game)
        standing = await self.load_state(request)
        reader = await self._host.preferences.load(request.user)
        picture = await draw_day(self._pictures, None, standing, request.words, reader)
        await show(request, layouts.overview_layout(standing, request.reader, picture), self.kind)

    @action("deal", in_view=True)
    async def open_of_day(self, request: Request, game: str, day: DayNumber) -> None:
        """Answer *Play this deal*."""
        await self.open(request, game, day)

    async def open(self, request: Request, game: str, day: int | None = None) -> None:
        """Show the user's game of a deal at their present decision; begin it if they have not."""
        dealt = await deals.open_deal(self._host, request.user, request.name, request.guild, game, day)
        before = [request.words.say("lesson-where-you-left")] if dealt.course.decisions and not dealt.has_ended else []
        await self._show(request, dealt, before, fresh=True)

    # Boards

    @action("standings", in_view=True, own=True)
    async def standings(self, request: Request, span: str, game: str, day: DayNumber) -> None:
        """Show the board of a day, or of its week or month."""
        if game not in layouts.list_games() or span not in ("day", *SPANS) or not FIRST_DAY - 31 <= day < 10**DIGITS:
            raise Refused("refusal-no-such-deal")
        if span == "day":
            await self._show_day(request, game, day)
            return
        server, now, words = await self.server(request), self._host.now(), request.words
        async with self._host.store.read() as tx:
            board = await boards.long_board(
                *(tx, game, SPANS[span](day), day_of(now), now), reader=request.user, guild=request.guild
            )
        reader = await self._host.preferences.load(request.user)
        picture = await draw_long(self._pictures, board, server, words, reader)
        rows = await self._build_rows(request, span, game, day, (board.first - 1, board.last + 1))
        title = layouts.long_title(board, words, server)
        await show(request, layouts.board_layout(title, picture, rows, request.reader), self.kind)

    async def _show_day(self, request: Request, game: str, day: int) -> None:
        """Show the board of a day.

        Raises `Refused` if the user has not finished its deal and others can still play it.
        """
        now, words = self._host.now(), request.words
        async with self._host.store.read() as tx:
            if day not in await boards.list_open_days(tx, game, [day], now, request.user):
                raise Refused("refusal-deal-board-later")
            board = await boards.day_board(tx, game, day, reader=request.user, guild=request.guild)
            over = await is_over(tx, day, game, now)
        reader = await self._host.preferences.load(request.user)
        picture = await draw_day(self._pictures, board, None, words, reader)
        own = await self._find_own_number(request, game, day)
        public_rows = [layouts.public_row(game, day, words, own=own)] if over and board.count else []
        rows = [*public_rows, *await self._build_rows(request, "day", game, day, (day - 1, day + 1))]
        count = words.say("deal-count", count=board.count)
        text = "\n".join(layouts.headline(board, await self.load_state(request), words)) if board.reader else count
        await show(request, layouts.board_layout(text or count, picture, rows, request.reader), self.kind)

    async def _find_own_number(self, request: Request, game: str, day: int) -> int | None:
        """Return the number of the user's game of a deal, or None if they have not finished it."""
        own = await self._host.store.ask(lambda tx: tx.get(SoloGames).find_own(request.user, SoloKind.DEAL, game, day))
        return None if own is None or own.ended_at is None else own.number

    async def _build_rows(self, request: Request, span: str, game: str, day: int, turned: tuple[int, int]) -> list[Row]:
        own, today = await self._find_own_number(request, game, day), day_of(self._host.now())
        return layouts.board_rows(span, game, day, turned, today, request.words, own=own)

    @action("game", in_place=True, own=True)
    async def _show_other_game(self, request: Request, *, chosen: str) -> None:
        """Show the same board for the game that was chosen from the menu."""
        span, _, game_and_day = chosen.partition(":")
        game, _, day = game_and_day.partition(":")
        if not day.isdecimal() or len(day) > DIGITS:
            raise Refused("refusal-no-such-deal")
        await self.standings(request, span, game, DayNumber(int(day)))

    @action("overview", in_place=True, own=True)
    async def _show_overview(self, request: Request) -> None:
        await self.overview(request)

    @action("close", in_place=True, own=True)
    async def _close_board(self, request: Request) -> None:
        text = request.words.say("deal-board-closed")
        await show(request, words_layout(text, user=request.user), self.kind)

    @action("seals", own=True)
    async def _show_seals(self, request: Request, day: int) -> None:
        """Show the commitments of a day's deals in full, with an explanation. Deals that do not exist are not drawn."""
        async with self._host.store.read() as tx:
            deals = [(game, await tx.get(Deals).find(day, game)) for game in layouts.list_games()]
        seals = [(game, deal.seed_hash) for game, deal in deals if deal is not None]
        if not seals:
            raise Refused("refusal-no-such-deal")
        await show(request, layouts.seal_layout(seals, day, request.reader))

    @action("seal", in_place=True, own=True)
    async def _show_seal(self, request: Request, table: TableNumber) -> None:
        """Answer *Seal* with the commitment of a deal."""
        deal = (await self._load(request, table)).deal
        layout = layouts.seal_layout([(deal.game, deal.seed_hash)], deal.day, request.reader)
        await show(request, with_way_back(layout, table, request.words, ACTS), self.kind)

    @action("what", own=True)
    async def _explain(self, request: Request, game: str, day: int) -> None:
        """Answer *What is this?* under a shared result with an explanation."""
        if game not in layouts.list_games() or not 0 <= day < 10**DIGITS:
            raise Refused("refusal-no-such-deal")
        await show(
            request,
            deal_post_layout.explanation_layout(
                game, day, day_of(self._host.now()), request.reader, make_install_links(request)
            ),
        )

    @action("result", in_place=True, own=True)
    async def result(self, request: Request, table: TableNumber) -> None:
        """Answer *Result* with the end of the game, as on the card of a table."""
        deal_table = self.table_of((await self.load_finished(request, table)).dealt, request)
        picture = await self._draw(deal_table, None, request.user)
        layout = layouts.result_layout(deal_table, request.reader, picture)
        await show(request, with_way_back(layout, table, request.words, ACTS), self.kind)

    # Public messages

    @action("share", own=True)
    async def _share(self, request: Request, table: TableNumber) -> None:
        """Post the user's result in the channel, without facts about the deal, once for each deal and server."""
        finished = await self.load_finished(request, table)
        if request.where in (Where.ELSEWHERE, Where.GROUP):
            await self._share_elsewhere(request, finished)
            return
        channel, guild, host = check_channel(request, thread=False), request.guild or 0, self._host
        await check_may_write(host, request)
        async with host.store.write() as tx:
            settings = await guild_settings(tx, request.guild)
            if not settings.deals:
                raise Refused("refusal-no-deals-here")
            await host.limits.claim_share(tx, request.user, guild, finished.dealt.number)
        t = words(settings.language or request.language)
        layout = deal_post_layout.result_post_layout(
            finished.dealt, finished.board, t, links=make_install_links(request, t)
        )
        try:
            posted = await self._poster.post_in(channel, layout, f"share{request.id}"[:25])
        except CannotPost as error:
            async with host.store.write() as tx:
                await tx.usage.take_back(Use.SHARE, user=request.user, guild=guild, table=finished.dealt.number)
            raise Refused("refusal-deal-not-shared") from error
        async with host.store.write() as tx:  # it is deleted when the person is erased
            about, kind, place = AboutServer(guild), MessageKind.SHARE, (channel, posted.id)
            await tx.messages.remember(about, kind, *place, body=str(finished.dealt.number), written_at=host.now())
        await show(request, words_layout(request.words.say("deal-is-shared"), user=request.user))

    async def _share_elsewhere(self, request: Request, finished: FinishedDeal) -> None:
        """Share the result without a name as a public answer to the press, once for each deal and channel.

        The channel is not stored.
        """
        may, limits = request.interaction.permissions, self._host.limits
        in_thread = isinstance(request.interaction.channel, discord.Thread)
        writes = may.send_messages_in_threads if in_thread else may.send_messages
        if request.where is Where.ELSEWHERE and not (writes and may.use_external_apps):
            raise Refused("refusal-deal-not-shown")
        once = (Use.SHARE, request.user, request.interaction.channel_id, finished.dealt.number)
        if not limits.claim_turn(once, DAY):
            raise Refused("refusal-deal-shared")
        words, user, links = request.words, request.user, make_install_links(request)
        layout = deal_post_layout.result_post_layout(finished.dealt, finished.board, words, named=False, links=links)
        try:
            await answer_publicly(
                request,
                layout,
                lambda all_see: words_layout(words.say("deal-is-shared" if all_see else "deal-is-hidden"), user=user),
            )
        except discord.HTTPException as error:
            limits.allow_again(once)
            raise Refused("refusal-deal-not-shown") from error

    # Facts that are public when a deal is over

    @action("film", own=True)
    async def _show_film(self, request: Request, game: str, day: DayNumber) -> None:
        """Show the film of the best game. Raises `Refused` while the deal can be played."""
        await self._check_over(game, day)
        async with self._host.store.read() as tx:
            best = best_game(await tx.get(SoloGames).results(game, day, day))
            if best is None:
                raise Refused("refusal-deal-no-film")
            name = (await display_names(tx, [best], request.user, request.guild))[best.user_id]
        t = request.words
        player_name = t.say("deal-somebody") if name is None else name
        past = await deal_history(self._host, -best.id, player_name, t.language)
        film = await self._records.film(request, past)
        await show(request, deal_post_layout.film_layout(game, day, name, film, request.reader))

    @action("review", in_place=True, own=True)
    async def _review(self, request: Request, table: TableNumber) -> None:
        finished = await self.load_finished(request, table)
        past = await deal_history(self._host, table, finished.dealt.row.name, request.words.language)
        layout = await self._reviewing.layout(request, past)
        await show(request, with_way_back(layout, table, request.words, ACTS), self.kind)

    @action("verify", in_place=True, own=True)
    async def _verify(self, request: Request, table: TableNumber) -> None:
        dealt, past = await self._load_history(request, table)
        layout = await self._records.proof(request, past, layouts.date_in(dealt.deal.day, request.words))
        await show(request, with_way_back(layout, table, request.words, ACTS), self.kind)

    @action("export", own=True)
    async def _export(self, request: Request, table: TableNumber) -> None:
        dealt, past = await self._load_history(request, table)
        content = self._records.file(past, dealt.seat, request.words)
        file = Document(f"{dealt.deal.game}-deal-{dealt.deal.day}.txt", content)
        await show(request, deal_post_layout.export_layout(dealt.deal.game, dealt.deal.day, file, request.reader))

    async def _load_history(self, request: Request, table: int) -> tuple[DealGame, History]:
        """Return a game of the user and its history. Raises `Refused` while the deal can be played."""
        dealt = (await self.load_finished(request, table)).dealt
        await self._check_over(dealt.deal.game, dealt.deal.day)
        return dealt, await deal_history(self._host, table, request.name, request.words.language)

    async def _check_over(self, game: str, day: int) -> None:
        over = await self._host.store.look(lambda tx: is_over(tx, day, game, self._host.now()))
        if not over:
            raise Refused("refusal-deal-not-over")

    # Parts that others need

    async def load_finished(self, request: Request, number: int) -> FinishedDeal:
        """Return a finished game of the user, with the board of the deal. Raises `Refused` if it has not ended."""
        dealt = await self._load(request, number)
        if not dealt.has_ended:
            deals.KIND.check(self._host, dealt)
            raise Refused("refusal-deal-unfinished")
        async with self._host.store.read() as tx:
            now = self._host.now()
            board = await boards.day_board(
                tx, dealt.deal.game, dealt.deal.day, reader=request.user, guild=request.guild
            )
            over = await is_over(tx, dealt.deal.day, dealt.deal.game, now)
        return FinishedDeal(dealt, board, over, await self.load_state(request))

    async def load_state(self, request: Request) -> Standing:
        """Return the user's state in today's and yesterday's deals."""
        now = self._host.now()
        today = day_of(now)
        async with self._host.store.read(once=True) as tx:
            rows = await tx.get(SoloGames).list_of_kind(request.user, SoloKind.DEAL, [today - 1, today])
        server = await self.server(request)
        return Standing(games=layouts.list_games(), rows=tuple(rows), day=today, now=now, server=server)

    async def server(self, request: Request) -> str | None:
        """Return the name of the server of the request, or None."""
        guild = await self._servers.find_guild(request.guild)
        return None if guild is None else guild.name

    # As for any game against robots

    def table_of(self, game: DealGame, request: Request) -> LoadedTable:
        return deal_table(game, request.name, request.language)

    def _reopen_layout(self, request: Request, game: DealGame) -> PrivateLayout:
        if game.has_ended:
            return words_layout(request.words.say("deal-board-closed"), user=request.user)
        text = request.words.say("deal-closed", until=layouts.closing_time(game.deal.day))
        return reopen_layout(text, ACTS, game.number, request.reader)

    async def _surroundings(self, request: Request, game: DealGame, table: LoadedTable) -> Surroundings:
        deals.KIND.check(self._host, game)
        return Surroundings(heading=layouts.heading(game, request.words), undo=game.may_take_back)

    async def _end(self, request: Request, game: DealGame, table: LoadedTable, before: Sequence[str]) -> PrivateLayout:
        finished = await self.load_finished(request, game.number)
        standing = finished.standing
        reader = await self._host.preferences.load(request.user)
        on_board = finished.board.count >= boards.FEW
        if on_board:
            picture = await draw_day(self._pictures, finished.board, standing, request.words, reader)
        else:
            own = await self._draw(table, None, request.user)
            picture = own.text if isinstance(own, Wording) else own
        return layouts.end_layout(
            *(game, finished.board, standing, request.reader, picture),
            before=before,
            waiting=boards.list_waiting(standing.rows, standing.games, standing.day, standing.now),
            review=may_review(self._host.settings, table),
            over=finished.over,
            on_board=on_board,
            shares=request.where in (Where.ELSEWHERE, Where.GROUP),
        )

    def _entries(self, request: Request, game: DealGame) -> Sequence[Button]:
        return [button(request.words.say("button-deal-seal"), f"{ACTS}seal", game.number)]

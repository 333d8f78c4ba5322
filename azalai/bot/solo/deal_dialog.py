"""The deals of the day in private: the questions of playing, in a conversation of one person, and the boards.

Nobody sees another's game or result of a deal that they can still play: what is shown is asked of
`azalai.bot.solo.boards`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec

from azalai.bot.delivery.poster import Poster
from azalai.bot.dialogs.marks import DayNumber, TableNumber, action
from azalai.bot.dialogs.permissions import check_channel
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.servers import Servers
from azalai.bot.errors import CannotPost, Refused
from azalai.bot.history.game_facts import History
from azalai.bot.layouts.explanations import Explained, acts_of
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import Document, Picture, PrivateLayout, Row
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.layouts.prompts import DialogPlace, answers_before, confirm_layout, prompt_layout, prompt_of
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.reviews.dialog import ReviewDialog
from azalai.bot.solo import boards, deals
from azalai.bot.solo import deal_layout as layouts
from azalai.bot.solo.boards import DayBoard, best_game, named
from azalai.bot.solo.days import day_of, is_over, month_of, week_of
from azalai.bot.solo.deal_layout import ACTS, Standing
from azalai.bot.solo.deal_store import Deals, table_number
from azalai.bot.solo.deal_table import dealt_history, dealt_table
from azalai.bot.solo.deals import Dealt, check_offered
from azalai.bot.solo.dialog import ChosenMove, DialogAlone
from azalai.bot.solo.layout import story, under, with_way_back
from azalai.bot.solo.pictures import drawn_day, drawn_long
from azalai.bot.store.about import AboutServer
from azalai.bot.store.rows import MessageKind, Use
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import may_review
from azalai.bot.tables.table import LoadedTable
from azalai.games.alone import Alone
from azalai.locales import Words, words

SPANS = {"week": week_of, "month": month_of}


class FinishedDeal(NamedTuple):
    """What a person may know of a deal: their game of it, its board, whether it is over, how they stand today."""

    dealt: Dealt
    board: DayBoard
    over: bool
    standing: Standing


class RecordsOfGames(Protocol):
    """The file, the proof and the film of any game's history (`azalai.bot.records.dialog`)."""

    def file(self, told: History, seat: int | None, words: Words) -> bytes:
        """The file, as the person in that seat may read it."""
        ...

    async def proof(self, request: Request, told: History, date: str = "") -> PrivateLayout:
        """The proof."""
        ...

    async def film(self, request: Request, told: History) -> Picture:
        """The film; while it is drawn, the person is told so."""
        ...


class DealDialog(DialogAlone[Dealt]):
    """What a person does with deals of the day."""

    acts = ACTS
    kind = AnswerKind.DEAL

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
        """`/azalai daily`: the deals of today, and how this person stands with each."""
        for game in layouts.all_games()[:1]:
            await check_offered(self._host, request.guild, game)
        standing = await self.standing(request)
        reader = await self._host.preferences.of(request.user)
        picture = await drawn_day(self._pictures, None, standing, request.words, reader)
        await show(request, layouts.overview_layout(standing, request.reader, picture), self.kind)

    @action("deal", in_view=True)
    async def open_of_day(self, request: Request, game: str, day: DayNumber) -> None:
        """*Play this deal*."""
        await self.open(request, game, day)

    async def open(self, request: Request, game: str, day: int | None = None) -> None:
        """*Play this deal*: from its beginning, or where this person left it."""
        dealt = await deals.open_deal(self._host, request.user, request.name, request.guild, game, day)
        before = (
            [request.words.say("lesson-where-you-left")] if dealt.course.decisions and not self._ended(dealt) else []
        )
        await self._show(request, dealt, before)

    async def close(self, request: Request, table: TableNumber) -> None:
        """*Close*: the deal waits."""
        dealt = await self._load(request, table)
        await show(request, layouts.closed_layout(dealt, request.reader), self.kind)

    # Boards

    @action("board", in_view=True, own=True)
    async def board(self, request: Request, span: str, game: str, day: DayNumber) -> None:
        """The board of a day, or of the week or the month with it."""
        if game not in layouts.all_games() or span not in ("day", *SPANS):
            raise Refused("refusal-no-such-deal")
        if span == "day":
            await self._show_day(request, game, day)
            return
        server, now, words = await self.server(request), self._host.now(), request.words
        async with self._host.store.read() as tx:
            found = await boards.long_board(
                *(tx, game, SPANS[span](day), day_of(now), now), reader=request.user, guild=request.guild
            )
        reader = await self._host.preferences.of(request.user)
        picture = await drawn_long(self._pictures, found, server, words, reader)
        rows = [
            *self._turned(span, game, found.first - 1, found.last + 1, request),
            *self._games(span, game, day, request),
        ]
        title = layouts.long_title(found, words, server)
        await show(request, layouts.board_layout(title, picture, rows, request.reader), self.kind)

    async def _show_day(self, request: Request, game: str, day: int) -> None:
        """The board of a day. Refused while this person can still play its deal, or somebody else can."""
        now, words = self._host.now(), request.words
        async with self._host.store.read() as tx:
            if day not in await boards.told_days(tx, game, [day], now, request.user):
                raise Refused("refusal-deal-board-later")
            found = await boards.day_board(tx, game, day, reader=request.user, guild=request.guild)
            over = await is_over(tx, day, game, now)
            own = await tx.of(Deals).of(request.user, day, game)
        reader, today = await self._host.preferences.of(request.user), day_of(now)
        picture = await drawn_day(self._pictures, found, None, words, reader)
        number = None if own is None or own.ended_at is None else table_number(own.id)
        rows: list[Row] = [*self._turned("day", game, day - 1, day + 1, request)] if day <= today else []
        rows += layouts.board_rows(game, day, words, over=over and found.count > 0, own=number)
        rows += self._games("day", game, day, request)
        standing = await self.standing(request)
        text = layouts.headline(found, standing, words) if found.reader else words.say("deal-count", count=found.count)
        await show(request, layouts.board_layout(text, picture, rows, request.reader), self.kind)

    def _turned(self, span: str, game: str, before: int, after: int, request: Request) -> list[Row]:
        return [layouts.turned_row(span, game, before, after, day_of(self._host.now()), request.words)]

    def _games(self, span: str, game: str, day: int, request: Request) -> list[Row]:
        return layouts.games_rows(span, game, day, request.words)

    @action("result", in_place=True, own=True)
    async def result(self, request: Request, table: TableNumber) -> None:
        """*Result*: the end of the game as a table has it."""
        dealt = await self._load(request, table)
        shown = self._table(dealt, request)
        picture = await self._shown(shown, None, request.user)
        layout = layouts.result_layout(shown, request.reader, picture)
        await show(request, with_way_back(layout, table, request.words, ACTS), self.kind)

    # What is shown to all

    @action("share", own=True)
    async def _share(self, request: Request, table: TableNumber) -> None:
        """One line in the channel, which tells nothing of the deal; once a day in a server."""
        shown = await self.finished(request, table)
        if request.guild is None or request.channel is None:
            raise Refused("refusal-server-only")
        check_channel(request, thread=False)
        host = self._host
        async with host.store.write() as tx:
            settings = await guild_settings(tx, request.guild)
            if not settings.deals:
                raise Refused("refusal-no-deals-here")
            await host.limits.claim_share(tx, request.user, request.guild, table)
        said = words(settings.language or request.language)
        layout = layouts.shared_layout(shown.dealt, shown.board, said)
        try:
            posted = await self._poster.post_in(request.channel, layout, f"share{request.id}"[:25])
        except CannotPost as error:
            async with host.store.write() as tx:
                await tx.usage.take_back(Use.SHARE, user=request.user, guild=request.guild, table=table)
            raise Refused("refusal-deal-not-shared") from error
        async with host.store.write() as tx:  # it goes when the person is erased
            about, kind, place = AboutServer(request.guild), MessageKind.SHARE, (request.channel, posted.id)
            await tx.messages.remember(about, kind, *place, body=str(table), written_at=host.now())
        await show(request, words_layout(request.words.say("deal-is-shared"), user=request.user))

    # What is no secret when a deal is over

    @action("film", own=True)
    async def _film(self, request: Request, game: str, day: DayNumber) -> None:
        """The film of the best game. Refused while the deal can be played."""
        await self._check_over(game, day)
        async with self._host.store.read() as tx:
            best = best_game(await tx.of(Deals).results(game, day, day))
            if best is None:
                raise Refused("refusal-deal-no-film")
            name = (await named(tx, [best], request.user, request.guild))[best.user_id]
        said = request.words
        called = said.say("deal-somebody") if name is None else name
        told = await dealt_history(self._host, table_number(best.id), called, said.language)
        film = await self._records.film(request, told)
        await show(request, layouts.film_layout(game, day, name, film, request.reader))

    @action("review", in_place=True, own=True)
    async def _review(self, request: Request, table: TableNumber) -> None:
        shown = await self.finished(request, table)
        told = await dealt_history(self._host, table, shown.dealt.row.name, request.words.language)
        layout = await self._reviewing.layout(request, told)
        await show(request, with_way_back(layout, table, request.words, ACTS), self.kind)

    @action("verify", in_place=True, own=True)
    async def _verify(self, request: Request, table: TableNumber) -> None:
        shown = await self.finished(request, table)
        await self._check_over(shown.dealt.deal.game, shown.dealt.deal.day)
        told = await dealt_history(self._host, table, request.name, request.words.language)
        layout = await self._records.proof(request, told, layouts.date_in(shown.dealt.deal.day, request.words))
        await show(request, with_way_back(layout, table, request.words, ACTS), self.kind)

    @action("export", own=True)
    async def _export(self, request: Request, table: TableNumber) -> None:
        shown = await self.finished(request, table)
        deal = shown.dealt.deal
        await self._check_over(deal.game, deal.day)
        told = await dealt_history(self._host, table, request.name, request.words.language)
        content = self._records.file(told, shown.dealt.seat, request.words)
        file = Document(f"{deal.game}-deal-{deal.day}.txt", content)
        await show(request, layouts.export_layout(deal.game, deal.day, file, request.reader))

    async def _check_over(self, game: str, day: int) -> None:
        async with self._host.store.read() as tx:
            over = await is_over(tx, day, game, self._host.now())
        if not over:
            raise Refused("refusal-deal-not-over")

    # What others need

    async def finished(self, request: Request, number: int) -> FinishedDeal:
        """A game of this person that is over for them, with what they may know of the deal. Refused for one that is
        not."""
        dealt = await self._load(request, number)
        if not self._ended(dealt):
            raise Refused("refusal-deal-unfinished")
        async with self._host.store.read() as tx:
            now = self._host.now()
            board = await boards.day_board(
                tx, dealt.deal.game, dealt.deal.day, reader=request.user, guild=request.guild
            )
            over = await is_over(tx, dealt.deal.day, dealt.deal.game, now)
        return FinishedDeal(dealt, board, over, await self.standing(request))

    async def standing(self, request: Request) -> Standing:
        """How this person stands with the deals of today, and of yesterday."""
        now = self._host.now()
        today = day_of(now)
        async with self._host.store.read(once=True) as tx:
            rows = await tx.of(Deals).of_days(request.user, [today - 1, today])
        server = await self.server(request)
        return Standing(games=layouts.all_games(), rows=tuple(rows), day=today, now=now, server=server)

    async def server(self, request: Request) -> str | None:
        """What the server is called where somebody asks."""
        found = await self._servers.guild(request.guild)
        return None if found is None else found.name

    # As for any game against robots

    async def _load(self, request: Request, number: int) -> Dealt:
        return await deals.load_deal(self._host, request.user, number)

    def _course(self, game: Dealt) -> Alone:
        return game.course

    async def _played(self, request: Request, number: int, decision: int, choose: ChosenMove) -> Dealt:
        return await deals.play(self._host, request.user, number, decision, choose)

    async def _taken_back(self, request: Request, number: int, decision: int) -> Dealt:
        return await deals.take_back(self._host, request.user, number, decision)

    def _table(self, game: Dealt, request: Request) -> LoadedTable:
        return dealt_table(game, request.name, request.language)

    @staticmethod
    def _ended(dealt: Dealt) -> bool:
        return dealt.row.ended_at is not None

    async def _layout(
        self, request: Request, game: Dealt, before: Sequence[str], answers: Sequence[int], page: int
    ) -> PrivateLayout:
        dealt, user, words = game, game.row.user_id, request.words
        table = self._table(dealt, request)
        if self._ended(dealt):
            return await self._end(request, dealt, table, before)
        deals.check_open(dealt, self._host.now())
        moves, worded = self._moves(dealt), Wordings(table, dealt.seat, words, starred=True)
        place = DialogPlace(table, dealt.seat, dealt.row.decision, tuple(answers), page, acts=ACTS)
        found = prompt_of(place, moves, worded)
        picture = await self._shown(table, dealt.seat, user, found)
        place = msgspec.structs.replace(place, explained=Explained(acts_of(found, worded)))
        if answers:
            back = answers_before(place, moves, worded)
            if found.move is not None:
                return confirm_layout(place, found.move, worded, picture, user=user, back=back, before=before)
            return prompt_layout(place, found, worded, picture, user=user, back=back, before=before)
        beside = layouts.beside_rows(dealt, table, words)
        told = [f"-# {layouts.heading(dealt, words)}", *before, *story(dealt.course, table, words)]
        if found.move is not None:
            said = [words.say("dialog-only-move")]
            layout = confirm_layout(place, found.move, worded, picture, user=user, before=said, more=beside)
        else:
            barred = table.game.barred(worded.view)
            layout = prompt_layout(place, found, worded, picture, user=user, barred=barred, more=beside)
        return under(layout, told, await self._turning_point(dealt, table))

    async def _end(self, request: Request, dealt: Dealt, table: LoadedTable, before: Sequence[str]) -> PrivateLayout:
        shown = await self.finished(request, dealt.number)
        standing = shown.standing
        reader = await self._host.preferences.of(request.user)
        picture = await drawn_day(self._pictures, shown.board, standing, request.words, reader)
        return layouts.end_layout(
            *(dealt, table, shown.board, standing, request.reader, picture),
            before=before,
            waiting=boards.waiting(standing.rows, standing.games, standing.day, standing.now),
            review=may_review(self._host.settings, table),
            over=shown.over,
        )

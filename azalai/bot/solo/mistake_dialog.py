"""Dialog of mistakes that come back as puzzles."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.dialogs.fitting import WITHIN, shorten
from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show_sheet
from azalai.bot.layouts.entry_buttons import mistakes_button
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.solo import mistake_layout as layouts
from azalai.bot.solo import mistake_puzzles
from azalai.bot.solo.games import ChooseMove
from azalai.bot.solo.layout import Surroundings, reopen_layout
from azalai.bot.solo.mistake_layout import ACTS
from azalai.bot.solo.mistake_puzzles import MistakeGame
from azalai.bot.solo.puzzle_dialog import PosedDialog
from azalai.bot.solo.puzzles import check_offered
from azalai.bot.tables.table import LoadedTable


class MistakeDialog(PosedDialog[MistakeGame]):
    """Dialog of mistakes."""

    acts = ACTS

    @action("mistakes", in_view=True)
    async def open_next(self, request: Request) -> None:
        """Answer *My mistakes* with the mistake that has been due for the longest time."""
        posed = await mistake_puzzles.load_next(self._host, request.user)
        await check_offered(self._host, request.guild, posed.puzzle.game)
        await self._show(request, posed)

    @action("drop", in_place=True, own=True)
    async def _drop(self, request: Request, table: TableNumber) -> None:
        """Answer *Drop it*: delete the mistake, so that it does not come back."""
        posed = await self._load(request, table)
        await mistake_puzzles.delete(self._host, posed.mistake)
        due = await self._count_mistakes(request)
        layout = words_layout(request.words.say("mistake-dropped"), user=request.user)
        rows = [[mistakes_button(due, request.words)]] if due else []
        await show_sheet(request, msgspec.structs.replace(layout, rows=rows))

    # As for any game against robots

    async def _load(self, request: Request, number: int) -> MistakeGame:
        return await mistake_puzzles.load_mistake(self._host, request.user, number)

    async def _play(self, request: Request, number: int, decision: int, choose: ChooseMove) -> MistakeGame:
        return await mistake_puzzles.choose(self._host, request.user, number, decision, choose)

    def table_of(self, game: MistakeGame, request: Request) -> LoadedTable:
        return layouts.mistake_table(game, request.name, request.words)

    def _reopen_layout(self, request: Request, game: MistakeGame) -> PrivateLayout:
        return reopen_layout(request.words.say("mistake-closed"), ACTS, game.number, request.reader)

    async def _surroundings(self, request: Request, game: MistakeGame, table: LoadedTable) -> Surroundings:
        words = request.words
        return Surroundings(
            heading=layouts.heading(game, words),
            task=words.say("puzzle-task"),
            teaches=True,
            aside=(layouts.drop_button(game, words),),
        )

    async def _end(
        self, request: Request, game: MistakeGame, table: LoadedTable, before: Sequence[str]
    ) -> PrivateLayout:
        words, reader = request.words, await self._host.preferences.load(request.user)
        board = await self._board(game, table, reader, words)
        due = await self._count_mistakes(request)
        return shorten(layouts.answer_layout(game, table, board, request.reader, due=due), request.signs, WITHIN)

"""Dialog of what-ifs in private: the questions and the end."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.responses import show
from azalai.bot.errors import Refused
from azalai.bot.history.game_facts import History
from azalai.bot.layouts.components import Button, button
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.reviews.dialog import ReviewDialog
from azalai.bot.solo import what_if
from azalai.bot.solo.advised_dialog import AdvisedDialog
from azalai.bot.solo.layout import Surroundings, reopen_layout, with_way_back
from azalai.bot.solo.table import what_if_history, what_if_table
from azalai.bot.solo.what_if import WhatIfGame
from azalai.bot.solo.what_if_layout import ACTS, end_layout, heading
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import may_review
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import Move


class WhatIfDialog(AdvisedDialog[WhatIfGame]):
    """Dialog of a what-if."""

    acts = ACTS
    kind = AnswerKind.WHAT_IF
    game_kind = what_if.KIND

    def __init__(self, host: Host, pictures: Pictures, reviewing: ReviewDialog) -> None:
        super().__init__(host, pictures)
        self._reviewing = reviewing

    @action("restart", in_place=True, own=True)
    async def _restart(self, request: Request, table: TableNumber) -> None:
        """Answer *Again*: begin at the same decision."""
        await self._show(request, await what_if.begin_again(self._host, request.user, table), fresh=True)

    @action("review", in_place=True, own=True)
    async def _review(self, request: Request, table: TableNumber) -> None:
        layout = await self._reviewing.layout(request, await self.load_finished(request, table), act=f"{ACTS}review")
        await show(request, with_way_back(layout, table, request.words, ACTS), self.kind)

    async def load_finished(self, request: Request, number: int) -> History:
        """Return the history of the user's what-if. Raises `Refused` if it has not ended."""
        if not (await self._load(request, number)).has_ended:
            raise Refused("refusal-what-if-unfinished")
        return await what_if_history(self._host, number, request.name, request.words.language)

    # As for any game against robots

    def table_of(self, game: WhatIfGame, request: Request) -> LoadedTable:
        return what_if_table(game, request.name, request.language)

    async def _suggest_move(self, game: WhatIfGame) -> Move:
        return await what_if.suggest_move(game)

    async def _surroundings(self, request: Request, game: WhatIfGame, table: LoadedTable) -> Surroundings:
        return Surroundings(heading=heading(game.row, request.words), suggest=True, undo=bool(game.course.decisions))

    async def _end(
        self, request: Request, game: WhatIfGame, table: LoadedTable, before: Sequence[str]
    ) -> PrivateLayout:
        picture = await self._draw(table, None, request.user)
        review = may_review(self._host.settings, table)
        return end_layout(game, table, request.reader, picture, before, review=review)

    def _reopen_layout(self, request: Request, game: WhatIfGame) -> PrivateLayout:
        if game.has_ended:
            return words_layout(request.words.say("what-if-closed-end"), user=request.user)
        return reopen_layout(request.words.say("what-if-closed"), ACTS, game.number, request.reader)

    def _entries(self, request: Request, game: WhatIfGame) -> Sequence[Button]:
        return [button(request.words.say("button-what-if-restart"), f"{ACTS}restart", game.number)]

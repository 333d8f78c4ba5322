"""Dialog of solo games with suggestions of robots, as at a table."""

from __future__ import annotations

from abc import abstractmethod

import msgspec

from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.layouts.confirmations import confirm_layout, result_lines
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.layouts.prompts import DialogPlace, make_prompt
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.solo.dialog import G, SoloDialog, legal_moves
from azalai.bot.suggestions import rules as suggesting
from azalai.bot.suggestions.layout import suggestions_layout
from azalai.bot.tables.host import Host
from azalai.games.contract import Move
from azalai.games.questions import answers_of


class AdvisedDialog(SoloDialog[G]):
    """Dialog of a solo game with *Suggest*."""

    def __init__(self, host: Host, pictures: Pictures) -> None:
        super().__init__(host, pictures)
        self._adviser = suggesting.Adviser(host)

    @abstractmethod
    async def _suggest_move(self, game: G) -> Move:
        """Return the move of a solid robot, which does not search."""

    @action("suggest", in_place=True, own=True)
    async def suggest(self, request: Request, table: TableNumber, decision: int) -> None:
        """Answer *Suggest* with a robot's evaluation or move, as at a table (`azalai.bot.suggestions.dialog`)."""
        game = await self._present(request, table, decision)
        if game is None:
            return
        words, moves, user = request.words, legal_moves(game), request.user
        solo_table = self.table_of(game, request)
        worded = Wordings(solo_table, game.seat, words, starred=True, signs=self._host.signs.available)
        place = DialogPlace(solo_table, game.seat, decision, acts=self.acts)
        task = suggesting.question(self._host, solo_table, game.seat)
        if task is not None and not await self._adviser.prepare(task, request):
            return
        thought = None if task is None else await self._adviser.think(task, request.user)
        if task is not None and await self._present(request, table, decision) is None:
            return
        candidates = suggesting.list_evaluated(solo_table, game.seat, thought)
        if candidates:
            picture = await self._draw(solo_table, game.seat, user)
            await show(request, suggestions_layout(place, moves, candidates, worded, picture, user=user), self.kind)
            return
        move = await self._suggest_move(game)
        place = msgspec.structs.replace(place, answers=answers_of(moves, move))
        prompt = make_prompt(place, moves, worded)
        picture = await self._draw(solo_table, game.seat, user, prompt)
        layout = confirm_layout(
            place,
            prompt,
            worded,
            picture,
            user=user,
            before=[words.say("suggest-says")],
            facts=result_lines(moves, move, worded),
        )
        await show(request, layout, self.kind)

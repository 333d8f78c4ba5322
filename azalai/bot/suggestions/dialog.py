"""*Suggest* and *Play the rest of my turn*: what a robot would do in a person's place, and what it does there when
asked.

A strong robot thinks for a second or longer, in another process: `azalai.bot.dialogs.acknowledgement` announces the
answer meanwhile, and where the person's decision is another by then, they are asked anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from azalai.bot.dialogs.database_wait import patiently
from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.play import TOO_LATE, PlayDialog, Suggested
from azalai.bot.dialogs.request import Request
from azalai.bot.errors import NotShown, Refused
from azalai.bot.layouts.prompts import DialogPlace, brings
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.play import turns
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.suggestions import rules as suggesting
from azalai.bot.suggestions.layout import weighed_layout
from azalai.bot.suggestions.rules import Weighed
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable, seat_of
from azalai.games.questions import answers_of


class SuggestionDialog:
    """What a robot does for a person at a table, in private."""

    def __init__(self, host: Host, playing: PlayDialog) -> None:
        self._host = host
        self._playing = playing
        self._adviser = suggesting.Adviser(host)

    @action("suggest", in_place=True)
    async def suggest(self, request: Request, table: TableNumber, decision: int) -> None:
        """Complete moves on buttons, with what one should know of them: two or three where a strong robot weighs them,
        else the one that a solid robot would play. Refused where the table plays without."""
        found = await self._present(request, table, decision)
        if found is None:
            return
        loaded, seat = found
        asked, thought = suggesting.question(self._host, loaded, seat.seat), None
        if asked is not None:
            thought = await self._adviser.thought(asked, request.user)
            found = await self._present(request, table, decision)
            if found is None:
                return
            loaded, seat = found
            candidates = suggesting.weighed(loaded, seat.seat, thought)
            if candidates:
                await self._choose_from(request, DialogPlace(loaded, seat.seat, decision), candidates)
                return
        words = request.words
        moves, move = turns.legal_moves(loaded, seat.seat), suggesting.suggested(loaded, seat.seat, thought)
        place = DialogPlace(loaded, seat.seat, decision, answers_of(moves, move))
        facts = brings(moves, move, Wordings(loaded, seat.seat, words))
        await self._playing.ask(request, place, Suggested((words.say("suggest-says"),), tuple(facts)))

    async def _choose_from(self, request: Request, place: DialogPlace, weighed: Sequence[Weighed]) -> None:
        """Show the moves that a strong robot has weighed, best first; each leads to its confirmation."""
        moves, said = turns.legal_moves(place.table, place.seat), Wordings(place.table, place.seat, request.words)
        build = partial(weighed_layout, place, moves, weighed, said, user=request.user)
        await self._playing.show_in_place(request, place, build)

    async def _present(self, request: Request, table: int, decision: int) -> tuple[LoadedTable, SeatRow] | None:
        """The table and the person's seat at it; None where they have something else to decide, and are shown it."""
        loaded = await load(self._host, table)
        seat = seat_of(loaded, request.user)
        if seat.decision != decision or not seat.deciding or loaded.row.status is not Status.RUNNING:
            await self._playing.start_again(request, table)
            return None
        suggesting.check_may_suggest(loaded)
        return loaded, seat

    @action("finish", in_place=True)
    async def finish(self, request: Request, table: TableNumber, decision: int) -> None:
        """The rest of the person's turn is played, and what was done is shown. Refused as `suggesting.finish` says."""
        words, user = request.words, request.user
        try:
            done = await suggesting.finish(self._host, table, user, decision, request.id)
        except Refused as refusal:
            if refusal.reason not in TOO_LATE:
                raise
            await self._playing.start_again(request, table)
            return
        try:
            told = words.say("finish-done", count=done.acts)
            seat = seat_of(done.table, user)
            await patiently(request, lambda: self._playing.show_played(request, done, seat, [told]))
        except Exception as error:
            raise NotShown from error

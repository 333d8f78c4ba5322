"""Dialog of *Suggest* and *Play the rest of my turn*.

A strong robot thinks for a second or longer, in another process: `azalai.bot.dialogs.acknowledgement` announces the
answer, and if the person has another decision by then, they are asked again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from azalai.bot.dialogs.database_wait import run_when_stored
from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.play import TOO_LATE, PlayDialog, SuggestionTexts
from azalai.bot.dialogs.request import Request
from azalai.bot.errors import NotShown, Refused
from azalai.bot.layouts.confirmations import result_lines
from azalai.bot.layouts.prompts import DialogPlace
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.play import turns
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.suggestions import rules as suggesting
from azalai.bot.suggestions.layout import suggestions_layout
from azalai.bot.suggestions.rules import Weighed
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable, get_own_seat
from azalai.games.questions import answers_of


class SuggestionDialog:
    """Dialog of a robot's moves for a person at a table, in private."""

    def __init__(self, host: Host, playing: PlayDialog) -> None:
        self._host = host
        self._playing = playing
        self._adviser = suggesting.Adviser(host)

    @action("suggest", in_place=True)
    async def suggest(self, request: Request, table: TableNumber, decision: int) -> None:
        """Show complete moves on buttons, with their evaluation.

        Two or three of a strong robot, else one of a solid one.

        Raises `Refused` if the table plays without suggestions.
        """
        present = await self._present(request, table, decision)
        if present is None:
            return
        loaded, seat = present
        asked, thought = suggesting.question(self._host, loaded, seat.seat), None
        if asked is not None:
            if not await self._adviser.prepare(asked, request):
                return
            thought = await self._adviser.think(asked, request.user)
            present = await self._present(request, table, decision)
            if present is None:
                return
            loaded, seat = present
            candidates = suggesting.list_evaluated(loaded, seat.seat, thought)
            if candidates:
                await self._choose_from(request, DialogPlace(loaded, seat.seat, decision), candidates)
                return
        words = request.words
        moves, move = turns.legal_moves(loaded, seat.seat), suggesting.robot_move(loaded, seat.seat, thought)
        place = DialogPlace(loaded, seat.seat, decision, answers_of(moves, move))
        facts = result_lines(moves, move, Wordings(loaded, seat.seat, words))
        await self._playing.ask(request, place, SuggestionTexts((words.say("suggest-says"),), tuple(facts)))

    async def _choose_from(self, request: Request, place: DialogPlace, weighed: Sequence[Weighed]) -> None:
        """Show the moves that a strong robot has weighed, best first; each leads to its confirmation."""
        moves, wordings = turns.legal_moves(place.table, place.seat), Wordings(place.table, place.seat, request.words)
        build = partial(suggestions_layout, place, moves, weighed, wordings, user=request.user)
        await self._playing.show_in_place(request, place, build)

    async def _present(self, request: Request, table: int, decision: int) -> tuple[LoadedTable, SeatRow] | None:
        """Return the table and the person's seat, or None if they have another decision, which is shown then."""
        loaded = await load(self._host, table)
        seat = get_own_seat(loaded, request.user)
        if seat.decision != decision or not seat.deciding or loaded.row.status is not Status.RUNNING:
            await self._playing.start_again(request, table)
            return None
        suggesting.check_may_suggest(loaded)
        return loaded, seat

    @action("finish", in_place=True)
    async def finish(self, request: Request, table: TableNumber, decision: int) -> None:
        """Play the rest of the person's turn, and show the moves. Raises `Refused` as `suggesting.finish` does."""
        words, user = request.words, request.user
        try:
            done = await suggesting.finish(self._host, table, user, decision, request.id)
        except Refused as refusal:
            if refusal.reason not in TOO_LATE:
                raise
            await self._playing.start_again(request, table)
            return
        try:
            text = words.say("finish-done", count=done.acts)
            seat = get_own_seat(done.table, user)
            await run_when_stored(request, lambda: self._playing.show_played(request, done, seat, [text]))
        except Exception as error:
            raise NotShown from error

"""Dialog of playing: it asks the questions of a move, plays the move, and shows the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

import msgspec

from azalai.bot.dialogs.database_wait import run_when_stored
from azalai.bot.dialogs.marks import Answers, Mark, TableNumber, action
from azalai.bot.dialogs.move_dialog import MoveDialog
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import format_refusal, show
from azalai.bot.dialogs.seat_views import SeatViews
from azalai.bot.dialogs.servers import Servers
from azalai.bot.dialogs.turn_messages import close_late_redraw, make_closed_message
from azalai.bot.dialogs.where import Where
from azalai.bot.errors import NotShown, Refused
from azalai.bot.history.narration import Did, brief_lines, names, since_last_turn
from azalai.bot.hosting.names import keep_name
from azalai.bot.layouts.confirmations import confirm_layout
from azalai.bot.layouts.idle_view import reopen_layout, words_layout
from azalai.bot.layouts.layout import Depiction, PrivateLayout
from azalai.bot.layouts.news_lines import list_deeds
from azalai.bot.layouts.prompts import DialogPlace, answers_before, make_prompt, prompt_layout
from azalai.bot.play import turns
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.tables.channels import get_message_for_table, retry_refused
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable, get_own_seat
from azalai.games.contract import IllegalMove, Move
from azalai.games.questions import ask, common_answers, parse_pick
from azalai.locales import Words

TOO_LATE = ("refusal-stale", "refusal-game-over", "refusal-stranded", "refusal-put-out")
"""Refusals after which the dialog starts again at the present position."""


class _Incomplete(Exception):
    """Signal that the answers make no complete move yet. `table`: the table that they were applied to."""

    def __init__(self, table: LoadedTable) -> None:
        super().__init__()
        self.table = table


class SuggestionTexts(msgspec.Struct, frozen=True):
    """Texts of a suggested move. `before`: the lines above it; `facts`: facts about it."""

    before: tuple[str, ...]
    facts: tuple[str, ...]


class CatchesUp(Protocol):
    """Part of the bot that knows which events a player has missed."""

    async def load_missed(self, table: LoadedTable, seat: SeatRow, words: Words, *, own_acts: int = 0) -> str | None:
        """Return the events that a player has missed during a long absence, once, or None if there are few.

        `own_acts`: the number of newest moves that the player has made.
        """
        ...


class PlayDialog(MoveDialog):
    """Private dialog of a player at a table."""

    def __init__(
        self, host: Host, seat_views: SeatViews, views: LivingViews, servers: Servers, catch_up: CatchesUp
    ) -> None:
        self._host = host
        self._seat_views = seat_views
        self._views = views
        self._servers = servers
        self._catch_up = catch_up

    async def open(self, request: Request, table: int, notes: Sequence[str] = ()) -> None:
        """Show the first question, or the awaited players, under the lines `notes`.

        Raises `Refused` if the user has no seat at the table.
        """
        loaded = await self._keep_name(request, await load(self._host, table))
        seat = get_own_seat(loaded, request.user)
        story: list[Did] = []
        if seat.deciding and not notes:
            story = list_deeds(await since_last_turn(self._host, loaded, request.words, brief=True))
        await self._show(request, loaded, seat, notes, story=story)

    async def _keep_name(self, request: Request, table: LoadedTable) -> LoadedTable:
        return await keep_name(self._host, table, request.user, request.name, request.guild)

    @action("play", in_view=True)
    @action("again", in_place=True)
    async def _play(self, request: Request, table: TableNumber) -> None:
        await retry_refused(self._host, table)
        await self.open(request, table)

    @action("hand", in_view=True)
    async def _on_hand(self, request: Request, table: TableNumber) -> None:
        await self.open(request, table)

    async def choose(self, request: Request, table: TableNumber, decision: Mark, answers: Answers) -> None:
        """Play the complete move after an answer, or show the next question."""
        if not answers:
            await self.follow(request, table, decision, answers)
            return
        unfinished = await self._commit_if_complete(request, table, decision, answers)
        if unfinished is not None:
            seat = get_own_seat(unfinished, request.user)
            await self.ask(request, DialogPlace(unfinished, seat.seat, seat.decision, tuple(answers)))

    async def follow(self, request: Request, table: int, decision: int, answers: Answers, *, page: int = 0) -> None:
        """Show the question at these answers, without playing.

        A dialog of an earlier position starts again at the present one.
        """
        loaded = await self._keep_name(request, await load(self._host, table))
        seat = get_own_seat(loaded, request.user)
        if seat.decision != decision or loaded.row.status is not Status.RUNNING:
            await self._start_again(request, loaded, seat)
        elif not answers:
            await self._show(request, loaded, seat, [], page=page)
        else:
            await self.ask(request, DialogPlace(loaded, seat.seat, decision, tuple(answers), page))

    async def ask(self, request: Request, place: DialogPlace, suggested: SuggestionTexts | None = None) -> None:
        """Show the question at a place of the dialog, or the complete move to confirm."""
        layout = await self._make_question_layout(request, place, suggested)
        await self._answer(request, layout, place.table, place.table.seats[place.seat], midway=True)

    async def show_in_place(
        self, request: Request, place: DialogPlace, build: Callable[[Depiction], PrivateLayout]
    ) -> None:
        """Show the layout of another feature in place of the question. `build`: makes it from the table's picture."""
        picture = await self._seat_views.draw(place.table, place.seat, request.user)
        await self._answer(request, build(picture), place.table, place.table.seats[place.seat], midway=True)

    async def _make_question_layout(
        self, request: Request, place: DialogPlace, suggested: SuggestionTexts | None
    ) -> PrivateLayout:
        table, user = place.table, request.user
        moves = turns.legal_moves(table, place.seat)
        wordings = self._seat_views.make_wordings(table, place.seat, request.words)
        prompt = make_prompt(place, moves, wordings)
        back = answers_before(place, moves, wordings)
        picture = await self._seat_views.draw(table, place.seat, user, prompt)
        self._seat_views.prefetch(table, place.seat, prompt)
        place = msgspec.structs.replace(place, explained=await self._seat_views.load_explained(user, prompt, wordings))
        if prompt.move is not None:
            if suggested is not None:
                before, facts = suggested.before, suggested.facts
                return confirm_layout(place, prompt, wordings, picture, user=user, before=before, facts=facts)
            return confirm_layout(place, prompt, wordings, picture, user=user, back=back)
        return prompt_layout(place, prompt, wordings, picture, user=user, back=back)

    @action("explain", in_place=True)
    async def explain(
        self, request: Request, table: TableNumber, decision: int, answers: Answers, everything: bool
    ) -> None:
        """Answer *Explain*: show the same question, and from now on explain `everything` in that game, or nothing."""
        loaded = await load(self._host, table)
        taught = (await self._host.preferences.load(request.user)).taught.with_wish(
            loaded.game.key, everything=everything
        )
        await self._host.store.change(lambda tx: tx.people.change(request.user, taught=taught.encode()))
        await self.follow(request, table, decision, answers)

    @action("play-it", in_place=True)
    async def confirm(self, request: Request, table: TableNumber, decision: int, answers: Answers) -> None:
        """Play the move that the answers make. Raises `IllegalMove` if it is not complete."""
        if await self._commit_if_complete(request, table, decision, answers) is not None:
            raise IllegalMove("refusal-stale")

    @action("run", in_place=True)
    async def run(self, request: Request, table: TableNumber, decision: int, number: int) -> None:
        """Play a run that the game offers: several moves in one press. Raises `Refused` if it is not offered now."""

        def find_run(loaded: LoadedTable, seat: SeatRow) -> tuple[Move, ...]:
            runs = loaded.game.runs(loaded.state, seat.seat)
            if not 0 <= number < len(runs):
                raise Refused("refusal-stale")
            return runs[number]

        await self.commit(request, table, decision, find_run)

    async def _commit_if_complete(
        self, request: Request, table: int, decision: int, answers: Sequence[int]
    ) -> LoadedTable | None:
        """Play the move that the answers make and return None, or return the table if it is not complete."""

        def choose_move(loaded: LoadedTable, seat: SeatRow) -> Move:
            walk = ask(turns.legal_moves(loaded, seat.seat), answers)
            if walk.move is None:
                raise _Incomplete(loaded)
            return walk.move

        try:
            await self.commit(request, table, decision, choose_move)
        except _Incomplete as incomplete:
            return incomplete.table
        return None

    async def pick(
        self, request: Request, table: TableNumber, decision: Mark, answers: Answers, *, indexes: Sequence[int]
    ) -> None:
        """Apply several items that were picked from a menu."""
        loaded = await load(self._host, table)
        seat = get_own_seat(loaded, request.user)
        question = None
        if seat.decision == decision:
            question = ask(turns.legal_moves(loaded, seat.seat), answers).question
        if question is None:
            await self._start_again(request, loaded, seat)
            return
        await self.follow(request, table, decision, (*answers, parse_pick(question, indexes)))

    async def play_typed(self, request: Request, table: LoadedTable, seat: SeatRow, moves: Sequence[Move]) -> None:
        """Play the only move that fits a slash command, or ask which of several."""
        if len(moves) == 1:
            await self.commit(request, table.id, None, moves[0])
            return
        legal = turns.legal_moves(table, seat.seat)
        await self.ask(request, DialogPlace(table, seat.seat, seat.decision, common_answers(legal, moves)))

    async def say(self, request: Request, table: int, text: str) -> None:
        """Report a result at a table: above the private view if the user plays there, else alone."""
        loaded = await load(self._host, table)
        if loaded.state is not None and loaded.find_seat(request.user) is not None:
            await self.open(request, table, [text])
        else:
            await show(request, words_layout(text, user=request.user))

    async def commit(self, request: Request, table: int, decision: int | None, move: Move | turns.ChooseMove) -> None:
        """Play a complete move, and show its result and the next choices.

        If the move is for an earlier position, the dialog starts again. Raises `NotShown` if the move was played, but
        its result can't be shown.
        """
        user = request.user
        self._views.mark_active(request, table)
        try:
            played = await turns.play(
                self._host, table, None, move, user=user, decision=decision, interaction=request.id
            )
        except Refused as refusal:
            if refusal.reason not in TOO_LATE:
                raise
            loaded = await load(self._host, table)
            await self._start_again(request, loaded, get_own_seat(loaded, user))
            return
        await self._keep_name(request, played.table)
        self._seat_views.stop_prefetch(table)
        await self._host.card_priority.wait(table)
        try:
            await run_when_stored(request, lambda: self.show_played(request, played, get_own_seat(played.table, user)))
        except Exception as error:
            raise NotShown from error

    @action("undo", in_place=True)
    async def undo(self, request: Request, table: TableNumber, decision: int, times: int = 1) -> None:
        """Answer *Take back*: undo the player's last move and the robots' moves since, up to `times` times.

        Raises `NotShown` if a move was undone, but the result can't be shown.
        """
        words, user = request.words, request.user
        self._views.mark_active(request, table)
        try:
            after, back = await turns.take_back(self._host, table, user, decision, request.id)
        except Refused as refusal:
            if refusal.reason not in TOO_LATE:
                raise
            await self.start_again(request, table)
            return
        undone = [back]
        while len(undone) < times:
            try:
                decision = get_own_seat(after, user).decision
                after, back = await turns.take_back(self._host, table, user, decision, None)
            except Refused:
                break
            undone.append(back)
        acts = [move for step in undone for move in step.moves]
        moves = [words.move(after.game.key, after.game.parse_move(move), names(after)) for move in acts]
        came_out = "yes" if any(step.came_out for step in undone) else "no"
        text = words.say("dialog-undone", move=" ".join(moves), seen=came_out)
        try:
            await run_when_stored(request, lambda: self._show(request, after, get_own_seat(after, user), [text]))
        except Exception as error:
            raise NotShown from error

    async def start_again(self, request: Request, table: int, why: str = "dialog-changed") -> None:
        """Show the present question in place of an earlier one. `why`: the id of the message with the reason.

        If Discord has delivered a press twice, show its result again instead.
        """
        earlier = await turns.find_delivered(self._host, table, request.id)
        if earlier is not None:
            await self.show_played(request, earlier, get_own_seat(earlier.table, request.user))
            return
        loaded = await load(self._host, table)
        await self._start_again(request, loaded, get_own_seat(loaded, request.user), why)

    @action("away", in_place=True)
    async def _close(self, request: Request, table: TableNumber) -> None:
        if not await self._views.remove(request, table):
            await show(request, reopen_layout(table, request.reader))

    async def _start_again(
        self, request: Request, table: LoadedTable, seat: SeatRow, why: str = "dialog-changed"
    ) -> None:
        text = format_refusal(request.words, Refused(why))
        await self._show(request, table, seat, [text], may_end=True)

    async def show_played(
        self, request: Request, played: turns.Played, seat: SeatRow, before: Sequence[str] = ()
    ) -> None:
        """Show the result of a player's moves, under the lines `before`, and the next choices.

        A direct message shrinks to one line if its turn is over.
        """
        story = brief_lines(played.table, played.events, request.words)
        await self._show(request, played.table, seat, before, story=story, own_acts=played.acts, may_end=True)

    async def _show(
        self,
        request: Request,
        table: LoadedTable,
        seat: SeatRow,
        notes: Sequence[str],
        *,
        story: Sequence[Did] = (),
        page: int = 0,
        own_acts: int = 0,
        may_end: bool = False,
    ) -> None:
        """Show the view of a seat, under these lines: a permission that the bot lacks, missed events, the `notes`.

        Once, a line says how to open one's direct messages. `story`: the latest events. `own_acts`: the number of
        newest moves that the player has just made. `may_end`: a direct message shrinks to one line if its turn is over.
        """
        words = request.words
        left = await make_closed_message(self._host, self._servers, request, table, seat) if may_end else None
        if left is not None:
            await self._answer(request, left, table, seat)
            return
        first: list[str] = []
        if table.row.missing_permission is not None:
            first.append(words.say(get_message_for_table(table.row.missing_permission)))
        person = await self._host.store.ask(lambda tx: tx.people.get(request.user))
        must_tell = person is not None and person.closed_dms_since is not None and not person.told_of_closed_dms
        if must_tell:
            first.append(words.say("told-closed-dms"))
        by_message = request.where is Where.OWN
        missed = await self._catch_up.load_missed(table, seat, words, own_acts=own_acts)
        before = [*first, *([] if missed is None else [missed]), *notes]
        read = self._views.take_explained(request.user, table.id)
        layout = await self._seat_views.make_layout(
            table, seat, words, before, story=story, by_message=by_message, page=page, read=read
        )
        learned: dict[str, object] = {"told_of_closed_dms": True} if must_tell else {}
        explained = [acts for acts in (read, layout.explains) if acts is not None]
        if explained:
            learned["taught"] = await self._host.preferences.encode_taught(request.user, table.game.key, explained)
        await self._answer(request, layout, table, seat, own_acts=own_acts, learned=learned)

    async def _answer(
        self,
        request: Request,
        layout: PrivateLayout,
        table: LoadedTable,
        seat: SeatRow,
        *,
        midway: bool = False,
        own_acts: int = 0,
        learned: Mapping[str, object] = MappingProxyType({}),
    ) -> None:
        """Show the layout as the view of the table (`LivingViews.show`).

        `learned`: columns of the person's row that change once they see it, such as the explanations that they have
        read.
        """
        if await self._views.show(request, layout, table, midway=midway, own_acts=own_acts) and learned:
            async with self._host.store.note() as tx:
                await tx.people.change(request.user, **learned)
        await close_late_redraw(self._host, request, table, seat)

"""Dialog in which a player prepares a move: the questions of playing, asked about foreseen moves.

If the position or the plan changes, the answers are stale and the dialog starts again.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.dialogs.marks import Answers, Mark, TableNumber, action
from azalai.bot.dialogs.move_dialog import MoveDialog
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.seat_views import SeatViews
from azalai.bot.dialogs.where import Where
from azalai.bot.errors import Refused
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.prompts import DialogPlace, answers_before, make_prompt, prompt_layout
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.reader import Reader
from azalai.bot.premoves import rules as premoves
from azalai.bot.premoves.candidates import PremoveCandidates
from azalai.bot.premoves.layout import ACTS, premove_layout
from azalai.bot.store.rows import PremoveRow, SeatRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable, get_own_seat
from azalai.games.contract import IllegalMove, Move
from azalai.games.questions import ask, parse_pick


class _Scene(msgspec.Struct, frozen=True):
    """State of the dialog: the table, the player's seat, their plan, and the plan's mark."""

    table: LoadedTable
    seat: SeatRow
    plan: tuple[PremoveRow, ...]
    mark: int


class PremoveDialog(MoveDialog):
    """Private dialog of the moves that a player prepares at a table."""

    acts = ACTS

    def __init__(self, host: Host, seat_views: SeatViews, views: LivingViews) -> None:
        self._host = host
        self._seat_views = seat_views
        self._views = views
        self._candidates = PremoveCandidates()

    @action("prepare", in_view=True)
    async def open(self, request: Request, table: TableNumber) -> None:
        """Show the plan, or else the first question. Raises `Refused` as `premoves.check_may_premove` does."""
        scene = await self._load_scene(request, table)
        if scene.plan and not scene.seat.deciding:
            await self.show_plan(request, table)
        else:
            await self.begin(request, table)

    @action("new", in_place=True, own=True)
    async def begin(self, request: Request, table: TableNumber) -> None:
        """Ask the first question about one more move. Raises `Refused` as `premoves.check_may_premove` does."""
        scene = await self._load_scene(request, table)
        premoves.check_may_premove(scene.table, scene.seat, scene.plan)
        await self._ask(request, scene, ())

    @action("list", in_place=True, own=True)
    async def return_to_plan(self, request: Request, table: TableNumber) -> None:
        """Show the plan."""
        await self.show_plan(request, table)

    async def show_plan(self, request: Request, table: int, notes: Sequence[str] = ()) -> None:
        """Show the position with the plan, under the lines `notes`; at the player's turn, the first question."""
        scene = await self._load_scene(request, table)
        words, by_message = request.words, request.where is Where.OWN
        layout = await self._seat_views.make_layout(scene.table, scene.seat, words, notes, by_message=by_message)
        await self._views.show(request, layout, scene.table)

    async def choose(self, request: Request, table: TableNumber, decision: Mark, answers: Answers) -> None:
        """Show the next question, or the complete move, after an answer."""
        await self.follow(request, table, decision, answers)

    async def follow(self, request: Request, table: int, decision: int, answers: Answers, *, page: int = 0) -> None:
        """Show the question at these answers, or the complete move. `decision`: the mark of the plan."""
        scene = await self._load_scene(request, table)
        if scene.mark == decision:
            await self._ask(request, scene, answers, page)
        else:
            await self.start_again(request, table)

    async def pick(
        self, request: Request, table: TableNumber, decision: Mark, answers: Answers, *, indexes: Sequence[int]
    ) -> None:
        """Apply several items that were picked from a menu."""
        scene = await self._load_scene(request, table)
        question = ask(await self._find_moves(scene), answers).question if scene.mark == decision else None
        if question is None:
            await self.start_again(request, table)
        else:
            await self.follow(request, table, decision, (*answers, parse_pick(question, indexes)))

    @action("keep", in_place=True, own=True)
    async def confirm(self, request: Request, times: int, table: TableNumber, mark: Mark, answers: Answers) -> None:
        """Answer *Prepare it*: add the move to the plan, `times` times."""
        scene = await self._load_scene(request, table)
        if scene.mark != mark:
            await self.start_again(request, table)
            return
        move = ask(await self._find_moves(scene), answers).move
        if move is None:
            raise IllegalMove("refusal-stale")
        try:
            await premoves.prepare(self._host, table, request.user, mark, move, times)
        except Refused as refusal:
            if refusal.reason != "refusal-stale":
                raise
            await self.start_again(request, table)
            return
        await self.show_plan(request, table, [request.words.say("prepare-done")])

    @action("clear", in_place=True, own=True)
    async def clear(self, request: Request, table: TableNumber) -> None:
        """Answer *Clear all*."""
        await premoves.clear(self._host, table, request.user)
        await self.show_plan(request, table, [request.words.say("prepare-cleared")])

    async def _load_scene(self, request: Request, table: int) -> _Scene:
        loaded = await load(self._host, table)
        seat = get_own_seat(loaded, request.user)
        plan = premoves.list_own_premoves(await self._host.store.ask(lambda tx: tx.premoves.list_at(table, seat.seat)))
        return _Scene(loaded, seat, plan, premoves.make_mark(loaded, plan))

    async def _find_moves(self, scene: _Scene, *more: Move) -> Sequence[Move]:
        """Return the moves that can be prepared after the plan and `more`."""
        plan = [*premoves.parse_premoves(scene.table, scene.plan), *more]
        return await self._candidates.find(scene.table, scene.seat.seat, plan)

    async def _ask(self, request: Request, scene: _Scene, answers: Sequence[int], page: int = 0) -> None:
        moves = await self._find_moves(scene)
        if not moves:
            raise Refused("refusal-prepare-unforeseen")
        place = DialogPlace(scene.table, scene.seat.seat, scene.mark, tuple(answers), page, acts=ACTS, later=True)
        layout = await self._make_layout(scene, place, moves, request.reader)
        await self._views.show(request, layout, scene.table, midway=True)

    async def _make_layout(
        self, scene: _Scene, place: DialogPlace, moves: Sequence[Move], reader: Reader
    ) -> PrivateLayout:
        wordings = Wordings(scene.table, place.seat, reader.words)
        prompt = make_prompt(place, moves, wordings)
        back = answers_before(place, moves, wordings)
        picture = await self._seat_views.draw(scene.table, scene.seat.seat, reader.user)
        before = [reader.words.say("prepare-for", number=len(scene.plan) + 1)]
        if prompt.move is None:
            return prompt_layout(place, prompt, wordings, picture, user=reader.user, back=back, before=before)
        times = await self._count_times(scene, prompt.move)
        return premove_layout(place, prompt.move, times, reader, picture, back=back, before=before)

    async def _count_times(self, scene: _Scene, move: Move) -> int:
        """Return the number of times in a row that the move can be prepared."""
        times = 1
        while len(scene.plan) + times < premoves.MOST and move in await self._find_moves(scene, *[move] * times):
            times += 1
        return times

    async def start_again(self, request: Request, table: int) -> None:
        """Show the plan instead of a view of an earlier position or plan."""
        await self.show_plan(request, table, [request.words.say("prepare-changed")])

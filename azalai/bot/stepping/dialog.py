"""Dialog of *Step through*: a finished game, decision by decision, from the reader's seat or another."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from azalai.bot.dialogs.context import parse_number
from azalai.bot.dialogs.marks import Amount, TableNumber, action, opens_modal, submitted
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.responses import show
from azalai.bot.errors import Refused, ReplayFailed, UnreadableEvents
from azalai.bot.history.game_facts import History, history
from azalai.bot.hosting.endings import can_reopen
from azalai.bot.layouts.cards import make_wording
from azalai.bot.layouts.components import button
from azalai.bot.layouts.layout import Depiction, Wording
from azalai.bot.layouts.modals import Field, Modal
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.layouts.prompts import DialogPlace, make_prompt
from azalai.bot.layouts.table_menu import text_pages
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.preferences import Preferences
from azalai.bot.reviews.layout import part_of, verdict_on
from azalai.bot.reviews.positions import ReviewedChoice, course_of
from azalai.bot.reviews.rules import Reviewer
from azalai.bot.solo.days import closes
from azalai.bot.solo.deal_dialog import DealDialog
from azalai.bot.solo.room import is_solo
from azalai.bot.solo.table import deal_history, is_what_if
from azalai.bot.solo.what_if_dialog import WhatIfDialog
from azalai.bot.stepping.layout import GO, step_layout, step_mark, text_layout
from azalai.bot.stepping.rules import Step, Steps
from azalai.bot.store.rows import Status
from azalai.bot.tables.channels import retry_refused
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import is_seed_public
from azalai.games.prompts import Prompt
from azalai.locales import Words
from azalai.renderers.verdict import Verdict

LAST = 0
"""Number in a button for the last step."""
OWN = Amount(-1)
"""Number in a button for the view of the user's own seat; a user without one gets the public view."""
A_DAY = 86_400.0


class SteppingDialog:
    """Dialog of the steps of a finished game: of a table, or of a solo game of the user."""

    def __init__(
        self, host: Host, pictures: Pictures, reviewer: Reviewer, dealing: DealDialog, playing: WhatIfDialog
    ) -> None:
        self._host = host
        self._pictures = pictures
        self._reviewer = reviewer
        self._dealing = dealing
        self._playing = playing

    @action("step")
    @action(GO, in_place=True)
    async def _open_step(
        self,
        request: Request,
        table: TableNumber,
        number: int = LAST,
        eyes: Amount = OWN,
        way: int = 0,
        explained: bool = False,
    ) -> None:
        """Show a step, in a message of its own if it is opened from a result, a review or a list.

        `eyes`: the number of the view in a mark (`step_mark`). `way`: the number of the button, because two may lead to
        the same step and custom ids must differ. `explained`: show the reasons of the review, too.
        """
        await self._show(request, table, number, eyes, explained=explained)

    @action("step-jump", in_place=True)
    async def _jump(self, request: Request, table: TableNumber, number: int, eyes: Amount, *, chosen: str) -> None:
        """Show the step (`n12`) or the view (`e1`) that was chosen in the menu."""
        kind, aim = chosen[:1], chosen[1:]
        if kind not in ("n", "e") or not aim.isdecimal() or len(aim) > 6:
            raise Refused("refusal-unreadable-button")
        if kind == "n":
            await self._show(request, table, int(aim), eyes)
        else:
            await self._show(request, table, number, Amount(int(aim)))

    @opens_modal("step-number")
    async def _ask_number(self, request: Request, table: TableNumber, most: int, eyes: Amount) -> None:
        say = request.words.say
        field = Field(say("step-number-label", most=most), "", f"1 - {most}", required=True, most=6)
        modal = Modal(title=say("step-number-title"), fields=[field], act="step-to", arguments=(table, eyes))
        await request.open_modal(modal)

    @submitted("step-to")
    async def _go_to(self, request: Request, table: TableNumber, eyes: Amount, *, texts: Sequence[str]) -> None:
        number = parse_number(texts)
        steps = await self.load_steps(request, table)
        if not 1 <= number <= steps.count:
            raise Refused("refusal-step-range", most=steps.count)
        await self._show_step(request, steps, number, eyes)

    @action("step-text", in_place=True)
    async def _show_text(self, request: Request, page: int, table: TableNumber, number: int, eyes: Amount) -> None:
        """Show a page of a step's position in words."""
        steps = await self.load_steps(request, table)
        number, seat = self.check_mark(request, steps, number, eyes)
        text = self.describe(steps, number, seat, request.words).text
        mark = step_mark(steps, number, seat)
        layout = text_pages(text, request.reader, page, *mark, act="step-text")
        back = button(request.words.say("button-back-to-step"), GO, *mark)
        await show(request, text_layout(layout, back), AnswerKind.STEP)

    async def _show(self, request: Request, table: int, number: int, eyes: int, *, explained: bool = False) -> None:
        if number == LAST and not is_solo(table):
            await retry_refused(self._host, table)
        steps = await self.load_steps(request, table)
        await self._show_step(request, steps, number, eyes, explained=explained)

    async def _show_step(
        self, request: Request, steps: Steps, number: int, eyes: int, *, explained: bool = False
    ) -> None:
        number, seat = self.check_mark(request, steps, number, eyes)
        reader = await self._host.preferences.load(request.user)
        picture = await self._render(steps, number, seat, reader, request.words)
        step = Step(number=number, seat=seat, shown=picture, explained=explained)
        layout = step_layout(steps, step, request.reader, worded=reader.text_only)
        await show(request, layout, AnswerKind.STEP)

    # Game

    async def load_steps(self, request: Request, number: int) -> Steps:
        """Return a game in steps. Raises `Refused` if it is not over for good, or if the rules can't replay it."""
        past, open_until = await (self._load_solo(request, number) if is_solo(number) else self._load_table(number))
        try:
            course = await asyncio.to_thread(course_of, past)
            table = msgspec.structs.replace(past.table, state=course.positions[-1])  # a cancelled game stores none
            past = msgspec.structs.replace(past, table=table)
            numbers = {choice.number: step for step, choice in enumerate(course.choices, 1)}
            evaluated = await self._reviewer.mistakes(past, course, request.user)
            former = await self._host.store.look(lambda tx: tx.seat_history.list_former(number))
            mistakes = {numbers[choice.number]: mistake for mistake, choice in evaluated}
            return Steps(history=past, course=course, mistakes=mistakes, former=former, open_until=open_until)
        except (ReplayFailed, UnreadableEvents, ValueError) as error:
            raise Refused("refusal-step-rules") from error

    async def _load_table(self, number: int) -> tuple[History, float | None]:
        row = await self._host.store.ask(lambda tx: tx.tables.get(number))
        if row is None:
            days = round((self._host.settings.retention or 0) / A_DAY)
            raise Refused("refusal-step-removed", kept="some" if days else "all", days=days)
        if can_reopen(row, self._host.now()):
            raise Refused("refusal-step-abandoned")
        if not is_seed_public(row):
            raise Refused("refusal-too-late-to-reopen" if row.status is Status.ABANDONED else "refusal-step-running")
        return await history(self._host, number), None

    async def _load_solo(self, request: Request, number: int) -> tuple[History, float | None]:
        if await is_what_if(self._host, number):
            return await self._playing.load_finished(request, number), None
        finished = await self._dealing.load_finished(request, TableNumber(number))
        past = await deal_history(self._host, number, request.name, request.words.language)
        return past, None if finished.over else closes(finished.dealt.deal.day)

    def check_mark(self, request: Request, steps: Steps, number: int, eyes: int) -> tuple[int, int | None]:
        """Return the step and the seat of a mark, which is None for the public view.

        Raises `Refused` for a step or seat that the game does not have, and for the view of another seat in a deal that
        others can still play.
        """
        table = steps.history.table
        own = table.find_seat(request.user)
        mine = None if own is None else own.seat
        if number > steps.count or not OWN <= eyes <= len(table.seats):
            raise Refused("refusal-unreadable-button")
        seat = mine if eyes == OWN else None if eyes == 0 else eyes - 1
        if steps.open_until is not None and seat != mine:
            raise Refused("refusal-step-deal-open", until=f"<t:{int(steps.open_until)}:D>")
        return number or steps.count, seat

    # Position

    async def _render(
        self, steps: Steps, number: int, seat: int | None, reader: Preferences, words: Words
    ) -> Depiction:
        """Return a picture of the position before a decision, or of the final board, or their words."""
        choice = steps.find_choice(number)
        if reader.text_only:
            return self.describe(steps, number, seat, words)
        if choice is None:
            picture = await self._pictures.render_last_board(steps.history.table, reader)
        else:
            table = steps.make_table_before(choice)
            marked = self._list_marks(steps, number, choice, words) if seat == choice.seat else None
            picture = await self._pictures.render_with_fallback(
                table, seat, words.language, contrast=reader.contrast, marked=marked
            )
        return self.describe(steps, number, seat, words) if isinstance(picture, Wording) else picture

    def _list_marks(self, steps: Steps, number: int, choice: ReviewedChoice, words: Words) -> Prompt | Verdict:
        """Return the marks of the played move, and of the better one if it was a mistake of the reader."""
        table, game = steps.make_table_before(choice), steps.history.table.game
        played, mistake = game.parse_move(choice.move), steps.mistakes.get(number)
        if mistake is not None:
            return verdict_on(table, choice.seat, played, game.parse_move(mistake.better), words)
        return part_of(
            make_prompt(DialogPlace(table, choice.seat, 0), [played], Wordings(table, choice.seat, words)), played
        )

    def describe(self, steps: Steps, number: int, seat: int | None, words: Words) -> Wording:
        """Return the position before a decision, or at the end, in words."""
        choice = steps.find_choice(number)
        table = steps.history.table if choice is None else steps.make_table_before(choice)
        arguments = (0, *step_mark(steps, number, seat))
        return Wording(make_wording(table, seat, words).text, words.say("button-all-in-words"), arguments, "step-text")

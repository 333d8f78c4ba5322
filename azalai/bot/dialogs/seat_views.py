"""Views of a table for the person in a seat: the first question, the awaited players, or the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Protocol

import msgspec

from azalai.bot.dialogs.fitting import explain_within
from azalai.bot.dialogs.menu_memory import MenuMemory
from azalai.bot.dialogs.turn_messages import make_departure_line, status_message
from azalai.bot.errors import Refused
from azalai.bot.history.narration import Did, lines, shorten_take_backs
from azalai.bot.layouts.components import Button
from azalai.bot.layouts.confirmations import confirm_layout
from azalai.bot.layouts.explanations import ExplanationPlan, choose_explanations
from azalai.bot.layouts.final_card import result_layout
from azalai.bot.layouts.idle_view import next_buttons, remind_buttons, waiting_layout, words_layout
from azalai.bot.layouts.layout import Depiction, PrivateLayout
from azalai.bot.layouts.news_lines import list_deeds, newest_line, small_print
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.layouts.prompts import DialogPlace, aside_buttons, change_rows, join_rows, make_prompt, prompt_layout
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.reader import Reader
from azalai.bot.play import turns
from azalai.bot.play.undo import find_undoable
from azalai.bot.store.rows import PremoveRow, SeatRow, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import may_review, may_suggest
from azalai.bot.tables.table import LoadedTable, get_own_seat
from azalai.games.contract import Move
from azalai.games.prompts import Prompt
from azalai.locales import Language, Words
from azalai.locales import words as words_of

SETTLED = (Status.FINISHED, Status.RESIGNED, Status.AGREED)
"""Statuses of games that are over for good, and that have a result."""


class _Scene(msgspec.Struct, frozen=True):
    """Contents of a view.

    `plan`: the premoves. `notes`: the lines above the picture. `story`: the latest events. `undo`: a move can be taken
    back. `by_message`: it is in a direct message. `read`: explanations that the player has read and that are not
    stored yet.
    """

    place: DialogPlace
    seat: SeatRow
    reader: Reader
    wordings: Wordings
    moves: Sequence[Move]
    plan: Sequence[PremoveRow]
    notes: tuple[str, ...]
    story: tuple[Did, ...]
    undo: bool
    by_message: bool
    read: Iterable[str] | None

    @property
    def table(self) -> LoadedTable:
        """Table of the seat."""
        return self.place.table


class ShowsPlans(Protocol):
    """Part of the bot that shows the premoves of a player."""

    def format_premoves(
        self, table: LoadedTable, plan: Sequence[PremoveRow], words: Words, *, due: bool = False
    ) -> tuple[str, ...]:
        """Return the premoves in words. `due`: the first of them is about to be played."""
        ...

    def make_premove_buttons(self, table: LoadedTable, plan: Sequence[PremoveRow], words: Words) -> list[Button]:
        """Return the buttons under the premoves."""
        ...


class SeatViews:
    """Maker of the views of players."""

    def __init__(self, host: Host, pictures: Pictures, plans: ShowsPlans) -> None:
        self._host = host
        self._pictures = pictures
        self._plans = plans
        self._menus = MenuMemory()

    def make_wordings(self, table: LoadedTable, seat: int, words: Words) -> Wordings:
        """Return the words of a seat's questions. An act that was a menu in this turn stays one."""
        folded = self._menus.find_folded(table, seat)
        return Wordings(table, seat, words, signs=self._host.signs.available, folded=folded)

    async def make_layout(
        self,
        table: LoadedTable,
        seat: SeatRow,
        words: Words,
        before: Sequence[str] = (),
        *,
        story: Sequence[Did] = (),
        by_message: bool = False,
        page: int = 0,
        read: Iterable[str] | None = None,
    ) -> PrivateLayout:
        """Return the view of the person in a seat now, under the lines `before` and the events (`story`).

        `by_message`: it is in a direct message, which keeps no buttons after the turn. `page`: of a long menu. `read`:
        the explanations in their open view. Raises `Refused` for a robot's seat.
        """
        if seat.user_id is None:
            raise Refused("refusal-not-your-seat")
        reader, notes = Reader(seat.user_id, words), tuple(before)
        if table.row.status in SETTLED:
            picture = await self.draw(table, None, reader.user)
            review = may_review(self._host.settings, table)
            notes = (*notes, small_print(newest_line(story, words, seat.seat))) if story else notes
            return result_layout(table, reader, picture, before=notes, by_message=by_message, review=review)
        async with self._host.store.read(once=not (table.prepared or table.changed_hands)) as tx:
            undo = await find_undoable(tx, table, seat.seat)
            plan = await tx.premoves.list_at(table.id, seat.seat) if table.prepared else []
        wordings = self.make_wordings(table, seat.seat, words)
        scene = _Scene(
            place=DialogPlace(table, seat.seat, seat.decision, page=page),
            seat=seat,
            reader=reader,
            wordings=wordings,
            moves=turns.legal_moves(table, seat.seat),
            plan=plan,
            notes=notes,
            story=tuple(story),
            undo=undo is not None,
            by_message=by_message,
            read=read,
        )
        return await (
            self._make_question_view(scene) if scene.moves and seat.deciding else self._make_waiting_view(scene)
        )

    async def redraw(self, table: LoadedTable, user: int, language: Language, since: int) -> PrivateLayout:
        """Return a user's view after the table has moved on: the events since the position `since`, and the choices.

        Moves that a robot has played for the user are counted above them.
        """
        chosen = words_of(language)
        if table.state is None:
            return words_layout(chosen.say(f"lobby-{table.row.status.value}"), user=user)
        if table.find_seat(user) is None:
            return words_layout(await make_departure_line(self._host, table, chosen), user=user)
        seat = get_own_seat(table, user)
        async with self._host.store.read(once=not table.changed_hands) as tx:
            moves = await tx.moves.list_since(table.id, since)
            former = await tx.seat_history.list_former(table.id) if table.changed_hands else []
        missed = shorten_take_backs(lines(table, moves, seat.seat, chosen, former=former, brief=True))
        own = [line for line in missed if line.stood_in == seat.seat]
        notes = (
            [chosen.say("finish-done", count=len(own)), small_print(newest_line(list_deeds(own), chosen))]
            if own
            else []
        )
        story = list_deeds(line for line in missed if line.stood_in != seat.seat)
        return await self.make_layout(table, seat, chosen, notes, story=story)

    async def draw(self, table: LoadedTable, seat: int | None, user: int, prompt: Prompt | None = None) -> Depiction:
        """Return the picture of the table for that seat, or the public one (None), with the marks of the question."""
        return await self._pictures.render(table, seat, await self._host.preferences.load(user), prompt)

    def prefetch(self, table: LoadedTable, seat: int, prompt: Prompt) -> None:
        """Have the boards after the moves of a question drawn in advance, if they are few."""
        moves = [prompt.move] if prompt.move is not None else [choice.move for choice in prompt.choices]
        few = [move for move in moves if move is not None]
        if len(moves) > self._host.settings.draw_ahead:
            few = []

        def board(move: Move) -> LoadedTable:
            return msgspec.structs.replace(table, state=table.game.play(table.state, seat, move).state)

        self._pictures.prefetch.replace(table.id, [partial(board, move) for move in few])

    def stop_prefetch(self, table: int) -> None:
        """Drop the boards that are still to be drawn in advance for a table."""
        self._pictures.prefetch.replace(table, ())

    async def _make_question_view(self, scene: _Scene) -> PrivateLayout:
        """Return the first question, or the only move to confirm."""
        table, seat, wordings, user = scene.table, scene.seat, scene.wordings, scene.reader.user
        notes = [*scene.notes, *self._plans.format_premoves(table, scene.plan, wordings.words, due=True)]
        prompt = make_prompt(scene.place, scene.moves, wordings)
        self._menus.remember(table, seat.seat, prompt)
        picture = await self.draw(table, seat.seat, user, prompt)
        suggest = prompt.move is None and may_suggest(table)
        asides = [aside_buttons(scene.place, wordings.words, suggest=suggest, undo=scene.undo)]
        self.prefetch(table, seat.seat, prompt)
        if prompt.move is not None:
            return confirm_layout(
                *(scene.place, prompt, wordings, picture),
                user=user,
                before=notes,
                story=scene.story,
                more=asides,
                only=True,
            )
        explained = await self.load_explained(user, prompt, wordings, scene.read)

        def build(explained: ExplanationPlan) -> PrivateLayout:
            return prompt_layout(
                msgspec.structs.replace(scene.place, explained=explained),
                prompt,
                wordings,
                picture,
                user=user,
                before=notes,
                story=scene.story,
                barred=table.game.barred(wordings.view),
                more=asides,
            )

        return explain_within(explained, build, self._host.signs.of_one_message(user))

    async def load_explained(
        self, user: int, prompt: Prompt, wordings: Wordings, read: Iterable[str] | None = None
    ) -> ExplanationPlan:
        """Return the explanations of a question for that user.

        The first question explains the aim of the game, which names the acts; later ones explain the acts. `read`:
        explanations that they have read and that are not stored yet.
        """
        key, taught = wordings.table.game.key, (await self._host.preferences.load(user)).taught
        if read is not None:
            taught = taught.with_explained(key, read)
        return choose_explanations(taught, prompt, wordings)

    async def _make_waiting_view(self, scene: _Scene) -> PrivateLayout:
        """Return the awaited players, and the choices that the player may still make or change."""
        table, seat, words = scene.table, scene.seat, scene.wordings.words
        notes = [*scene.notes, *([] if table.row.status is Status.RUNNING else [words.say(status_message(table))])]
        change = make_prompt(scene.place, scene.moves, scene.wordings) if scene.moves else None
        picture = await self.draw(table, seat.seat, scene.reader.user, change)
        changes = [] if change is None else change_rows(scene.place, change, scene.wordings)
        undo = scene.undo and not changes  # the game's own way to change a choice replaces it
        waits = None
        if not scene.by_message and not seat.deciding:
            waits = await self._host.store.ask(lambda tx: tx.tables.find_next_for(scene.reader.user, besides=table.id))
        reminders = [*remind_buttons(table, scene.reader), *self._plans.make_premove_buttons(table, scene.plan, words)]
        asides = aside_buttons(scene.place, words, suggest=False, undo=undo)
        buttons = join_rows(reminders, asides, next_buttons(waits, words))
        rows = [] if scene.by_message and not scene.moves else [*changes, *buttons]
        after, story = self._plans.format_premoves(table, scene.plan, words), scene.story
        return waiting_layout(table, scene.reader, picture, before=notes, story=story, after=after, more=rows)

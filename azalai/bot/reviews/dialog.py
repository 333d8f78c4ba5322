"""*Review*: the review of a finished game for a person, in private."""

from __future__ import annotations

import asyncio
import json
import logging

from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.errors import Refused, ReplayFailed
from azalai.bot.history.game_facts import History, history
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import Picture, PrivateLayout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.preferences import Preferences
from azalai.bot.reviews.layout import Own, Regretted, in_work_layout, review_layout
from azalai.bot.reviews.mistake_store import Mistakes
from azalai.bot.reviews.positions import ReviewedChoice, course_of, has_played, of_people
from azalai.bot.reviews.rules import Reviewer
from azalai.bot.reviews.store import ReviewStatus, WeighedRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import may_review
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Words
from azalai.renderers import curve, looks

log = logging.getLogger(__name__)


class ReviewDialog:
    """Dialog of the reviews of a bot's tables."""

    def __init__(self, host: Host, reviewer: Reviewer, pictures: Pictures, views: LivingViews) -> None:
        self._host = host
        self._reviewer = reviewer
        self._pictures = pictures
        self._views = views

    @action("review", in_view=True)
    @action("review-again", in_place=True)
    async def show(self, request: Request, table: TableNumber) -> None:
        """Show the review: the curve to all users, the decisions to their player; before it is ready, its progress.

        Raises `Refused` if there is none.
        """
        past = await history(self._host, table)
        layout = await self.layout(request, past)
        await self._views.show(request, layout, past.table, follows=False)

    @action("not-these")
    async def _leave(self, request: Request, table: TableNumber) -> None:
        """Answer *Not these*: the mistakes of this game don't come back."""
        async with self._host.store.write() as tx:
            await tx.get(Mistakes).delete_of(table, request.user)
        await show(request, words_layout(request.words.say("review-left"), user=request.user))

    async def layout(self, request: Request, past: History, *, act: str | None = None) -> PrivateLayout:
        """Return the layout of the review of any game, by its history. Raises `Refused` if there is none.

        `act`: the button that asks again for the review of a solo game.
        """
        if not may_review(self._host.settings, past.table):
            raise Refused("refusal-no-review")
        reader, user, words, table = request.reader, request.user, request.words, past.table
        async with self._host.store.read() as tx:
            rows = self._reviewer.reviews_of(tx, table.id)
            review, weighed = await rows.get(table.id), await rows.list_evaluated(table.id)
            sat = await tx.seat_history.list_at(table.id)
        if review is None or review.status is ReviewStatus.MADE:
            await self._reviewer.want(table.id)
            total = 0 if review is None else review.decisions or 0
            act = act or self._reviewer.kind_of(table.id).act
            return in_work_layout(table, len(weighed), total, reader, act=act)
        if review.status is ReviewStatus.FAILED or review.curve is None:
            return words_layout(words.say("review-failed"), user=user)
        chances: list[list[float]] = json.loads(review.curve)
        preferences, own = await self._host.preferences.load(user), None
        mistakes = list[tuple[WeighedRow, ReviewedChoice]]()
        if has_played(table, sat, user):
            try:
                course = await asyncio.to_thread(course_of, past)
            except (ReplayFailed, ValueError):
                return words_layout(words.say("review-failed"), user=user)
            mistakes = await self._reviewer.mistakes(past, course, user)
            regretted = (
                Regretted(choice, evaluation, course.choices.index(choice) + 1) for evaluation, choice in mistakes
            )
            async with self._host.store.read() as tx:
                back = await tx.get(Mistakes).count(user, table.id)
            own = Own(len(of_people(course, table, sat).get(user, ())), tuple(regretted), back)
        marked = [(choice.seat, choice.place) for _, choice in mistakes]
        curve = await self._curve(table, chances, marked, preferences, words)
        return review_layout(table, curve, own, reader)

    async def _curve(
        self,
        table: LoadedTable,
        chances: list[list[float]],
        marked: list[tuple[int, int]],
        reader: Preferences,
        words: Words,
    ) -> Picture | str:
        if not reader.text_only:
            known = looks(table.game.key, table.view(None))
            try:
                return await self._pictures.render_uncached(
                    "review.png",
                    lambda: curve.curve(chances, table.names, words, marked, known),
                    contrast=reader.contrast,
                )
            except Exception as error:
                log.error("the curve of table %s can't be drawn: %s", table.id, type(error).__name__)
        return curve.alt(chances, table.names, words, marked)

"""`/azalai holiday`: days on which a person's time stands still."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.clocks.holidays import Away, away_of, cancel_holiday, first_and_last, set_holiday, today, zone_name
from azalai.bot.clocks.typed_dates import typed_day
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import CHOICES, Phrase, command, completed
from azalai.bot.errors import Refused
from azalai.bot.reminders.layout import day_text, holiday_layout
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands


class Holiday(Cog):
    """Set, cancel, show."""

    def __init__(self, bot: Azalai) -> None:
        super().__init__(bot)
        self.group = app_commands.Group(name=Phrase("slash-holiday"), description=Phrase("slash-holiday-description"))
        days = [("first", "slash-holiday-first", str), ("last", "slash-holiday-last", str)]
        made = command(self.group, "slash-holiday-set", days, self._set)
        completed(made, "first", self._complete)
        completed(made, "last", self._complete)
        command(self.group, "slash-holiday-cancel", [], self._cancel)
        command(self.group, "slash-holiday-show", [], self._show)

    async def cog_load(self) -> None:
        """Adds the group to `/azalai`."""
        own_commands(self.bot).add_command(self.group)

    async def _zone(self, user: int) -> str:
        async with self.rooms.host.store.read(once=True) as tx:
            return zone_name(await tx.people.get(user))

    async def _complete(self, request: Request, current: str) -> Sequence[tuple[str, str]]:
        """The coming days, from the first day where that is filled in, and what was typed itself."""
        words = request.words
        present = today(self.rooms.host.now(), await self._zone(request.user))
        start = present
        if request.interaction.namespace.last is not None and request.interaction.namespace.first:
            typed_first = _day(str(request.interaction.namespace.first), present) or present
            start = min(typed_first, date.max - timedelta(days=CHOICES))
        days = [start + timedelta(days=number) for number in range(CHOICES)]
        typed = current.strip()
        own = _day(typed, present)
        if typed:
            days = [day for day in days if typed.casefold() in day_text(day, words).casefold()]
        offered = list(dict.fromkeys(([own] if own is not None else []) + days))
        return [(day_text(day, words), day.isoformat()) for day in offered[:CHOICES]]

    async def _set(self, request: Request, first: str, last: str) -> None:
        user = request.user
        present = today(self.rooms.host.now(), await self._zone(user))
        begins, ends = typed_day(first, present), typed_day(last, present)
        await set_holiday(self.rooms.host, user, begins, ends)
        words = request.words
        said = words.say("holiday-set", first=day_text(begins, words), last=day_text(ends, words))
        await show(request, holiday_layout(await self._away(user), words, user=user, said=[said]))

    async def _cancel(self, request: Request) -> None:
        user, words = request.user, request.words
        holiday, zone = await cancel_holiday(self.rooms.host, user)
        first, last = (day_text(day, words) for day in first_and_last(holiday, zone))
        said = words.say("holiday-cancelled")
        if holiday.begins > self.rooms.host.now():
            said = words.say("holiday-withdrawn", first=first, last=last)
        await show(request, holiday_layout(await self._away(user), words, user=user, said=[said]))

    async def _show(self, request: Request) -> None:
        user = request.user
        await show(request, holiday_layout(await self._away(user), request.words, user=user))

    async def _away(self, user: int) -> Away:
        async with self.rooms.host.store.read() as tx:
            return await away_of(tx, user, self.rooms.host.now(), self.rooms.host.settings.holiday_days)


def _day(text: str, present: date) -> date | None:
    """The day that was typed, None for none."""
    try:
        return typed_day(text, present)
    except Refused:
        return None


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Holiday(bot))

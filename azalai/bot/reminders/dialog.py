"""Dialog of a person's reminders, quiet hours, time zone, and holidays."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from azalai.bot.clocks.holidays import (
    MOST_REMINDERS,
    Away,
    cancel_holiday,
    change_preferences,
    load_holiday_budget,
    set_holiday,
    today,
    zone_name,
)
from azalai.bot.clocks.typed_dates import parse_day, parse_interval, parse_quiet_hours, parse_zone
from azalai.bot.dialogs.marks import SeatNumber, TableNumber, action, opens_modal, submitted
from azalai.bot.dialogs.play import PlayDialog
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show, show_sheet
from azalai.bot.dialogs.slash_commands import CHOICES
from azalai.bot.errors import Refused
from azalai.bot.layouts.components import button
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.modals import Field, Modal
from azalai.bot.people.quiet_hours import clock_time, zones
from azalai.bot.reminders.layout import CALLS, day_text, holiday_layout, reminders_layout
from azalai.bot.reminders.rules import Reminders
from azalai.bot.store.person_rows import PersonRow
from azalai.bot.tables.host import Host
from azalai.bot.text import plain


class ReminderDialog:
    """Dialog with a form, holidays, and the buttons of reminders."""

    def __init__(self, host: Host, playing: PlayDialog) -> None:
        self._host = host
        self._playing = playing
        self._reminders = Reminders(host)

    async def set_typed(
        self,
        request: Request,
        every: float | None,
        most: int | None,
        begins: str | None,
        until: str | None,
        zone: str | None,
    ) -> None:
        """Show the settings, or set the given ones."""
        columns: dict[str, Any] = {}
        if every is not None:
            columns["remind_every"] = parse_interval(every)
        if most is not None:
            columns["remind_most"] = most
        if begins is not None or until is not None:
            columns["quiet_from"], columns["quiet_until"] = parse_quiet_hours(begins or "", until or "")
        if zone is not None:
            columns["time_zone"] = parse_zone(zone)
        await self._change(request, columns)

    async def complete_zone(self, _: Request, current: str) -> Sequence[tuple[str, str]]:
        """Return the time zones with the typed text, those of towns that begin with it first."""
        typed = current.strip().casefold().replace(" ", "_")
        names = [name for name in zones() if typed in name.casefold()]
        names.sort(key=lambda name: not name.casefold().rpartition("/")[2].startswith(typed))
        return [(name.replace("_", " "), name) for name in names[:CHOICES]]

    async def _change(self, request: Request, columns: dict[str, Any]) -> None:
        """Store the changes, and show the settings."""
        user = request.user
        person = await change_preferences(self._host, user, **columns) if columns else await self._person(user)
        back = button(request.words.say("preferences-title"), "preferences")
        await show_sheet(request, reminders_layout(person, request.reader, self._host.now()), back)

    async def _person(self, user: int) -> PersonRow | None:
        return await self._host.store.ask(lambda tx: tx.people.get(user))

    @action("reminders", in_view=True)
    async def _open(self, request: Request) -> None:
        await self._change(request, {})

    @action("reminders-every", in_place=True)
    async def _store_every(self, request: Request, *, chosen: str) -> None:
        try:
            every = None if chosen == "pace" else parse_interval(float(int(chosen)))
        except ValueError as error:
            raise Refused("refusal-unreadable-button") from error
        await self._change(request, {"remind_every": every})

    @action("reminders-most", in_place=True)
    async def _store_most(self, request: Request, *, chosen: Sequence[int]) -> None:
        if not 0 <= chosen[0] <= MOST_REMINDERS:
            raise Refused("refusal-unreadable-button")
        await self._change(request, {"remind_most": chosen[0]})

    @action("reminders-calls", in_place=True)
    async def _calls_chosen(self, request: Request, *, chosen: str) -> None:
        if chosen not in CALLS:
            raise Refused("refusal-unreadable-button")
        await self._change(request, {"quiet_holds": bool(CALLS.index(chosen))})

    @opens_modal("quiet")
    async def _ask_quiet_hours(self, request: Request) -> None:
        say = request.words.say
        person = await self._person(request.user)
        begins = None if person is None else person.quiet_from
        ends = None if person is None else person.quiet_until
        fields = [
            Field(say("quiet-from"), "" if begins is None else clock_time(begins), "22:30"),
            Field(say("quiet-until"), "" if ends is None else clock_time(ends), "7:00"),
            Field(say("quiet-zone"), zone_name(person), "Europe/Paris"),
        ]
        await request.open_modal(Modal(title=say("quiet-title"), fields=fields, act="quiet-typed"))

    @submitted("quiet-typed")
    async def _quiet_typed(self, request: Request, *, typed: Sequence[str]) -> None:
        if len(typed) != 3:
            raise Refused("refusal-quiet-hour")
        begins, ends = parse_quiet_hours(typed[0], typed[1])
        zone = parse_zone(typed[2]) if typed[2].strip() else None
        await self._change(request, {"quiet_from": begins, "quiet_until": ends, "time_zone": zone})

    # Of a table

    @action("remind", in_view=True)
    async def _remind(self, request: Request, table: TableNumber) -> None:
        user = request.interaction.user
        nudged = await self._reminders.nudge(table, user.id, user.display_name)
        chosen = request.words
        players = chosen.join(plain(name) for name in nudged.names)
        text = chosen.say("remind-done", players=players, count=len(nudged.names))
        await self._playing.say(request, table, text)

    @action("mute")
    async def _mute(self, request: Request, table: TableNumber, seat: SeatNumber, decision: int) -> None:
        await self._reminders.mute(table, seat, decision, request.user)
        await show(request, words_layout(request.words.say("hush-done"), user=request.user))

    # Holidays

    async def _zone(self, user: int) -> str:
        return zone_name(await self._host.store.ask(lambda tx: tx.people.get(user)))

    async def complete_day(self, request: Request, current: str) -> Sequence[tuple[str, str]]:
        """Return the coming days, from the first day if that is filled in, and the typed day itself."""
        words = request.words
        present = today(self._host.now(), await self._zone(request.user))
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

    async def set_holiday(self, request: Request, first: str, last: str) -> None:
        """Set a holiday."""
        user = request.user
        present = today(self._host.now(), await self._zone(user))
        begins, ends = parse_day(first, present), parse_day(last, present)
        await set_holiday(self._host, user, begins, ends)
        words = request.words
        text = words.say("holiday-set", first=day_text(begins, words), last=day_text(ends, words))
        await show_sheet(request, holiday_layout(await self._load_budget(user), request.reader, notes=[text]))

    async def cancel_holiday(self, request: Request) -> None:
        """Cancel the holiday."""
        user, words = request.user, request.words
        holiday = await cancel_holiday(self._host, user)
        first, last = (day_text(day, words) for day in holiday.days)
        text = words.say("holiday-cancelled")
        if holiday.begins > self._host.now():
            text = words.say("holiday-withdrawn", first=first, last=last)
        await show_sheet(request, holiday_layout(await self._load_budget(user), request.reader, notes=[text]))

    async def show_holidays(self, request: Request) -> None:
        """Show the person's holidays."""
        await show_sheet(request, holiday_layout(await self._load_budget(request.user), request.reader))

    async def _load_budget(self, user: int) -> Away:
        async with self._host.store.read() as tx:
            return await load_holiday_budget(tx, user, self._host.now(), self._host.settings.holiday_days)


def _day(text: str, present: date) -> date | None:
    """Return the typed day, or None for none."""
    try:
        return parse_day(text, present)
    except Refused:
        return None

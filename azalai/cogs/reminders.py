"""`/azalai reminders`: how often a person is reminded, their quiet hours, and their time zone.

The button `az:reminders` opens the same layout from anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.app.custom_ids import number
from azalai.bot.clocks.holidays import MOST_REMINDERS, change_time_preferences, clock_time, zone_name
from azalai.bot.clocks.quiet_hours import zones
from azalai.bot.clocks.typed_dates import typed_every, typed_quiet, typed_zone
from azalai.bot.dialogs.marks import action, opens_modal, submitted
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import CHOICES, command, completed
from azalai.bot.errors import Refused
from azalai.bot.layouts.modals import Box, Field
from azalai.bot.reminders.layout import reminders_layout
from azalai.bot.store.rows import PersonRow
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands


class RemindersCog(Cog, name="reminders"):
    """The command, and the form's menus and box."""

    async def cog_load(self) -> None:
        """Adds the command to `/azalai`."""
        parameters: list[tuple[str, str, Any]] = [
            ("every", "slash-reminders-every", float),
            ("most", "slash-reminders-most", app_commands.Range[int, 0, MOST_REMINDERS]),
            ("begins", "slash-reminders-from", str),
            ("until", "slash-reminders-until", str),
            ("zone", "slash-reminders-zone", str),
        ]
        optional = {parameter: None for parameter, _, _ in parameters}
        made = command(own_commands(self.bot), "slash-reminders", parameters, self._reminders, optional)
        completed(made, "zone", self._complete_zone)

    async def _reminders(
        self,
        request: Request,
        every: float | None,
        most: int | None,
        begins: str | None,
        until: str | None,
        zone: str | None,
    ) -> None:
        """Shows what is set, or sets what is given."""
        columns: dict[str, Any] = {}
        if every is not None:
            columns["remind_every"] = typed_every(every)
        if most is not None:
            columns["remind_most"] = most
        if begins is not None or until is not None:
            columns["quiet_from"], columns["quiet_until"] = typed_quiet(begins or "", until or "")
        if zone is not None:
            columns["time_zone"] = typed_zone(zone)
        await self._change(request, columns)

    async def _complete_zone(self, _: Request, current: str) -> Sequence[tuple[str, str]]:
        """The time zones whose names hold what was typed, those of towns that begin with it first."""
        typed = current.strip().casefold().replace(" ", "_")
        found = [name for name in zones() if typed in name.casefold()]
        found.sort(key=lambda name: not name.casefold().rpartition("/")[2].startswith(typed))
        return [(name.replace("_", " "), name) for name in found[:CHOICES]]

    async def _change(self, request: Request, columns: dict[str, Any]) -> None:
        """Writes what is to change, and shows how it stands then."""
        user = request.user
        person = (
            await change_time_preferences(self.rooms.host, user, **columns) if columns else await self._person(user)
        )
        layout = reminders_layout(person, request.words, self.rooms.host.now(), user=user)
        await show(request, layout)

    async def _person(self, user: int) -> PersonRow | None:
        async with self.rooms.host.store.read(once=True) as tx:
            return await tx.people.get(user)

    @action("reminders")
    async def _opened(self, request: Request) -> None:
        await self._change(request, {})

    @action("reminders-every", in_place=True)
    async def _every_chosen(self, request: Request, *, chosen: str) -> None:
        try:
            every = None if chosen == "pace" else typed_every(float(number(chosen)))
        except ValueError as error:
            raise Refused("refusal-unreadable-button") from error
        await self._change(request, {"remind_every": every})

    @action("reminders-most", in_place=True)
    async def _most_chosen(self, request: Request, *, chosen: Sequence[int]) -> None:
        if not 0 <= chosen[0] <= MOST_REMINDERS:
            raise Refused("refusal-unreadable-button")
        await self._change(request, {"remind_most": chosen[0]})

    @opens_modal("quiet")
    async def _quiet_box(self, request: Request) -> None:
        say = request.words.say
        person = await self._person(request.user)
        begins = None if person is None else person.quiet_from
        ends = None if person is None else person.quiet_until
        fields = [
            Field(say("quiet-from"), "" if begins is None else clock_time(begins), "22:30"),
            Field(say("quiet-until"), "" if ends is None else clock_time(ends), "7:00"),
            Field(say("quiet-zone"), zone_name(person), "Europe/Paris"),
        ]
        await request.open_modal(Box(title=say("quiet-title"), fields=fields, act="quiet-typed"))

    @submitted("quiet-typed")
    async def _quiet_typed(self, request: Request, *, typed: Sequence[str]) -> None:
        if len(typed) != 3:
            raise Refused("refusal-quiet-hour")
        begins, ends = typed_quiet(typed[0], typed[1])
        zone = typed_zone(typed[2]) if typed[2].strip() else None
        await self._change(request, {"quiet_from": begins, "quiet_until": ends, "time_zone": zone})


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(RemindersCog(bot))

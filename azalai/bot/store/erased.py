"""Marks of erased people: facts about them that are still needed, stored without their number.

A person who is erased and comes back must not see the hand of a second seat, get the holidays of a year or a deal of
the day twice, or escape a limit that protects others. So a mark replaces their number:

- for each seat whose hand they knew, until its game is over;
- for their days of holiday, until the year is over;
- for limited acts by them or towards them, for a day;
- for their removal from a table, until its game begins;
- for their results, as long as these count for the limit of games between the same two people;
- for the deals of the day that they began, until the deals are deleted.

A mark is a keyed hash (HMAC-SHA-256) of the person's number and of the table, the year or the row. The key is in the
same store. It can be used to check if a mark belongs to a given person, not to find the person of a mark. The marks of
one person at two tables are different.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sa

from azalai.bot.store.installation import ERASED_KEY, Facts
from azalai.bot.store.repository import Repository
from azalai.bot.store.rows import OVER, Status
from azalai.bot.store.schema import erased_holidays, erased_seats, results, seat_history, tables, usage
from azalai.bot.store.solo_schema import erased_deals, solo_games

USE, ABOUT, RESULT, REMOVED = "use", "use about", "result", "removed"
"""Kinds of marks.

They replace, in this order: the person who did a limited act, the person towards whom it was done, the person of a
result, and a person whom the host removed from a table.
"""


class Erased(Repository):
    """Marks of erased people."""

    __slots__ = ()

    async def remember(self, user: int, days: Mapping[int, int], since: float) -> None:
        """Store the marks of a person who is about to be erased.

        `days`: their days of holiday, by year; `since`: the moment after which their results are marked.
        """
        await self._remember_seats(user)
        for year, count in days.items():
            mark, before = await self._make_mark("year", year, user), await self.count_days(user, year)
            await self._execute(sa.delete(erased_holidays).where(erased_holidays.c.mark == mark))
            await self._execute(sa.insert(erased_holidays).values(mark=mark, year=year, days=before + count))
        await self._remember_uses(user)
        await self._remember_removals(user)
        await self._remember_results(user, since)
        await self._remember_deals(user)

    async def _remember_seats(self, user: int) -> None:
        columns = seat_history.c
        sat = sa.select(columns.table_id, columns.seat, columns.sent_away).join(tables, tables.c.id == columns.table_id)
        for row in await self._load_dicts(
            sat.where(columns.user_id == user, tables.c.status.not_in(OVER)).order_by(columns.id)
        ):
            mark = await self._make_mark("table", row["table_id"], user)
            await self._execute(sa.insert(erased_seats).values(mark=mark, **row))

    async def _remember_uses(self, user: int) -> None:
        for person, mark, kind in ((usage.c.user_id, usage.c.mark, USE), (usage.c.about, usage.c.about_mark, ABOUT)):
            for number in await self._load_numbers(sa.select(usage.c.id).where(person == user)):
                marked = {mark: await self._make_mark(kind, number, user)}
                await self._execute(sa.update(usage).where(usage.c.id == number).values(marked))

    async def _remember_removals(self, user: int) -> None:
        condition = tables.c.removed.contains(str(user)) & (tables.c.status == Status.LOBBY)
        for table, text in (await self._execute(sa.select(tables.c.id, tables.c.removed).where(condition))).all():
            mark = await self._make_mark(REMOVED, table, user)
            removed = [mark if load == user else load for load in json.loads(text)]
            await self._execute(sa.update(tables).where(tables.c.id == table).values(removed=json.dumps(removed)))

    async def _remember_results(self, user: int, since: float) -> None:
        columns = results.c
        counted = sa.select(columns.table_id, columns.seat).where(columns.user_id == user, columns.ended_at > since)
        for table, seat in (await self._execute(counted)).all():
            mark = await self._make_mark(RESULT, table, user)
            await self._execute(
                sa.update(results).where(columns.table_id == table, columns.seat == seat).values(mark=mark)
            )

    async def _remember_deals(self, user: int) -> None:
        columns = solo_games.c
        begun = sa.select(columns.day, columns.game).where(columns.user_id == user, columns.kind == "deal")
        for row in await self._load_dicts(begun):
            mark = await self._make_mark(f"deal of {row['game']}", row["day"], user)
            await self._execute(sa.delete(erased_deals).where(erased_deals.c.mark == mark))
            await self._execute(sa.insert(erased_deals).values(mark=mark, **row))

    async def had_deal(self, user: int, day: int, game: str) -> bool:
        """Return True if this person began that deal before they were erased."""
        mark = await self._make_mark(f"deal of {game}", day, user)
        return await self._exists(sa.select(erased_deals.c.day).where(erased_deals.c.mark == mark))

    async def has_sat_elsewhere(self, table: int, user: int, seat: int) -> bool:
        """Return True if this person had another seat at the table before they were erased."""
        return any(row["seat"] != seat for row in await self._load_seats(table, user))

    async def was_sent_away(self, table: int, user: int) -> bool:
        """Return True if this person was sent away from their last seat at the table before they were erased."""
        rows = await self._load_seats(table, user)
        return bool(rows and rows[-1]["sent_away"])

    async def is_marked(self, mark: str | None, kind: str, number: int, user: int) -> bool:
        """Return True if a mark is this person's.

        `number`: the number of the row for the kinds `USE` and `ABOUT`, of the table for `RESULT` and `REMOVED`.
        """
        return mark is not None and mark == await self._make_mark(kind, number, user)

    async def was_removed(self, table: int, user: int, removed: Collection[int | str]) -> bool:
        """Return True if the host of a table removed this person, before or after they were erased."""
        marks = [mark for mark in removed if isinstance(mark, str)]
        return user in removed or bool(marks and await self._make_mark(REMOVED, table, user) in marks)

    async def count_days(self, user: int, year: int) -> int:
        """Return the number of days of holiday in a year that this person took before they were erased."""
        mark = await self._make_mark("year", year, user)
        days = sa.select(erased_holidays.c.days).where(erased_holidays.c.mark == mark)
        return int(await self._connection.scalar(days) or 0)

    async def list_marks(self, user: int) -> list[dict[str, Any]]:
        """Return the facts that are marked as this person's."""
        known = sa.select(erased_seats.c.table_id).distinct()
        years = sa.select(erased_holidays.c.year).distinct()
        rows = [row for table in await self._load_numbers(known) for row in await self._load_seats(table, user)]
        for year in await self._load_numbers(years):
            if (days := await self.count_days(user, year)) > 0:
                rows.append({"year": year, "days": days})
        own = usage.c
        for mark, kind in ((own.mark, USE), (own.about_mark, ABOUT)):
            used = (await self._execute(sa.select(own.id, own.kind, own.at, mark).where(mark.is_not(None)))).all()
            rows += [
                {"use": use, "at": at}
                for number, use, at, mark in used
                if await self.is_marked(mark, kind, number, user)
            ]
        marked = sa.select(results.c.table_id, results.c.seat, results.c.mark).where(results.c.mark.is_not(None))
        for table, seat, mark in (await self._execute(marked)).all():
            if await self.is_marked(mark, RESULT, table, user):
                rows.append({"result": table, "seat": seat})
        open_to_some = (tables.c.status == Status.LOBBY) & (tables.c.removed != "[]")
        for table, text in (await self._execute(sa.select(tables.c.id, tables.c.removed).where(open_to_some))).all():
            marks = [load for load in json.loads(text) if isinstance(load, str)]
            rows += [{"removed": table} for mark in marks if await self.is_marked(mark, REMOVED, table, user)]
        for row in await self._load_dicts(sa.select(erased_deals).order_by(erased_deals.c.day)):
            if await self.is_marked(row["mark"], f"deal of {row['game']}", row["day"], user):
                rows.append({"deal": row["game"], "day": row["day"]})
        return rows

    # Deletion of marks

    async def forget_table(self, table: int) -> None:
        """Delete the marks of a table whose game is over, because all hands are now public."""
        await self._execute(sa.delete(erased_seats).where(erased_seats.c.table_id == table))

    async def tidy(self, year: int, put_away: float, counted: float, deals: int) -> None:
        """Delete the marks of years before `year`, results before `counted` and deals before the day `deals`.

        Also delete those of the seats of tables that ended or were abandoned before `put_away`.
        """
        over = tables.c.status.in_((*OVER, Status.ABANDONED))
        late = sa.select(tables.c.id).where(over, tables.c.ended_at < put_away)
        await self._execute(sa.delete(erased_holidays).where(erased_holidays.c.year < year))
        await self._execute(sa.delete(erased_seats).where(erased_seats.c.table_id.in_(late)))
        await self._execute(sa.delete(erased_deals).where(erased_deals.c.day < deals))
        old = results.c.mark.is_not(None) & (results.c.ended_at <= counted)
        await self._execute(sa.update(results).where(old).values(mark=None))

    async def _load_seats(self, table: int, user: int) -> list[dict[str, Any]]:
        mark = await self._make_mark("table", table, user)
        columns = erased_seats.c
        sat = sa.select(columns.table_id, columns.seat, columns.sent_away).where(
            columns.table_id == table, columns.mark == mark
        )
        return await self._load_dicts(sat.order_by(columns.id))

    async def _make_mark(self, kind: str, number: int, user: int) -> str:
        key = await Facts(self._connection).get(ERASED_KEY)
        if key is None:
            raise LookupError(ERASED_KEY)
        return hmac.new(bytes.fromhex(key), f"{kind} {number} {user}".encode(), hashlib.sha256).hexdigest()

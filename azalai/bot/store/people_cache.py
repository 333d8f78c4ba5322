"""Cache of people's rows, because nearly every move needs some.

A transaction names the people whose rows it changes, and their cached rows are dropped when it ends. A transaction that
began before may have read older rows, so its rows are not cached.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from typing import Generic, TypeVar

from azalai.bot.store.person_rows import HolidayRow, PersonRow

REMEMBERED = 10_000
"""Number of people whose rows are cached."""

KnownRow = TypeVar("KnownRow")


class Shelf(Generic[KnownRow]):
    """Cached rows of one kind, by person.

    `changes`: the number of times that rows were dropped; `kept`: False if no rows are to be cached.
    """

    def __init__(self) -> None:
        self.changes = 0
        self.kept = True
        self._kept: OrderedDict[int, tuple[KnownRow, ...]] = OrderedDict()

    def find(self, user: int) -> tuple[KnownRow, ...] | None:
        """Return the cached rows of a person, or None if they must be read."""
        cached = self._kept.get(user)
        if cached is not None:
            self._kept.move_to_end(user)
        return cached

    def keep(self, user: int, rows: tuple[KnownRow, ...]) -> None:
        """Cache these rows of a person."""
        if not self.kept:
            return
        self._kept[user] = rows
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)

    def forget_all(self) -> None:
        """Drop all rows, which may have changed."""
        self.changes += 1
        self._kept.clear()

    def forget(self, users: Collection[int]) -> None:
        """Drop the rows of these people, which may have changed."""
        self.changes += 1
        for user in users:
            self._kept.pop(user, None)


class Known:
    """All cached rows of people: their own rows (one or none), and their holidays, the earliest first."""

    def __init__(self) -> None:
        self.people: Shelf[PersonRow] = Shelf()
        self.holidays: Shelf[HolidayRow] = Shelf()

    def forget(self, users: Collection[int]) -> None:
        """Drop all rows of these people, because another process has changed some."""
        self.people.forget(users)
        self.holidays.forget(users)

    def keep(self, *, kept: bool) -> None:
        """Drop all rows. `kept`: rows that are read later are cached."""
        for shelf in (self.people, self.holidays):
            shelf.forget_all()
            shelf.kept = kept


class View(Generic[KnownRow]):
    """Access of one transaction to a shelf."""

    __slots__ = ("_changed", "_changes", "_shelf")

    def __init__(self, shelf: Shelf[KnownRow]) -> None:
        self._shelf = shelf
        self._changes = shelf.changes
        self._changed: set[int] = set()

    def find(self, users: Collection[int]) -> tuple[dict[int, tuple[KnownRow, ...]], list[int]]:
        """Return the cached rows of these people, and the people whose rows must be read."""
        cached: dict[int, tuple[KnownRow, ...]] = {}
        missing: list[int] = []
        for user in users:
            rows = None if user in self._changed else self._shelf.find(user)
            if rows is None:
                missing.append(user)
            else:
                cached[user] = rows
        return cached, missing

    def keep(self, rows: Mapping[int, tuple[KnownRow, ...]]) -> None:
        """Cache rows that were read, unless they may be outdated."""
        if self._changes == self._shelf.changes:
            for user, row in rows.items():
                if user not in self._changed:
                    self._shelf.keep(user, row)

    def mark_changed(self, user: int) -> None:
        """Record that this transaction changes the rows of a person."""
        self._changed.add(user)

    @property
    def changed_users(self) -> set[int]:
        """The people whose rows this transaction changes."""
        return self._changed

    def end(self) -> None:
        """End the transaction: the rows that it has changed are dropped."""
        if self._changed:
            self._shelf.forget(self._changed)


class Knowing:
    """Access of one transaction to all cached rows."""

    __slots__ = ("holidays", "people")

    def __init__(self, known: Known) -> None:
        self.people = View(known.people)
        self.holidays = View(known.holidays)

    def mark_changed(self, user: int) -> None:
        """Record that this transaction changes all rows of a person."""
        self.people.mark_changed(user)
        self.holidays.mark_changed(user)

    def list_changed(self) -> set[int]:
        """Return the people whose rows this transaction changes."""
        return self.people.changed_users | self.holidays.changed_users

    def end(self) -> None:
        """End the transaction: the rows that it has changed are dropped."""
        self.people.end()
        self.holidays.end()

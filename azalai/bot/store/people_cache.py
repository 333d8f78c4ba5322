"""The rows of people who were lately asked for, kept in memory: nearly every act asks for somebody.

A transaction that changes somebody says so, and what was known of them is forgotten when it ends. A look that began
before that may be older than the change, so its rows are not kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from typing import Generic, TypeVar

from azalai.bot.store.rows import HolidayRow, PersonRow

REMEMBERED = 10_000
"""People."""

KnownRow = TypeVar("KnownRow")


class Shelf(Generic[KnownRow]):
    """The rows of one kind that each person has. `changes`: how often some of them were forgotten; `kept`: whether any
    are kept at all."""

    def __init__(self) -> None:
        self.changes = 0
        self.kept = True
        self._kept: OrderedDict[int, tuple[KnownRow, ...]] = OrderedDict()

    def find(self, user: int) -> tuple[KnownRow, ...] | None:
        """The rows of a person; None where they must be asked for."""
        found = self._kept.get(user)
        if found is not None:
            self._kept.move_to_end(user)
        return found

    def keep(self, user: int, rows: tuple[KnownRow, ...]) -> None:
        """Keeps these rows of a person."""
        if not self.kept:
            return
        self._kept[user] = rows
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)

    def forget_all(self) -> None:
        """Forgets all rows: anybody may have others by now."""
        self.changes += 1
        self._kept.clear()

    def forget(self, users: Collection[int]) -> None:
        """Forgets the rows of these people, who may have others by now."""
        self.changes += 1
        for user in users:
            self._kept.pop(user, None)


class Known:
    """The rows of people that are kept: the row of each, if there is one, and their holidays by their beginnings."""

    def __init__(self) -> None:
        self.people: Shelf[PersonRow] = Shelf()
        self.holidays: Shelf[HolidayRow] = Shelf()

    def forget(self, users: Collection[int]) -> None:
        """Forgets all rows of these people, which another process has changed."""
        self.people.forget(users)
        self.holidays.forget(users)

    def keep(self, *, kept: bool) -> None:
        """Forgets all rows so far. `kept`: whether those learned from now on are kept."""
        for shelf in (self.people, self.holidays):
            shelf.forget_all()
            shelf.kept = kept


class View(Generic[KnownRow]):
    """A shelf as one transaction uses it."""

    __slots__ = ("_changed", "_changes", "_shelf")

    def __init__(self, shelf: Shelf[KnownRow]) -> None:
        self._shelf = shelf
        self._changes = shelf.changes
        self._changed: set[int] = set()

    def find(self, users: Collection[int]) -> tuple[dict[int, tuple[KnownRow, ...]], list[int]]:
        """The rows of the people of whom they are known, and the people who must be asked for."""
        found: dict[int, tuple[KnownRow, ...]] = {}
        missing: list[int] = []
        for user in users:
            rows = None if user in self._changed else self._shelf.find(user)
            if rows is None:
                missing.append(user)
            else:
                found[user] = rows
        return found, missing

    def keep(self, rows: Mapping[int, tuple[KnownRow, ...]]) -> None:
        """Keeps the rows of these people, as the database holds them."""
        if self._changes == self._shelf.changes:
            for user, found in rows.items():
                if user not in self._changed:
                    self._shelf.keep(user, found)

    def changed(self, user: int) -> None:
        """Notes that this transaction changes the rows of a person."""
        self._changed.add(user)

    @property
    def changed_users(self) -> set[int]:
        """The people whose rows this transaction changes."""
        return self._changed

    def end(self) -> None:
        """Ends the transaction: the rows that it has changed are forgotten."""
        if self._changed:
            self._shelf.forget(self._changed)


class Knowing:
    """The rows of people, as one transaction uses them."""

    __slots__ = ("holidays", "people")

    def __init__(self, known: Known) -> None:
        self.people = View(known.people)
        self.holidays = View(known.holidays)

    def changed(self, user: int) -> None:
        """Notes that this transaction changes all rows of a person."""
        self.people.changed(user)
        self.holidays.changed(user)

    def changed_people(self) -> set[int]:
        """The people of whom this transaction changes something."""
        return self.people.changed_users | self.holidays.changed_users

    def end(self) -> None:
        """Ends the transaction: the rows that it has changed are forgotten."""
        self.people.end()
        self.holidays.end()

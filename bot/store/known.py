"""What the store holds of people, those lately asked for, in memory: nearly every act asks for somebody.

A transaction that changes somebody says so, and what was known of them is forgotten when it ends. A look that began
before that may be older than the change: what it finds is not kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from typing import Generic, TypeVar

from bot.store.rows import HolidayRow, PersonRow

REMEMBERED = 10_000
"""People."""

Row = TypeVar("Row")


class Shelf(Generic[Row]):
    """The rows of one kind that each person has. `changes`: how often some of them were forgotten; `kept`: whether any
    are kept at all."""

    def __init__(self) -> None:
        self.changes = 0
        self.kept = True
        self._kept: OrderedDict[int, tuple[Row, ...]] = OrderedDict()

    def find(self, user: int) -> tuple[Row, ...] | None:
        """The rows of a person; None where they must be asked for."""
        found = self._kept.get(user)
        if found is not None:
            self._kept.move_to_end(user)
        return found

    def keep(self, user: int, rows: tuple[Row, ...]) -> None:
        """These are the rows of a person."""
        if not self.kept:
            return
        self._kept[user] = rows
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)

    def forget_all(self) -> None:
        """Anybody may have other rows by now."""
        self.changes += 1
        self._kept.clear()

    def forget(self, users: Collection[int]) -> None:
        """These people may have other rows by now."""
        self.changes += 1
        for user in users:
            self._kept.pop(user, None)


class Known:
    """What is known of people: the row of each, if there is one, and their holidays by their beginnings."""

    def __init__(self) -> None:
        self.people: Shelf[PersonRow] = Shelf()
        self.holidays: Shelf[HolidayRow] = Shelf()

    def forget(self, users: Collection[int]) -> None:
        """Another process has changed whatever there is of these people."""
        self.people.forget(users)
        self.holidays.forget(users)

    def keep(self, *, kept: bool) -> None:
        """What was known so far is forgotten. `kept`: what is learned from now on is not."""
        for shelf in (self.people, self.holidays):
            shelf.forget_all()
            shelf.kept = kept


class View(Generic[Row]):
    """A shelf as one transaction uses it."""

    __slots__ = ("_changed", "_changes", "_shelf")

    def __init__(self, shelf: Shelf[Row]) -> None:
        self._shelf = shelf
        self._changes = shelf.changes
        self._changed: set[int] = set()

    def find(self, users: Collection[int]) -> tuple[dict[int, tuple[Row, ...]], list[int]]:
        """The rows of those of whom they are known, and who must be asked for."""
        found: dict[int, tuple[Row, ...]] = {}
        missing: list[int] = []
        for user in users:
            rows = None if user in self._changed else self._shelf.find(user)
            if rows is None:
                missing.append(user)
            else:
                found[user] = rows
        return found, missing

    def keep(self, rows: Mapping[int, tuple[Row, ...]]) -> None:
        """What the database holds of these people."""
        if self._changes == self._shelf.changes:
            for user, found in rows.items():
                if user not in self._changed:
                    self._shelf.keep(user, found)

    def changed(self, user: int) -> None:
        """This transaction changes the rows of a person."""
        self._changed.add(user)

    @property
    def changed_users(self) -> set[int]:
        """Whose rows this transaction changes."""
        return self._changed

    def end(self) -> None:
        """The transaction is over."""
        if self._changed:
            self._shelf.forget(self._changed)


class Knowing:
    """What is known of people, as one transaction uses it."""

    __slots__ = ("holidays", "people")

    def __init__(self, known: Known) -> None:
        self.people = View(known.people)
        self.holidays = View(known.holidays)

    def changed(self, user: int) -> None:
        """This transaction changes whatever there is of a person."""
        self.people.changed(user)
        self.holidays.changed(user)

    def changed_people(self) -> set[int]:
        """Of whom this transaction changes something."""
        return self.people.changed_users | self.holidays.changed_users

    def end(self) -> None:
        """The transaction is over."""
        self.people.end()
        self.holidays.end()

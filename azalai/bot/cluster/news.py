"""What one process tells the others after a commit. It is news, not truth: the truth is in the database, where each of
them finds it within seconds though nobody has told it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.store.about import About

LONGEST = 7000
"""Bytes of one message; PostgreSQL takes fewer than 8,000."""


class News(msgspec.Struct, omit_defaults=True):
    """What is new. `tables`: something was stored there; `robots`: there a robot may have to move; `addresses`:
    something must be sent there, about that subject; `due`: something falls due then, in seconds since 1970; `tried`:
    tables whose card was tried to be posted; `present`: who has pressed something at which table; `operator`: who runs
    the bot has written something; `shares`: somebody came, or gave some of the work away. `by`: the number of the
    process that tells it."""

    by: int = 0
    tables: set[int] = set()
    robots: set[int] = set()
    addresses: set[tuple[str, About]] = set()
    due: float | None = None
    tried: set[int] = set()
    present: set[tuple[int, int]] = set()
    operator: bool = False
    shares: bool = False

    def add(self, other: News) -> None:
        """This and that is new."""
        self.tables |= other.tables
        self.robots |= other.robots
        self.addresses |= other.addresses
        self.due = other.due if self.due is None else self.due if other.due is None else min(self.due, other.due)
        self.tried |= other.tried
        self.present |= other.present
        self.operator = self.operator or other.operator
        self.shares = self.shares or other.shares


def written(news: News) -> Sequence[str]:
    """The messages that tell it, none longer than one may be."""
    text = msgspec.json.encode(news)
    if len(text) <= LONGEST:
        return (text.decode(),)
    parts = [News(by=news.by, due=news.due, operator=news.operator, shares=news.shares)]
    for field in ("tables", "robots", "addresses", "tried", "present"):
        values = list(getattr(news, field))
        for first in range(0, len(values), AT_ONCE):
            parts.append(msgspec.convert({"by": news.by, field: values[first : first + AT_ONCE]}, News))
    return tuple(msgspec.json.encode(part).decode() for part in parts)


AT_ONCE = 100
"""Of one kind in one message, where there are too many: each is shorter than 70 bytes."""


def read(text: str) -> News | None:
    """What such a message tells; None where another version has written something that is not understood here."""
    try:
        return msgspec.json.decode(text, type=News)
    except msgspec.DecodeError:
        return None

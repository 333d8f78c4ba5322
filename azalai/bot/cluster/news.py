"""News of one process to the others after a commit.

They only save time: each process also reads the database within seconds.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.store.about import About

LONGEST = 7000
"""Bytes of one message; PostgreSQL takes fewer than 8,000."""


class News(msgspec.Struct, omit_defaults=True):
    """News of a commit for other processes.

    `tables`: rows were stored there; `robots`: a robot may have to move there; `addresses`: a message must be sent
    there, about that subject; `due`: the time of a new timer, in seconds since 1970; `tried`: tables whose card was
    tried; `present`: presses, by person and table; `operator`: the operator has written; `shares`: a process came, or
    gave work away. `by`: the number of the sender.
    """

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
        """Add the news of another transaction."""
        self.tables |= other.tables
        self.robots |= other.robots
        self.addresses |= other.addresses
        self.due = other.due if self.due is None else self.due if other.due is None else min(self.due, other.due)
        self.tried |= other.tried
        self.present |= other.present
        self.operator = self.operator or other.operator
        self.shares = self.shares or other.shares


def encode_news(news: News) -> Sequence[str]:
    """Return the messages of the news, each within the limit."""
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
"""Items of one kind in one message, if there are too many: each is shorter than 70 bytes."""


def decode_news(text: str) -> News | None:
    """Return the news of a message, or None for a message of another version."""
    try:
        return msgspec.json.decode(text, type=News)
    except msgspec.DecodeError:
        return None

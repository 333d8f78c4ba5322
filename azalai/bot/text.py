"""Plain text: clipped, paged, escaped."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from itertools import count

TEXT_LIMIT = 3800
"""Characters of all texts of a message of components; Discord takes 4,000."""
CONTENT_LIMIT = 1900
"""Characters of the text of an ordinary message; Discord takes a hundred more."""
ALT_LIMIT = 1024
"""Characters of a picture's alternative text."""
LABEL_LIMIT = 80
"""Characters of a button's label, which `button` in `layouts/components.py` cuts."""
BUTTON_LIMIT = 38
"""Characters of a button that every client shows, as Discord's guidelines for buttons say."""
OPTION_LIMIT = 100
"""Characters of a menu's entry, and of its second line."""


def plural(number: int, thing: str) -> str:
    """Return a number of things in English, for the log and the terminal: `1 minute`, `2 minutes`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def clip(text: str, limit: int) -> str:
    """Return the text, cut with an ellipsis if it is longer than the limit."""
    if limit <= 0:
        return ""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


_NUMBERED = re.compile(r"^(\d+)\.(?= )", re.MULTILINE)
_TIMESTAMP = re.compile(r"<t:(-?\d+)(?::\w)?>")
_ALT_MARKUP = re.compile(r"\*\*|__|~~|^-# |^#{1,3} |^> |(?<!\\)[*`]|\[([^]\n]*)\]\([^)\s]*\)", re.MULTILINE)


def alt_text(text: str) -> str:
    """Return a text as an alternative text, which Discord shows as it is.

    It has no markup, shows moments as dates of UTC, and is cut where a line or a sentence ends.

    >>> alt_text("**Amara** plays until <t:0:R>.")
    'Amara plays until 1970-01-01 00:00 UTC.'
    """
    plain_text = _TIMESTAMP.sub(lambda match: f"{datetime.fromtimestamp(int(match[1]), UTC):%Y-%m-%d %H:%M} UTC", text)
    plain_text = re.sub(r"\\([^\w\s])", r"\1", _ALT_MARKUP.sub(lambda match: match[1] or "", plain_text))
    if len(plain_text) <= ALT_LIMIT:
        return plain_text
    end = max(plain_text.rfind(mark, 0, ALT_LIMIT - 1) for mark in ("\n", ". "))
    return f"{plain_text[: end + 1].rstrip()}…" if end > ALT_LIMIT // 2 else clip(plain_text, ALT_LIMIT)


def first_lines(text: str, limit: int) -> tuple[str, bool]:
    """Return the whole lines at the beginning of a text that fit, and whether that is all of it."""
    if len(text) <= limit:
        return text, True
    end = text.rfind("\n", 0, max(0, limit) + 1)
    return (text[:end] if end > 0 else clip(text, limit)), False


def split_pages(text: str, limit: int) -> list[str]:
    """Return a text in pages of whole lines (a line longer than a page is split); together they are all of it."""
    pages: list[str] = []
    for line in text.split("\n"):
        for start in range(0, max(1, len(line)), limit):
            piece = line[start : start + limit]
            if pages and start == 0 and len(pages[-1]) + 1 + len(piece) <= limit:
                pages[-1] += f"\n{piece}"
            else:
                pages.append(piece)
    return pages


def channel_url(guild: int | None, channel: int) -> str:
    """Return the address of a channel or a thread."""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}"


def make_link(text: str, url: str) -> str:
    """Return a link with this text, in which brackets of names end nothing."""
    return f"[{re.sub(_BRACKETS, _ESCAPED, text)}]({url})"


_BRACKETS, _ESCAPED = re.compile(r"(?<!\\)([\[\]])"), r"\\\1"


def message_url(guild: int | None, channel: int, message: int) -> str:
    """Return the address of a message."""
    return f"{channel_url(guild, channel)}/{message}"


UNSEEN = ("Cc", "Cf", "Co", "Cs")
"""Unicode categories of letters that control a text, and of private-use letters, which mark our own signs."""
NOT_SHOWN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that are invisible, though Unicode counts them among the visible ones."""


RIGHT_TO_LEFT = ("R", "AL")
"""Bidirectional classes of Unicode of letters that are written from right to left."""
ISOLATED = "\u2068{}\u2069"
"""Marks that isolate the direction of a name."""


_MARKDOWN = re.compile(r"[_\\~|*`]|^>(?:>>)?\s|\[.+\]\(.+\)|^#{1,3}|^\s*-", re.MULTILINE)
_MENTION = re.compile("@(everyone|here|[!&]?[0-9]{17,20})")


def without_unseen(text: str) -> str:
    """Return the text without invisible letters, line breaks and tabs."""
    return "".join(letter for letter in text if unicodedata.category(letter) not in UNSEEN and letter not in NOT_SHOWN)


def visible_name(name: str) -> str:
    """Return a name of a person or a server for a picture, a button or a terminal.

    Invisible letters (control characters, those that turn the direction of writing, those without width) are removed,
    and space is one blank. A name of nothing else is a question mark.
    """
    visible = without_unseen(" ".join(name.split()))
    return " ".join(visible.split()) or ("?" if name else "")


LONGEST_NAME = 100
"""Characters of a stored name."""


def is_taken(name: str, taken: Iterable[str]) -> bool:
    """Return True if readers can't tell a name from one of those in `taken`."""
    return _fold(name) in map(_fold, taken)


def make_distinct(name: str, taken: Iterable[str], limit: int = LONGEST_NAME) -> str:
    """Return `name`, cut to `limit` characters, with the first free number in brackets if it is taken.

    >>> make_distinct("Amara", ["amara", "Thomas", "Amara (2)"])
    'Amara (3)'
    >>> make_distinct("Amara", ["Thomas"])
    'Amara'
    """
    name, taken_names = clip(visible_name(name), limit), [*taken]
    if not is_taken(name, taken_names):
        return name
    numbered = (f"{clip(name, limit - len(end))}{end}" for end in (f" ({number})" for number in count(2)))
    return next(numbered_name for numbered_name in numbered if not is_taken(numbered_name, taken_names))


def distinct_names(names: Mapping[int, str]) -> dict[int, str]:
    """Return the names of users, each with a number if one with a lower id has the same.

    >>> distinct_names({7: "Alex", 5: "alex", 6: "Karine"})
    {5: 'alex', 6: 'Karine', 7: 'Alex (2)'}
    """
    apart: dict[int, str] = {}
    for user in sorted(names):
        apart[user] = make_distinct(names[user], apart.values())
    return apart


def _fold(name: str) -> str:
    """Return the visible letters of a name, without case and forms of letters."""
    return unicodedata.normalize("NFKC", visible_name(name)).casefold()


def isolate(text: str) -> str:
    """Return the text such that letters written from right to left do not turn the rest of its line, such as points."""
    turns = any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in text)
    return ISOLATED.format(text) if turns else text


def escape_numbering(text: str) -> str:
    r"""Return a text whose lines begin with their own numbers: Discord would count on from the first, also over ties.

    >>> print(escape_numbering("1. Amara\n1. Thomas"))
    1\. Amara
    1\. Thomas
    """
    return _NUMBERED.sub(r"\1\\.", text)


def plain(name: str) -> str:
    """Return a name of a person or a server as text of a message.

    Its visible letters, without power to format, mention, link or invite, or to turn the text after it.
    """
    escaped = _MENTION.sub("@\u200b\\1", _MARKDOWN.sub(r"\\\g<0>", visible_name(name)))
    # An invitation is one without `https://` too.
    return isolate(re.sub(r"(?<=\w)\.(?=\w)", r"\.", escaped.replace("<", "\\<").replace("://", "\\://")))

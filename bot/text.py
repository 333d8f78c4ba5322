"""Plain text: clipped, paged, escaped."""

from __future__ import annotations

import discord

TEXT_LIMIT = 3800


ALT_LIMIT = 1024


LABEL_LIMIT = 80


OPTION_LIMIT = 100


def clip(text: str, limit: int) -> str:
    """The text, cut with an ellipsis where it is longer than the limit."""
    if limit <= 0:
        return ""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def first_lines(text: str, limit: int) -> tuple[str, bool]:
    """The whole lines at the beginning of a text that fit, and whether that is all of it."""
    if len(text) <= limit:
        return text, True
    end = text.rfind("\n", 0, max(0, limit) + 1)
    return (text[:end] if end > 0 else clip(text, limit)), False


def paged(text: str, limit: int) -> list[str]:
    """A text in pages of whole lines (a line longer than a page is split); together they are all of it."""
    pages: list[str] = []
    for line in text.split("\n"):
        for start in range(0, max(1, len(line)), limit):
            piece = line[start : start + limit]
            if pages and start == 0 and len(pages[-1]) + 1 + len(piece) <= limit:
                pages[-1] += f"\n{piece}"
            else:
                pages.append(piece)
    return pages


def message_url(guild: int | None, channel: int, message: int) -> str:
    """The address of a message."""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}/{message}"


def plain(name: str) -> str:
    """A person's name as text that can't format, mention or link."""
    escaped = discord.utils.escape_mentions(discord.utils.escape_markdown(name, ignore_links=False))
    return escaped.replace("<", "\\<").replace("://", "\\://")

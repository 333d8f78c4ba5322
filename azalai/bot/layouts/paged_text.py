"""Long texts in pages that fit a phone's screen, cut between their sections."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.layouts.components import Button, button
from azalai.bot.layouts.message_height import text_height
from azalai.bot.layouts.phone import PHONE
from azalai.locales import Words

PAGE = 480
"""Height of a page of text, in px: beside it a screen has its credits and three rows of buttons."""


def split_sections(text: str, most: float = PAGE) -> list[str]:
    """Return a text in pages of whole sections, which begin with a heading after an empty line.

    A section that is higher than `most` px is cut between its lines.
    """
    pages: list[str] = []
    for section in text.split("\n\n"):
        _fill(pages, section, "\n", most) if _fits(section, most) else _fill_by_lines(pages, section, most)
    return pages


def page_buttons(page: int, count: int, words: Words, act: str, *arguments: object) -> list[Button]:
    """Return the buttons that turn the pages, none for a single page; they do `act` with the page and the arguments."""
    if count < 2:
        return []
    back = button(words.say("button-previous"), act, page - 1, *arguments, disabled=page == 0)
    return [back, button(words.say("button-next"), act, page + 1, *arguments, disabled=page == count - 1)]


def nearest_page(page: int, pages: Sequence[str]) -> int:
    """Return the number of a page that exists."""
    return max(0, min(page, len(pages) - 1))

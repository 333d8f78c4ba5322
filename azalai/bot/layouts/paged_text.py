"""Long texts in pages that fit a phone's screen, cut between their sections."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.layouts.components import Button, button
from azalai.bot.layouts.message_height import text_height
from azalai.bot.layouts.phone import PHONE
from azalai.locales import Words

PAGE = 550
"""Height of a page of text, in px: a screen also has two rows of buttons."""


def split_sections(text: str, most: float = PAGE, below: float = 0) -> list[str]:
    """Return a text in pages of whole sections, which begin with a heading after an empty line.

    A section that is higher than `most` px is cut between its lines. `below`: px that stay free on the last page.
    """
    pages = _fill_pages(text, most)
    if text_height(pages[-1], PHONE.room) > most - below:
        pages[-1:] = _fill_pages(pages[-1], most - below)
    return pages


def _fill_pages(text: str, most: float) -> list[str]:
    pages: list[str] = []
    for section in text.split("\n\n"):
        joint = "\n\n"
        for piece in [section] if text_height(section, PHONE.room) <= most else _split_lines(section):
            joined = f"{pages[-1]}{joint}{piece}" if pages else piece
            if pages and text_height(joined, PHONE.room) <= most:
                pages[-1] = joined
            else:
                pages.append(piece)
            joint = "\n"
    return pages


def _split_lines(section: str) -> list[str]:
    """Return the lines of a section; its heading stays with the first one."""
    heading, *lines = section.split("\n")
    return [f"{heading}\n{lines[0]}", *lines[1:]] if lines else [heading]


def page_buttons(page: int, count: int, words: Words, act: str, *arguments: object) -> list[Button]:
    """Return the buttons that turn the pages by `act`, with the page and the arguments; none for a single page."""
    if count < 2:
        return []
    back = button(words.say("button-previous"), act, page - 1, *arguments, disabled=page == 0)
    return [back, button(words.say("button-next"), act, page + 1, *arguments, disabled=page == count - 1)]


def nearest_page(page: int, pages: Sequence[str]) -> int:
    """Return the number of the existing page that is nearest to `page`."""
    return max(0, min(page, len(pages) - 1))

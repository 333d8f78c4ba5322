"""Choices of a question as rows of buttons and menus, and their height on a phone.

Choices that belong together begin a line of their own (`Label.row`); a verb that more than three of them share is
written once above them (`Label.caption`). If these lines have no room, they are as close as they can be. Which choices
become a menu is decided in `azalai/games/prompts.py` (`BUTTONS`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec

from azalai.bot.layouts.components import PER_ROW
from azalai.bot.layouts.phone import PHONE, button_width, fits_in_line
from azalai.games.prompts import Prompt
from azalai.renderers import Label

ROOM = 5 * (PHONE.button + PHONE.row) + 35
"""Pixels that the choices of a question may take on a phone.

One screen without the events, the question, a picture of 1000 x 900 and the row of signs.
"""
ROOM_IN_WORDS = ROOM - (PHONE.button + PHONE.row)
"""The same with words on the buttons: those below the choices take a line more."""
CAPTION = PHONE.small[1] + PHONE.between
LINE = PHONE.button + PHONE.row
MENU = PHONE.menu + PHONE.row
ALIKE = 3
"""Number of buttons above which they do not repeat their verb."""


class Line(msgspec.Struct, frozen=True):
    """Buttons side by side: their places among the labels.

    `caption`: the text above them, once for them all; "" for none. `brief`: they leave out the caption's text.
    """

    places: tuple[int, ...]
    caption: str = ""
    brief: bool = False

    def texts(self, labels: Sequence[Label]) -> list[str]:
        """Return their texts."""
        return [labels[place].brief if self.brief else labels[place].text for place in self.places]


def break_into_lines(labels: Sequence[Label], room: float = ROOM) -> list[Line]:
    """Return the buttons with these labels in lines of a phone.

    One row of choices is below the other, closer if they would take more room than `room`.
    """
    spread = [line for row, places in _group_rows(labels) for line in _break_row(labels, row, places)]
    if height(spread) <= room:
        return spread
    return _fill_lines(labels, range(len(labels)))


def height(lines: Sequence[Line]) -> float:
    """Return the height of these lines on a phone, in px."""
    return sum(LINE + CAPTION * bool(line.caption) for line in lines)


def choices_height(prompt: Prompt, labels: Sequence[Label], room: float = ROOM) -> float:
    """Return the height of a prompt's choices on a phone, in px, built for that `room`.

    `labels`: those of all its choices; one that ends or waives has a line of its own.
    """
    taken, at = 0.0, 0
    for group in prompt.groups:
        own = labels[at : at + len(group.choices)]
        at += len(group.choices)
        if group.menu:
            taken += MENU
            continue
        loud = [label for label, choice in zip(own, group.choices, strict=True) if not choice.quiet]
        ending = LINE * (len(loud) < len(own))
        taken += height(break_into_lines(loud, room - ending)) + ending
    return taken


def _group_rows(labels: Sequence[Label]) -> list[tuple[str, list[int]]]:
    """Return the places of labels that follow each other in one row, and their common part."""
    return [(row, list(places)) for row, places in groupby(range(len(labels)), key=lambda place: labels[place].row)]


def _break_row(labels: Sequence[Label], row: str, places: Sequence[int]) -> list[Line]:
    caption = labels[places[0]].caption if row and len(places) > ALIKE else ""
    if not caption or any(labels[place].caption != caption for place in places):
        return _fill_lines(labels, places)
    first, *others = _fill_lines(labels, places, brief=True)
    return [msgspec.structs.replace(first, caption=caption), *others]


def _fill_lines(labels: Sequence[Label], places: Sequence[int], *, brief: bool = False) -> list[Line]:
    """Return the labels in as few lines as have room for them, each part in lines of its own if they are as few."""
    whole = _fill_close(labels, places, brief=brief)
    parts = [list(part) for _, part in groupby(places, key=lambda place: labels[place].part)]
    apart = [line for part in parts for line in _fill_close(labels, part, brief=brief)]
    return apart if len(apart) <= len(whole) else whole


def _fill_close(labels: Sequence[Label], places: Sequence[int], *, brief: bool) -> list[Line]:
    """Return the labels in as few lines as have room for them."""
    lines: list[list[int]] = []
    for place in places:
        if lines and len(lines[-1]) < PER_ROW and fits_in_line(_widths(labels, [*lines[-1], place], brief=brief)):
            lines[-1].append(place)
        else:
            lines.append([place])
    return [Line(tuple(line), brief=brief) for line in lines]


def _widths(labels: Sequence[Label], places: Sequence[int], *, brief: bool) -> list[float]:
    return [
        button_width(labels[place].brief if brief else labels[place].text, sign=bool(labels[place].sign))
        for place in places
    ]

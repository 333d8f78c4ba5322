"""Choices of a question in lines of buttons, and their height on a phone.

Choices that belong together begin a line of their own (`Label.row`); a verb that more than three of them share is
written once above them (`Label.caption`). If the lines then take too much room, the buttons fill as few lines as they
can. Which choices become a menu is decided in `azalai/games/prompts.py` (`BUTTONS`).
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
"""Largest height of the choices of a question on a phone, in px.

One screen without the events, the question, a picture of 1000 x 900 px and the row of signs.
"""
ROOM_IN_WORDS = ROOM - (PHONE.button + PHONE.row)
"""The same for buttons with words: the buttons below the choices then take one more line."""
CAPTION = PHONE.small[1] + PHONE.between
LINE = PHONE.button + PHONE.row
MENU = PHONE.menu + PHONE.row
ALIKE = 3
"""Largest number of buttons of a row that repeat their verb."""


class Line(msgspec.Struct, frozen=True):
    """Line of buttons. `places`: their places among the labels.

    `caption`: the text above this line, and above the brief lines that follow it; "" for none. `brief`: the buttons
    leave out what the caption says.
    """

    places: tuple[int, ...]
    caption: str = ""
    brief: bool = False

    def texts(self, labels: Sequence[Label]) -> list[str]:
        """Return the texts on the buttons."""
        return [labels[place].brief if self.brief else labels[place].text for place in self.places]


def break_into_lines(labels: Sequence[Label], room: float = ROOM) -> list[Line]:
    """Return the buttons with these labels in the lines of a phone.

    Each row of choices begins a line of its own, unless the lines would then be higher than `room` px.
    """
    spread = [line for row, places in _group_rows(labels) for line in _break_row(labels, row, places)]
    if height(spread) <= room:
        return spread
    return _fill_lines(labels, range(len(labels)))


def height(lines: Sequence[Line]) -> float:
    """Return the height of these lines on a phone, in px."""
    return sum(LINE + CAPTION * bool(line.caption) for line in lines)


def choices_height(prompt: Prompt, labels: Sequence[Label], room: float = ROOM) -> float:
    """Return the height of a prompt's choices on a phone, in px, if they are laid out for `room` px.

    `labels`: the labels of all its choices. A choice that only ends or waives something has a line of its own.
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
    """Return the rows of labels: the name of each row, and the places of its labels."""
    return [(row, list(places)) for row, places in groupby(range(len(labels)), key=lambda place: labels[place].row)]


def _break_row(labels: Sequence[Label], row: str, places: Sequence[int]) -> list[Line]:
    caption = labels[places[0]].caption if row and len(places) > ALIKE else ""
    if not caption or any(labels[place].caption != caption for place in places):
        return _fill_lines(labels, places)
    first, *others = _fill_lines(labels, places, brief=True)
    return [msgspec.structs.replace(first, caption=caption), *others]


def _fill_lines(labels: Sequence[Label], places: Sequence[int], *, brief: bool = False) -> list[Line]:
    """Return the labels in as few lines as possible, each part in lines of its own if that takes no more lines."""
    whole = _fill_close(labels, places, brief=brief)
    parts = [list(part) for _, part in groupby(places, key=lambda place: labels[place].part)]
    apart = [line for part in parts for line in _fill_close(labels, part, brief=brief)]
    return apart if len(apart) <= len(whole) else whole


def _fill_close(labels: Sequence[Label], places: Sequence[int], *, brief: bool) -> list[Line]:
    """Return the labels in as few lines as possible."""
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

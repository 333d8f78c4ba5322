"""Widths of buttons and line breaks of texts on a phone: Discord's client as a table of lengths.

The lengths are in px of a screen that is 390 wide, as most phones have it. They were derived from pictures of Discord's
client, not measured on a phone; if a real phone shows something else, correct them here. `message_height.py` computes
the height of whole messages from them.

>>> fits_in_line([button_width("Take gold…", sign=True), button_width("Take salt…", sign=True)])
True
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec

from azalai.bot.layouts.letter_widths import BOLD, MEDIUM, REGULAR, width

SCREEN = 390
"""Width of a phone in px."""
TEXT = 16
"""Size of the text of a message, in px."""
LABEL = 14
"""Size of a label's letters, in px."""
BUTTON_MARGIN = 12
"""px between a text and the button next to it."""
_NO_LABEL = 22
"""Width in px of a button with a sign alone, without its padding."""
_SIGN = re.compile(r"<a?:\w+:\d+>")
_PIECES = re.compile(r"(\*\*|<a?:\w+:\d+>)")
_UNSEEN = re.compile(r"\\(.)|~~|__|`")
_LINK = re.compile(r"\[((?:\\.|[^]\\])*)\]\([^)]*\)")
_MOMENT = re.compile(r"<t:\d+:R>")
_AGO = "il y a 20 minutes"
"""Text with which a moment is measured: clients write how long ago it is, and French has the longest words for that."""


class Client(msgspec.Struct, frozen=True, kw_only=True):
    """Lengths of a client in px.

    `left`, `right`: margins of a message. `padding`, `border`: those of a container, on each side and both together.
    `letters`: the width of its letters, as a multiple of those in `letter_widths.py`. `line`: height of a line of text
    of 16 px. `small`, `heads`: size and height of a line of small print and of headings. `button_line`: height of each
    further line of a label. `button_padding`: both sides together. `gap`: between two buttons. `row`: below a row of
    buttons. `between`: between two parts. `header`, `ephemeral`: height of the lines above and below a message.
    """

    left: int
    right: int
    padding: int
    border: int
    letters: float
    line: int
    small: tuple[int, int]
    heads: tuple[tuple[int, int], ...]
    button: int
    button_line: int
    button_padding: int
    button_sign: int
    gap: int
    row: int
    menu: int
    between: int
    header: int
    ephemeral: int

    @property
    def room(self) -> float:
        """Width of a message's text on a phone, in px."""
        return float(SCREEN - self.left - self.right)

    @property
    def framed_room(self) -> float:
        """Width of a text in a container on a phone, in px."""
        return self.room - 2 * self.padding - self.border


PHONE = Client(
    left=56,
    right=12,
    padding=12,
    border=5,
    letters=0.93,
    line=21,
    small=(13, 17),
    heads=((24, 30), (20, 26), (16, 22)),
    button=36,
    button_line=18,
    button_padding=24,
    button_sign=26,
    gap=8,
    row=8,
    menu=44,
    between=8,
    header=30,
    ephemeral=22,
)


def button_width(label: str, *, sign: bool = False) -> float:
    """Return the width in px of a button whose label takes one line. `sign`: it also has a sign."""
    if not label:
        return PHONE.button_padding + _NO_LABEL
    return width(label, LABEL, MEDIUM) * PHONE.letters + PHONE.button_padding + PHONE.button_sign * sign


def fits_in_line(widths: Sequence[float], room: float = PHONE.room) -> bool:
    """Return True if buttons of these widths have room in one line of `room` px."""
    return sum(widths) + PHONE.gap * (len(widths) - 1) <= room


def count_small_lines(text: str) -> int:
    """Return the number of lines that a text in small print takes on a phone."""
    return count_paragraph_lines(text, PHONE.room, PHONE.small[0])


def room_next_to(label: str, room: float = PHONE.room) -> float:
    """Return the width in px that a text has next to a button with this label. `room`: the width of both."""
    return room - button_width(label) - BUTTON_MARGIN


_LAST = re.compile(r"(?:<[^<>\s]+>|\\?.)\Z", re.DOTALL)


def clip_to_line(build: Callable[[str], str], name: str, room: float, size: float) -> str:
    """Return a text with a name in it, which is cut if the text would not have room in one line.

    `build`: the function that puts the name into the text. Moments and signs, which a client draws, and escaped letters
    are kept whole or left out. A cut name that is written from right to left still ends before the text after it.
    """
    clipped = name
    while len(clipped) > 1 and count_paragraph_lines(build(clipped), room, size) > 1:
        clipped = f"{_LAST.sub('', clipped.rstrip('…')).rstrip()}…"
    return build(clipped + "\u2069" * (clipped.count("\u2068") - clipped.count("\u2069")))


def clip_lines(text: str, most: Sequence[int], room: float) -> str:
    """Return a text with its paragraphs cut to the numbers of lines in `most`, which has one for each.

    `room`: the width in px.
    """
    return "\n".join(
        _clip_paragraph(paragraph, count, room) for paragraph, count in zip(text.split("\n"), most, strict=True)
    )


def _clip_paragraph(text: str, most: int, room: float) -> str:
    size = PHONE.small[0] if text.startswith("-# ") else TEXT
    words = text.split(" ")
    while len(words) > 1 and count_paragraph_lines(" ".join(words).removeprefix("-# "), room, size) > most:
        words = [*words[:-2], f"{words[-2].rstrip('…')}…"]
    return " ".join(words)


def count_paragraph_lines(text: str, room: float, size: float, weight: int = REGULAR) -> int:
    """Return the number of lines that a paragraph takes in a width of `room` px.

    It is broken at blanks, and inside a word only if the word is longer than a line.
    """
    blank = width(" ", size, weight) * PHONE.letters
    count, at, now = 1, 0.0, weight
    for word in _MOMENT.sub(_AGO, _LINK.sub(r"\1", text)).split(" "):
        wide = 0.0
        for piece in _PIECES.split(word):
            if piece == "**":
                now = weight if now == BOLD else BOLD
            elif _SIGN.fullmatch(piece):
                wide += size * 1.375
            else:
                visible = _UNSEEN.sub(lambda match: match[1] or "", piece)
                wide += width(visible, size, now) * PHONE.letters
        if at and at + blank + wide > room:
            count, at = count + 1, 0.0
        at += (blank if at else 0) + wide
        while at > room:
            count, at = count + 1, at - room
    return count

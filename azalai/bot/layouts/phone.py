"""How tall a message is on a phone, and what has room in a line there: Discord's client as a table of lengths.

The lengths are in px of a screen that is 390 wide, as most phones have it. Those of `PHONE` were reckoned from pictures
of Discord's client, not measured on a phone; `SIMULATED` are those of the playground's page, by which the arithmetic is
checked (`tests/bot/layouts/test_phone.py`). Where a real phone shows something else, they are put right here.

>>> height({"content": "Your turn."})
59
>>> fits_in_line([button_width("Take gold…", sign=True), button_width("Take salt…", sign=True)])
True
"""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from azalai.bot.layouts.letter_widths import BOLD, MEDIUM, REGULAR, width

SCREEN = 390
"""px that a phone is wide."""
ONE_SCREEN = 674
"""px between the name of the channel and the line in which one types: what is seen without scrolling."""
Size = tuple[float, float]
"""Width and height in px."""


class Client(msgspec.Struct, frozen=True, kw_only=True):
    """The lengths of a client in px. `left`, `right`: beside what a message says. `padding`, `border`: of a container,
    on each side and both together. `letters`: how wide its letters are, those of `letters.py` being 1. `line`: of a
    text of 16 px. `small`, `heads`: size and line of small print and of headings. `row`: what lies round a row.
    `between`: between two parts, `texts_between`: between two texts. `header`, `ephemeral`: the lines over and under a
    message. `around`: above and below a container; `picture_around`: more of it round a picture."""

    left: int
    right: int
    padding: int = 12
    border: int = 5
    letters: float
    line: int
    small: tuple[int, int]
    heads: tuple[tuple[int, int], ...]
    button: int
    button_line: int
    button_padding: int = 24
    button_sign: int
    gap: int = 8
    row: int
    menu: int
    between: int
    texts_between: int = 0
    header: int
    ephemeral: int
    around: int = 0
    picture_around: int = 0

    @property
    def room(self) -> float:
        """How wide what a message says is on a phone."""
        return float(SCREEN - self.left - self.right)


PHONE = Client(
    left=56,
    right=12,
    letters=0.93,
    line=21,
    small=(13, 17),
    heads=((24, 30), (20, 26), (16, 22)),
    button=36,
    button_line=18,
    button_sign=26,
    row=8,
    menu=44,
    between=8,
    header=30,
    ephemeral=22,
)
SIMULATED = Client(
    left=72,
    right=16,
    padding=16,
    letters=1.0,
    line=22,
    small=(13, 18),
    heads=((20, 24), (20, 24), (16, 22)),
    button=32,
    button_line=20,
    button_sign=30,
    row=7,
    menu=40,
    between=0,
    header=24,
    ephemeral=20,
    around=11,
    picture_around=8,
)
_TEXT, _LABEL = 16, 14
_NO_LABEL = 22
"""px of a button that has a sign alone, without its padding."""
_TALLEST = 1.5
"""A picture is shown so many times as high as it is wide at most."""
_UNKNOWN: Size = (1000, 900)
_V2 = 1 << 15
_ONLY_YOU = 1 << 6


class Part(enum.IntEnum):
    """The kinds of components, as Discord numbers them."""

    ACTION_ROW = 1
    SELECT = 3
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17


_MENUS = (Part.SELECT, Part.USER_SELECT, Part.ROLE_SELECT, Part.MENTIONABLE_SELECT, Part.CHANNEL_SELECT)
_SIGN = re.compile(r"<a?:\w+:\d+>")
_PIECES = re.compile(r"(\*\*|<a?:\w+:\d+>)")
_UNSEEN = re.compile(r"\\(.)|~~|__|`|\[([^]]*)\]\([^)]*\)")
_HEAD = re.compile(r"^(#{1,3}) (.*)$")


def button_width(label: str, *, sign: bool = False, client: Client = PHONE) -> float:
    """How wide a button is whose label has room in one line."""
    if not label:
        return client.button_padding + _NO_LABEL
    return width(label, _LABEL, MEDIUM) * client.letters + client.button_padding + client.button_sign * sign


def fits_in_line(widths: Sequence[float], client: Client = PHONE) -> bool:
    """Whether buttons of these widths stand in one line."""
    return sum(widths) + client.gap * (len(widths) - 1) <= client.room


def small_lines(text: str, client: Client = PHONE) -> int:
    """How many lines a text in small print takes."""
    return _Measure(client, {}, {}).lines(text, client.room, client.small[0])


def height(payload: Mapping[str, Any], client: Client = PHONE, pictures: Mapping[str, Size] | None = None) -> int:
    """How tall a message is, from the body it is sent with. `pictures`: the sizes of its files by their names, where
    the body does not say them; what is not known counts as a picture of 1000 x 900."""
    measure = _Measure(client, pictures or {}, payload)
    return round(sum(high for _, high in measure.parts()))


def parts(
    payload: Mapping[str, Any], client: Client = PHONE, pictures: Mapping[str, Size] | None = None
) -> list[tuple[str, float]]:
    """The same part by part: what it is, and how tall."""
    return _Measure(client, pictures or {}, payload).parts()


class _Measure:
    """One message."""

    def __init__(self, client: Client, pictures: Mapping[str, Size], body: Mapping[str, Any]) -> None:
        self._client = client
        self._body = body
        self._sizes = dict(pictures) | {
            str(one["filename"]): (one["width"], one["height"])
            for one in body.get("attachments") or ()
            if one.get("width")
        }

    def parts(self) -> list[tuple[str, float]]:
        body, client = self._body, self._client
        found: list[tuple[str, float]] = [("head", client.header)]
        if body.get("content"):
            found.append(("content", self._text(str(body["content"]), client.room) + client.between))
        flags = int(body.get("flags") or 0)
        if not flags & _V2:
            found += [
                ("picture", self._picture([{"filename": one.get("filename")}], client.room) + client.between)
                for one in body.get("attachments") or ()
            ]
        found += self._stack(body.get("components") or (), client.room)
        if flags & _ONLY_YOU:
            found.append(("only you", client.ephemeral))
        return found

    def _stack(self, components: Sequence[Mapping[str, Any]], room: float) -> list[tuple[str, float]]:
        """Parts one below the other."""
        client = self._client
        found: list[tuple[str, float]] = []
        for before, one in pairwise([{}, *components]):
            match Part(one["type"]):
                case Part.CONTAINER:
                    found.append(("container", client.around + 2 * client.padding + 2))
                    found += self._stack(one["components"], room - 2 * client.padding - client.border)
                case Part.TEXT_DISPLAY:
                    gap = (
                        client.texts_between
                        if before.get("type") == Part.TEXT_DISPLAY
                        else client.between
                        if before
                        else 0
                    )
                    found.append(("text", self._text(one["content"], room) + gap))
                case Part.MEDIA_GALLERY:
                    high = self._picture([item["media"] for item in one["items"]], room)
                    found.append(("picture", high + client.between + client.picture_around))
                case Part.ACTION_ROW:
                    found.append(("row", self._row(one["components"], room)))
                case Part.SECTION:
                    found.append(("section", self._section(one, room) + client.between))
                case Part.FILE:
                    found.append(("file", 64 + client.between))
                case Part.SEPARATOR:
                    found.append(("separator", 25 if one.get("spacing") == 2 else 17))
                case kind:
                    raise ValueError(f"nothing is known of the height of a {kind.name}")
        return found

    def _text(self, text: str, room: float) -> float:
        return float(sum(self._paragraph(line, room) for line in text.split("\n")))

    def _paragraph(self, text: str, room: float) -> int:
        head = _HEAD.match(text)
        if text.startswith("-# "):
            size, line = self._client.small
            return line * self.lines(text[3:], room, size)
        if head is not None:
            size, line = self._client.heads[len(head[1]) - 1]
            return line * self.lines(head[2], room, size, BOLD)
        quoted = text.startswith("> ")
        return self._client.line * self.lines(text[2 * quoted :], room - 16 * quoted, _TEXT)

    def lines(self, text: str, room: float, size: float, weight: int = REGULAR) -> int:
        """Into how many lines a paragraph is broken, at blanks; a word that is too long is broken as well."""
        blank = width(" ", size, weight) * self._client.letters
        lines, at, now = 1, 0.0, weight
        for word in text.split(" "):
            wide = 0.0
            for piece in _PIECES.split(word):
                if piece == "**":
                    now = weight if now == BOLD else BOLD
                elif _SIGN.fullmatch(piece):
                    wide += size * 1.375
                else:
                    shown = _UNSEEN.sub(lambda found: found[1] or found[2] or "", piece)
                    wide += width(shown, size, now) * self._client.letters
            if at and at + blank + wide > room:
                lines, at = lines + 1, 0.0
            at += (blank if at else 0) + wide
            while at > room:
                lines, at = lines + 1, at - room
        return lines

    def _button(self, one: Mapping[str, Any], room: float) -> Size:
        client = self._client
        label, sign = str(one.get("label") or ""), bool(one.get("emoji"))
        lines = self._label_lines(label, room - client.button_padding - client.button_sign * sign)
        wide = button_width(label, sign=sign, client=client) if lines == 1 else room
        return min(room, wide), client.button + (lines - 1) * client.button_line

    def _label_lines(self, label: str, room: float) -> int:
        return self.lines(label, room, _LABEL, MEDIUM) if label else 1

    def _row(self, inside: Sequence[Mapping[str, Any]], room: float) -> float:
        """A menu, or buttons, of which as many stand in a line as have room."""
        client = self._client
        if any(one["type"] in _MENUS for one in inside):
            return client.menu + client.row
        total, at, high = 0.0, 0.0, 0.0
        for one in inside:
            wide, tall = self._button(one, room)
            if at and at + client.gap + wide > room:
                total, at, high = total + high + client.gap, 0.0, 0.0
            at += (client.gap if at else 0) + wide
            high = max(high, tall)
        return total + high + client.row

    def _section(self, one: Mapping[str, Any], room: float) -> float:
        beside = one["accessory"]
        wide, tall = (80.0, 80.0) if beside["type"] == Part.THUMBNAIL else self._button(beside, room * 0.45)
        return max(tall, sum(self._text(text["content"], room - wide - 12) for text in one["components"]))

    def _picture(self, media: Sequence[Mapping[str, Any]], room: float) -> float:
        if len(media) > 2:
            return room * (2 / 3 if len(media) == 3 else 1 if len(media) == 4 else -(-len(media) // 3) / 3)
        if len(media) == 2:
            return room / 2
        wide, high = self._size(media[0])
        return min(min(room, wide) * high / wide, room * _TALLEST)

    def _size(self, media: Mapping[str, Any]) -> Size:
        if media.get("width"):
            return float(media["width"]), float(media["height"])
        name = str(media.get("url") or media.get("filename") or "").removeprefix("attachment://")
        return self._sizes.get(name, _UNKNOWN)

"""Height of a message on a phone, computed from the lengths in `phone.py`."""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from azalai.bot.layouts.letter_widths import BOLD, MEDIUM
from azalai.bot.layouts.phone import BUTTON_MARGIN, LABEL, PHONE, TEXT, button_width, count_paragraph_lines

ONE_SCREEN = 674
"""Height in px between the name of the channel and the input line: the part that is visible without scrolling."""
Size = tuple[float, float]
"""Width and height in px."""
_TALLEST = 1.5
"""Largest ratio of height to width of a shown picture."""
_UNKNOWN: Size = (1000, 900)
V2 = 1 << 15
"""Flag of a message of Components V2."""
ONLY_YOU = 1 << 6
"""Flag of a message that one person sees."""


class Part(enum.IntEnum):
    """Kinds of components, by Discord's numbers."""

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
_HEAD = re.compile(r"^(#{1,3}) (.*)$")


def height(payload: Mapping[str, Any], pictures: Mapping[str, Size] | None = None) -> int:
    """Return the height of a message in px, from the body of its request.

    `pictures`: the sizes of its files by their names, if the body does not give them. A picture of unknown size counts
    as 1000 x 900 px.
    """
    return round(sum(high for _, high in parts(payload, pictures)))


def parts(payload: Mapping[str, Any], pictures: Mapping[str, Size] | None = None) -> list[tuple[str, float]]:
    """Return the kind and the height in px of each part of a message."""
    return _Measure(pictures or {}, payload).parts()


def text_height(text: str, room: float) -> float:
    """Return the height of a text in px, with its headings and small print. `room`: its width in px."""
    return float(sum(_paragraph_height(line, room) for line in text.split("\n")))


def _paragraph_height(text: str, room: float) -> int:
    head = _HEAD.match(text)
    if text.startswith("-# "):
        size, line = PHONE.small
        return line * count_paragraph_lines(text[3:], room, size)
    if head is not None:
        size, line = PHONE.heads[len(head[1]) - 1]
        return line * count_paragraph_lines(head[2], room, size, BOLD)
    quoted = text.startswith("> ")
    return PHONE.line * count_paragraph_lines(text[2 * quoted :], room - 16 * quoted, TEXT)


class _Measure:
    """Measurement of one message."""

    def __init__(self, pictures: Mapping[str, Size], body: Mapping[str, Any]) -> None:
        self._body = body
        self._sizes = dict(pictures) | {
            str(attachment["filename"]): (attachment["width"], attachment["height"])
            for attachment in body.get("attachments") or ()
            if attachment.get("width")
        }

    def parts(self) -> list[tuple[str, float]]:
        body = self._body
        blocks: list[tuple[str, float]] = [("head", PHONE.header)]
        if body.get("content"):
            blocks.append(("content", text_height(str(body["content"]), PHONE.room) + PHONE.between))
        flags = int(body.get("flags") or 0)
        if not flags & V2:
            blocks += [
                ("picture", self._picture([{"filename": attachment.get("filename")}], PHONE.room) + PHONE.between)
                for attachment in body.get("attachments") or ()
            ]
        blocks += self._stack(body.get("components") or (), PHONE.room)
        if flags & ONLY_YOU:
            blocks.append(("only you", PHONE.ephemeral))
        return blocks

    def _stack(self, components: Sequence[Mapping[str, Any]], room: float) -> list[tuple[str, float]]:
        """Return the kind and the height in px of components that are one below the other."""
        rows: list[tuple[str, float]] = []
        for before, component in pairwise([{}, *components]):
            match Part(component["type"]):
                case Part.CONTAINER:
                    rows.append(("container", 2 * PHONE.padding + 2))
                    rows += self._stack(component["components"], room - 2 * PHONE.padding - PHONE.border)
                case Part.TEXT_DISPLAY:
                    gap = PHONE.between if before and before.get("type") != Part.TEXT_DISPLAY else 0
                    rows.append(("text", text_height(component["content"], room) + gap))
                case Part.MEDIA_GALLERY:
                    high = self._picture([item["media"] for item in component["items"]], room)
                    rows.append(("picture", high + PHONE.between))
                case Part.ACTION_ROW:
                    rows.append(("row", self._row(component["components"], room)))
                case Part.SECTION:
                    rows.append(("section", self._section(component, room) + PHONE.between))
                case Part.FILE:
                    rows.append(("file", 64 + PHONE.between))
                case Part.SEPARATOR:
                    rows.append(("separator", 25 if component.get("spacing") == 2 else 17))
                case kind:
                    raise ValueError(f"nothing is known of the height of a {kind.name}")
        return rows

    def _button(self, component: Mapping[str, Any], room: float) -> Size:
        label, sign = str(component.get("label") or ""), bool(component.get("emoji"))
        count = count_paragraph_lines(label, room - PHONE.button_padding - PHONE.button_sign * sign, LABEL, MEDIUM)
        wide = button_width(label, sign=sign) if count == 1 else room
        return min(room, wide), PHONE.button + (count - 1) * PHONE.button_line

    def _row(self, inside: Sequence[Mapping[str, Any]], room: float) -> float:
        """Return the height of a row in px: of a menu, or of buttons, which are broken into lines."""
        if any(component["type"] in _MENUS for component in inside):
            return PHONE.menu + PHONE.row
        total, at, high = 0.0, 0.0, 0.0
        for component in inside:
            wide, tall = self._button(component, room)
            if at and at + PHONE.gap + wide > room:
                total, at, high = total + high + PHONE.gap, 0.0, 0.0
            at += (PHONE.gap if at else 0) + wide
            high = max(high, tall)
        return total + high + PHONE.row

    def _section(self, section: Mapping[str, Any], room: float) -> float:
        accessory = section["accessory"]
        wide, tall = (80.0, 80.0) if accessory["type"] == Part.THUMBNAIL else self._button(accessory, room * 0.45)
        return max(
            tall, sum(text_height(text["content"], room - wide - BUTTON_MARGIN) for text in section["components"])
        )

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

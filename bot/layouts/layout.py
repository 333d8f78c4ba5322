"""The two kinds of layout, and how a layout becomes a Discord message with its files."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from bot.layouts.components import Choose, Press, button
from bot.text import ALT_LIMIT, TEXT_LIMIT, clip, first_lines


class Picture(msgspec.Struct, frozen=True):
    """An encoded picture: file name (tells nothing), bytes, and alt text."""

    name: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        """The file to send; a new one for every try."""
        return discord.File(io.BytesIO(self.data), filename=self.name, description=clip(self.alt, ALT_LIMIT))


class Wording(msgspec.Struct, frozen=True):
    """A position in words, where a picture would stand. What does not fit into its message is left out by whole lines,
    and a button (the label and the arguments of the act `text`) leads to all of it."""

    text: str
    label: str
    arguments: tuple[object, ...]


Shown = Picture | Wording
"""What shows a position to a reader."""


class Document(msgspec.Struct, frozen=True):
    """A file to take away: its name (tells nothing) and its bytes."""

    name: str
    data: bytes

    def file(self) -> discord.File:
        """The file to send; a new one for every try."""
        return discord.File(io.BytesIO(self.data), filename=self.name)


Row = Sequence[Press] | Choose | ui.Button[Any]


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of a message: a heading, texts, what shows the position, texts and pictures below it, a document,
    rows of components, small print."""

    texts: tuple[str, ...] = ()
    picture: Shown | None = None
    document: Document | None = None
    rows: Callable[[], Sequence[Row]] = tuple
    small: str | None = None
    accent: int | None = None
    below: tuple[str | Picture, ...] = ()

    def view(self, nonce: str | None = None) -> ui.LayoutView:
        """A new view of this layout; a view object is never used twice. `nonce`: of the message it is posted in, which
        is found again by it."""
        view = ui.LayoutView(timeout=None)
        mark = None if nonce is None else mark_of(nonce)
        box: ui.Container[Any] = ui.Container(accent_colour=self.accent, id=mark)
        left = TEXT_LIMIT
        for text in self.texts:
            left = _write(box, text, left)
        more: list[Row] = []
        if isinstance(self.picture, Picture):
            _hang(box, self.picture)
        elif self.picture is not None:
            after = sum(len(part) for part in self.below if isinstance(part, str)) + len(self.small or "")
            shown, whole = first_lines(self.picture.text, left - after)
            left = _write(box, shown, left)
            more = [] if whole else [[button(self.picture.label, "text", *self.picture.arguments)]]
        for part in self.below:
            if isinstance(part, Picture):
                _hang(box, part)
            else:
                left = _write(box, part, left)
        if self.document is not None:
            box.add_item(ui.File(f"attachment://{self.document.name}"))
        for row in (*more, *self.rows()):
            line: ui.ActionRow[Any] = ui.ActionRow()
            for item in row if isinstance(row, Sequence) else [row]:
                line.add_item(item)
            box.add_item(line)
        if self.small:
            _write(box, f"-# {self.small}", left)
        view.add_item(box)
        return view

    def files(self) -> list[discord.File]:
        """The files that go with the layout."""
        made = [part.file() for part in (self.picture, *self.below) if isinstance(part, Picture)]
        return made if self.document is None else [*made, self.document.file()]


class PublicLayout(Layout, frozen=True, kw_only=True):
    """What everybody at the table may read."""


class PrivateLayout(Layout, frozen=True, kw_only=True):
    """What one person may read: it can be sent to `user` only, never to a channel."""

    user: int


def mark_of(nonce: str) -> int:
    """The id of the outermost component of a message that is posted with that nonce. Discord keeps it with the
    message, as it does not keep the nonce; those that Discord gives itself are small."""
    return 1 << 30 | zlib.crc32(nonce.encode()) >> 2


def _hang(box: ui.Container[Any], picture: Picture) -> None:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{picture.name}", description=clip(picture.alt, ALT_LIMIT) or None)
    box.add_item(gallery)


def _write(box: ui.Container[Any], text: str, left: int) -> int:
    shown = clip(text, left)
    if shown:
        box.add_item(ui.TextDisplay(shown))
    return left - len(shown)

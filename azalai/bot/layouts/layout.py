"""Layouts: the contents of public and private messages, from which `azalai.bot.dialogs.message_builder` builds them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import msgspec

from azalai.bot.layouts.components import Button, Link, Menu, button
from azalai.bot.signs import NO_SIGNS, Signs
from azalai.bot.text import CONTENT_LIMIT, clip, first_lines

SAND, INDIGO = 0xD2A765, 0x1F2A55
"""Colours of a message's edge: sand for lobbies and notices, indigo for running tables and most private answers."""
ROOM_IN_WORDS = 500
"""Largest number of characters that `place_position` shows of a position in words."""


class Picture(msgspec.Struct, frozen=True):
    """Encoded picture: file name (which reveals nothing), bytes, and alternative text."""

    name: str
    data: bytes
    alt: str


class Wording(msgspec.Struct, frozen=True):
    """Position in words instead of a picture.

    Lines without room in the message are left out. A button with the `label`, which does `act` with the `arguments`,
    leads to the whole text.
    """

    text: str
    label: str
    arguments: tuple[object, ...]
    act: str = "text"

    def more_rows(self) -> list[Row]:
        """Return a row with the button that leads to the whole text."""
        return [[button(self.label, self.act, *self.arguments)]]


Depiction = Picture | Wording
"""Position as its reader gets it."""


def place_position(position: Depiction) -> tuple[Picture | None, tuple[str, ...], list[Button]]:
    """Return the picture of a position, or its first lines in words and a button to the rest if there is more."""
    if isinstance(position, Picture):
        return position, (), []
    text, whole = first_lines(position.text, ROOM_IN_WORDS)
    return None, (text,), [] if whole else [button(position.label, position.act, *position.arguments)]


class Document(msgspec.Struct, frozen=True):
    """File to download: its name (which reveals nothing) and its bytes."""

    name: str
    data: bytes


class CaptionedRow(msgspec.Struct, frozen=True):
    """Buttons under a line of small print with the words that their labels share.

    `caption`: that line, or "" if it is above other buttons already. `alone`: the same buttons with whole labels, for a
    message without the line.
    """

    caption: str
    buttons: Sequence[Button]
    alone: Sequence[Button]


class Line(msgspec.Struct, frozen=True):
    """Text with a button next to it; without a button, the heading of the lines below."""

    text: str
    button: Button | Link | None = None


Row = Sequence[Button | Link] | Menu | Button | Link | CaptionedRow | Line


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """Content of a message.

    Texts, the position, texts and pictures below it, a document, rows of components, and small print, in this order.

    `grid`: the pictures below are small, side by side. `framed`: the message is in a box with a coloured edge, which
    takes a tenth of a phone's width. `calls`: it mentions people, and is therefore posted as an ordinary message,
    because phones show nothing of Components V2 in a notification. `signs`: the signs that it may show, which the
    sender sets (`azalai.bot.dialogs.fallbacks`). `worded`: its reader prefers words to signs.
    """

    texts: tuple[str, ...] = ()
    picture: Depiction | None = None
    document: Document | None = None
    rows: Sequence[Row] = ()
    small: str | None = None
    accent: int | None = None
    below: tuple[str | Picture, ...] = ()
    grid: bool = False
    framed: bool = True
    calls: bool = False
    signs: Signs = NO_SIGNS
    worded: bool = False

    def with_signs(self, signs: Signs) -> Self:
        """Return the layout with these signs, or as it is if its reader prefers words."""
        return self if self.worded else msgspec.structs.replace(self, signs=signs)

    def length(self) -> int:
        """Return the number of characters that the layout takes in an ordinary message.

        A position in words counts as a third of Discord's limit; it gets more if there is room.
        """
        small = f"-# {self.small}" if self.small else None
        texts = sum(
            len(text) + 1 for text in (*self.texts, *self.below, *self._lines(), small) if isinstance(text, str)
        )
        return texts + (CONTENT_LIMIT // 3 if isinstance(self.picture, Wording) else 0)

    def content(self) -> tuple[str, list[Row]]:
        """Return the text of an ordinary message, and the rows that lead to the rest of a position in words."""
        texts = [*self.texts, *(part for part in self.below if isinstance(part, str)), *self._lines()]
        small = [f"-# {self.small}"] if self.small else []
        more: list[Row] = []
        if isinstance(self.picture, Wording):
            left = CONTENT_LIMIT - sum(len(text) + 1 for text in (*texts, *small))
            visible, whole = first_lines(self.picture.text, max(left, 0))
            texts.insert(len(self.texts), visible)
            more = [] if whole else self.picture.more_rows()
        written = "\n".join(text for text in (*texts, *small) if text)
        return clip(self.signs.in_text(written, CONTENT_LIMIT), CONTENT_LIMIT), more

    def _lines(self) -> list[str]:
        return [row.text for row in self.rows if isinstance(row, Line)]

    def with_alt_texts(self) -> Self:
        """Return the layout with alternative texts in place of its pictures."""
        positions = [self.picture, *self.below] if isinstance(self.picture, Picture) else self.below
        below = tuple(part.alt if isinstance(part, Picture) else part for part in positions)
        picture = None if isinstance(self.picture, Picture) else self.picture
        return msgspec.structs.replace(self, picture=picture, below=below)

    def pictures(self) -> list[Picture]:
        """Return the picture of the position, if there is one, and the pictures below it."""
        return [part for part in (self.picture, *self.below) if isinstance(part, Picture)]


class PublicLayout(Layout, frozen=True, kw_only=True):
    """Message for all who see the channel."""


class PrivateLayout(Layout, frozen=True, kw_only=True):
    """Message for one person: it can be sent to `user` only, never to a channel.

    `explains`: the acts that it explains unasked (none, if it explains only the aim of the game), or None if it
    explains nothing unasked.
    """

    user: int
    explains: tuple[str, ...] | None = None

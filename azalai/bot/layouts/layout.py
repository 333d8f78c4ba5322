"""The two kinds of layout: what a message says, shows and offers. Messages are made of them by
`azalai.bot.dialogs.message_builder`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import msgspec

from azalai.bot.layouts.components import Button, Link, Menu, button
from azalai.bot.signs import NO_SIGNS, Signs
from azalai.bot.text import CONTENT_LIMIT, clip, first_lines


class Picture(msgspec.Struct, frozen=True):
    """An encoded picture: file name (tells nothing), bytes, and alt text."""

    name: str
    data: bytes
    alt: str


class Wording(msgspec.Struct, frozen=True):
    """A position in words, where a picture would stand. What does not fit into its message is left out by whole lines,
    and a button (the label, the arguments and the act) leads to all of it."""

    text: str
    label: str
    arguments: tuple[object, ...]
    act: str = "text"

    def rest(self) -> list[Row]:
        """The button that leads to all of it, as a row."""
        return [[button(self.label, self.act, *self.arguments)]]


Shown = Picture | Wording
"""What shows a position to a reader."""


class Document(msgspec.Struct, frozen=True):
    """A file to take away: its name (tells nothing) and its bytes."""

    name: str
    data: bytes


class Captioned(msgspec.Struct, frozen=True):
    """Buttons under a line of small print that says once what they have in common, "" where it stands above already;
    `alone`: the same buttons where that line can't stand."""

    caption: str
    buttons: Sequence[Button]
    alone: Sequence[Button]


class Line(msgspec.Struct, frozen=True):
    """A text with its button beside it; without a button it is a heading of the lines below."""

    text: str
    button: Button | Link | None = None


Row = Sequence[Button | Link] | Menu | Button | Link | Captioned | Line


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of a message: a heading, texts, what shows the position, texts and pictures below it, a document,
    rows of components, small print. `grid`: the pictures below stand together, small, each to be pressed. `framed`: in
    a box with a coloured edge, which takes a tenth of a phone's width. `calls`: somebody is called by it, so that it is
    posted as an ordinary message: in a notification phones show nothing of Components V2. `signs`: those that it is
    shown with, which whoever sends it sees to (`azalai.bot.dialogs.fallbacks`); `worded`: its reader wants words in
    their places."""

    texts: tuple[str, ...] = ()
    picture: Shown | None = None
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

    def signed(self, signs: Signs) -> Self:
        """The same, shown with these signs."""
        return self if self.worded else msgspec.structs.replace(self, signs=signs)

    def length(self) -> int:
        """How many characters of an ordinary message its text takes; a position in words, where it stands in place of
        a picture, at least a third of them, and more where there is room."""
        small = f"-# {self.small}" if self.small else None
        texts = sum(
            len(text) + 1 for text in (*self.texts, *self.below, *self._lines(), small) if isinstance(text, str)
        )
        return texts + (CONTENT_LIMIT // 3 if isinstance(self.picture, Wording) else 0)

    def content(self) -> tuple[str, list[Row]]:
        """The text of an ordinary message, and what leads to the rest of it."""
        texts = [*self.texts, *(part for part in self.below if isinstance(part, str)), *self._lines()]
        small = [f"-# {self.small}"] if self.small else []
        more: list[Row] = []
        if isinstance(self.picture, Wording):
            left = CONTENT_LIMIT - sum(len(text) + 1 for text in (*texts, *small))
            shown, whole = first_lines(self.picture.text, max(left, 0))
            texts.insert(len(self.texts), shown)
            more = [] if whole else self.picture.rest()
        written = "\n".join(text for text in (*texts, *small) if text)
        return clip(self.signs.in_text(written, CONTENT_LIMIT), CONTENT_LIMIT), more

    def _lines(self) -> list[str]:
        return [row.text for row in self.rows if isinstance(row, Line)]

    def in_words(self) -> Self:
        """The same without its pictures: their alternative texts stand in their places."""
        shown = [self.picture, *self.below] if isinstance(self.picture, Picture) else self.below
        below = tuple(part.alt if isinstance(part, Picture) else part for part in shown)
        picture = None if isinstance(self.picture, Picture) else self.picture
        return msgspec.structs.replace(self, picture=picture, below=below)

    def pictures(self) -> list[Picture]:
        """The pictures that go with it."""
        return [part for part in (self.picture, *self.below) if isinstance(part, Picture)]


class PublicLayout(Layout, frozen=True, kw_only=True):
    """What everybody at the table may read."""


class PrivateLayout(Layout, frozen=True, kw_only=True):
    """What one person may read: it can be sent to `user` only, never to a channel. `explains`: the acts of a game that
    are explained in it by themselves; None where nothing is."""

    user: int
    explains: tuple[str, ...] | None = None

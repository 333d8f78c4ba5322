"""The two kinds of layout, and how a layout becomes a Discord message with its files."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Sequence
from typing import Any, Self

import discord
import msgspec
from discord import ui

from azalai.bot.layouts.components import PER_ROW, ROWS, Button, Choose, Menu, button, mark_in, marked
from azalai.bot.signs import NO_SIGNS, Signs
from azalai.bot.text import ALT_LIMIT, CONTENT_LIMIT, TEXT_LIMIT, clip, first_lines


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
    and a button (the label, the arguments and the act) leads to all of it."""

    text: str
    label: str
    arguments: tuple[object, ...]
    act: str = "text"


Box = ui.Container[Any] | ui.LayoutView
Shown = Picture | Wording
"""What shows a position to a reader."""


class Document(msgspec.Struct, frozen=True):
    """A file to take away: its name (tells nothing) and its bytes."""

    name: str
    data: bytes

    def file(self) -> discord.File:
        """The file to send; a new one for every try."""
        return discord.File(io.BytesIO(self.data), filename=self.name)


class Captioned(msgspec.Struct, frozen=True):
    """Buttons under a line of small print that says once what they have in common, "" where it stands above already;
    `alone`: the same buttons where that line can't stand."""

    caption: str
    buttons: Sequence[Button]
    alone: Sequence[Button]


Row = Sequence[Button] | Menu | ui.Button[Any] | Captioned


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of a message: a heading, texts, what shows the position, texts and pictures below it, a document,
    rows of components, small print. `framed`: in a box with a coloured edge, which takes a tenth of a phone's width.
    `calls`: somebody is called by it, so that it is posted as an ordinary message: in a notification phones show
    nothing of Components V2. `signs`: those that it is shown with, which whoever sends it sees to
    (`azalai.bot.dialogs.refused_signs`); `worded`: its reader wants words in their places."""

    texts: tuple[str, ...] = ()
    picture: Shown | None = None
    document: Document | None = None
    rows: Callable[[], Sequence[Row]] = tuple
    small: str | None = None
    accent: int | None = None
    below: tuple[str | Picture, ...] = ()
    framed: bool = True
    calls: bool = False
    signs: Signs = NO_SIGNS
    worded: bool = False

    def signed(self, signs: Signs) -> Self:
        """The same, shown with these signs."""
        return self if self.worded else msgspec.structs.replace(self, signs=signs)

    def posted(self, nonce: str) -> dict[str, Any]:
        """What a message of this layout is sent with; it is found again by its nonce."""
        if not self.calls:
            return {"view": self.view(nonce), "files": self.files()}
        content, more = self._content()
        return {"content": content, "view": self._ordinary(nonce, more), "files": self.files()}

    def edited(self, nonce: str | None = None, *, mark: int | None = None) -> dict[str, Any]:
        """What a message is changed into this layout with; it is found again by its nonce, or keeps the mark it has. An
        edit notifies nobody: whatever was posted is Components V2 from then on, which Discord allows and not the way
        back."""
        return {"content": None, "view": self.view(nonce, mark=mark), "attachments": self.files()}

    def view(self, nonce: str | None = None, *, mark: int | None = None) -> ui.LayoutView:
        """A new view of this layout; a view object is never used twice. `nonce`: of the message it is posted in, which
        is found again by it; `mark`: what that has become."""
        view = ui.LayoutView(timeout=None)
        mark = mark if nonce is None else mark_of(nonce)
        if self.framed:
            box: ui.Container[Any] = ui.Container(accent_colour=self.accent, id=mark)
            self._fill(box)
            view.add_item(box)
        else:
            self._fill(view)
            view.children[0].id = mark
        return view

    def _fill(self, box: Box) -> None:
        """Puts all that stands in the message into a box."""
        left = TEXT_LIMIT
        for text in self.texts:
            left = self._write(box, text, left)
        more: list[Row] = []
        if isinstance(self.picture, Picture):
            _hang(box, self.picture)
        elif self.picture is not None:
            after = sum(len(part) for part in self.below if isinstance(part, str)) + len(self.small or "")
            shown, whole = first_lines(self.picture.text, left - after)
            left = self._write(box, shown, left)
            more = [] if whole else [[button(self.picture.label, self.picture.act, *self.picture.arguments)]]
        for part in self.below:
            if isinstance(part, Picture):
                _hang(box, part)
            else:
                left = self._write(box, part, left)
        if self.document is not None:
            box.add_item(ui.File(f"attachment://{self.document.name}"))
        for row in (*more, *self.rows()):
            if isinstance(row, Captioned) and row.caption:
                left = self._write(box, f"-# {row.caption}", left)
            line: ui.ActionRow[Any] = ui.ActionRow()
            for item in _items(row):
                line.add_item(self._dressed(item))
            box.add_item(line)
        if self.small:
            self._write(box, f"-# {self.small}", left)

    def length(self) -> int:
        """How many characters of an ordinary message its text takes; a position in words, where it stands in place of
        a picture, at least a third of them, and more where there is room."""
        small = f"-# {self.small}" if self.small else None
        texts = sum(len(text) + 1 for text in (*self.texts, *self.below, small) if isinstance(text, str))
        return texts + (CONTENT_LIMIT // 3 if isinstance(self.picture, Wording) else 0)

    def _content(self) -> tuple[str, list[Row]]:
        """The text of an ordinary message, and what leads to the rest of it."""
        texts = [*self.texts, *(part for part in self.below if isinstance(part, str))]
        small = [f"-# {self.small}"] if self.small else []
        more: list[Row] = []
        if isinstance(self.picture, Wording):
            left = CONTENT_LIMIT - sum(len(text) + 1 for text in (*texts, *small))
            shown, whole = first_lines(self.picture.text, max(left, 0))
            texts.insert(len(self.texts), shown)
            more = [] if whole else [[button(self.picture.label, self.picture.act, *self.picture.arguments)]]
        written = "\n".join(text for text in (*texts, *small) if text)
        return clip(self.signs.in_text(written, CONTENT_LIMIT), CONTENT_LIMIT), more

    def _ordinary(self, nonce: str, more: Sequence[Row]) -> ui.View:
        """The components of an ordinary message; the first of them that can be pressed carries the mark of the
        nonce."""
        view = ui.View(timeout=None)
        mark: int | None = mark_of(nonce)
        for number, line in enumerate(_packed([*more, *self.rows()])):
            for item in line:
                if mark is not None and isinstance(item, Button | Menu):
                    marked(item, mark)
                    mark = None
                item.row = number
                view.add_item(self._dressed(item))
        return view

    def _dressed(self, item: ui.Item[Any]) -> ui.Item[Any]:
        """A button or a menu with its signs, or with words in their places."""
        if isinstance(item, Button | Choose):
            item.show(self.signs)
        return item

    def _write(self, box: Box, text: str, left: int) -> int:
        """Writes what there is room for, of so many characters; how many are left."""
        shown = clip(self.signs.in_text(text, left), left)
        if shown:
            box.add_item(ui.TextDisplay(shown))
        return left - len(shown)

    def in_words(self) -> Self:
        """The same without its pictures: their alternative texts stand in their places."""
        shown = [self.picture, *self.below] if isinstance(self.picture, Picture) else self.below
        below = tuple(part.alt if isinstance(part, Picture) else part for part in shown)
        picture = None if isinstance(self.picture, Picture) else self.picture
        return msgspec.structs.replace(self, picture=picture, below=below)

    def files(self) -> list[discord.File]:
        """The files that go with the layout."""
        made = [part.file() for part in (self.picture, *self.below) if isinstance(part, Picture)]
        return made if self.document is None else [*made, self.document.file()]


class PublicLayout(Layout, frozen=True, kw_only=True):
    """What everybody at the table may read."""


class PrivateLayout(Layout, frozen=True, kw_only=True):
    """What one person may read: it can be sent to `user` only, never to a channel. `explains`: the acts of a game that
    are explained in it by themselves; None where nothing is."""

    user: int
    explains: tuple[str, ...] | None = None


def mark_of(nonce: str) -> int:
    """What a message that is posted with that nonce is found again by: the id of its first component, or the end of the
    custom id of its first (`azalai.bot.layouts.components.marked`) where it is an ordinary one, which keeps no such
    ids. Discord keeps them with the message, as it does not keep the nonce; the ids it gives itself are small."""
    return _OURS | zlib.crc32(nonce.encode()) >> 2


_OURS = 1 << 30


def mark_on(message: discord.Message) -> int | None:
    """The mark of a message of ours, if it bears one."""
    for one in message.components:
        if isinstance(one, discord.Container | discord.TextDisplay) and one.id is not None and one.id & _OURS:
            return one.id
        if isinstance(one, discord.ActionRow):
            for part in one.children:
                mark = mark_in(part.custom_id or "")
                if mark is not None:
                    return mark
    return None


def _items(row: Row, *, captions: bool = True) -> list[ui.Item[Any]]:
    """What stands in a row; `captions`: under its caption, if it has one."""
    if isinstance(row, Captioned):
        return list(row.buttons if captions else row.alone)
    return list(row) if isinstance(row, Sequence) else [row]


def _packed(rows: Sequence[Row]) -> list[list[ui.Item[Any]]]:
    """The rows of an ordinary message, which has five at most: where there are more, buttons stand closer together,
    above the menus, which have rows of their own."""
    lines = [_items(row, captions=False) for row in rows]
    if len(lines) <= ROWS:
        return lines
    items = [item for line in lines for item in line]
    buttons = [item for item in items if not isinstance(item, Menu)]
    packed = [buttons[at : at + PER_ROW] for at in range(0, len(buttons), PER_ROW)]
    return [*packed, *([item] for item in items if isinstance(item, Menu))]


def _hang(box: Box, picture: Picture) -> None:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{picture.name}", description=clip(picture.alt, ALT_LIMIT) or None)
    box.add_item(gallery)

"""The parts every form is made of: buttons and menus that outlive a restart, pictures, and the two kinds of form.

A component carries its meaning in its `custom_id` (`az:ACT:ARGUMENTS`): ids only, never a secret. All of
them are dynamic items, so nothing has to be remembered between two presses.
"""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Sequence
from re import Match
from typing import Any, Protocol, Self, cast

import discord
import msgspec
from discord import ui

TEXT_LIMIT = 3800
ALT_LIMIT = 1024
LABEL_LIMIT = 80
OPTION_LIMIT = 100
ID_LIMIT = 100
PER_ROW = 5
PER_MENU = 25

Route = Callable[[discord.Interaction, str, list[str], list[str]], Awaitable[None]]


class HasRoute(Protocol):
    """The client: knows what to do with a press."""

    async def route(self, interaction: discord.Interaction, act: str, arguments: list[str], values: list[str]) -> None:
        """Answers a press of a component of ours."""
        ...


def custom_id(act: str, *arguments: object, prefix: str = "az") -> str:
    """The id of a component: what it does and to what. ValueError where it would be too long for Discord."""
    made = ":".join([prefix, act, *(str(argument) for argument in arguments)])
    if len(made) > ID_LIMIT:
        raise ValueError(f"the custom id of {act!r} would be {len(made)} characters long")
    return made


class Press(ui.DynamicItem[ui.Button[Any]], template=r"az:(?P<act>[a-z-]+)(?::(?P<rest>.*))?"):
    """A button."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: Match[str], /) -> Self:
        """The button that was pressed."""
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hands the press to the client."""
        act, *arguments = self.custom_id.split(":")[1:]
        await cast(HasRoute, interaction.client).route(interaction, act, arguments, [])


class Choose(ui.DynamicItem[ui.Select[Any]], template=r"azm:(?P<act>[a-z-]+)(?::(?P<rest>.*))?"):
    """A menu; what was chosen arrives as `values`."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: Match[str], /) -> Self:
        """The menu that was used."""
        return cls(cast("ui.Select[Any]", item))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hands the choice to the client."""
        act, *arguments = self.custom_id.split(":")[1:]
        values = cast("dict[str, Any]", interaction.data or {}).get("values", [])
        await cast(HasRoute, interaction.client).route(interaction, act, arguments, list(values))


class Typed(ui.Modal):
    """A box to type one number into. The client answers it from the raw interaction, so that it works after a
    restart too."""

    def __init__(
        self, *, title: str, label: str, placeholder: str, default: str, act: str, arguments: Sequence[object]
    ):
        super().__init__(title=clip(title, 45), custom_id=custom_id(act, *arguments, prefix="azt"), timeout=None)
        box: ui.TextInput[Any] = ui.TextInput(
            custom_id="number", placeholder=clip(placeholder, 100), default=default, max_length=12
        )
        self.add_item(ui.Label(text=clip(label, 45), component=box))

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        """Nothing: see above."""


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


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of a message: a heading, texts, what shows the position, texts and pictures below it, a document,
    rows of components, small print."""

    texts: tuple[str, ...] = ()
    picture: Shown | None = None
    document: Document | None = None
    rows: Callable[[], Sequence[Row]] = tuple
    small: str | None = None
    accent: int | None = None
    below: tuple[str | Picture, ...] = ()

    def layout(self) -> ui.LayoutView:
        """A new view of this form; a view object is never used twice."""
        view = ui.LayoutView(timeout=None)
        box: ui.Container[Any] = ui.Container(accent_colour=self.accent)
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


class PublicForm(Form, frozen=True, kw_only=True):
    """What everybody at the table may read."""


class PrivateForm(Form, frozen=True, kw_only=True):
    """What one person may read: it can be sent to `user` only, never to a channel."""

    user: int


def _hang(box: ui.Container[Any], picture: Picture) -> None:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{picture.name}", description=clip(picture.alt, ALT_LIMIT) or None)
    box.add_item(gallery)


def _write(box: ui.Container[Any], text: str, left: int) -> int:
    shown = clip(text, left)
    if shown:
        box.add_item(ui.TextDisplay(shown))
    return left - len(shown)


def clip(text: str, limit: int) -> str:
    """The text, cut with an ellipsis where it is longer than the limit."""
    if limit <= 0:
        return ""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def first_lines(text: str, limit: int) -> tuple[str, bool]:
    """The whole lines at the beginning of a text that fit, and whether that is all of it."""
    if len(text) <= limit:
        return text, True
    end = text.rfind("\n", 0, max(0, limit) + 1)
    return (text[:end] if end > 0 else clip(text, limit)), False


def paged(text: str, limit: int) -> list[str]:
    """A text in pages of whole lines (a line longer than a page is split); together they are all of it."""
    pages: list[str] = []
    for line in text.split("\n"):
        for start in range(0, max(1, len(line)), limit):
            piece = line[start : start + limit]
            if pages and start == 0 and len(pages[-1]) + 1 + len(piece) <= limit:
                pages[-1] += f"\n{piece}"
            else:
                pages.append(piece)
    return pages


def button(
    label: str,
    act: str,
    *arguments: object,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Press:
    """A button that does `act`."""
    return Press(
        ui.Button(label=clip(label, LABEL_LIMIT), custom_id=custom_id(act, *arguments), style=style, disabled=disabled)
    )


def menu(
    placeholder: str,
    options: Sequence[tuple[str, str]],
    act: str,
    *arguments: object,
    least: int = 1,
    most: int = 1,
    chosen: str | None = None,
) -> Choose:
    """A menu of (label, value) pairs, 25 at most. `chosen`: the value that is set."""
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id(act, *arguments, prefix="azm"),
        placeholder=clip(placeholder, 150),
        min_values=least,
        max_values=min(most, len(options)),
        options=[
            discord.SelectOption(label=clip(label, OPTION_LIMIT), value=value, default=value == chosen)
            for label, value in options
        ],
    )
    return Choose(select)


def link(label: str, url: str) -> ui.Button[Any]:
    """A button that leads to a message."""
    return ui.Button(label=clip(label, LABEL_LIMIT), url=url, style=discord.ButtonStyle.link)


def message_url(guild: int | None, channel: int, message: int) -> str:
    """The address of a message."""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}/{message}"


def plain(name: str) -> str:
    """A person's name as text that can't format, mention or link."""
    escaped = discord.utils.escape_mentions(discord.utils.escape_markdown(name, ignore_links=False))
    return escaped.replace("<", "\\<").replace("://", "\\://")

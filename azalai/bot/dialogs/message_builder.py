"""Builder of Discord's messages from layouts: components, files, and the mark by which a message is found again.

Layouts are descriptions; they become objects of discord.py only here. The router answers buttons and menus by their
custom ids, so discord.py need not remember the views.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from azalai.bot.layouts.components import (
    MARK,
    PER_ROW,
    ROWS,
    Button,
    Choose,
    ChooseChannels,
    ChooseRole,
    Entry,
    Link,
    Menu,
    SignedName,
    decode_mark,
)
from azalai.bot.layouts.layout import CaptionedRow, Layout, Line, Picture, Row
from azalai.bot.people.mentions import Mentions
from azalai.bot.signs import Signs
from azalai.bot.text import LABEL_LIMIT, OPTION_LIMIT, TEXT_LIMIT, alt_text, clip, first_lines

_OURS = 1 << 30
"""Bit that is set in every mark, and in no id that Discord gives a component itself."""

Body = ui.Container[Any] | ui.LayoutView
Item = Button | Link | Menu
Built = ui.Item[Any]


class _Undispatched:
    """Component that the router answers, not discord.py."""

    def is_dispatchable(self) -> bool:
        """Return False, so that discord.py does not answer it."""
        return False


class _Button(_Undispatched, ui.Button[Any]):
    """Button."""


class _Select(_Undispatched, ui.Select[Any]):
    """Menu."""


class _ChannelSelect(_Undispatched, ui.ChannelSelect[Any]):
    """Menu of channels."""


class _RoleSelect(_Undispatched, ui.RoleSelect[Any]):
    """Menu of roles."""


# Messages


def to_new_message(layout: Layout, nonce: str) -> dict[str, Any]:
    """Return the arguments with which a layout is posted. `nonce`: the text from which its mark is made."""
    if not layout.calls:
        return {"view": build_view(layout, nonce), "files": make_files(layout)}
    content, more = layout.content()
    return {"content": content, "view": _build_ordinary(layout, nonce, more), "files": make_files(layout)}


def to_edit(layout: Layout, nonce: str | None = None, *, mark: int | None = None) -> dict[str, Any]:
    """Return the arguments with which a message becomes a layout. It gets the mark of a nonce, or `mark`.

    An edit notifies no user, so the layout needs no ordinary text: an edited message has Components V2 from then on.
    Discord allows that change, but not the one back.
    """
    return {"content": None, "view": build_view(layout, nonce, mark=mark), "attachments": make_files(layout)}


def build_view(layout: Layout, nonce: str | None = None, *, mark: int | None = None) -> ui.LayoutView:
    """Return a new view of a layout, which may be sent once.

    Its first component carries the mark of `nonce`, or else `mark`, by which the message is found again.
    """
    view = ui.LayoutView(timeout=None)
    mark = mark if nonce is None else make_mark(nonce)
    if layout.framed:
        place: ui.Container[Any] = ui.Container(accent_colour=layout.accent, id=mark)
        _fill(place, layout)
        view.add_item(place)
    else:
        _fill(view, layout)
        view.children[0].id = mark
    return view


def make_files(layout: Layout) -> list[discord.File]:
    """Return new files of a layout, which may be sent once."""
    files = [
        discord.File(io.BytesIO(picture.data), filename=picture.name, description=alt_text(picture.alt))
        for picture in layout.pictures()
    ]
    if layout.document is not None:
        files.append(discord.File(io.BytesIO(layout.document.data), filename=layout.document.name))
    return files


def make_allowed_mentions(mentions: Mentions) -> discord.AllowedMentions:
    """Return the users that Discord may notify."""
    return discord.AllowedMentions(users=[discord.Object(user) for user in sorted(mentions.users)])


def make_mark(nonce: str) -> int:
    """Return the mark of a message that is posted with that nonce: a number that Discord, unlike the nonce, keeps.

    It is the id of the first component. An ordinary message keeps no such ids: there it ends the custom id of the
    first button or menu.
    """
    return _OURS | zlib.crc32(nonce.encode()) >> 2


def find_mark(message: discord.Message) -> int | None:
    """Return the mark of a message of the bot, or None if it has none."""
    for component in message.components:
        if (
            isinstance(component, discord.Container | discord.TextDisplay)
            and component.id is not None
            and component.id & _OURS
        ):
            return component.id
        if isinstance(component, discord.ActionRow):
            for part in component.children:
                mark = decode_mark(part.custom_id or "")
                if mark is not None:
                    return mark
    return None


# Components


def _fill(place: Body, layout: Layout) -> None:
    """Add all parts of a layout to the body of a message of Components V2."""
    left = TEXT_LIMIT

    def write(text: str, accessory: Button | Link | None = None) -> None:
        """Add the text, clipped to the room that is left, with an optional button next to it."""
        nonlocal left
        clipped = clip(layout.signs.in_text(text, left), left)
        if clipped:
            display: ui.TextDisplay[Any] = ui.TextDisplay(clipped)
            part = display if accessory is None else ui.Section(display, accessory=build(accessory, layout.signs))
            place.add_item(part)
        left -= len(clipped)

    for text in layout.texts:
        write(text)
    rows = layout.rows
    more: list[Row] = []
    if isinstance(layout.picture, Picture):
        _add_gallery(place, layout.picture)
    elif layout.picture is not None:
        after = [part for part in (*layout.below, layout.small, *map(_find_caption, rows)) if isinstance(part, str)]
        visible, whole = first_lines(layout.picture.text, left - sum(map(len, after)))
        write(visible)
        more = [] if whole else layout.picture.more_rows()
    for part in layout.below:
        if isinstance(part, str):
            write(part)
        elif not layout.grid:
            _add_gallery(place, part)
    if layout.grid:
        _add_gallery(place, *(part for part in layout.below if isinstance(part, Picture)))
    if layout.document is not None:
        place.add_item(ui.File(f"attachment://{layout.document.name}"))
    for row in (*more, *rows):
        write(_find_caption(row), row.button if isinstance(row, Line) else None)
        line: ui.ActionRow[Any] = ui.ActionRow()
        for item in [] if isinstance(row, Line) else _list_items(row):
            line.add_item(build(item, layout.signs))
        if line.children:
            place.add_item(line)
    if layout.small:
        write(f"-# {layout.small}")


def _build_ordinary(layout: Layout, nonce: str, more: Sequence[Row]) -> ui.View:
    """Return the components of an ordinary message; the first one with a custom id carries the mark of the nonce."""
    view = ui.View(timeout=None)
    mark: int | None = make_mark(nonce)
    for number, line in enumerate(_pack_rows([*more, *layout.rows])):
        for item in line:
            built = build(item, layout.signs, mark=mark)
            mark = mark if isinstance(item, Link) else None
            built.row = number
            view.add_item(built)
    return view


def build(item: Item, signs: Signs, *, mark: int | None = None) -> Built:
    """Return the component of a button or a menu. Words replace signs that can't be shown.

    `mark`: added to its custom id, so that its message is found again.
    """
    if isinstance(item, Link):
        return ui.Button(label=item.label, url=item.url, style=discord.ButtonStyle.link)
    own = item.custom_id if mark is None else f"{item.custom_id}{MARK}{mark:x}"
    match item:
        case Button():
            emoji, label = _choose_sign_and_name(item.signed, item.label, signs, LABEL_LIMIT)
            style = discord.ButtonStyle(item.style.value)
            return _Button(label=label or None, custom_id=own, style=style, disabled=item.disabled, emoji=emoji)
        case Choose():
            options = [_build_option(entry, signs, chosen=entry.value in item.chosen) for entry in item.entries]
            least, most = item.least, item.most
            return _Select(
                custom_id=own, placeholder=item.placeholder, min_values=least, max_values=most, options=options
            )
        case ChooseChannels():
            return _ChannelSelect(
                custom_id=own,
                placeholder=item.placeholder,
                channel_types=[discord.ChannelType.text, discord.ChannelType.news],
                min_values=0,
                max_values=item.most,
                default_values=[
                    discord.SelectDefaultValue.from_channel(discord.Object(channel)) for channel in item.chosen
                ],
            )
        case ChooseRole():
            chosen = [] if item.chosen is None else [discord.Object(item.chosen)]
            roles = [discord.SelectDefaultValue.from_role(role) for role in chosen]
            return _RoleSelect(custom_id=own, placeholder=item.placeholder, min_values=0, default_values=roles)


def _build_option(entry: Entry, signs: Signs, *, chosen: bool) -> discord.SelectOption:
    """Return an entry of a menu."""
    signed = SignedName.make(entry.sign, entry.label, entry.plain)
    emoji, label = _choose_sign_and_name(signed, clip(entry.plain or entry.label, OPTION_LIMIT), signs, OPTION_LIMIT)
    about = clip(entry.about, OPTION_LIMIT) if entry.about else None
    return discord.SelectOption(label=label, value=entry.value, description=about, default=chosen, emoji=emoji)


def _choose_sign_and_name(signed: SignedName | None, label: str, signs: Signs, limit: int) -> tuple[str | None, str]:
    """Return an emoji and the label next to it, or None and the label without the emoji."""
    if signed is None:
        return None, label
    emoji = signs.emoji(signed.sign)
    return emoji, clip(signed.plain if emoji is None else signed.label, limit)


def _find_caption(row: Row) -> str:
    """Return the caption of a row, or the text of a line; empty if it has none."""
    if isinstance(row, Line):
        return row.text
    return f"-# {row.caption}" if isinstance(row, CaptionedRow) and row.caption else ""


def _list_items(row: Row, *, captions: bool = True) -> list[Item]:
    """Return the items of a row. `captions`: captions are shown, so that labels need not repeat them."""
    if isinstance(row, CaptionedRow):
        return list(row.buttons if captions else row.alone)
    if isinstance(row, Line):
        return [] if row.button is None else [row.button]
    return list(row) if isinstance(row, Sequence) else [row]


def _pack_rows(rows: Sequence[Row]) -> list[list[Item]]:
    """Return the rows of an ordinary message, which has room for `ROWS`.

    If there are more, the buttons fill whole rows, and the menus follow, each in its own.
    """
    lines = [items for row in rows if (items := _list_items(row, captions=False))]
    if len(lines) <= ROWS:
        return lines
    items = [item for line in lines for item in line]
    buttons = [item for item in items if not isinstance(item, Menu)]
    packed: list[list[Item]] = [[*buttons[at : at + PER_ROW]] for at in range(0, len(buttons), PER_ROW)]
    return [*packed, *([item] for item in items if isinstance(item, Menu))]


def _add_gallery(place: Body, *pictures: Picture) -> None:
    """Add pictures as one gallery, which clients show as a grid."""
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    for picture in pictures:
        gallery.add_item(media=f"attachment://{picture.name}", description=alt_text(picture.alt) or None)
    if pictures:
        place.add_item(gallery)

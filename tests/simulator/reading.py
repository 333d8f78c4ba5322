"""Contents of a message as a person reads it: texts, buttons, menus, pictures. Knows Discord's JSON, not SimCord."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

BUTTON, MENUS, TEXT = 2, (3, 5, 6, 7, 8), 10
THUMBNAIL, GALLERY, FILE = 11, 12, 13
V2_FLAG = 1 << 15


@dataclass(frozen=True, slots=True)
class Picture:
    """File shown with a message: its name, its alt text ("" if there is none) and its bytes."""

    name: str
    alt: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Button:
    """Button of a message. `label` is the emoji if there is no text; `url` only for links."""

    label: str
    custom_id: str
    url: str
    disabled: bool
    style: int


@dataclass(frozen=True, slots=True)
class Menu:
    """Select menu: `options` are (label, value) pairs, empty for menus of users, roles and channels."""

    custom_id: str
    placeholder: str
    options: tuple[tuple[str, str], ...]
    least: int
    most: int
    disabled: bool


@dataclass(frozen=True, slots=True)
class Message:
    """Message as it stood when it was read. `now` reads it again."""

    id: int
    channel_id: int
    author: str
    content: str
    ephemeral: bool
    edited: bool
    pings: tuple[str, ...]  # the names of the people this message really notified
    payload: dict[str, Any] = field(repr=False)
    _files: Callable[[str], bytes | None] = field(repr=False, compare=False)
    _look: Callable[[], Message | None] = field(repr=False, compare=False)

    @property
    def now(self) -> Message:
        """The same message as it stands now. Raises AssertionError if it is deleted."""
        message = self._look()
        if message is None:
            raise AssertionError(f"the message is gone: {text_of(self)!r}")
        return message

    @property
    def gone(self) -> bool:
        return self._look() is None

    def file(self, url: str) -> bytes:
        """Return the bytes behind an address of this message's files."""
        content = self._files(url)
        if content is None:
            raise AssertionError(f"no file behind {url}")
        return content


def parts_of(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield all components of a layout in reading order, nested ones included."""
    for component in components:
        yield component
        yield from parts_of(component.get("components") or [])
        for inner in ("accessory", "component"):
            if component.get(inner):
                yield from parts_of([component[inner]])


def _parts(message: Message) -> Iterator[dict[str, Any]]:
    return parts_of(message.payload["components"])


def text_of(message: Message) -> str:
    """Return all texts of a message, in reading order, one line per text; without the labels of buttons."""
    lines = [message.content] if message.content else []
    for embed in message.payload["embeds"]:
        fields = [text for entry in embed.get("fields") or [] for text in (entry["name"], entry["value"])]
        footer = (embed.get("footer") or {}).get("text")
        author = (embed.get("author") or {}).get("name")
        lines += [text for text in (author, embed.get("title"), embed.get("description"), *fields, footer) if text]
    lines += [part["content"] for part in _parts(message) if part["type"] == TEXT]
    return "\n".join(lines)


def buttons_of(message: Message) -> list[Button]:
    """Return the buttons of a message in reading order, links and disabled ones included."""
    return [
        Button(
            label=part.get("label") or (part.get("emoji") or {}).get("name") or "",
            custom_id=part.get("custom_id") or "",
            url=part.get("url") or "",
            disabled=bool(part.get("disabled")),
            style=part["style"],
        )
        for part in _parts(message)
        if part["type"] == BUTTON
    ]


def labels_of(message: Message) -> list[str]:
    """Return the labels of the buttons that can be pressed."""
    return [button.label for button in buttons_of(message) if not button.disabled]


def answers_of(message: Message) -> list[str]:
    """Return the ids of the buttons that answer a question, in reading order."""
    answers = ("az:option:", "az:play-it:")
    return [
        button.custom_id
        for button in buttons_of(message)
        if button.custom_id.startswith(answers) and not button.disabled
    ]


def menus_of(message: Message) -> list[Menu]:
    """Return the select menus of a message in reading order."""
    return [
        Menu(
            custom_id=part["custom_id"],
            placeholder=part.get("placeholder") or "",
            options=tuple((option["label"], option["value"]) for option in part.get("options") or []),
            least=part.get("min_values", 1),
            most=part.get("max_values", 1),
            disabled=bool(part.get("disabled")),
        )
        for part in _parts(message)
        if part["type"] in MENUS
    ]


def _media_of(message: Message) -> Iterator[tuple[dict[str, Any], str]]:
    for part in _parts(message):
        if part["type"] == GALLERY:
            for item in part["items"]:
                yield item["media"], item.get("description") or ""
        elif part["type"] == THUMBNAIL:
            yield part["media"], part.get("description") or ""
        elif part["type"] == FILE:
            yield part["file"], ""
    for embed in message.payload["embeds"]:
        for place in ("image", "thumbnail"):
            if embed.get(place):
                yield embed[place], ""


def pictures_of(message: Message) -> list[Picture]:
    """Return the pictures shown in a message in reading order, then its other files."""
    attachments = {attachment["url"]: attachment for attachment in message.payload["attachments"]}
    shown: list[Picture] = []
    for media, alt in _media_of(message):
        url = media["url"]
        attachment = attachments.pop(url, None) or {}
        name = url.partition("?")[0].rpartition("/")[2]
        shown.append(Picture(name, alt or attachment.get("description") or "", message.file(url)))
    if not message.payload["flags"] & V2_FLAG:  # in a V2 message a file shows only where a component shows it
        shown += [Picture(a["filename"], a["description"] or "", message.file(url)) for url, a in attachments.items()]
    return shown


def leaves_of(value: Any) -> Iterator[str]:
    """Yield every string and number in a piece of JSON, without keys."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from leaves_of(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from leaves_of(inner)
    elif isinstance(value, str | int | float) and not isinstance(value, bool):
        yield str(value)

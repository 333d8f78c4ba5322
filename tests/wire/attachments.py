"""Files of messages: the uploaded bytes, their address, and references to them in components and embeds."""

from __future__ import annotations

import copy
import mimetypes
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.wire.calls import Upload

Json = dict[str, Any]

_BEGINNING = 32  # bytes: enough for the size of a picture
_PNG = b"\x89PNG\r\n\x1a\n"
_ROW, _BUTTON, _SECTION, _TEXT, _THUMBNAIL, _GALLERY, _FILE, _SEPARATOR, _CONTAINER = 1, 2, 9, 10, 11, 12, 13, 14, 17
_SELECTS = frozenset({3, 5, 6, 7, 8})


@dataclass(frozen=True, eq=False)
class Attachment:
    """Stored file. `content` holds the bytes as the bot sent them, `length` their number; `url` serves them."""

    id: int
    filename: str
    description: str | None
    content_type: str
    content: bytes
    length: int
    url: str
    ephemeral: bool

    @classmethod
    def from_upload(
        cls, upload: Upload, number: int, description: str | None, url: str, *, ephemeral: bool, whole: bool
    ) -> Attachment:
        """Make an attachment of an upload, with the id `number`. Keep only the first bytes unless `whole`."""
        guessed = mimetypes.guess_type(upload.filename)[0] or upload.content_type
        content = upload.content if whole else upload.content[:_BEGINNING]
        return cls(number, upload.filename, description, guessed, content, len(upload.content), url, ephemeral)

    @property
    def size(self) -> tuple[int, int] | None:
        """Width and height in pixels of a PNG (from its header), None for anything else."""
        if self.content[:8] != _PNG or len(self.content) < 24:
            return None
        width, height = struct.unpack(">II", self.content[16:24])
        return width, height

    def media(self) -> Json:
        """Return the attachment as it stands inside a component."""
        width, height = self.size or (None, None)
        return {
            "id": str(self.id),
            "url": self.url,
            "proxy_url": self.url,
            "width": width,
            "height": height,
            "content_type": self.content_type,
            "attachment_id": str(self.id),
        }

    def json(self) -> Json:
        """Return the attachment as it stands in a message's `attachments`."""
        width, height = self.size or (None, None)
        optional = {
            "description": self.description,
            "width": width,
            "height": height,
            "ephemeral": self.ephemeral or None,
        }
        return {
            "id": str(self.id),
            "filename": self.filename,
            "size": self.length,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        } | {key: value for key, value in optional.items() if value is not None}


def resolve_components(components: Sequence[Mapping[str, Any]], files: Sequence[Attachment]) -> list[Json]:
    """Return the components as Discord answers them.

    Each has an id, defaults are filled in, and `attachment://name` is replaced by the stored file.
    """
    answer = copy.deepcopy([dict(component) for component in components])
    taken = {int(c["id"]) for c in _walk(answer) if c.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    for component in _walk(answer):
        if not component.get("id"):
            component["id"] = next(free)
        _fill_in(component, files)
    return answer


def resolve_embeds(embeds: Sequence[Mapping[str, Any]], files: Sequence[Attachment]) -> list[Json]:
    """Return the embeds with `attachment://name` replaced by the stored file."""
    answer = [copy.deepcopy(dict(embed)) for embed in embeds]
    for embed in answer:
        embed.setdefault("type", "rich")
        for key in ("image", "thumbnail"):
            if embed.get(key):
                media = _media(embed[key]["url"], files)
                embed[key] = {
                    name: media[name] for name in ("url", "proxy_url", "width", "height") if media[name] is not None
                }
        for key in ("author", "footer"):
            if (embed.get(key) or {}).get("icon_url"):
                embed[key]["icon_url"] = _media(embed[key]["icon_url"], files)["url"]
    return answer


def list_shown_urls(components: Sequence[Json], embeds: Sequence[Json]) -> set[str]:
    """Return the urls that components or embeds show; Discord leaves such files out of a message's `attachments`."""
    urls: set[str] = set()
    for component in _walk(components):
        medias = [item["media"] for item in component.get("items") or []]
        urls |= {media["url"] for media in (*medias, component.get("media"), component.get("file")) if media}
    return urls | {embed[key]["url"] for embed in embeds for key in ("image", "thumbnail") if embed.get(key)}


def _walk(components: Sequence[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _walk(component.get("components") or [])
        if component.get("accessory"):
            yield component["accessory"]


def _fill_in(component: Json, files: Sequence[Attachment]) -> None:
    kind = component["type"]
    for key in [key for key, value in component.items() if value is None]:
        del component[key]
    if kind == _CONTAINER:
        component.setdefault("accent_color", None)
    if kind == _SEPARATOR:
        component["divider"] = component.get("divider", True)
        component["spacing"] = component.get("spacing", 1)
    if kind in _SELECTS:
        component["min_values"] = component.get("min_values", 1)
        component["max_values"] = component.get("max_values", 1)
    if kind == _GALLERY:
        for item in component["items"]:
            item["media"] = _media(item["media"]["url"], files)
            item["description"] = item.get("description")
            item["spoiler"] = bool(item.get("spoiler"))
    if kind == _THUMBNAIL:
        component["media"] = _media(component["media"]["url"], files)
        component["description"] = component.get("description")
    if kind == _FILE:
        stored = _find_file(component["file"]["url"], files)
        component["file"] = _media(component["file"]["url"], files)
        component["name"] = stored.filename if stored else None
        component["size"] = stored.length if stored else None
    if kind in (_THUMBNAIL, _FILE, _CONTAINER):
        component["spoiler"] = bool(component.get("spoiler"))


def _find_file(url: str, files: Sequence[Attachment]) -> Attachment | None:
    name = url.removeprefix("attachment://")
    return next((file for file in files if url == file.url or (name != url and name == file.filename)), None)


def _media(url: str, files: Sequence[Attachment]) -> Json:
    stored = _find_file(url, files)
    if stored:
        return stored.media()
    return {"id": "0", "url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}

"""One message: its text now, its origin, and every edit with its time."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.discord_rules import COMPONENTS_V2, EPHEMERAL, walk
from tests.wire.attachments import Attachment, list_shown_urls, resolve_components, resolve_embeds
from tests.wire.calls import Refusal, Upload
from tests.wire.snowflakes import timestamp
from tests.wire.wait import PATIENCE, Bell

if TYPE_CHECKING:
    from tests.wire.people import Person
    from tests.wire.places import Channel
    from tests.wire.users import User

Json = dict[str, Any]

LOADING = 1 << 7
_STICKY = COMPONENTS_V2 | EPHEMERAL
_SENT_BY_BOTS = COMPONENTS_V2 | EPHEMERAL | 1 << 2 | 1 << 12  # besides: suppress embeds, suppress notifications
_MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True)
class Edit:
    """One edit. `at`: seconds of `time.perf_counter` of its arrival. `text` and `files`: content from then on."""

    at: float
    text: str
    files: tuple[Attachment, ...]
    body: Mapping[str, Any]


@dataclass(eq=False)
class Message:
    """Message in a channel. `only_for`: the person who sees an ephemeral one. `pinged`: the users that it notified."""

    channel: Channel
    id: int
    author: User
    only_for: Person | None = None
    content: str = ""
    embeds: list[Json] = field(default_factory=list[Json])
    components: list[Json] = field(default_factory=list[Json])
    files: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    nonce: str | int | None = None
    reference: Json | None = None
    metadata: Json | None = None
    webhook: bool = False
    pinned: bool = False
    kind: int | None = None
    """Type, if it does not follow from the rest."""
    deleted: bool = False
    pinged: list[User] = field(default_factory=list["User"])
    edits: list[Edit] = field(default_factory=list[Edit])

    def __post_init__(self) -> None:
        self.at = time.perf_counter()
        self.bell = Bell(self.channel.bell)
        self._sent = self.channel.wire.clock.now()
        self._edited: float | None = None

    @property
    def loading(self) -> bool:
        """True while it is the placeholder "is thinking..."."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """Everything in it that a person reads, one piece a line.

        Content, texts, labels, options, alt texts, embeds.
        """
        return "\n".join(piece for piece in self._pieces() if piece)

    @property
    def custom_ids(self) -> list[str]:
        """Custom ids of the enabled components, in order."""
        return [c["custom_id"] for _, c in walk(self.components) if c.get("custom_id") and not c.get("disabled")]

    def component(self, name: str) -> Json:
        """Return the button or select with this custom id, label or placeholder.

        Raises LookupError, which lists all of them.
        """
        components = [c for _, c in walk(self.components) if c.get("custom_id")]
        for key in ("custom_id", "label", "placeholder"):
            for component in components:
                said = str(component.get(key))
                if name in (said, said.partition(" · ")[2]):  # a choice may have a number before it
                    return component
        listed = [f"{c['custom_id']} ({c.get('label') or c.get('placeholder') or 'no label'})" for c in components]
        raise LookupError(f"no {name!r} on this message; there is: {', '.join(listed) or 'nothing to press'}")

    async def wait_for_edit(self, since: float | None = None, within: float = PATIENCE) -> Edit:
        """Wait for the first edit after `since` and return it.

        `since`: seconds of `time.perf_counter`, e.g. an interaction's `at`; None: now.
        """
        start = time.perf_counter() if since is None else since
        return await self.bell.until(
            lambda: next((edit for edit in self.edits if edit.at >= start), None),
            f"an edit of message {self.id}",
            within,
        )

    async def shows(self, text: str, within: float = PATIENCE) -> None:
        """Wait until the message contains the text."""
        await self.bell.until(
            lambda: text in self.text, f"{text!r} in message {self.id}, which says {self.text!r}", within
        )

    async def wait_until_deleted(self, within: float = PATIENCE) -> None:
        """Wait until the message is deleted."""
        await self.bell.until(lambda: self.deleted, f"the deletion of message {self.id}", within)

    def write(self, body: Mapping[str, Any], uploads: Sequence[Upload] = (), *, keep_unlisted: bool = True) -> None:
        """Apply the request body of a new message or an edit.

        `keep_unlisted`: keep files that the body does not name.
        """
        self.files = self._files_after(body, uploads, keep_unlisted)
        flags = int(body.get("flags") or 0) & _SENT_BY_BOTS
        self.flags = (flags if "flags" in body else self.flags & ~LOADING) | (self.flags & _STICKY)
        if "content" in body:
            self.content = body["content"] or ""
        if "embeds" in body:
            self.embeds = resolve_embeds(body["embeds"] or [], self.files)
        if "components" in body:
            self.components = resolve_components(body["components"] or [], self.files)
        if self.flags & COMPONENTS_V2:
            self.content, self.embeds = "", []
        self.bell.ring()

    def edit(self, body: Mapping[str, Any], uploads: Sequence[Upload] = (), *, keep_unlisted: bool = True) -> None:
        """Write the edit, remember its time, and send it over the gateway."""
        self._edited = self.channel.wire.clock.now()
        self.write(body, uploads, keep_unlisted=keep_unlisted)
        self.edits.append(Edit(time.perf_counter(), self.text, tuple(self.files), body))
        self.announce("MESSAGE_UPDATE")
        self.bell.ring()

    def delete(self) -> None:
        """Delete it and send that over the gateway."""
        self.deleted = True
        gone: Json = {"id": str(self.id), "channel_id": str(self.channel.id)}
        guild = None if self.only_for else self.channel.guild
        self.channel.wire.gateway.dispatch_in("MESSAGE_DELETE", gone, guild)
        self.bell.ring()

    def notify(self, allowed: Mapping[str, Any] | None) -> None:
        """Compute the users that the text pings under `allowed_mentions` (absent: all named ones)."""
        users = self.channel.wire.users
        named = dict.fromkeys(int(number) for number in _MENTION.findall(self.text))
        if allowed is not None and "users" not in (allowed.get("parse") or []):
            listed = {int(number) for number in allowed.get("users") or []}
            named = {number: None for number in named if number in listed}
        self.pinged = [users[number] for number in named if number in users]

    def announce(self, event: str) -> None:
        """Send it over the gateway; an ephemeral one without `guild_id`, like a DM, as Discord does."""
        guild = None if self.only_for else self.channel.guild
        payload = self.json()
        if guild is not None:
            payload["member"] = guild.member_json(self.author, with_user=False)
        self.channel.wire.gateway.dispatch_in(event, payload, guild, foreign=self.author.id != self.channel.wire.bot.id)

    def json(self) -> Json:
        """Return the message as REST answers it."""
        users = self.channel.wire.users
        mentioned = dict.fromkeys(int(number) for number in _MENTION.findall(self.text))
        inside = list_shown_urls(self.components, self.embeds)
        optional: Json = {
            "nonce": self.nonce,
            "message_reference": self.reference,
            "interaction_metadata": self.metadata,
            "application_id": str(self.channel.wire.bot.id) if self.webhook else None,
            "webhook_id": str(self.channel.wire.bot.id) if self.webhook else None,
        }
        return {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": self._type,
            "author": self.author.json(),
            "content": self.content,
            "embeds": self.embeds,
            "components": self.components,
            "flags": self.flags,
            "attachments": [file.json() for file in self.files if file.url not in inside],
            "mentions": [users[number].json() for number in mentioned if number in users],
            "mention_roles": [],
            "mention_everyone": False,
            "timestamp": timestamp(self._sent),
            "tts": False,
            "pinned": self.pinned,
            "edited_timestamp": timestamp(self._edited) if self._edited else None,
        } | {key: value for key, value in optional.items() if value is not None}

    @property
    def _type(self) -> int:
        if self.kind is not None:
            return self.kind
        if self.webhook and self.metadata and self.metadata["type"] == 2:
            return 20  # the answer to a slash command
        return 19 if self.reference or self.webhook else 0

    def _files_after(self, body: Mapping[str, Any], uploads: Sequence[Upload], keep_unlisted: bool) -> list[Attachment]:
        listed: list[Json] | None = body.get("attachments")
        described = {int(entry["id"]): entry for entry in listed or []}
        kept = list(self.files) if keep_unlisted else []
        if listed is not None:
            kept = [file for file in self.files if file.id in described]
            strangers = described.keys() - {file.id for file in self.files} - {upload.number for upload in uploads}
            if strangers:
                raise Refusal(
                    400, 50035, "Invalid Form Body", [f"attachments: {strangers} are neither kept files nor sent ones"]
                )
        wire = self.channel.wire
        for upload in uploads:
            number = wire.clock.new_id()
            description = described.get(upload.number, {}).get("description")
            url = f"{wire.cdn}/attachments/{self.channel.id}/{number}/{upload.filename}"
            whole, ephemeral = wire.keeps_files, self.only_for is not None
            stored = Attachment.from_upload(upload, number, description, url, ephemeral=ephemeral, whole=whole)
            if whole:
                wire.attachments[number] = stored
            kept.append(stored)
        return kept

    def _pieces(self) -> Iterator[str]:
        yield self.content
        for embed in self.embeds:
            yield from (
                embed.get("title") or "",
                embed.get("description") or "",
                (embed.get("footer") or {}).get("text") or "",
            )
            for entry in embed.get("fields") or []:
                yield from (entry["name"], entry["value"])
        for _, component in walk(self.components):
            yield from (str(component.get(key) or "") for key in ("content", "label", "placeholder", "description"))
            yield from (str(option["label"]) for option in component.get("options") or [])
            yield from (str(item.get("description") or "") for item in component.get("items") or [])
        yield from (file.description or "" for file in self.files)

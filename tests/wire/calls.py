"""One REST call as the server saw it, and its answer."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

NO_CONTENT = object()
"""Return value of endpoints that answer 204."""


@dataclass(frozen=True)
class Upload:
    """File of a multipart request; `number` is the n of `files[n]`, to which `attachments[].id` refers."""

    number: int
    filename: str
    content_type: str
    content: bytes


@dataclass(frozen=True)
class Answer:
    """Status with a body (JSON-able, text, or None) and extra headers."""

    status: int
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(eq=False)
class Call:
    """One request. `at`, `answered_at`: seconds of `time.perf_counter`. `path` begins after `/api/v10`."""

    method: str
    path: str
    query: Mapping[str, str]
    body: Any
    uploads: tuple[Upload, ...]
    headers: Mapping[str, str]
    at: float
    template: str = ""
    ids: Mapping[str, str] = field(default_factory=dict[str, str])
    status: int | None = None
    answer: Any = None
    answered_at: float | None = None
    problems: list[str] = field(default_factory=list[str])
    """Faults of the request according to Discord's description or our rules."""

    @property
    def line(self) -> str:
        """`METHOD /path`."""
        return f"{self.method} {self.path}"

    @property
    def bucket(self) -> str:
        """Opaque name of the route's rate-limit bucket."""
        return hashlib.blake2s(f"{self.method} {self.template}".encode(), digest_size=8).hexdigest()

    @property
    def major(self) -> str:
        """Id that separates the buckets of one route: the channel, server or webhook token."""
        return next((self.ids[name] for name in ("token", "channel_id", "guild_id") if name in self.ids), "")

    @property
    def body_map(self) -> dict[str, Any]:
        """Body of a route that expects an object."""
        return self.body if isinstance(self.body, dict) else {}

    def id(self, name: str) -> int:
        """Return a number from the path, or 0, which no object has, if it is not a number."""
        text = self.ids[name]
        return int(text) if text.isdecimal() else 0


class Refusal(Exception):
    """Discord's error answer: HTTP status, Discord's code, its words."""

    def __init__(self, status: int, code: int, message: str, problems: list[str] | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        body: dict[str, Any] = {"message": message, "code": code}
        if problems:
            body["errors"] = {"_errors": [{"code": "INVALID", "message": problem} for problem in problems]}
        self.answer = Answer(status, body)


class UnknownEmoji(Refusal):
    """Discord's refusal of an emoji on a button or in a menu (https://github.com/discord/discord-api-docs/issues/7128)."""

    def __init__(self) -> None:
        super().__init__(400, 50035, "Invalid Form Body")
        wrong = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
        errors = {"components": {"0": {"components": {"1": {"emoji": {"id": wrong}}}}}}
        self.answer = Answer(400, {"message": "Invalid Form Body", "code": 50035, "errors": errors})


def unknown(kind: str) -> Refusal:
    """Return the 404 for a missing object: Channel, Message, Guild, Member, User, Webhook, Interaction, Role or Emoji.

    `application command` is another one.
    """
    codes = {
        "Channel": 10003, "Guild": 10004, "Member": 10007, "Message": 10008, "Role": 10011, "User": 10013,
        "Emoji": 10014, "Webhook": 10015, "Interaction": 10062, "application command": 10063,
    }  # fmt: skip
    return Refusal(404, codes[kind], f"Unknown {kind}")

"""Behaviour of Discord that SimCord 3.2.1 lacks: rules laid over the simulated REST interface.

Every request of a bot passes through `DiscordRules.answer`, which records it, refuses it like Discord, fails if the
test asks for it, and keeps everything that became visible. The routes themselves stay SimCord's.
"""

from __future__ import annotations

import asyncio
import fnmatch
import functools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import discord
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.backend.serializers import message_payload
from simcord.http import router

from tests.discord_rules import walk

from .quick import copy_json

MOST_FILES = 10
MOST_BYTES = 10 * 1024 * 1024
LONGEST_ALT = 1024
SUPPRESS_NOTIFICATIONS = 1 << 12
NONCE_SECONDS = 300  # "the past few minutes" in Discord's words


@dataclass(frozen=True, slots=True)
class SentFile:
    """File of a request: its name, its alt text (or None) and its bytes."""

    name: str
    alt: str | None
    content: bytes


@dataclass(frozen=True, slots=True)
class Request:
    """Request of the bot. `json` is the body, or `payload_json` of a multipart request.

    `status` is 200 if Discord carried it out, otherwise the refusal's HTTP status.
    """

    method: str
    path: str
    json: Any
    params: dict[str, Any]
    files: tuple[SentFile, ...]
    at: float  # seconds of virtual time since the simulator was opened
    status: int


@dataclass(frozen=True, slots=True)
class Sight:
    """State of a message that was visible at some time. `only` is the one user who could see it, or None."""

    channel_id: int
    message_id: int
    only: int | None
    payload: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Sound:
    """Sound of the phone of the person `user_id`.

    It is for a direct message, or for a message that mentions them, without the flag that suppresses notifications. An
    edit makes no sound. `content`: the text of the notification, which shows nothing of Components V2. `at`: seconds of
    virtual time since the simulator was opened.
    """

    at: float
    user_id: int
    direct: bool
    content: str


@dataclass(slots=True)
class Trouble:
    """Fault that the test asked for: matching requests fail, or are carried out and their answer is lost."""

    method: str
    path: str
    status: int
    code: int
    message: str
    times: int | None
    carried_out: bool
    uploads: bool = False  # only of requests with files

    def meets(self, method: str, path: str, files: tuple[SentFile, ...]) -> bool:
        if self.times == 0 or self.method not in (method, "*") or not fnmatch.fnmatch(path, self.path):
            return False
        if self.uploads and not files:
            return False
        if self.times is not None:
            self.times -= 1
        return True


@dataclass(slots=True)
class DiscordRules:
    """Rules of one simulated Discord."""

    backend: Backend
    requests: list[Request] = field(default_factory=list)
    sights: list[Sight] = field(default_factory=list)
    sounds: list[Sound] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)
    closed_dms: set[int] = field(default_factory=set)
    requests_left: int | None = None  # after this number the bot is cut off as if its process had been killed
    _nonces: dict[tuple[int, str], tuple[float, Any]] = field(default_factory=dict)

    def answer(self, carry_out: Callable[..., Any], method: str, path: str, **request: Any) -> Any:
        if self.requests_left is not None:
            if self.requests_left == 0:
                raise asyncio.CancelledError("the bot is cut off")
            self.requests_left -= 1
        files = tuple(_read(file) for file in request.get("files") or ())
        json = copy_json(request.get("json"))
        status = 200
        try:
            return self._answer(carry_out, method, path, files, request)
        except BackendError as refusal:
            status = refusal.status
            raise
        finally:
            self.requests.append(
                Request(
                    method, path, json, dict(request.get("params") or {}), files, self.backend.clock.elapsed, status
                )
            )

    def _answer(
        self,
        carry_out: Callable[..., Any],
        method: str,
        path: str,
        files: tuple[SentFile, ...],
        request: dict[str, Any],
    ) -> Any:
        trouble = next((trouble for trouble in self.troubles if trouble.meets(method, path, files)), None)
        if trouble and not trouble.carried_out:
            raise BackendError(trouble.status, trouble.code, trouble.message)
        parts = path.strip("/").split("/")
        _check_files(files)
        self._check_defaults(request.get("json"))
        sending = method == "POST" and parts[0] == "channels" and parts[2:] == ["messages"]
        if sending or (method == "PATCH" and parts[0] == "channels" and parts[2:3] == ["messages"]):
            self._check_channel(int(parts[1]), files, sending=sending)
        nonce = self._nonce(int(parts[1]), request.get("json")) if sending else None
        if nonce and (earlier := self._nonces.get(nonce)) and self.backend.clock.elapsed - earlier[0] < NONCE_SECONDS:
            return copy_json(earlier[1])
        if parts[-1] == "callback":
            request["json"] = _drop_unlisted_files(request.get("json"))
        result = carry_out(self.backend, method, path, **request)
        if nonce:
            self._nonces[nonce] = (self.backend.clock.elapsed, copy_json(result))
        if trouble:
            raise BackendError(trouble.status, trouble.code, trouble.message)
        return result

    def _nonce(self, channel_id: int, json: Any) -> tuple[int, str] | None:
        if isinstance(json, dict) and json.get("enforce_nonce") and json.get("nonce"):
            return channel_id, str(json["nonce"])
        return None

    def _check_defaults(self, json: Any) -> None:
        """Refuse a menu of channels or roles whose default is deleted."""
        body = json.get("data", json) if isinstance(json, dict) else {}
        known = {
            "channel": set(self.backend.channels),
            "role": {role for g in self.backend.guilds.values() for role in g.roles},
        }
        for at, component in walk(body.get("components") if isinstance(body, dict) else ()):
            for value in component.get("default_values") or ():
                if int(value["id"]) not in known.get(value["type"], {int(value["id"])}):
                    raise BackendError(400, 50035, f"Invalid Form Body: {at}.default_values: unknown {value['type']}")

    def _check_channel(self, channel_id: int, files: tuple[SentFile, ...], *, sending: bool) -> None:
        channel = self.backend.channels.get(channel_id)
        if channel is None:
            return  # the route itself knows how to refuse it
        if sending and channel.guild_id is None and self.closed_dms.intersection(channel.recipient_ids):
            raise BackendError(403, 50007, "Cannot send messages to this user")
        if files and channel.guild_id is not None:
            allowed = self.backend.compute_permissions(channel.guild_id, self.backend.bot_user.id, channel_id)
            if not discord.Permissions(allowed).attach_files:
                raise BackendError(403, 50013, "Missing Permissions")

    def watch(self) -> None:
        """Keep every state of every message in `sights` from now on, also of those edited or deleted since."""
        for name in ("commit_message", "edit_message"):
            setattr(self.backend, name, self._watch(getattr(self.backend, name), new=name == "commit_message"))

    def _watch(self, change: Callable[..., Any], *, new: bool) -> Callable[..., Any]:
        @functools.wraps(change)
        def change_and_check(*args: Any, **kwargs: Any) -> Any:
            message = change(*args, **kwargs)
            payload = copy_json(message_payload(self.backend, message))
            self.sights.append(Sight(message.channel_id, message.id, _only_reader(message), payload))
            if new:
                self.sounds += self._sounds(message)
            return message

        return change_and_check

    def _sounds(self, message: Any) -> list[Sound]:
        """Return the sounds of a new message of the bot."""
        bot = self.backend.bot_user.id
        if message.flags & SUPPRESS_NOTIFICATIONS or message.is_ephemeral or message.author_id != bot:
            return []
        channel = self.backend.channels[message.channel_id]
        direct = channel.guild_id is None
        users = (
            [custom_id for custom_id in channel.recipient_ids if custom_id != bot] if direct else message.ping_user_ids
        )
        return [Sound(self.backend.clock.elapsed, user, direct, message.content) for user in users]


def _only_reader(message: Any) -> int | None:
    if not message.is_ephemeral:
        return None
    return int(message.interaction_metadata["user"]["id"])


def _read(file: discord.File) -> SentFile:
    position = file.fp.tell()
    content = file.fp.read()
    file.fp.seek(position)
    return SentFile(file.filename, file.description, content)


def _check_files(files: tuple[SentFile, ...]) -> None:
    if len(files) > MOST_FILES:
        raise BackendError(400, 50035, f"Invalid Form Body: {len(files)} files, {MOST_FILES} at most")
    if any(len(file.content) > MOST_BYTES for file in files):
        raise BackendError(413, 40005, "Request entity too large")
    if any(len(file.alt or "") > LONGEST_ALT for file in files):
        raise BackendError(400, 50035, f"Invalid Form Body: alt text over {LONGEST_ALT} characters")


def _drop_unlisted_files(json: Any) -> Any:
    """Drop the message's files in an UPDATE_MESSAGE answer (type 7) that lists no attachments; a PATCH keeps them."""
    if isinstance(json, dict) and json.get("type") == 7 and "attachments" not in (json.get("data") or {}):
        return {**json, "data": {**(json.get("data") or {}), "attachments": []}}
    return json


_RULED = "_azalai_rules"
"""Attribute of a simulated Discord that holds its rules: they live as long as it does."""
_carry_out = router.dispatch


def _dispatch(backend: Backend, method: str, path: str, **request: Any) -> Any:
    rules: DiscordRules | None = getattr(backend, _RULED, None)
    if rules is None:
        return _carry_out(backend, method, path, **request)
    return rules.answer(_carry_out, method, path, **request)


def lay_rules(backend: Backend) -> DiscordRules:
    """Lay the rules over one simulated Discord; others in the same process are left as they are."""
    router.dispatch = _dispatch
    rules = DiscordRules(backend)
    setattr(backend, _RULED, rules)
    rules.watch()
    return rules

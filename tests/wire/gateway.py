"""Gateway: HELLO, IDENTIFY, READY, numbered dispatches, RESUME with replay, and all faults that a socket can have."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from tests.wire.wait import PATIENCE, Bell

if TYPE_CHECKING:
    from tests.wire.places import Guild
    from tests.wire.server import WireDiscord

Json = dict[str, Any]

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 8, 9, 10, 11
MEMBERS_INTENT, PRESENCES_INTENT, CONTENT_INTENT = 1 << 1, 1 << 8, 1 << 15
PRIVILEGED = {"members": MEMBERS_INTENT, "presences": PRESENCES_INTENT, "message_content": CONTENT_INTENT}
_GUILDS, _GUILD_MESSAGES, _DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12


@dataclass(eq=False)
class Session:
    """IDENTIFY and all its RESUMEs. `sent` holds every dispatch, so that RESUME can replay."""

    id: str
    intents: int
    shard: tuple[int, int]
    sent: list[str] = field(default_factory=list[str])
    socket: Socket | None = None

    def dispatch(self, event: str, payload: Json) -> None:
        """Number the event, keep it, and send it if a socket is open."""
        text = json.dumps({"op": DISPATCH, "t": event, "s": len(self.sent) + 1, "d": payload})
        self.sent.append(text)
        if self.socket is not None:
            self.socket.send(text)


class Socket:
    """Websocket. Texts leave in the order of `send`, compressed as the client asked."""

    def __init__(
        self, request: web.Request, answer: web.WebSocketResponse, compress: Callable[[str], bytes] | None
    ) -> None:
        self._request, self._answer, self._compress = request, answer, compress
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue()
        self.session: Session | None = None
        self.resumed = False

    def send(self, text: str) -> None:
        """Queue a text."""
        self._waiting.put_nowait(text)

    def close(self, code: int) -> None:
        """Queue the close frame, behind everything that is queued."""
        self._waiting.put_nowait(code)

    def cut(self) -> None:
        """Cut the connection at once, without a close frame."""
        self.leave()
        if self._request.transport is not None:
            self._request.transport.abort()

    def leave(self) -> None:
        """Detach the session, which keeps its events for a RESUME from now on."""
        if self.session is not None and self.session.socket is self:
            self.session.socket = None

    async def write(self) -> None:
        """Send everything that is queued, until the socket closes."""
        with suppress(ConnectionError):
            while True:
                item = await self._waiting.get()
                if isinstance(item, int):
                    self.leave()
                    # aiohttp's own `close` would cut the line behind the frame: a client that is busy then could not
                    # answer it, and would take it for a lost connection; the reader ends when the answer has come
                    frames: Any = self._answer._writer
                    await frames.close(item)
                    return
                if self._compress is None:
                    await self._answer.send_str(item)
                else:
                    await self._answer.send_bytes(self._compress(item))


class Gateway:
    """`wire.gateway`: the bot's connections and their faults."""

    def __init__(self, wire: WireDiscord, *, compression: bool, privileged: frozenset[str]) -> None:
        self._wire = wire
        self._compression = compression
        self._forbidden = sum(bit for name, bit in PRIVILEGED.items() if name not in privileged)
        self._sessions: dict[str, Session] = {}
        self._sockets: set[Socket] = set()
        self._up = asyncio.Event()
        self._up.set()
        self.bell = Bell()
        self.heartbeat_interval = 41_250
        """Milliseconds between heartbeats, as HELLO says."""
        self.deaf = False
        """True if heartbeats are not acknowledged."""
        self.refuses_with: int | None = None
        """Close code that refuses every IDENTIFY, e.g. 4011, by which Discord asks for shards."""
        self.shards = 1
        """Number of shards that `GET /gateway/bot` recommends."""
        self.least_shards = 1
        """With fewer shards, IDENTIFY is refused with 4011, as if a shard had too many servers."""
        self.max_concurrency = 1
        """Number of shards that may identify in `identify_every` seconds."""
        self.identify_every = 0.0
        """Least seconds between two IDENTIFYs of shards with the same remainder by `max_concurrency`.

        An earlier one gets INVALID_SESSION. 0: none is too early (Discord: 5).
        """
        self.sessions_left = 1000
        """Number of IDENTIFYs left for the day."""
        self.identifies: list[tuple[int, float]] = []
        """Shard and moment (`time.perf_counter`) of every accepted IDENTIFY."""
        self.hasty: list[int] = []
        """Shards whose IDENTIFY came too early."""
        self._held: dict[int, asyncio.Event] = {}
        self.identified = 0
        """Number of accepted IDENTIFYs."""
        self.resumed = 0
        """Number of accepted RESUMEs."""
        self.attempts = 0
        """Number of opened sockets."""

    @property
    def connected(self) -> bool:
        """True if a session has a socket now."""
        return any(session.socket is not None for session in self._sessions.values())

    async def wait_until_identified(self, identified: int = 1, within: float = PATIENCE) -> None:
        """Wait for the Nth accepted IDENTIFY."""
        await self.bell.until(lambda: self.identified >= identified, f"IDENTIFY number {identified}", within)

    async def wait_until_resumed(self, resumed: int = 1, within: float = PATIENCE) -> None:
        """Wait for the Nth accepted RESUME."""
        await self.bell.until(lambda: self.resumed >= resumed, f"RESUME number {resumed}", within)

    def connected_shards(self) -> set[int]:
        """Return the shards that have a socket now."""
        return {session.shard[0] for session in self._sessions.values() if session.socket is not None}

    def drop(self, shard: int | None = None) -> None:
        """Cut every socket (of a shard) as a lost network does; sessions can be resumed."""
        for socket in list(self._sockets):
            if shard is None or (socket.session is not None and socket.session.shard[0] == shard):
                socket.cut()

    def close(self, code: int = 4000) -> None:
        """Close every socket with a code: 1000 and 4000 are resumed, 4004 and 4014 end the client."""
        for socket in self._sockets:
            socket.close(code)

    def reconnect(self) -> None:
        """Ask every client to reconnect and resume (op 7), as Discord does when it moves servers."""
        self._everywhere({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send INVALID_SESSION (op 9).

        If it is not `resumable`, the client must IDENTIFY again, and undelivered events are lost.
        """
        if not resumable:
            self.forget()
        self._everywhere({"op": INVALID, "d": resumable})

    def forget(self, shard: int | None = None) -> None:
        """Forget the sessions (of a shard): the next RESUME gets INVALID_SESSION."""
        self._sessions = {
            number: session
            for number, session in self._sessions.items()
            if shard is not None and session.shard[0] != shard
        }

    @asynccontextmanager
    async def down(self) -> AsyncIterator[None]:
        """Cut all sockets and hold new ones until the end of the block. RESUME replays the events made meanwhile."""
        self._up.clear()
        self.drop()
        try:
            yield
        finally:
            self._up.set()

    @asynccontextmanager
    async def shard_down(self, shard: int) -> AsyncIterator[None]:
        """Cut the sockets of a shard and let it neither identify nor resume until the end of the block."""
        held = self._held[shard] = asyncio.Event()
        self.drop(shard)
        try:
            yield
        finally:
            del self._held[shard]
            held.set()

    def dispatch(self, event: str, payload: Json, *, guild_id: int | None = None, intent: int = _GUILDS) -> None:
        """Send an event to the sessions that asked for it and whose shard has the server (DMs: shard 0)."""
        for session in self._sessions.values():
            number, count = session.shard
            if (session.intents & intent or not intent) and ((guild_id or 0) >> 22) % count == number:
                session.dispatch(event, payload)

    def dispatch_in(self, event: str, payload: Json, guild: Guild | None, *, foreign: bool = False) -> None:
        """Send an event about a message in a server or a DM.

        Without the message content intent, messages of other users in a server are blank.
        """
        if guild is None:
            self.dispatch(event, payload, intent=_DIRECT_MESSAGES)
            return
        payload = payload | {"guild_id": str(guild.id)}
        blank = payload | {"content": "", "embeds": [], "components": [], "attachments": []} if foreign else payload
        for session in self._sessions.values():
            number, count = session.shard
            if session.intents & _GUILD_MESSAGES and (guild.id >> 22) % count == number:
                session.dispatch(event, payload if session.intents & CONTENT_INTENT else blank)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one client's websocket from HELLO to its end."""
        self.attempts += 1
        await self._up.wait()
        answer = web.WebSocketResponse(max_msg_size=0, compress=False)
        await answer.prepare(request)
        socket = Socket(request, answer, _compressor(request.query.get("compress", "")) if self._compression else None)
        self._sockets.add(socket)
        writer = asyncio.create_task(socket.write())
        socket.send(json.dumps({"op": HELLO, "d": {"heartbeat_interval": self.heartbeat_interval}}))
        try:
            async for message in answer:
                if message.type == WSMsgType.TEXT:
                    heard = json.loads(message.data)
                    held = self._held.get(self._shard(heard))
                    if held is not None:
                        await held.wait()
                    self._hear(socket, heard)
        finally:
            socket.leave()
            self._sockets.discard(socket)
            writer.cancel()
            self.bell.ring()
        return answer

    async def shut(self) -> None:
        """End every socket, at the end of the server."""
        self._up.set()
        for held in self._held.values():
            held.set()
        self.drop()

    def _shard(self, message: Json) -> int:
        """Return the shard that asks to identify or resume; -1 for every other message."""
        match message["op"]:
            case 2:
                return message["d"].get("shard", [0, 1])[0]
            case 6:
                session = self._sessions.get(message["d"]["session_id"])
                return -1 if session is None else session.shard[0]
            case _:
                return -1

    def _hear(self, socket: Socket, message: Json) -> None:
        match message["op"]:
            case 1:
                if not self.deaf:
                    socket.send(json.dumps({"op": ACK, "d": None}))
            case 2:
                self._identify(socket, message["d"])
            case 6:
                self._resume(socket, message["d"])
            case 8:
                self._members(socket, message["d"])
            case _:
                pass
        self.bell.ring()

    def _identify(self, socket: Socket, wanted: Json) -> None:
        if wanted["token"] != self._wire.token:
            socket.close(4004)
        elif wanted["intents"] & self._forbidden:
            socket.close(4014)
        elif self.refuses_with is not None:
            socket.close(self.refuses_with)
        elif (wanted.get("shard") or [0, 1])[1] < self.least_shards:
            socket.close(4011)
        elif not 0 <= (shard := wanted.get("shard") or [0, 1])[0] < shard[1]:
            socket.close(4010)
        elif self._is_hasty(shard[0]):
            socket.send(json.dumps({"op": INVALID, "d": False}))
        else:
            session = Session(secrets.token_hex(16), wanted["intents"], (shard[0], shard[1]), socket=socket)
            self._sessions[session.id] = socket.session = session
            guilds = [g for g in self._wire.guilds.values() if (g.id >> 22) % shard[1] == shard[0]]
            session.dispatch("READY", self._ready_json(session, guilds))
            for guild in guilds:
                session.dispatch("GUILD_CREATE", guild.gateway_json(all_members=bool(session.intents & MEMBERS_INTENT)))
            self.identified += 1

    def _is_hasty(self, shard: int) -> bool:
        """Note an IDENTIFY. Return True if another one of its bucket came too shortly before."""
        now, bucket = time.perf_counter(), shard % self.max_concurrency
        before = [at for other, at in self.identifies if other % self.max_concurrency == bucket]
        if before and now - before[-1] < self.identify_every:
            self.hasty.append(shard)
            return True
        self.identifies.append((shard, now))
        return False

    def _ready_json(self, session: Session, guilds: list[Guild]) -> Json:
        return {
            "v": 10,
            "user": self._wire.bot.own_json(),
            "session_id": session.id,
            "resume_gateway_url": self._wire.gateway_url,
            "session_type": "normal",
            "private_channels": [],
            "relationships": [],
            "shard": list(session.shard),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "application": {"id": str(self._wire.bot.id), "flags": 0},
        }

    def _resume(self, socket: Socket, wanted: Json) -> None:
        session = self._sessions.get(wanted["session_id"])
        if wanted["token"] != self._wire.token:
            socket.close(4004)
        elif session is None:
            socket.send(json.dumps({"op": INVALID, "d": False}))
        else:
            for text in session.sent[wanted["seq"] or 0 :]:
                socket.send(text)
            session.socket, socket.session = socket, session
            session.dispatch("RESUMED", {})
            self.resumed += 1

    def _members(self, socket: Socket, wanted: Json) -> None:
        guild = self._wire.guilds[int(wanted["guild_id"])]
        asked = [int(number) for number in wanted.get("user_ids") or []]
        numbers = [number for number in asked if number in guild.members] if asked else list(guild.members)
        if socket.session is not None:
            socket.session.dispatch(
                "GUILD_MEMBERS_CHUNK",
                {
                    "guild_id": str(guild.id),
                    "chunk_index": 0,
                    "chunk_count": 1,
                    "nonce": wanted.get("nonce"),
                    "members": [guild.member_json(self._wire.users[number]) for number in numbers],
                    "not_found": [str(number) for number in asked if number not in guild.members],
                },
            )

    def _everywhere(self, message: Json) -> None:
        for socket in self._sockets:
            socket.send(json.dumps(message))


def _compressor(wanted: str) -> Callable[[str], bytes] | None:
    """Return a function that compresses the texts of one socket as a stream.

    None for plain texts, which all clients accept.
    """
    if wanted == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda text: deflate.compress(text.encode()) + deflate.flush(zlib.Z_SYNC_FLUSH)
    return None

"""Faults that a test puts on routes: 429, 5xx, refusals, dropped connections, slow and held answers, rate limits.

A route is written `METHOD /path`, where `*` (or any `{name}`) stands for one segment, `**` for any number of them, and
the method may be `*`: `PATCH /channels/*/messages/*`, `POST /interactions/**`, `* /**`. The path begins after
`/api/v10`.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.wire.calls import Answer, Call, Refusal
from tests.wire.wait import PATIENCE, Bell

DROPPED = "dropped"


def matcher(route: str) -> re.Pattern[str]:
    """Return the pattern of `METHOD /path` against which `Call.line` is matched."""
    method, _, path = route.partition(" ")
    if not path.startswith("/"):
        raise ValueError(f"a route is written 'METHOD /path', not {route!r}")
    segments = re.sub(r"\{[^}]+\}", "*", path).replace("**", "\0")
    escaped = re.escape(segments).replace(re.escape("\0"), ".*").replace(re.escape("*"), "[^/]+")
    return re.compile(f"{'[A-Z]+' if method == '*' else re.escape(method)} {escaped}$")


@dataclass(eq=False)
class Fault:
    """Fault on one route. `met` lists the calls that it struck."""

    route: str
    outcome: Answer | str | None = None
    """Answer sent instead of the true one; `DROPPED` for none at all; None for the true answer."""
    times: int | None = 1
    """Number of calls that it strikes; None for all."""
    work_done: bool = False
    """True if the server does the work before the fault strikes."""
    seconds: float = 0.0
    uploads: bool = False
    """True if it strikes only calls with files."""
    met: list[Call] = field(default_factory=list[Call])
    bell: Bell = field(default_factory=Bell)

    def __post_init__(self) -> None:
        self.pattern = matcher(self.route)
        self.open = asyncio.Event()
        self.open.set()

    def strikes(self, call: Call) -> bool:
        """Return True if this call is affected."""
        if self.uploads and not call.uploads:
            return False
        return (self.times is None or len(self.met) < self.times) and bool(self.pattern.match(call.line))

    async def wait_until_met(self, times: int = 1, within: float = PATIENCE) -> None:
        """Wait until it has struck `times` calls."""
        await self.bell.until(lambda: len(self.met) >= times, f"{times} of the calls {self.route}", within)

    def release(self) -> None:
        """Let held calls go on, and strike no more."""
        self.times = len(self.met)
        self.open.set()

    async def delay(self) -> None:
        """Wait as long as the fault holds a call."""
        if self.seconds:
            await asyncio.sleep(self.seconds)
        await self.open.wait()


class Faults:
    """Faults of one server, `wire.faults`.

    The first one that strikes a call wins; a fault is over after `times` calls.
    """

    def __init__(self) -> None:
        self._all: list[Fault] = []

    def rate_limit(
        self,
        route: str,
        *,
        retry_after: float = 0.05,
        times: int | None = 1,
        whole_bot: bool = False,
        cloudflare: bool = False,
    ) -> Fault:
        """Answer 429.

        `retry_after`: seconds; `whole_bot`: the global limit; `cloudflare`: a ban page, without JSON and Via header.
        """
        if cloudflare:
            return self._add(Fault(route, Answer(429, "error code: 1015", {"Content-Type": "text/plain"}), times))
        body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": whole_bot}
        headers = {"Via": "1.1 google", "Retry-After": str(max(1, round(retry_after)))}
        headers |= (
            {"X-RateLimit-Scope": "global", "X-RateLimit-Global": "true"}
            if whole_bot
            else {"X-RateLimit-Scope": "user"}
        )
        return self._add(Fault(route, Answer(429, body, headers), times))

    def server_error(self, route: str, status: int = 502, *, times: int | None = 1, work_done: bool = False) -> Fault:
        """Answer 5xx, before or after the work. discord.py tries again after 1 s (never after a 503 on bot routes)."""
        return self._add(
            Fault(route, Answer(status, {"message": "Internal Server Error", "code": 0}), times, work_done)
        )

    def refuse(
        self, route: str, status: int, code: int, message: str, *, times: int | None = 1, uploads: bool = False
    ) -> Fault:
        """Answer with one of Discord's errors, e.g. 403, 50013, "Missing Permissions".

        `uploads`: only to calls with files.
        """
        return self._add(Fault(route, Answer(status, {"message": message, "code": code}), times, uploads=uploads))

    def drop(self, route: str, *, times: int | None = 1, work_done: bool = False) -> Fault:
        """Cut the connection without an answer.

        aiohttp itself repeats GET, PUT and DELETE once on a reused connection: with `times=2` the bot surely sees the
        fault.
        """
        return self._add(Fault(route, DROPPED, times, work_done))

    def slow(self, route: str, seconds: float, *, times: int | None = None, work_done: bool = False) -> Fault:
        """Delay the true answer. The delay comes before the work, or after it with `work_done`."""
        return self._add(Fault(route, None, times, work_done, seconds))

    def hold(self, route: str, *, times: int | None = 1, work_done: bool = False) -> Fault:
        """Hold the call until `release()`."""
        fault = self._add(Fault(route, None, times, work_done))
        fault.open.clear()
        return fault

    def clear(self) -> None:
        """End every fault and let held calls go."""
        for fault in self._all:
            fault.release()
        self._all.clear()

    def meet(self, call: Call) -> Fault | None:
        """Return the fault that strikes this call, and count the call."""
        for fault in self._all:
            if fault.strikes(call):
                fault.met.append(call)
                fault.bell.ring()
                return fault
        return None

    def _add(self, fault: Fault) -> Fault:
        self._all.append(fault)
        return fault


class Openings:
    """Limit of the conversations that a bot may open within a time; no limit until a test sets one."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._times: deque[float] = deque()
        self.most: int | None = None
        self.seconds = 60.0

    def take(self) -> None:
        """Count one. Raises `Refusal` (40003) beyond the limit."""
        self._times.append(self._now())
        while self._times[0] <= self._now() - self.seconds:
            self._times.popleft()
        if self.most is not None and len(self._times) > self.most:
            raise Refusal(403, 40003, "You are opening direct messages too fast.")


class OldEdits:
    """Limit of edits of messages older than an hour, for each channel: 429 with a code beyond it."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._times: dict[int, deque[float]] = {}

    def take(self, channel: int) -> None:
        """Count one. Raises `Refusal` (429, 30046) beyond the limit."""
        now, times = time.monotonic(), self._times.setdefault(channel, deque())
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if len(times) >= self._most:
            refusal = Refusal(429, 30046, "Maximum number of edits to messages older than 1 hour reached.")
            body = refusal.answer.body | {"retry_after": times[0] + self._seconds - now, "global": False}
            refusal.answer = Answer(429, body, {"Via": "1.1 google", "X-RateLimit-Scope": "shared"})
            raise refusal
        times.append(now)


@dataclass(eq=False)
class _Window:
    ends: float
    left: int


class Limits:
    """Rate limits like Discord's: a number of calls within a time for each bucket (route and channel or webhook)."""

    def __init__(self) -> None:
        self._rules: list[tuple[re.Pattern[str], int, float]] = []
        self._windows: dict[str, _Window] = {}

    def set(self, route: str, calls: int, seconds: float) -> None:
        """Allow `calls` in `seconds` on the route, for each channel or token.

        Then answer 429. Other routes have no limit.
        """
        self._rules.insert(0, (matcher(route), calls, seconds))

    def take(self, call: Call) -> tuple[dict[str, str], Answer | None]:
        """Return the headers of the answer, and the refusal if the bucket is empty."""
        rule = next(((calls, seconds) for pattern, calls, seconds in self._rules if pattern.match(call.line)), None)
        if rule is None:
            return _headers(call.bucket, 1000, 999, 1.0), None
        now = time.monotonic()
        key = f"{call.bucket}:{call.major}"
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            window = self._windows[key] = _Window(now + rule[1], rule[0])
        if window.left == 0:
            body: dict[str, Any] = {
                "message": "You are being rate limited.",
                "retry_after": window.ends - now,
                "global": False,
            }
            refused = Answer(429, body, {"Via": "1.1 google", "Retry-After": "1", "X-RateLimit-Scope": "user"})
            return _headers(call.bucket, rule[0], 0, window.ends - now), refused
        window.left -= 1
        return _headers(call.bucket, rule[0], window.left, window.ends - now), None


def _headers(bucket: str, limit: int, left: int, seconds: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset": f"{time.time() + seconds:.3f}",
        "X-RateLimit-Reset-After": f"{seconds:.3f}",
        "X-RateLimit-Bucket": bucket,
    }

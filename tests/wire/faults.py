"""Faults a test puts on routes: 429, 5xx, refusals, dropped connections, slow and held answers; and real rate limits.

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
    """The pattern of `METHOD /path` against which `Call.line` is matched."""
    method, _, path = route.partition(" ")
    if not path.startswith("/"):
        raise ValueError(f"a route is written 'METHOD /path', not {route!r}")
    segments = re.sub(r"\{[^}]+\}", "*", path).replace("**", "\0")
    escaped = re.escape(segments).replace(re.escape("\0"), ".*").replace(re.escape("*"), "[^/]+")
    return re.compile(f"{'[A-Z]+' if method == '*' else re.escape(method)} {escaped}$")


@dataclass(eq=False)
class Fault:
    """One fault on one route. `met` lists the calls it struck."""

    route: str
    outcome: Answer | str | None = None
    """What is sent instead of the true answer; `DROPPED` for nothing at all; None for the true answer."""
    times: int | None = 1
    """How many calls it strikes; None for all."""
    work_done: bool = False
    """Whether the server does what was asked before the fault strikes."""
    seconds: float = 0.0
    uploads: bool = False
    """Whether it strikes only calls that bring files."""
    met: list[Call] = field(default_factory=list[Call])
    bell: Bell = field(default_factory=Bell)

    def __post_init__(self) -> None:
        self.pattern = matcher(self.route)
        self.open = asyncio.Event()
        self.open.set()

    def strikes(self, call: Call) -> bool:
        """Whether it has to do with this call."""
        if self.uploads and not call.uploads:
            return False
        return (self.times is None or len(self.met) < self.times) and bool(self.pattern.match(call.line))

    async def happened(self, times: int = 1, within: float = PATIENCE) -> None:
        """Waits until it has struck so often."""
        await self.bell.until(lambda: len(self.met) >= times, f"{times} of the calls {self.route}", within)

    def release(self) -> None:
        """Lets held calls go on, and strikes no more."""
        self.times = len(self.met)
        self.open.set()

    async def delay(self) -> None:
        """The waiting part of the fault."""
        if self.seconds:
            await asyncio.sleep(self.seconds)
        await self.open.wait()


class Faults:
    """The faults of one server, `wire.faults`. The first one that strikes a call wins; a fault is over after `times`
    calls."""

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
        """Answers 429. `retry_after` in seconds. `whole_bot`: the global limit. `cloudflare`: a ban page, without JSON
        and Via header."""
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
        """Answers 5xx, before or after doing what was asked. discord.py tries again after 1 s (503 on bot routes:
        never)."""
        return self._add(
            Fault(route, Answer(status, {"message": "Internal Server Error", "code": 0}), times, work_done)
        )

    def refuse(
        self, route: str, status: int, code: int, message: str, *, times: int | None = 1, uploads: bool = False
    ) -> Fault:
        """Answers with one of Discord's errors, e.g. 403, 50013, "Missing Permissions". `uploads`: to calls alone that
        bring files."""
        return self._add(Fault(route, Answer(status, {"message": message, "code": code}), times, uploads=uploads))

    def drop(self, route: str, *, times: int | None = 1, work_done: bool = False) -> Fault:
        """Cuts the connection without an answer. aiohttp itself repeats GET, PUT and DELETE once when the connection
        was a kept one: `times=2` to be sure that the bot sees it."""
        return self._add(Fault(route, DROPPED, times, work_done))

    def slow(self, route: str, seconds: float, *, times: int | None = None, work_done: bool = False) -> Fault:
        """Answers truly, but later; the delay comes before the work, or after it with `work_done`."""
        return self._add(Fault(route, None, times, work_done, seconds))

    def hold(self, route: str, *, times: int | None = 1, work_done: bool = False) -> Fault:
        """Keeps the call until `release()`."""
        fault = self._add(Fault(route, None, times, work_done))
        fault.open.clear()
        return fault

    def clear(self) -> None:
        """Ends every fault and lets held calls go."""
        for fault in self._all:
            fault.release()
        self._all.clear()

    def meet(self, call: Call) -> Fault | None:
        """The fault that strikes this call, counted."""
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
    """How many conversations a bot may open within so many seconds before it is told that this is too fast; no limit
    until a test sets one."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._times: deque[float] = deque()
        self.most: int | None = None
        self.seconds = 60.0

    def take(self) -> None:
        """Counts one. Refusal (40003) where it is one too many."""
        self._times.append(self._now())
        while self._times[0] <= self._now() - self.seconds:
            self._times.popleft()
        if self.most is not None and len(self._times) > self.most:
            raise Refusal(403, 40003, "You are opening direct messages too fast.")


class OldEdits:
    """Edits of messages older than an hour: so many within so many seconds for each channel, then 429 with a code."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._times: dict[int, deque[float]] = {}

    def take(self, channel: int) -> None:
        """Counts one. Refusal (429, 30046) where it is one too many."""
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
    """Rate limits as Discord keeps them: so many calls in so many seconds for each bucket (route and channel or
    webhook)."""

    def __init__(self) -> None:
        self._rules: list[tuple[re.Pattern[str], int, float]] = []
        self._windows: dict[str, _Window] = {}

    def set(self, route: str, calls: int, seconds: float) -> None:
        """Allows `calls` in `seconds` on the route, for each channel or token; beyond that 429. Routes without a limit
        have room for ever."""
        self._rules.insert(0, (matcher(route), calls, seconds))

    def take(self, call: Call) -> tuple[dict[str, str], Answer | None]:
        """The headers of the answer, and the refusal when the bucket is empty."""
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

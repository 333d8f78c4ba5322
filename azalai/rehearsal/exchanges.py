"""What went over the line: every request to Discord with its answer's status, code, headers and times.

It looks on from beside the library, so that whatever code sends something is seen, and also what the library tries
again by itself. No token, no number and no name is kept: a route is written `PATCH /channels/*/messages/*`.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from datetime import UTC
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import cast

import aiohttp
import msgspec

_API = re.compile(r"^/api/v\d+(?=/)")
_NUMBERS = re.compile(r"(?<=/)\d+(?=/|$)")
_TOKENS = re.compile(r"(?<=/)(interactions|webhooks)/\*/[^/]+")


class _Refusal(msgspec.Struct):
    """The body of an error."""

    code: int = 0


class Exchange(msgspec.Struct, kw_only=True):
    """One request and its answer. `status` None: none came. `code`: Discord's, of an error. `sent`, `answered`: seconds
    since 1970 by this machine's clock; `took`: seconds. `date`: Discord's clock, to the second. The window of a limit
    is in seconds."""

    route: str
    sent: float
    took: float = 0.0
    status: int | None = None
    code: int | None = None
    date: float | None = None
    bucket: str | None = None
    limit: int | None = None
    remaining: int | None = None
    window: float | None = None

    @property
    def answered(self) -> float:
        """When the answer had come."""
        return self.sent + self.took


class Limit(msgspec.Struct, frozen=True):
    """So many requests in so many seconds, for one bucket, and the routes that share it."""

    routes: tuple[str, ...]
    requests: int
    seconds: float

    def __str__(self) -> str:
        return f"{', '.join(self.routes)}: {self.requests} in {self.seconds:.1f} s"


class ClockOffset(msgspec.Struct, frozen=True):
    """By how many seconds Discord's clock is ahead of ours: between `least` and `most`."""

    least: float
    most: float

    @property
    def middle(self) -> float:
        """The best guess."""
        return (self.least + self.most) / 2

    def is_surely_over(self, seconds: float) -> bool:
        """Whether the clocks differ by more than that, wherever between the bounds the truth lies."""
        return self.least > seconds or self.most < -seconds


class Exchanges:
    """All exchanges of a client, in the order in which they were begun."""

    def __init__(self) -> None:
        self.all: list[Exchange] = []
        self._bounds: list[ClockOffset] = []

    def watch(self) -> aiohttp.TraceConfig:
        """What the client is given as its `http_trace`."""
        watching = aiohttp.TraceConfig()
        watching.on_request_start.append(self._began)
        watching.on_request_end.append(self._answered)
        watching.on_request_exception.append(self._broke)
        watching.on_response_chunk_received.append(self._read)
        return watching

    def since(self, mark: int) -> list[Exchange]:
        """Those after the first `mark` ones."""
        return self.all[mark:]

    def saw_made(self, moment: float, exchange: Exchange) -> None:
        """Discord wrote this time (seconds since 1970, to the millisecond) while it answered that request."""
        self._bounds.append(ClockOffset(moment - exchange.answered, moment + 0.001 - exchange.sent))

    def clock(self) -> ClockOffset | None:
        """By how much the clocks differ, from everything that was seen; None where nothing told it. Where what was seen
        does not fit together (a clock was set meanwhile), the newest."""
        dated = [
            ClockOffset(one.date - one.answered, one.date + 1 - one.sent) for one in self.all if one.date is not None
        ]
        bounds = dated + self._bounds
        if not bounds:
            return None
        found = ClockOffset(max(one.least for one in bounds), min(one.most for one in bounds))
        return found if found.least <= found.most else bounds[-1]

    def limits(self) -> list[Limit]:
        """The limits that answers told of, by their routes."""
        routes: dict[str, set[str]] = {}
        seen: dict[str, tuple[int, float]] = {}
        for one in self.all:
            if one.bucket is None or one.limit is None or one.window is None:
                continue
            routes.setdefault(one.bucket, set()).add(one.route)
            requests, seconds = seen.get(one.bucket, (one.limit, 0.0))
            seen[one.bucket] = requests, max(seconds, one.window)
        found = [Limit(tuple(sorted(routes[bucket])), *seen[bucket]) for bucket in seen]
        return sorted(found, key=lambda limit: limit.routes)

    async def _began(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        context.exchange = None
        if _API.match(params.url.path) is None:
            return  # the gateway, or a file
        context.exchange = Exchange(route=f"{params.method} {route_of(params.url.path)}", sent=time.time())
        context.began = time.perf_counter()
        self.all.append(context.exchange)

    async def _answered(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        exchange = cast("Exchange | None", context.exchange)
        if exchange is None:
            return
        headers = params.response.headers
        exchange.took = time.perf_counter() - context.began
        exchange.status = params.response.status
        exchange.date = _date(headers)
        exchange.bucket = headers.get("X-RateLimit-Bucket")
        limit, remaining = headers.get("X-RateLimit-Limit", ""), headers.get("X-RateLimit-Remaining", "")
        exchange.limit = int(limit) if limit.isdecimal() else None
        exchange.remaining = int(remaining) if remaining.isdecimal() else None
        exchange.window = _seconds(headers.get("X-RateLimit-Reset-After"))

    async def _broke(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        exchange = cast("Exchange | None", context.exchange)
        if exchange is not None:
            exchange.took = time.perf_counter() - context.began

    async def _read(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceResponseChunkReceivedParams
    ) -> None:
        exchange = cast("Exchange | None", context.exchange)
        if exchange is None or exchange.status is None or exchange.status < 400:
            return
        try:
            exchange.code = msgspec.json.decode(params.chunk, type=_Refusal).code
        except msgspec.MsgspecError:
            exchange.code = None  # a page of whoever stands before Discord


def route_of(path: str) -> str:
    """The path with a star for every number and token in it."""
    return _TOKENS.sub(r"\1/*/*", _NUMBERS.sub("*", _API.sub("", path)))


def _date(headers: Mapping[str, str]) -> float | None:
    try:
        return parsedate_to_datetime(headers["Date"]).replace(tzinfo=UTC).timestamp()
    except (KeyError, ValueError):
        return None


def _seconds(text: str | None) -> float | None:
    try:
        return None if text is None else float(text)
    except ValueError:
        return None

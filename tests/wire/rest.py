"""Entry of the REST API.

Reads a request, applies faults and limits, checks it, calls the endpoint, sends the answer.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from email.utils import formatdate
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from tests import discord_rules
from tests.wire.calls import NO_CONTENT, Answer, Call, Refusal, UnknownEmoji, Upload
from tests.wire.faults import DROPPED, Fault, matcher

if TYPE_CHECKING:
    from tests.wire.server import WireDiscord

Endpoint = Callable[["WireDiscord", Call], Any]

PREFIX = "/api/v10"
_ENDPOINTS: list[tuple[str, re.Pattern[str], str, Endpoint]] = []
_OWN_TOKEN = re.compile(r"/(interactions|webhooks)/\d+/")


def endpoint(method: str, template: str) -> Callable[[Endpoint], Endpoint]:
    """Declare a route; `call.ids` holds the `{names}` of the template.

    The endpoint returns JSON, an Answer or NO_CONTENT.
    """
    pattern = re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(template)) + "$")

    def declare(function: Endpoint) -> Endpoint:
        _ENDPOINTS.append((method, pattern, template, function))
        _ENDPOINTS.sort(key=lambda entry: entry[2].count("{"))
        return function

    return declare


class Rest:
    """Server of the REST API. `calls`: every request, in order of arrival."""

    def __init__(self, wire: WireDiscord) -> None:
        self._wire = wire
        self.calls: list[Call] = []

    def to(self, route: str) -> list[Call]:
        """Return the calls of one route, written as in `faults`: `PATCH /channels/*/messages/*`."""
        pattern = matcher(route)
        return [call for call in self.calls if pattern.match(call.line)]

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one request from end to end."""
        call = await _read(request)
        self.calls.append(call)
        function = _route(call)
        fault = self._wire.faults.meet(call)
        if fault is not None and not fault.work_done:
            await fault.delay()
            if fault.outcome is not None:
                return self._strike(request, call, fault)
        limit_headers, refused = self._wire.limits.take(call)
        answer = refused or self._answer(call, function)
        if fault is not None and fault.work_done:
            await fault.delay()
            if fault.outcome is not None:
                return self._strike(request, call, fault)
        return self._send(call, answer, limit_headers)

    def _answer(self, call: Call, function: Endpoint | None) -> Answer:
        try:
            if not _OWN_TOKEN.match(call.path) and call.headers.get("Authorization") != f"Bot {self._wire.token}":
                return Answer(401, {"message": "401: Unauthorized", "code": 0})
            if function is None:
                self._wire.problems.append(f"{call.line}: no such route on this server")
                return Answer(404, {"message": "404: Not Found", "code": 0})
            self._check(call)
            self._check_emojis(call)
            result = function(self._wire, call)
        except Refusal as refusal:
            answer = refusal.answer
        else:
            answer = (
                result if isinstance(result, Answer) else Answer(204) if result is NO_CONTENT else Answer(200, result)
            )
        if self._wire.contract is not None:
            wrong = self._wire.contract.check_response(call.method, call.path, answer.status, answer.body)
            self._wire.own_problems += [
                f"{call.method} {call.template} {answer.status}: {problem}" for problem in wrong
            ]
        return answer

    def _check(self, call: Call) -> None:
        if any(len(upload.content) > discord_rules.FILE_LIMIT for upload in call.uploads):
            self._wire.problems.append(f"{call.line}: a file is larger than {discord_rules.FILE_LIMIT} bytes")
            raise Refusal(413, 40005, "Request entity too large")
        v2 = self._is_of_components(call)
        files = {upload.filename: len(upload.content) for upload in call.uploads}
        problems = discord_rules.check_request(call.method, call.path, call.body, files, v2=v2)
        if self._wire.contract is not None:
            problems += self._wire.contract.check_request(call.method, call.path, call.body)
        if problems:
            call.problems = problems
            self._wire.problems += [f"{call.method} {call.template}: {problem}" for problem in problems]
            raise Refusal(400, 50035, "Invalid Form Body: " + "; ".join(problems), problems)

    def _check_emojis(self, call: Call) -> None:
        """Refuse a message with a button or an option whose emoji is not the application's.

        The call itself is well formed.
        """
        data = call.body_map.get("data")
        body = data if isinstance(data, dict) else call.body_map
        for _, component in discord_rules.walk(body.get("components")):
            for part in (component, *(component.get("options") or ())):
                number = (part.get("emoji") or {}).get("id")
                if number is not None and int(number) not in self._wire.emojis:
                    raise UnknownEmoji

    def _is_of_components(self, call: Call) -> bool:
        """Return True if the message that an edit is about is Components V2."""
        message = self._wire.find_edited(call)
        return message is not None and bool(message.flags & discord_rules.COMPONENTS_V2)

    def _strike(self, request: web.Request, call: Call, fault: Fault) -> web.StreamResponse:
        if isinstance(fault.outcome, Answer):
            return self._send(call, fault.outcome, {})
        assert fault.outcome == DROPPED
        call.answered_at = time.perf_counter()
        if request.transport is not None:
            request.transport.abort()
        self._wire.bell.ring()
        return web.Response()  # no client is left to read it

    def _send(self, call: Call, answer: Answer, headers: dict[str, str]) -> web.Response:
        call.status, call.answer, call.answered_at = answer.status, answer.body, time.perf_counter()
        if not self._wire.keeps_files:
            call.uploads = ()
        headers = {"Date": formatdate(self._wire.clock.now(), usegmt=True)} | headers | dict(answer.headers)
        body: str | None = None
        if isinstance(answer.body, str):
            body = answer.body
        elif answer.status != 204:
            body = json.dumps(answer.body)
            headers["Content-Type"] = "application/json"  # discord.py compares the whole header
        self._wire.bell.ring()
        return web.Response(status=answer.status, body=None if body is None else body.encode(), headers=headers)


def _route(call: Call) -> Endpoint | None:
    for method, pattern, template, function in _ENDPOINTS:
        match = pattern.match(call.path) if method == call.method else None
        if match:
            call.template, call.ids = template, match.groupdict()
            return function
    call.template = call.path
    return None


async def _read(request: web.Request) -> Call:
    body: Any = None
    uploads: list[Upload] = []
    if request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            if part.name == "payload_json":
                body = json.loads(await part.text())
            else:
                number = re.search(r"\d+", part.name or "")
                kind = part.headers.get("Content-Type", "application/octet-stream")
                content = bytes(await part.read())
                uploads.append(Upload(int(number.group()) if number else 0, part.filename or "file", kind, content))
    elif request.can_read_body:
        text = await request.text()
        body = json.loads(text) if text else None
    path = request.path.removeprefix(PREFIX)
    return Call(
        request.method, path, dict(request.query), body, tuple(uploads), dict(request.headers), time.perf_counter()
    )

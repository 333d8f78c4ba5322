"""Departure of a request: it is reported when the last piece is written, before the answer."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from azalai.bot.delivery.request_departure import notify_when_sent, trace_requests


def make_form() -> aiohttp.FormData:
    """Return a form with two pictures as discord.py sends it."""
    data = aiohttp.FormData(quote_fields=False)
    data.add_field("payload_json", '{"flags": 32768}')
    for number in range(2):
        data.add_field(f"files[{number}]", b"picture" * 5000, filename="board.png", content_type="image/png")
    return data


@pytest.mark.parametrize("with_pictures", [True, False])
async def test_departure_is_reported_once_after_the_last_piece_before_the_answer(with_pictures: bool):
    """The report depends on the pieces, not on turns of the event loop."""
    happened: list[str] = []
    answers = asyncio.Event()

    async def serve(request: web.Request) -> web.Response:
        await request.read()
        await answers.wait()
        happened.append("answered")
        return web.Response()

    async def piece(*_: object) -> None:
        happened.append("piece")

    app = web.Application()
    app.router.add_post("/", serve)
    noting = aiohttp.TraceConfig()
    noting.on_request_chunk_sent.append(piece)
    async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[trace_requests(), noting]) as session:

        def on_departure() -> None:
            happened.append("left")
            answers.set()

        async def ask(data: aiohttp.FormData | bytes) -> None:
            async with session.post(server.make_url("/"), data=data):
                pass

        with notify_when_sent(on_departure):
            await asyncio.wait_for(ask(make_form() if with_pictures else b'{"content": "a line"}'), 20)
        pieces = happened.count("piece")
        assert happened == ["piece"] * pieces + ["left", "answered"]
        assert pieces > 1 if with_pictures else pieces == 1
        await ask(b'{"content": "nobody waits for this"}')
        assert happened.count("left") == 1

"""Ends of connections at the gateway."""

from __future__ import annotations

import asyncio
import json

import aiohttp

from tests.wire import WireDiscord


async def test_a_client_that_reads_late_is_told_why_it_was_closed(wire: WireDiscord) -> None:
    """A busy bot would take a line cut behind the close frame for a lost connection, and resume."""
    async with aiohttp.ClientSession() as session, session.ws_connect(wire.gateway_url) as socket:
        await socket.send_str(json.dumps({"op": 2, "d": {"token": wire.token, "intents": 0}}))
        await wire.gateway.wait_until_identified()
        wire.gateway.close(4004)
        await asyncio.sleep(0.2)
        while not socket.closed:
            await socket.receive()
    assert socket.close_code == 4004

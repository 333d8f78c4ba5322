"""The bot behind the proxy that AZALAI_DISCORD_API names: every request goes by it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from discord.http import Route

from azalai.bot.config import read_settings
from azalai.bot.login_errors import reach_discord_by
from tests.wire import WireDiscord
from tests.wire.azalai import Hosted, start_table

pytestmark = pytest.mark.usefixtures("drawn_once")

NOT_PASSED_ON = {"host", "content-length", "transfer-encoding", "content-encoding", "connection"}


class Proxy:
    """Proxy. `passed`: number of its requests; `late`: number of posts whose answer it next replaces by a timeout."""

    def __init__(self, database_url: str) -> None:
        self._database_url = database_url
        self.passed = 0
        self.late = 0

    async def serve(self, request: web.Request) -> web.Response:
        """Pass on one request."""
        self.passed += 1
        kept = {name: value for name, value in request.headers.items() if name.lower() not in NOT_PASSED_ON}
        asked = f"{self._database_url}/{request.match_info['rest']}"
        async with (
            aiohttp.ClientSession(auto_decompress=True) as session,
            session.request(
                request.method, asked, params=request.query, headers=kept, data=await request.read()
            ) as answer,
        ):
            body = await answer.read()
        if self.late and request.method == "POST" and request.path.endswith("/messages"):
            self.late -= 1
            return web.json_response({"message": "Request Timeout"}, status=408)
        back = {name: value for name, value in answer.headers.items() if name.lower() not in NOT_PASSED_ON}
        return web.Response(status=answer.status, headers=back, body=body)


@pytest.fixture
async def proxy(wire: WireDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Proxy]:
    """Run a proxy in front of Discord, and the bot with its address as a setting."""
    directly = wire.redirect
    with directly():
        made = Proxy(Route.BASE)
    app = web.Application(client_max_size=2**26)
    app.router.add_route("*", "/api/v10/{rest:.*}", made.serve)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    set_to = f"http://127.0.0.1:{runner.addresses[0][1]}/"

    @contextmanager
    def by_proxy() -> Generator[None]:
        with directly():
            reach_discord_by(read_settings({"AZALAI_DISCORD_API": set_to}, None).discord_api)
            yield

    monkeypatch.setattr(wire, "redirect", by_proxy)
    yield made
    await runner.cleanup()


@pytest.mark.costly
async def test_a_game_is_played_by_the_proxy_and_nothing_goes_past_it(wire: WireDiscord, proxy: Proxy, tmp_path: Path):
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        for person in table.people:
            await table.open(person)
        await table.play()  # the view that stands before the other follows, too
        kinds = set[str]()
        for _ in range(400):
            kinds = {f"{call.method} {call.template}" for call in wire.calls}
            if any(kind.startswith("PATCH /webhooks/") for kind in kinds) and proxy.passed == len(wire.calls):
                break
            await asyncio.sleep(0.05)
        assert proxy.passed == len(wire.calls)
    assert {"GET /gateway/bot", "POST /channels/{channel_id}/messages"} < kinds
    assert any(kind.startswith("POST /interactions/") for kind in kinds)
    assert any(kind.startswith("PATCH /webhooks/") for kind in kinds)
    assert wire.problems == []


@pytest.mark.costly(seconds=2)
async def test_a_request_that_the_proxy_gave_up_is_not_posted_twice(wire: WireDiscord, proxy: Proxy, tmp_path: Path):
    """A status that Discord never sends is no refusal: the message is sent again with its nonce."""
    async with wire.running(Hosted(tmp_path)):
        proxy.late = 1
        table = await start_table(wire)
        assert proxy.late == 0
        await table.tidy()

"""Server of the studio's page, its state and the output of its jobs, at an address that contains a secret."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from aiohttp import web

from azalai.bot.app.studio.jobs import JOBS
from azalai.bot.app.studio.workshop import Workshop

HOST = "127.0.0.1"
FILE = Path(__file__).with_name("page.html")
HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": (
        "default-src 'self'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
}
Answer = Callable[[web.Request], Awaitable[web.Response]]


class Page:
    """Page of a workshop."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._token = secrets.token_urlsafe(16)
        application = web.Application()
        at = f"/{self._token}"
        application.add_routes(
            [
                web.get(f"{at}/", self._page),
                web.get(f"{at}/state", self._state),
                web.get(f"{at}/part/{{name}}", self._part),
                web.post(f"{at}/again", self._reload),
                web.post(f"{at}/mode/{{mode}}", self._mode),
                web.post(f"{at}/run/{{name}}", self._run),
            ]
        )
        self._runner = web.AppRunner(application, access_log=None)

    async def open(self, port: int = 0) -> str:
        """Serve the page, and return its address."""
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, port).start()
        served = self._runner.addresses[0][1]
        return f"http://{HOST}:{served}/{self._token}/"

    async def close(self) -> None:
        """Stop serving."""
        await self._runner.cleanup()

    async def _page(self, _: web.Request) -> web.Response:
        return web.Response(text=FILE.read_text(encoding="utf-8"), content_type="text/html", headers=HEADERS)

    async def _state(self, _: web.Request) -> web.Response:
        """Answer with the state; the output of jobs is left out of it."""
        state = self._workshop.state
        jobs = {name: msgspec.structs.replace(result, text="") for name, result in state.jobs.items()}
        body = msgspec.json.encode(msgspec.structs.replace(state, jobs=jobs))
        return web.Response(body=body, content_type="application/json", headers=HEADERS)

    async def _part(self, request: web.Request) -> web.Response:
        """Answer with the output of a job."""
        result = self._workshop.state.jobs.get(request.match_info["name"])
        if result is None:
            raise web.HTTPNotFound
        return web.Response(text=result.text, content_type="text/plain", headers=HEADERS)

    async def _reload(self, _: web.Request) -> web.Response:
        """Reload the game from the disk, and restart its tables."""
        reloaded = await self._workshop.apply_change(restart=True)
        return web.json_response({"reloaded": reloaded}, headers=HEADERS)

    async def _mode(self, request: web.Request) -> web.Response:
        """Set whether each change of the game restarts the tables or lets them continue."""
        mode = request.match_info["mode"]
        if mode not in ("goes-on", "restart"):
            raise web.HTTPNotFound
        self._workshop.state.restart = mode == "restart"
        return web.json_response({"restart": self._workshop.state.restart}, headers=HEADERS)

    async def _run(self, request: web.Request) -> web.Response:
        """Start a job."""
        name = request.match_info["name"]
        if name not in JOBS:
            raise web.HTTPNotFound
        self._workshop.jobs.start(name)
        return web.json_response({"started": name}, headers=HEADERS)

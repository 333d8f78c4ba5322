"""A page that says whether the bot is well (`/healthz`) and one with its figures for Prometheus (`/metrics`).

Off unless the settings name an address. Nothing on it tells of a person, a table or a place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Protocol

import msgspec
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy.exc import SQLAlchemyError

from bot import metrics
from bot.errors import CannotStart
from bot.store.maintenance import Figures
from bot.store.rows import Status
from bot.tables.host import Host

STUCK = 300.0
"""Seconds that a message may be overdue before something must be wrong with its delivery."""
PATIENCE = 2.0
"""Seconds the store may take to answer."""


class Health(msgspec.Struct, frozen=True):
    """Whether the bot is well, and how the parts of it are."""

    well: bool
    store: bool
    gateway: bool
    paused: bool
    outbox_overdue_seconds: float


class Monitored(Protocol):
    """A bot at work."""

    host: Host
    connected: bool

    async def last_backup(self) -> float | None:
        """When the newest nightly backup was made, in seconds since 1970."""
        ...


async def health(bot: Monitored) -> Health:
    """How the bot is now."""
    figures = await _figures(bot)
    overdue = 0.0 if figures is None else figures.overdue
    return Health(
        well=figures is not None and bot.connected and overdue <= STUCK,
        store=figures is not None,
        gateway=bot.connected,
        paused=bot.host.pause is not None,
        outbox_overdue_seconds=round(overdue, 1),
    )


async def exposition(bot: Monitored) -> bytes:
    """The figures in Prometheus' text layout."""
    gauges = CollectorRegistry()
    gauges.register(_Gauges(bot, await _figures(bot), await _backup_age(bot)))
    return generate_latest(metrics.REGISTRY) + generate_latest(gauges)


async def _figures(bot: Monitored) -> Figures | None:
    """None when the store does not answer."""
    try:
        async with asyncio.timeout(PATIENCE), bot.host.store.read() as tx:
            return await tx.maintenance.figures(bot.host.now())
    except (SQLAlchemyError, OSError, TimeoutError):
        return None


async def _backup_age(bot: Monitored) -> float | None:
    try:
        last = await bot.last_backup()
    except (SQLAlchemyError, OSError):
        return None
    return None if last is None else bot.host.now() - last


class _Gauges(Collector):
    """What is looked up at the moment of asking."""

    def __init__(self, bot: Monitored, figures: Figures | None, backup_age: float | None) -> None:
        self._bot = bot
        self._figures = figures
        self._backup_age = backup_age

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The gauges; those of the store only when it answers."""
        yield GaugeMetricFamily("azalai_store_answers", "Whether the store answers.", value=self._figures is not None)
        yield GaugeMetricFamily("azalai_gateway_connected", "Whether Discord is connected.", value=self._bot.connected)
        yield GaugeMetricFamily(
            "azalai_paused", "Whether everything is paused.", value=self._bot.host.pause is not None
        )
        if self._backup_age is not None:
            yield GaugeMetricFamily(
                "azalai_backup_age_seconds", "Since the newest nightly backup.", value=self._backup_age
            )
        if self._figures is None:
            return
        tables = GaugeMetricFamily("azalai_tables", "Tables by where they stand in their life.", labels=["status"])
        for status in Status:
            tables.add_metric([status.value], self._figures.tables.get(status.value, 0))
        yield tables
        yield GaugeMetricFamily("azalai_outbox_messages", "Messages that wait to be sent.", value=self._figures.waiting)
        yield GaugeMetricFamily(
            "azalai_outbox_oldest_seconds", "How long the oldest of them has waited.", value=self._figures.oldest
        )
        yield GaugeMetricFamily(
            "azalai_outbox_overdue_seconds", "How late the most overdue of them is.", value=self._figures.overdue
        )


class Endpoint:
    """Serves both pages."""

    def __init__(self, bot: Monitored, address: tuple[str, int]) -> None:
        self._bot = bot
        self._address = address
        application = web.Application()
        application.router.add_get("/healthz", self._healthz)
        application.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(application, access_log=None)

    async def open(self) -> None:
        """Begins to serve. CannotStart where the address is taken."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, *self._address).start()
        except OSError as error:
            await self._runner.cleanup()
            host, port = self._address
            raise CannotStart(f"AZALAI_METRICS names {host}:{port}, where nothing can be served ({error}).") from error

    async def close(self) -> None:
        """Ends."""
        await self._runner.cleanup()

    async def _healthz(self, request: web.Request) -> web.Response:
        found = await health(self._bot)
        return web.Response(
            body=msgspec.json.encode(found), status=200 if found.well else 503, content_type="application/json"
        )

    async def _metrics(self, request: web.Request) -> web.Response:
        return web.Response(body=await exposition(self._bot), headers={"Content-Type": CONTENT_TYPE_LATEST})

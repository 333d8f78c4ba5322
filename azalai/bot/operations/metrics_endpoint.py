"""Page with the bot's health (`/healthz`) and page with its figures for Prometheus (`/metrics`).

They are served only if the settings name an address. Neither page names a person, a table or a channel.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import shutil
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec
from aiohttp import web, web_response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy.engine import make_url

from azalai.bot import metrics
from azalai.bot.config import Settings
from azalai.bot.errors import CannotStart
from azalai.bot.store.faults import TROUBLE
from azalai.bot.store.rows import Status
from azalai.bot.store.store_maintenance import Figures
from azalai.bot.tables.host import Host

log = logging.getLogger(__name__)
# The Server header of all responses shows no versions. (For malformed requests no signal of aiohttp could set it.)
web_response.SERVER_SOFTWARE = "azalai"  # pyright: ignore[reportPrivateImportUsage]
T = TypeVar("T")

STUCK = 300.0
"""Seconds that a message may be overdue before its delivery counts as broken."""
PATIENCE = 2.0
"""Seconds that the store may take to answer."""
FRESH = 5.0
"""Seconds for which a value is used again."""


class Health(msgspec.Struct, frozen=True):
    """Health of a process of the bot, and of its parts.

    `store`: the store answers. `stores`: rows can be stored. `gateway`: all shards are connected. `processes`: the
    shards of each process on the same database, by the process's number.
    """

    process: int
    well: bool
    store: bool
    stores: bool
    gateway: bool
    shards_up: tuple[int, ...]
    shards_down: tuple[int, ...]
    paused: bool
    outbox_overdue_seconds: float
    processes: dict[int, str]


class Monitored(Protocol):
    """A running bot."""

    host: Host

    @property
    def shards_up(self) -> Mapping[int, bool]:
        """Shards of the bot, and whether each is connected to Discord; empty before the first connection."""
        ...

    async def last_backup(self) -> float | None:
        """Return the moment of the newest nightly backup, in seconds since 1970, or None."""
        ...


class Look(msgspec.Struct, frozen=True):
    """State of the store.

    `figures`: its figures, or None if it does not answer. `stores`: rows can be stored. `backup_age`: the age of the
    newest nightly backup in seconds, or None.
    """

    figures: Figures | None
    stores: bool
    backup_age: float | None


async def look(bot: Monitored) -> Look:
    """Return the present state of the store."""
    figures = await _read_figures(bot)
    return Look(figures, figures is not None and await _can_store(bot), await _backup_age(bot))


def make_health(bot: Monitored, look: Look) -> Health:
    """Return the health of the bot's process, from the state of the store and of the shards."""
    shards = bot.shards_up
    connected = is_connected(shards)
    overdue = 0.0 if look.figures is None else look.figures.overdue
    cluster = bot.host.cluster
    return Health(
        process=cluster.own.number,
        well=look.figures is not None and look.stores and connected and overdue <= STUCK,
        store=look.figures is not None,
        stores=look.stores,
        gateway=connected,
        shards_up=tuple(number for number, up in shards.items() if up),
        shards_down=tuple(number for number, up in shards.items() if not up),
        paused=bot.host.pause is not None,
        outbox_overdue_seconds=round(overdue, 1),
        processes={process.number: process.shards for process in cluster.processes},
    )


def is_connected(shards: Mapping[int, bool]) -> bool:
    """Return True if there are shards and all are up."""
    return bool(shards) and all(shards.values())


def expose(bot: Monitored, look: Look) -> bytes:
    """Return the figures in Prometheus' text format."""
    gauges = CollectorRegistry()
    gauges.register(_Gauges(bot, look))
    return generate_latest(metrics.REGISTRY) + generate_latest(gauges)


async def _read_figures(bot: Monitored) -> Figures | None:
    """Return the store's figures, or None if it does not answer."""
    try:
        async with asyncio.timeout(PATIENCE), bot.host.store.read() as tx:
            return await tx.maintenance.load_figures(bot.host.now())
    except TROUBLE:
        return None


async def _can_store(bot: Monitored) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            return await bot.host.store.can_store()
    except TimeoutError:
        return False


async def _backup_age(bot: Monitored) -> float | None:
    try:
        last = await bot.last_backup()
    except TROUBLE:
        return None
    return None if last is None else bot.host.now() - last


class _Gauges(Collector):
    """Gauges that are read when Prometheus asks."""

    def __init__(self, bot: Monitored, look: Look) -> None:
        self._bot = bot
        self._figures = look.figures
        self._stores = look.stores
        self._backup_age = look.backup_age

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the gauges; those of the store only if it answers."""
        cluster, figures = self._bot.host.cluster, self._figures
        info = GaugeMetricFamily("azalai_process_info", "This process, and its shards.", labels=["process", "shards"])
        info.add_metric([str(cluster.own.number), cluster.own.shards], 1)
        yield info
        yield _gauge("azalai_processes", "Those that serve the database.", len(cluster.processes))
        yield _gauge("azalai_store_answers", "Whether the store answers.", figures is not None)
        yield _gauge("azalai_store_stores", "Whether what is new can be stored.", self._stores)
        shards = self._bot.shards_up
        yield _gauge("azalai_gateway_connected", "Whether Discord is connected by every shard.", is_connected(shards))
        yield _gauges("azalai_shard_up", "Whether a shard is up.", "shard", shards)
        yield _gauge("azalai_paused", "Whether everything is paused.", self._bot.host.pause is not None)
        if self._backup_age is not None:
            yield _gauge("azalai_backup_age_seconds", "Since the newest nightly backup.", self._backup_age)
        free = free_room(self._bot.host.settings)
        yield _gauges("azalai_disk_free_bytes", "Room on the disk of what is written.", "what", free)
        if figures is None:
            return
        yield _gauge("azalai_database_bytes", "How large the database is.", figures.size)
        tables = {status.value: figures.tables.get(status.value, 0) for status in Status}
        yield _gauges("azalai_tables", "Tables by where they stand in their life.", "status", tables)
        yield _gauge("azalai_outbox_messages", "Messages that wait to be sent.", figures.waiting)
        yield _gauge("azalai_outbox_oldest_seconds", "How long the oldest of them has waited.", figures.oldest)
        yield _gauge("azalai_outbox_overdue_seconds", "How late the most overdue of them is.", figures.overdue)
        yield _gauge("azalai_outbox_late_messages", "Those overdue by more than a minute.", figures.late)


def _gauge(name: str, description: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, description, value=value)


def _gauges(
    name: str, description: str, label: str, values: Mapping[str, float] | Mapping[int, bool]
) -> GaugeMetricFamily:
    """Return a gauge with a value for each key of `values`, which is the value of `label`."""
    gauges = GaugeMetricFamily(name, description, labels=[label])
    for key, value in values.items():
        gauges.add_metric([str(key)], value)
    return gauges


def free_room(settings: Settings) -> dict[str, int]:
    """Return the free bytes on the disks of the database and of the backups, as far as they are on this machine."""
    url = make_url(settings.database)
    folders = {"backups": settings.backup_folder}
    if url.get_backend_name() == "sqlite":
        folders["database"] = Path(url.database or "").resolve().parent
    room: dict[str, int] = {}
    for name, folder in folders.items():
        with contextlib.suppress(OSError):
            if folder is not None:
                room[name] = shutil.disk_usage(folder).free
    return room


class Fresh(Generic[T]):
    """Value that is computed on demand and used again for `FRESH` seconds.

    So the pages use at most one connection of the store, for any number of clients.
    """

    def __init__(self, make: Callable[[], Awaitable[T]]) -> None:
        self._make = make
        self._made: tuple[float, T] | None = None
        self._making = asyncio.Lock()

    async def now(self) -> T:
        """Return the value, computed less than `FRESH` seconds ago."""
        async with self._making:
            moment = asyncio.get_running_loop().time()
            if self._made is None or moment - self._made[0] >= FRESH:
                self._made = (moment, await self._make())
            return self._made[1]


async def check_address(address: tuple[str, int]) -> None:
    """Raise `CannotStart` if the pages can't be served at an address."""
    try:
        server = await asyncio.get_running_loop().create_server(asyncio.Protocol, *address)
    except OSError as error:
        raise _make_error(address, error) from error
    server.close()
    await server.wait_closed()


def _make_error(address: tuple[str, int], error: OSError) -> CannotStart:
    host, port = address
    return CannotStart(f"AZALAI_METRICS names {host}:{port}, where nothing can be served ({error}).")


class Endpoint:
    """Server of both pages."""

    def __init__(self, bot: Monitored, address: tuple[str, int]) -> None:
        self._bot = bot
        self._address = address
        self._look = Fresh(lambda: look(bot))
        self._page = Fresh(self._expose)
        application = web.Application()
        application.router.add_get("/healthz", self._healthz)
        application.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(application, access_log=None)

    async def open(self) -> None:
        """Start serving. Raises `CannotStart` if the address is taken."""
        await self._runner.setup()
        host, port = self._address
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            await self._runner.cleanup()
            raise _make_error(self._address, error) from error
        if any(_is_open(str(served[0])) for served in self._runner.addresses):
            log.warning("AZALAI_METRICS names %s: every machine that reaches this address can read the figures", host)

    async def close(self) -> None:
        """Stop serving."""
        await self._runner.cleanup()

    async def _expose(self) -> bytes:
        return expose(self._bot, await self._look.now())

    async def _healthz(self, request: web.Request) -> web.Response:
        state = make_health(self._bot, await self._look.now())
        return web.Response(
            body=msgspec.json.encode(state),
            status=200 if state.well else 503,
            content_type="application/json",
        )

    async def _metrics(self, request: web.Request) -> web.Response:
        return web.Response(body=await self._page.now(), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _is_open(address: str) -> bool:
    """Return True if an address stands for all addresses of the machine, or can be reached from the internet."""
    ip_address = ipaddress.ip_address(address.partition("%")[0])
    return ip_address.is_unspecified or ip_address.is_global

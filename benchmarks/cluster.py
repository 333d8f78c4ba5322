"""Tables played at once by one, two and three processes over one PostgreSQL.

`AZALAI_TEST_POSTGRESQL=postgresql+asyncpg://... python -m benchmarks.cluster [--tables 40] [--moves 400] [--processes 1
2 3]` starts `--tables` games of two people in the servers of as many shards as there are processes, and plays them in a
database of its own: all people press again as soon as they have seen the answer. The first press at every table is not
counted. The use of the processors is shown by part: the server with its people, PostgreSQL (if it runs on this machine)
and each process; if they need more than there are, the times are those of the queue.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.figures import line
from benchmarks.load import PATIENCE, Figures, Play, Seated
from benchmarks.processes import ProcessorClock, read_core
from tests.bot.databases import VARIABLE, create_database
from tests.wire import WireDiscord
from tests.wire.azalai import Table
from tests.wire.crowd import Camp, settle_down
from tests.wire.processes import BotProcess, Database, start_processes

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Reading:
    """Seconds up to a moment: of the clock, and of processor time.

    The latter are of the server, of PostgreSQL, of each process, and of all cores in all.
    """

    at: float
    wire: float
    postgresql: float
    processes: tuple[float, ...]
    cores: float

    def since(self, earlier: Reading) -> Reading:
        """Return the use between two moments."""
        return Reading(
            self.at - earlier.at,
            self.wire - earlier.wire,
            self.postgresql - earlier.postgresql,
            tuple(one - other for one, other in zip(self.processes, earlier.processes, strict=True)),
            self.cores - earlier.cores,
        )


@dataclass(frozen=True)
class Run:
    """Play by a number of processes."""

    figures: Figures
    used: Reading


class Server:
    """Processor time of a PostgreSQL on this machine; none of one elsewhere."""

    def __init__(self, backend: int, *, local: bool) -> None:
        """Find the server. `backend`: the process that serves a connection. `local`: the connection uses no network."""
        name = Path(f"/proc/{backend}/comm")
        is_local = local and name.exists() and "postgres" in name.read_text(encoding="utf-8")
        self._postmaster = int(_fields(backend)[1]) if is_local else None

    @classmethod
    async def of(cls, database: Database) -> Server:
        """Return the server of a database."""
        ((backend, local),) = await database.fetch_rows("SELECT pg_backend_pid(), inet_server_addr() IS NULL")
        return cls(backend, local=local)

    def seconds(self) -> float:
        """Return the seconds of the server and of all processes that serve or have served its connections."""
        if self._postmaster is None:
            return 0.0
        used = sum(_times(self._postmaster))
        children = Path(f"/proc/{self._postmaster}/task/{self._postmaster}/children").read_text(encoding="ascii")
        for child in map(int, children.split()):
            try:
                used += sum(_times(child)[:2])
            except FileNotFoundError:  # it has ended, and counts as an ended one
                continue
        return used


def _times(process: int) -> tuple[float, float, float, float]:
    """Return the seconds in the program and in the system, of a process and of its children that have ended."""
    user, system, of_children, in_system = (int(field) / TICKS for field in _fields(process)[11:15])
    return user, system, of_children, in_system


def _fields(process: int) -> list[str]:
    """Return the system's fields about a process, from its state on."""
    return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


async def measure(tables: int, moves: int, processes: int, folder: Path) -> Run:
    """Play `moves` moves, all tables together."""
    async with (
        create_database("postgresql", folder) as address,
        WireDiscord(checked=False, keeps_files=False) as wire,
    ):
        database = Database(address)
        wire.gateway.shards = processes
        camps = await settle_down(wire, address, [("touareg", 2, 0)] * tables, processes)
        async with start_processes(wire, database, folder, processes, flags=()) as (_, ran):
            server = await Server.of(database)
            await database.wait_until_sent(within=PATIENCE * 5)
            seated = [Seated(_table(wire, camp)) for camp in camps]
            first = Play(sys.maxsize)
            await asyncio.gather(*(player.press(first) for player in seated))
            steady = Play(moves)
            before = _read(server, ran)
            playing = asyncio.gather(*(_play(player, steady) for player in seated))
            await steady.over.wait()
            used = _read(server, ran).since(before)
            await playing
        await database.close()
    return Run(steady.figures, used)


def _table(wire: WireDiscord, camp: Camp) -> Table:
    card = camp.card
    assert card is not None
    return Table(wire, camp.channel, tuple(person for person, _ in camp.players), card)


def _read(server: Server, ran: Sequence[BotProcess]) -> Reading:
    return Reading(
        time.perf_counter(),
        time.process_time(),
        server.seconds(),
        tuple(ProcessorClock(process.child.pid).seconds() for process in ran),
        sum(read_core(number).busy for number in os.sched_getaffinity(0)),
    )


async def _play(seated: Seated, play: Play) -> None:
    while not play.over.is_set():
        await seated.press(play)


def show(tables: int, run: Run) -> None:
    """Print the figures of one run."""
    used, moves = run.used, len(run.figures.boards)
    cores = len(os.sched_getaffinity(0))
    print(f"{len(used.processes)} processes, {tables} tables, {cores} cores, {used.at:.0f} s:")
    print(f"  {moves / used.at:.1f} moves a second; presses that failed: {run.figures.failed}")
    print(line("press to first answer", run.figures.answers))
    print(line("press to edited board", run.figures.boards))
    parts = {"server and people": used.wire, "PostgreSQL": used.postgresql}
    parts |= {f"process {number}": process for number, process in enumerate(used.processes)}
    for name, seconds in parts.items():
        print(
            f"  {name:<34} {1000 * seconds / moves:6.1f} ms of a processor a move, {seconds / used.at:4.0%} of a core"
        )
    ours = sum(parts.values())
    print(f"  all processes: {1000 * sum(used.processes) / moves:.1f} ms a move")
    print(f"  others used {max(0.0, used.cores - ours) / used.at / cores:.0%} of the machine")


async def _measure_all(asked: argparse.Namespace) -> None:
    for count in asked.processes:
        with tempfile.TemporaryDirectory() as folder:
            show(asked.tables, await measure(asked.tables, asked.moves, count, Path(folder)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=400, help="moves of all tables together")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 3])
    asked = parser.parse_args(arguments)
    if not os.environ.get(VARIABLE):
        print(f"left out: {VARIABLE} names no PostgreSQL server")
        return
    asyncio.run(_measure_all(asked))


if __name__ == "__main__":
    main()

"""Memory of the bot while games of every kind are played.

`python -m benchmarks.memory [--seconds 300] [--rest 60]` seats two and three people at six tables of all games. Twice a
second each person checks for their turn, opens their dialog with its picture, and answers at random. It prints the
resident memory along the way, its maximum, and the rest after a while without any press.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.bots import start_bot
from benchmarks.processes import ProcessorClock, measure_resident
from tests.wire import NotSeen, Person, WireDiscord
from tests.wire.crowd import Camp, answer_by_chance, list_offers, settle_down

PLAN = (
    ("targui", 2, 0),
    ("targui1988", 3, 0),
    ("timbuktu", 3, 0),
    ("touareg", 2, 0),
    ("touareg", 3, 2),
    ("timbuktu", 2, 3),
)
"""Tables: game, people and robots of each."""
PATIENCE = 120.0
LOOKS_AGAIN = 0.5
"""Seconds after which a person checks again for their turn."""
LOOKS = 10
"""Number of times that the resident memory is printed."""


@dataclass(frozen=True)
class Held:
    """Resident MiB at a moment, in seconds since the start of play, and the seconds of a processor used."""

    at: float
    memory: float
    used: float


@dataclass(frozen=True)
class Run:
    """Memory along the way; the maximum; the rest after the pause; and the number of answered presses."""

    ready: float
    along: Sequence[Held]
    left: float
    most: float
    presses: int


class Play:
    """Play of all people at all tables until it is over. `presses`: the number of answered ones."""

    def __init__(self) -> None:
        self.over, self.presses = asyncio.Event(), 0

    async def at(self, camp: Camp, person: Person) -> None:
        """Play as a person at a table: check for their turn, and answer the questions."""
        chance = random.Random(f"{camp.number} {person.name}")
        while not self.over.is_set() and not camp.over:
            with contextlib.suppress(NotSeen, LookupError, AssertionError):
                await self._turn(camp, person, chance)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.over.wait(), LOOKS_AGAIN)

    async def _turn(self, camp: Camp, person: Person, chance: random.Random) -> None:
        card = camp.card
        if card is None:
            return
        dialog = await (await person.press(card, f"az:play:{camp.number}")).response(PATIENCE)
        self.presses += 1
        while (asked := list_offers(dialog, camp.number)) and not self.over.is_set():
            used = await answer_by_chance(person, dialog, chance.choice(asked), chance)
            await used.response(PATIENCE)
            self.presses += 1


async def measure(seconds: float, rest: float) -> Run:
    """Play for `seconds`, and rest for `rest`."""
    async with WireDiscord(checked=False, keeps_files=False) as wire:
        with tempfile.TemporaryDirectory() as name:
            camps = await settle_down(wire, f"sqlite+aiosqlite:///{Path(name) / 'azalai.db'}", PLAN, shards=1)
            with start_bot(wire, "azalai", Path(name)) as used:
                await wire.gateway.wait_until_identified(within=PATIENCE)
                clock, ready = ProcessorClock(used.process), measure_resident(used.process)
                began, along, play = time.perf_counter(), list[Held](), Play()
                playing = asyncio.gather(*(play.at(camp, person) for camp in camps for person, _ in camp.players))
                for number in range(1, LOOKS + 1):
                    await asyncio.sleep(began + number * seconds / LOOKS - time.perf_counter())
                    along.append(Held(time.perf_counter() - began, measure_resident(used.process), clock.seconds()))
                play.over.set()
                await playing
                await asyncio.sleep(rest)
                left = measure_resident(used.process)
    return Run(ready, along, left, used.memory, play.presses)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the memory."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.memory")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--rest", type=float, default=60.0, help="seconds of rest before the memory is measured")
    asked = parser.parse_args(arguments)
    run = asyncio.run(measure(asked.seconds, asked.rest))
    print(f"{len(PLAN)} tables of all games for {asked.seconds:.0f} s, {run.presses} presses:")
    print(f"  {run.ready:.0f} MiB when ready")
    for sample in run.along:
        print(f"  after {sample.at:4.0f} s {sample.memory:4.0f} MiB, {sample.used:4.0f} s of processor time")
    print(f"  at most {run.most:.0f} MiB; {run.left:.0f} MiB when all had been quiet for {asked.rest:.0f} s")


if __name__ == "__main__":
    main()

"""Two hundred tables played at once on one core.

`python -m benchmarks.load [--tables 200] [--moves 600] [--requests 42]` starts `--tables` games of two people. Then all
play, each press at a moment of its own, as fast as the bot may answer: Discord takes 50 requests a second, and a press
costs the bot about three and a half. After `--moves` moves at all tables together, all people press at the same moment,
twice. The first press at every table is not counted. The bot runs alone on one core, server and people on another: if
other processes take more than a twentieth of the bot's core, the run is called invalid.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from azalai.bot.people.person import Person as Sitter
from benchmarks.bots import BOT_CORE, SERVER_CORE, keep_to_core, start_bot
from benchmarks.figures import line
from benchmarks.houses import start_games
from benchmarks.processes import Core, ProcessorClock, Scheduled, read_core, read_scheduled
from tests.wire import Interaction, Message, NotSeen, Person, WireDiscord
from tests.wire.azalai import Table, answer_first, find_decision
from tests.wire.interactions import FIRST_ANSWER

PATIENCE = 120.0
REQUESTS_A_PRESS = 3.5
"""Requests of a press: first answer and edit; and for every third press, the move, card, call and direct messages."""
OTHERS_MAY_TAKE = 0.05
"""Share of the bot's core above which other processes make a run invalid."""


@dataclass
class Figures:
    """Seconds: from a press that played a move to the edited card, and from any press to its first answer.

    `failed`: presses without an answer while Discord waited for one; people see that they failed, and open the dialog
    again.
    """

    boards: list[float] = field(default_factory=list[float])
    answers: list[float] = field(default_factory=list[float])
    failed: int = 0

    async def wait_for_answer(self, pressed: Interaction) -> Message | None:
        """Return the answer that the person sees after a press, or None if there was none in time."""
        try:
            self.answers.append((await pressed.wait_for_acknowledgement(FIRST_ANSWER + 1)).after)
        except NotSeen:
            self.failed += 1
            return None
        return await pressed.response(PATIENCE)


class Play:
    """Shared state of all people at all tables until `moves` moves are made."""

    def __init__(self, moves: int) -> None:
        self.figures, self.over = Figures(), asyncio.Event()
        self._moves = moves

    def record_move(self, seconds: float) -> None:
        """Record a move of a person."""
        self.figures.boards.append(seconds)
        if len(self.figures.boards) >= self._moves:
            self.over.set()


class Seated:
    """Two people at a table, who press on demand."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.person: Person = table.people[0]
        self.dialog: Message | None = None

    async def press(self, play: Play) -> None:
        """Press once: open the dialog of the person to play, or answer its question."""
        if self.dialog is None or (decision := find_decision(self.dialog)) is None:
            self.dialog = await self._open(play)
            return
        pressed = await answer_first(self.person, self.dialog)
        if await play.figures.wait_for_answer(pressed) is None:
            self.dialog = None
        elif find_decision(self.dialog) != decision:
            edit = await self.table.card.wait_for_edit(since=pressed.at, within=PATIENCE)
            play.record_move(edit.at - pressed.at)

    async def _open(self, play: Play) -> Message | None:
        for person in self.table.people:
            if f"{person.name} to play" in self.table.card.text:
                self.person = person
        return await play.figures.wait_for_answer(await self.person.press(self.table.card, "Play"))


@dataclass(frozen=True)
class Reading:
    """Use of the bot and its core up to a moment.

    Seconds of the clock, of processor time of the whole bot, of its event loop's thread, of the core; and the number of
    its requests.
    """

    at: float
    used: float
    loop: Scheduled
    core: Core
    requests: int


@dataclass(frozen=True)
class Run:
    """Figures of one run: steady play from `begun` to `ended`, then a burst of all people at once.

    `stood`: seconds until all tables were ready. `memory`: the peak, in MiB.
    """

    stood: float
    steady: Figures
    burst: Figures
    begun: Reading
    ended: Reading
    memory: float

    @property
    def others(self) -> float:
        """Share of the bot's core that other processes took during steady play."""
        used = self.ended.core - self.begun.core
        return max(0.0, used.busy + used.stolen - (self.ended.used - self.begun.used)) / used.passed


async def measure(tables: int, moves: int, requests: float) -> Run:
    """Play `moves` moves, all tables together."""
    async with WireDiscord(checked=False, keeps_files=False) as wire:
        guild = wire.guild()
        channels = [guild.text_channel(f"camp-{number}") for number in range(tables)]
        people = [(wire.person(f"Amara {n}"), wire.person(f"Thomas {n}")) for n in range(tables)]
        with tempfile.TemporaryDirectory() as name:
            sitters = [(Sitter(one.id, one.name), Sitter(other.id, other.name)) for one, other in people]
            letters = {person.id: person.dm.id for pair in people for person in pair}
            await start_games(Path(name), guild.id, [channel.id for channel in channels], sitters, letters)
            begin = time.perf_counter()
            with start_bot(wire, "azalai", Path(name), core=BOT_CORE) as used:
                clock = ProcessorClock(used.process)

                def read_processors() -> Reading:
                    of_loop, of_core = read_scheduled(used.process), read_core(BOT_CORE)
                    return Reading(time.perf_counter(), clock.seconds(), of_loop, of_core, len(wire.calls))

                for channel, pair in zip(channels, people, strict=True):
                    await channel.holds(2, within=PATIENCE)
                    await wire.bell.until(
                        lambda pair=pair: any(person.dm.messages for person in pair), "a letter", PATIENCE
                    )
                stood = time.perf_counter() - begin
                seated = [
                    Seated(Table(wire, channel, pair, channel.messages[0]))
                    for channel, pair in zip(channels, people, strict=True)
                ]
                pause = tables * REQUESTS_A_PRESS / requests
                await asyncio.gather(*(_play(one, Play(0), pause, seed, 1) for seed, one in enumerate(seated)))
                steady, begun = Play(moves), read_processors()
                playing = asyncio.gather(*(_play(one, steady, pause, seed) for seed, one in enumerate(seated)))
                await steady.over.wait()
                ended = read_processors()
                await playing
                burst = Play(sys.maxsize)
                for _ in range(2):
                    await asyncio.gather(*(one.press(burst) for one in seated))
    return Run(stood, steady.figures, burst.figures, begun, ended, used.memory)


async def _play(seated: Seated, play: Play, pause: float, seed: int, presses: int = sys.maxsize) -> None:
    """Press about every `pause` seconds, at moments that differ between people, until the play is over."""
    chance = random.Random(seed)
    following = time.perf_counter() + chance.random() * pause
    for _ in range(presses):
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(play.over.wait(), max(0.001, following - time.perf_counter()))
        if play.over.is_set():
            return
        following = time.perf_counter() + chance.uniform(0.5, 1.5) * pause
        await seated.press(play)


def show(tables: int, run: Run) -> None:
    """Print the figures of steady play, and of the presses of all people at once."""
    lasted, used = run.ended.at - run.begun.at, run.ended.used - run.begun.used
    loop, presses = run.ended.loop - run.begun.loop, len(run.steady.answers) + run.steady.failed
    rate = (run.ended.requests - run.begun.requests) / lasted
    print(f"{tables} tables at once, the bot on one core:")
    print(f"  all games begun, with cards, pings and letters: {run.stood:.1f} s from the start of the process")
    print(
        f"  steady play for {lasted:.0f} s: {len(run.steady.boards)} moves, {presses / lasted:.1f} presses and"
        f" {rate:.1f} requests a second"
    )
    print(
        f"  the bot used {used / lasted:.0%} of its core, {1000 * used / presses:.1f} ms a press; others used"
        f" {run.others:.0%}; its event loop ran {loop.ran:.0f} s and waited {loop.waited:.0f} s for the core"
        f" ({loop.share:.0%} of what it wanted)"
    )
    if run.others > OTHERS_MAY_TAKE:
        print(f"  INVALID: others took more than {OTHERS_MAY_TAKE:.0%} of the bot's core; the times are theirs too")
    print(line("press to edited board", run.steady.boards))
    print(line("press to first answer", run.steady.answers))
    print(f"  presses that failed, since no answer came within {FIRST_ANSWER:.0f} s: {run.steady.failed}")
    print("  everybody at the same moment:")
    if run.burst.boards:
        print(line("press to edited board", run.burst.boards))
    print(line("press to first answer", run.burst.answers))
    print(f"  presses that failed: {run.burst.failed}")
    print(f"  memory at most {run.memory:.0f} MiB")


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=600, help="moves of all tables together")
    parser.add_argument("--requests", type=float, default=42.0, help="most requests of the bot in a second")
    asked = parser.parse_args(arguments)
    keep_to_core(SERVER_CORE)
    show(asked.tables, asyncio.run(measure(asked.tables, asked.moves, asked.requests)))


if __name__ == "__main__":
    main()

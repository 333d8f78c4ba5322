"""Two hundred tables played at once on one core.

`python -m benchmarks.load [--tables 200] [--seconds 60] [--requests 50]` begins that many games of two people. Then
everybody plays, each press at a moment of its own, as fast as the bot may answer: Discord takes 50 requests a second,
and a press costs the bot about three and a half. At the end everybody presses at the same moment, twice. The bot runs
alone on one core, server and people on another.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.bots import BOT_CORE, SERVER_CORE, Used, keep_to_core, start_bot
from benchmarks.figures import line
from benchmarks.houses import start_games
from bot.people.person import Person as Sitter
from tests.wire import Interaction, Message, Person, WireDiscord
from tests.wire.azalai import Table, answered, decision_of

PATIENCE = 120.0
REQUESTS_A_PRESS = 3.5
"""Acknowledgement and answer; and for every third press, the move, card, ping and direct messages."""


@dataclass
class Figures:
    """Seconds: from a press that played a move to the edited card, and from any press to its acknowledgement."""

    boards: list[float] = field(default_factory=list[float])
    answers: list[float] = field(default_factory=list[float])

    async def noted(self, pressed: Interaction) -> None:
        """Waits until the press is answered."""
        self.answers.append((await pressed.acknowledged(PATIENCE)).after)
        await pressed.response(PATIENCE)


class Seated:
    """Two people at a table, who press when they are told to."""

    def __init__(self, table: Table, figures: Figures) -> None:
        self.table, self.figures = table, figures
        self.person: Person = table.people[0]
        self.dialog: Message | None = None

    async def press(self) -> None:
        """One press: opens the dialog of the one to play, or answers what it asks."""
        if self.dialog is None or (decision := decision_of(self.dialog)) is None:
            self.dialog = await self._opened()
            return
        pressed = await answered(self.person, self.dialog)
        await self.figures.noted(pressed)
        if decision_of(self.dialog) != decision:
            edit = await self.table.card.edited(since=pressed.at, within=PATIENCE)
            self.figures.boards.append(edit.at - pressed.at)

    async def _opened(self) -> Message | None:
        for person in self.table.people:
            if f"{person.name} to play" in self.table.card.text:
                self.person = person
        pressed = await self.person.press(self.table.card, "Play")
        await self.figures.noted(pressed)
        return await pressed.response(PATIENCE)


async def measure(tables: int, seconds: float, requests: float) -> tuple[float, Figures, Figures, Used, float, float]:
    """Seconds until all tables stood; figures of steady play and of everybody at once; what the bot used; seconds
    of play; requests a second."""
    async with WireDiscord(checked=False, keeps_files=False) as wire:
        guild = wire.guild()
        channels = [guild.text_channel(f"camp-{number}") for number in range(tables)]
        people = [(wire.person(f"Amara {n}"), wire.person(f"Thomas {n}")) for n in range(tables)]
        with tempfile.TemporaryDirectory() as name:
            sitters = [(Sitter(one.id, one.name), Sitter(other.id, other.name)) for one, other in people]
            await start_games(Path(name), guild.id, [channel.id for channel in channels], sitters)
            begin = time.perf_counter()
            with start_bot(wire, "azalai", Path(name), core=BOT_CORE) as used:
                for channel, pair in zip(channels, people, strict=True):
                    await channel.holds(2, within=PATIENCE)
                    await wire.bell.until(
                        lambda pair=pair: any(person.dm.messages for person in pair), "a letter", PATIENCE
                    )
                stood = time.perf_counter() - begin
                seated = [(channel.messages[0], pair, channel) for channel, pair in zip(channels, people, strict=True)]
                tables_there = [Table(wire, channel, pair, card) for card, pair, channel in seated]
                steady, burst = Figures(), Figures()
                asked, begin = len(wire.calls), time.perf_counter()
                pause = tables * REQUESTS_A_PRESS / requests
                playing = [Seated(table, steady) for table in tables_there]
                await asyncio.gather(*(_play(one, pause, seconds, seed) for seed, one in enumerate(playing)))
                lasted = time.perf_counter() - begin
                rate = (len(wire.calls) - asked) / lasted
                for one in playing:
                    one.figures = burst
                for _ in range(2):
                    await asyncio.gather(*(one.press() for one in playing))
    return stood, steady, burst, used, lasted, rate


async def _play(seated: Seated, pause: float, seconds: float, seed: int) -> None:
    """Presses about every `pause` seconds, at moments that do not meet those of others."""
    chance = random.Random(seed)
    end = time.perf_counter() + seconds
    await asyncio.sleep(chance.random() * pause)
    while time.perf_counter() < end:
        begun = time.perf_counter()
        await seated.press()
        following = begun + chance.uniform(0.5, 1.5) * pause
        await asyncio.sleep(max(0.0, min(following, end) - time.perf_counter()))


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the figures of steady play, and of everybody at once apart."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--requests", type=float, default=50.0, help="requests a second that the bot may make")
    asked = parser.parse_args(arguments)
    keep_to_core(SERVER_CORE)
    stood, steady, burst, used, lasted, rate = asyncio.run(measure(asked.tables, asked.seconds, asked.requests))
    print(f"{asked.tables} tables at once, the bot on one core:")
    print(f"  all games begun, with cards, pings and letters: {stood:.1f} s from the start of the process")
    presses = len(steady.answers) / lasted
    print(f"  steady play for {lasted:.0f} s, {presses:.1f} presses and {rate:.1f} requests a second:")
    print(line("press to edited board", steady.boards))
    print(line("acknowledged", steady.answers))
    print("  everybody at the same moment:")
    if burst.boards:
        print(line("press to edited board", burst.boards))
    print(line("acknowledged", burst.answers))
    print(f"  processor time of the bot: {used.processor_seconds:.0f} s in all; memory at most {used.memory:.0f} MiB")


if __name__ == "__main__":
    main()

"""From the press of a button to the edited board message, at one table, beside a bare discord.py bot.

`python -m benchmarks.press [--moves 100]` plays Touareg with two people over the wire server, who read what they see
before they press on. The bare bot answers a press by editing its message with a ready-made picture of the same size.
Both bots run in processes of their own, and every move of the one is followed by a press on the other, so that both
meet the machine in the same mood. Moves that are confirmed with *Do it* and moves that a single answer plays are
counted apart: only of the former the bot can draw the picture while they are read over.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.bots import start_bot
from benchmarks.figures import line, percentiles
from tests.wire import WireDiscord
from tests.wire.azalai import Table, answered, decision_of, started

PATIENCE = 60.0
READING = 0.5
"""Seconds for which somebody at least looks at a dialog before pressing on."""


@dataclass
class Figures:
    """Seconds from press to edited board (`confirmed`: of *Do it*; `at_once`: of other presses), and to the
    acknowledgement."""

    confirmed: list[float] = field(default_factory=list[float])
    at_once: list[float] = field(default_factory=list[float])
    acknowledged: list[float] = field(default_factory=list[float])


async def measure(moves: int, profile: Path | None = None) -> tuple[Figures, Figures]:
    """What was measured of Azalaï, and of the bare bot."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        ours, theirs = [await stack.enter_async_context(WireDiscord(checked=False)) for _ in range(2)]
        for wire in (ours, theirs):
            wire.guild().text_channel("oasis")
        stack.enter_context(start_bot(ours, "azalai", folder, profile=profile))
        await ours.gateway.ready(within=PATIENCE)
        table = await begun(ours)
        (folder / "board.png").write_bytes(table.card.files[0].content)
        stack.enter_context(start_bot(theirs, "bare", folder))
        board = (await next(iter(theirs.channels.values())).holds(1, within=PATIENCE))[0]
        azalai, bare = Figures(), Figures()
        while len(azalai.confirmed) < moves:
            if "to play" not in table.card.text:
                table = await begun(ours)
            await move(table, azalai)
            pressed = await next(iter(theirs.people.values())).press(board, "Play")
            edit = await board.edited(since=pressed.at, within=PATIENCE)
            bare.at_once.append(edit.at - pressed.at)
            bare.acknowledged.append((await pressed.acknowledged()).after)
            await quiet(theirs)
    return azalai, bare


async def move(table: Table, figures: Figures) -> None:
    """One move by the first answer to every question; before each press the dialog is read."""
    await quiet(table.wire)
    person, dialog = table.to_play, await table.open()
    decision = decision_of(dialog)
    while decision_of(dialog) == decision:
        await quiet(table.wire, READING)
        confirms = any(one.startswith("az:play-it:") for one in dialog.custom_ids)
        pressed = await answered(person, dialog)
        await pressed.response(PATIENCE)
    edit = await table.card.edited(since=pressed.at, within=PATIENCE)
    (figures.confirmed if confirms else figures.at_once).append(edit.at - pressed.at)
    figures.acknowledged.append((await pressed.acknowledged()).after)
    await quiet(table.wire)


async def begun(wire: WireDiscord) -> Table:
    """A new game of two people, in a channel of its own."""
    guild = next(iter(wire.guilds.values()))
    channel = guild.text_channel(f"camp-{len(wire.channels)}")
    return await started(wire, "Amara", "Thomas", channel=channel, called=False)


async def quiet(wire: WireDiscord, for_seconds: float = 0.1) -> None:
    """Waits until the bot has had nothing to say for a moment, so that one measurement is not in the next."""
    while (asked := len(wire.calls)) is not None:
        await asyncio.sleep(for_seconds)
        if len(wire.calls) == asked and all(call.answered_at is not None for call in wire.calls[-20:]):
            return


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints both distributions and their ratio."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.press")
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--profile", type=Path, help="write a profile of Azalaï's event loop there")
    asked = parser.parse_args(arguments)
    azalai, bare = asyncio.run(measure(asked.moves, asked.profile))
    print("press to edited board, one table of two people:")
    print(line("Azalaï, *Do it*", azalai.confirmed))
    print(line("Azalaï, a move of one answer", azalai.at_once))
    print(line("bare bot, ready-made picture", bare.at_once))
    print(line("Azalaï, acknowledged", azalai.acknowledged))
    print(line("bare bot, acknowledged", bare.acknowledged))
    for label, values in (("*Do it*", azalai.confirmed), ("a move of one answer", azalai.at_once)):
        ratios = zip((50, 95, 99), percentiles(values), percentiles(bare.at_once), strict=True)
        print(f"  {label} / bare bot: " + ", ".join(f"p{p} {ours / theirs:.2f}" for p, ours, theirs in ratios))


if __name__ == "__main__":
    main()

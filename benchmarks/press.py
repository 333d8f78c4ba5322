"""From the press of a button to the edited board message, at one table, beside a bare discord.py bot.

`python -m benchmarks.press [--moves 150]` plays Touareg with two people over the wire server. The bare bot answers a
press by editing its message with a ready-made picture of the same size. Both bots run in processes of their own, and
every move of the one is followed by a press on the other, so that both meet the machine in the same mood.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from benchmarks.bots import start_bot
from benchmarks.figures import line, percentiles
from tests.wire import Message, WireDiscord
from tests.wire.azalai import Table, started

PATIENCE = 60.0


async def measure(moves: int, profile: Path | None = None) -> tuple[list[float], list[float], list[float], list[float]]:
    """Seconds from press to edited board for Azalaï and for the bare bot, and until each was acknowledged."""
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
        figures: tuple[list[float], ...] = ([], [], [], [])
        for _ in range(moves):
            if "to play" not in table.card.text:
                table = await begun(ours)
            pressed = await table.play()
            edit = await table.card.edited(since=pressed.at, within=PATIENCE)
            figures[0].append(edit.at - pressed.at)
            figures[1].append((await pressed.acknowledged()).after)
            await quiet(ours)
            took, acknowledged = await bare_press(theirs, board)
            figures[2].append(took)
            figures[3].append(acknowledged)
            await quiet(theirs)
    return figures[0], figures[2], figures[1], figures[3]


async def begun(wire: WireDiscord) -> Table:
    """A new game of two people, in a channel of its own."""
    guild = next(iter(wire.guilds.values()))
    channel = guild.text_channel(f"camp-{len(wire.channels)}")
    return await started(wire, "Amara", "Thomas", channel=channel)


async def bare_press(wire: WireDiscord, board: Message) -> tuple[float, float]:
    """One press on the bare bot's board: seconds until the edit, and until the acknowledgement."""
    person = next(iter(wire.people.values()))
    pressed = await person.press(board, "Play")
    edit = await board.edited(since=pressed.at, within=PATIENCE)
    return edit.at - pressed.at, (await pressed.acknowledged()).after


async def quiet(wire: WireDiscord, for_seconds: float = 0.03) -> None:
    """Waits until the bot has had nothing to say for a moment, so that one measurement is not in the next."""
    while (asked := len(wire.calls)) is not None:
        await asyncio.sleep(for_seconds)
        if len(wire.calls) == asked and all(call.answered_at is not None for call in wire.calls[-20:]):
            return


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints both distributions and their ratio."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.press")
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--profile", type=Path, help="write a profile of Azalaï's event loop there")
    asked = parser.parse_args(arguments)
    begin = time.perf_counter()
    ours, theirs, our_answers, their_answers = asyncio.run(measure(asked.moves, asked.profile))
    print(f"press to edited board, one table of two people ({time.perf_counter() - begin:.0f} s):")
    print(line("Azalaï", ours))
    print(line("bare bot, ready-made picture", theirs))
    print(line("Azalaï, acknowledged", our_answers))
    print(line("bare bot, acknowledged", their_answers))
    ratios = [a / b for a, b in zip(percentiles(ours), percentiles(theirs), strict=True)]
    print("  Azalaï / bare bot: " + ", ".join(f"p{p} {r:.2f}" for p, r in zip((50, 95, 99), ratios, strict=True)))


if __name__ == "__main__":
    main()

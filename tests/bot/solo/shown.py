"""Program that plays a deal of the day in a bot of its own and prints the texts, components and hashes of pictures.

Usage: `python -m tests.bot.solo.shown DATABASE GAME MOVES`.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from pathlib import Path

from azalai.bot.app.client import Azalai
from tests.bot.fixtures import SimulatedClock, settings
from tests.bot.solo.playing import decide, is_over, open_deal
from tests.simulator import Message, Simulator, pictures_of


def list_contents(message: Message) -> list[str]:
    """Return the contents of a message."""
    pictures = [hashlib.sha256(picture.content).hexdigest() for picture in pictures_of(message)]
    return [json.dumps(message.payload.get("components"), sort_keys=True, default=str), *pictures]


async def play(file: Path, game: str, moves: int) -> list[list[str]]:
    """Play N decisions as Amara, each with the first choice, and return all that she sees."""
    contents: list[list[str]] = []
    async with Simulator(lambda: Azalai(settings(file), SimulatedClock())) as simulator:
        amara = simulator.person("Amara")
        view = await open_deal(simulator, amara, game)
        for _ in range(moves):
            contents.append(list_contents(view.now))
            if is_over(view.now):
                break
            await decide(amara, view.now)
        contents.append(list_contents(view.now))
    return contents


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))))  # noqa: T201

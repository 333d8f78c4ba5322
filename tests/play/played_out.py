"""A whole game at a table of simulated people, and what it leaves behind."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

from bot.app.client import Azalai
from tests.play.bookkeeping import (
    calls_by_person,
    check_channel,
    check_end,
    published_hash,
    stored,
    turns_by_person,
)
from tests.play.people_at_play import PlayedTable
from tests.simulator import Simulator, text_of

MIXED = (("Amara", "en-GB"), ("Thomas", "fr"), ("Karine", "fr"), ("Idir", "en-US"), ("Zahra", "de"))
MOST_TURNS = 400


Between = Callable[[PlayedTable], Awaitable[None]]


async def play_out(table: PlayedTable, seed: int = 1, between: Between | None = None) -> None:
    """Plays until the card shows the result, looking at the channel after every turn; then `between` happens."""
    chance = random.Random(seed)
    for _ in range(MOST_TURNS):
        if table.over:
            return
        awaited = table.awaited()
        assert awaited, f"the table waits for nobody: {text_of(table.card)!r}"
        await chance.choice(awaited).take_turn()
        check_channel(table)
        if between is not None:
            await between(table)
    raise AssertionError("the game does not end")


async def whole_game(simulator: Simulator[Azalai], table: PlayedTable) -> None:
    """Plays a game and looks at everything it leaves behind."""
    published = await published_hash(table)
    await play_out(table)
    await check_end(simulator, table, published)
    loaded, moves = await stored(simulator)
    turns = turns_by_person(loaded, moves)
    assert calls_by_person(simulator, table) == turns
    for player in table.players:
        assert len(player.person.dms) == turns[player.person.name]

"""Whole game at a table of simulated people, and its traces."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Iterable

from azalai.bot.app.client import Azalai
from azalai.bot.play import turns
from azalai.games.contract import Move
from tests.play.bookkeeping import (
    check_channel,
    check_end,
    count_returned_turns,
    count_turns,
    load_stored,
    published_hash,
)
from tests.play.calls import check_turns_heard, count_sounds, find_end_sounds, leave_table
from tests.play.people_at_play import PlayedTable
from tests.simulator import Simulator, text_of

MIXED = (("Amara", "en-GB"), ("Thomas", "fr"), ("Karine", "fr"), ("Idir", "en-US"), ("Zahra", "de"))
MOST_TURNS = 400


Between = Callable[[PlayedTable], Awaitable[None]]


async def play_out(table: PlayedTable, seed: int = 1, between: Between | None = None) -> None:
    """Play until the card shows the result; check the channel after every turn, then call `between`."""
    chance = random.Random(seed)
    for _ in range(MOST_TURNS):
        if table.over:
            return
        awaited = table.list_awaited()
        assert awaited, f"the table waits for nobody: {text_of(table.card)!r}"
        await chance.choice(awaited).take_turn()
        check_channel(table)
        if between is not None:
            await between(table)
    raise AssertionError("the game does not end")


async def skip(simulator: Simulator[Azalai], moves: Iterable[tuple[int, Move]]) -> None:
    """Store moves of seats without any message; then let the bot catch up."""
    loaded, _ = await load_stored(simulator)
    with simulator.simulated.as_bot():
        for seat, move in moves:
            await turns.play(simulator.bot.rooms.host, loaded.id, seat, move, user=loaded.seats[seat].user_id)
    await simulator.rest()


async def skip_to_the_end(simulator: Simulator[Azalai], left: int, seed: int = 1) -> None:
    """Play the game at random, unseen, until `left` moves before its end."""
    loaded, _ = await load_stored(simulator)
    game, state, chance = loaded.game, loaded.state, random.Random(seed)
    moves: list[tuple[int, Move]] = []
    while deciders := game.deciders(state):
        moves.append((deciders[0], chance.choice(game.moves(state, deciders[0]))))
        state = game.play(state, *moves[-1]).state
    await skip(simulator, moves[:-left])


async def play_whole_game(simulator: Simulator[Azalai], table: PlayedTable, *, killed: bool = False) -> None:
    """Play a game at which all are away between their turns, and check everything that it leaves.

    Each turn makes one sound, and so does the end, except for the player who brought it about at the table. `killed`:
    the bot dies now and then, and forgets who is at the table.
    """
    published = await published_hash(table)
    await leave_table(table)
    await play_out(table, between=leave_table)
    await check_end(simulator, table, published)
    loaded, moves = await load_stored(simulator)
    check_turns_heard(table, count_turns(loaded, moves), count_returned_turns(loaded, moves), killed=killed)
    sitting = {player.person.name: player for player in table.players}
    movers = [loaded.names[move.seat] for move in moves if move.seat is not None]
    last = [name for name in movers if name in sitting][-1]
    away = {name for name, player in sitting.items() if player.by_dm or name != last}
    assert away <= find_end_sounds(table) <= (set(sitting) if killed else away)


async def play_whole_evening(simulator: Simulator[Azalai], table: PlayedTable) -> None:
    """Play a game at which all stay to the end: each is called at most for their first turn, and sees the rest."""
    first = {player.person.name for player in table.list_awaited()}
    assert count_sounds(table) == {player.person.name: player.person.name in first for player in table.players}
    published = await published_hash(table)
    (reader, *others) = [player.person.name for player in table.players]
    await play_out(table)
    await check_end(simulator, table, published)
    assert count_sounds(table) == {reader: reader in first, **dict.fromkeys(others, 1)}
    assert find_end_sounds(table) == set()

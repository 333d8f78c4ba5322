"""Traces that a whole game must leave, whatever was played: messages, store, requests; and ways to break off."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

from azalai.bot.app.client import Azalai
from azalai.bot.history.takebacks import acts_that_count, undone_count
from azalai.bot.store import Transaction
from azalai.bot.store.rows import MoveRow, Status
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable, get_event_decoder
from azalai.games.contract import AnyGame, Event, Turning
from tests import discord_rules
from tests.openapi import Contract
from tests.play.languages import find_foreign
from tests.play.people_at_play import PlayedTable
from tests.simulator import Request, Simulator, buttons_of, pictures_of, text_of
from tests.simulator.people import Prepared

ENDING = re.compile(r"(?P<seed>[0-9a-f]{64}).*?(?P<hash>[0-9a-f]{64})", re.DOTALL)


async def load_stored(simulator: Simulator[Azalai], table: int = 1) -> tuple[LoadedTable, list[MoveRow]]:
    """Load a table and its moves as the bot would read them now."""
    async with simulator.bot.rooms.host.store.read() as tx:
        moves = await tx.moves.list_since(table, 0)
    return await load(simulator.bot.rooms.host, table), moves


async def count_moves(simulator: Simulator[Azalai], name: str) -> int:
    """Return the number of that player's stored moves."""
    table, moves = await load_stored(simulator)
    return sum(move.seat is not None and table.seats[move.seat].name == name for move in moves)


# Interruptions


async def kill_at_commit(simulator: Simulator[Azalai], prepared: Prepared) -> None:
    """Kill the bot while it serves an interaction: acknowledged and written, but not committed. Start a new one."""
    real = simulator.bot.rooms.host.store.write

    @asynccontextmanager
    async def cut_off() -> AsyncGenerator[Transaction]:
        async with real() as tx:
            yield tx
            raise asyncio.CancelledError("the bot is cut off before the commit")

    with patch.object(
        simulator.bot.rooms.host.store, "write", cut_off
    ):  # the remains of the dead bot are closed in order later
        await simulator.simulated.deliver(simulator.simulated.prepare(prepared))
        await simulator.restart()


# The history


def count_turns(table: LoadedTable, moves: list[MoveRow]) -> Counter[str]:
    """Return the number of each person's turns, by playing the stored moves again.

    Undone moves count: players had been called for what followed. For games in which one seat decides at a time.
    """
    came = [name for name, _ in _turns(table, moves)]
    return Counter({seat.name: came.count(seat.name) for seat in table.seats if not seat.is_robot})


def count_returned_turns(table: LoadedTable, moves: list[MoveRow]) -> Counter[str]:
    """Return the number of those turns that came back to a person after moves of robots alone.

    It happens at the end of a stage of Touareg, for example. A person at the table sees it, and is not called for it.
    """
    return Counter(name for name, back in _turns(table, moves) if back)


def _turns(table: LoadedTable, moves: list[MoveRow]) -> Iterator[tuple[str, bool]]:
    """Yield the turns of people in their order: the name, and True if it came back to the last person who moved.

    A player who undoes a move has the turn again without a call.
    """
    states = replay(table.game, table, [])
    last: int | None = None
    before: tuple[int, ...] = ()
    for move in (None, *moves):
        undone = 0 if move is None else undone_count(move.move)
        if undone:
            del states[-undone:]
        elif move is not None:
            assert move.seat is not None
            states.append(table.game.play(states[-1], move.seat, table.game.parse_move(move.move)).state)
        if move is not None and move.seat is not None and not table.seats[move.seat].is_robot:
            last = move.seat
        deciders = table.game.deciders(states[-1])
        for seat in deciders:
            if seat not in before and not table.seats[seat].is_robot and not (undone and seat == last):
                yield table.seats[seat].name, seat == last
        before = deciders


def replay(game: AnyGame, table: LoadedTable, moves: list[MoveRow]) -> list[Any]:
    """Return every position that follows from the table's seed and its stored moves."""
    states = [game.setup(seats=len(table.seats), options=table.options(), seed=table.row.seed or b"")]
    for move in acts_that_count(moves):
        assert move.seat is not None
        states.append(game.play(states[-1], move.seat, game.parse_move(move.move)).state)
    return states


# The channel


def check_channel(table: PlayedTable) -> None:
    """Check the channel at any time.

    It holds one table card with a picture, next to those of turning points, and one call at most, all in the table's
    language.
    """
    messages = table.channel.messages
    point_ids = {message.id for message in table.turning_points}
    with_pictures = [message for message in messages if pictures_of(message) and message.id not in point_ids]
    assert [message.id for message in with_pictures] == [table.card.id]
    assert len(table.pings) <= 1, [text_of(ping) for ping in table.pings]
    for message in messages:
        said = [text_of(message), *(button.label for button in buttons_of(message))]
        said += [picture.alt for picture in pictures_of(message)]
        for text in said:
            assert (strange := find_foreign(text, table.language)) is None, f"the channel reads {strange!r}: {text!r}"


async def check_end(simulator: Simulator[Azalai], table: PlayedTable, published: str) -> None:
    """Check everything after the last move. `published`: the hash that was shown when the game began."""
    loaded, moves = await load_stored(simulator)
    check_channel(table)
    check_result(table, loaded)
    assert table.pings == []
    await check_turning_points(simulator, table)
    for player in table.players:
        letters = player.person.dms
        assert len(letters) <= 1, [text_of(message) for message in letters]
        for message in letters:
            assert buttons_of(message) == [], f"{player.person.name}: {text_of(message)!r}"
            player.look_at_line(message)
    reader, say = table.players[0].person, table.words.say
    proof = (await reader.press(table.card, say("button-verify"))).text
    ending = ENDING.search(proof)
    assert ending is not None and (proof.count("✓"), proof.count("✗")) == (2, 0)
    board = (await reader.press(table.card, say("button-step"))).message
    assert board.ephemeral and len(pictures_of(board)) == 1
    row, game = loaded.row, loaded.game
    lines = (
        *(f"game {game.key}", f"rules {game.version}", f"options {row.options.decode()}"),
        *(f"seats {len(loaded.seats)}", f"seed {ending['seed']}"),
    )
    assert ending["hash"] == published == hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
    assert loaded.row.seed == bytes.fromhex(ending["seed"])
    last = replay(loaded.game, loaded, moves)[-1]
    assert loaded.game.encode(last) == loaded.game.encode(loaded.state)
    assert list_problems(simulator.requests) == []


def check_result(table: PlayedTable, loaded: LoadedTable) -> None:
    """Check the card: the game, all players in order with their points, one line with the reason, and nothing else."""
    outcome = loaded.game.outcome(loaded.state)
    assert outcome is not None
    say, join = table.words.say, table.words.join
    first, *others = outcome.ranking
    won = say("card-won", players=join(loaded.names[seat] for seat in first), count=len(first))
    levels = {seat.seat: seat.robot_level for seat in loaded.seats}
    called = [
        name
        if (level := levels[seat]) is None
        else say("robot-like", name=name, manner=say("level-name", level=level.value))
        for seat, name in enumerate(loaded.names)
    ]
    points = join(f"{called[seat]} {outcome.scores[seat].total}" for place in outcome.ranking for seat in place)
    heading, result, *why = text_of(table.card).splitlines()
    assert heading == f"## {say(f'{table.game}-name')}"
    assert result == f"**{won}** {say('card-points', score=table.words.score(table.game), points=points)}"
    assert len(why) == bool(others)
    assert all(loaded.names[others[0][0]] in line for line in why)


async def check_turning_points(simulator: Simulator[Azalai], table: PlayedTable) -> None:
    """Check that each turning point stands in the channel once and in its order, with a picture or without.

    A turning point calls no player, and the end of the game is none.
    """
    loaded, moves = await load_stored(simulator)
    coder = get_event_decoder(loaded.game)
    due: list[tuple[str, bool]] = []
    before: list[Event] = []
    for move in moves:
        shown_events = [event for event in coder.decode(move.events) if event.reader is None and event.turning]
        ends = loaded.row.status is Status.FINISHED and move.number == loaded.row.position
        if not ends and any(event.turning >= Turning.LINE for event in shown_events):
            since = next((event.since for event in shown_events if event.since is not None), None)
            began = [at for at, event in enumerate(before) if since is not None and isinstance(event, since)]
            joins = any(since is not None and isinstance(event, since) for event in shown_events)
            whole = [*before[began[-1] :], *shown_events] if began and not joins else shown_events
            said = [table.words.event(table.game, event, loaded.names) for event in whole]
            due.append((" ".join(said), any(event.turning is Turning.PICTURE for event in shown_events)))
        before += shown_events
    if sum(not seat.is_robot for seat in loaded.seats) == 1:
        due = []  # they stay on the card of a person among robots
    stand = table.turning_points
    assert [(" ".join(text_of(message).splitlines()[1:]), bool(pictures_of(message))) for message in stand] == due
    assert [message for message in stand if message.pings or message.edited or buttons_of(message)] == []


async def published_hash(table: PlayedTable) -> str:
    """Return the hash of the seed as the log shows it to all while the game runs."""
    log = await table.players[0].person.press(table.card, table.words.say("button-log"))
    match = re.search(r"[0-9a-f]{64}", log.text)
    assert match is not None
    return match[0]


# Requests


def list_problems(requests: list[Request]) -> list[str]:
    """Return the requests that Discord would refuse, by its own description (if at hand) and by our rules."""
    contract = Contract.load()
    problems: list[str] = []
    for request in requests:
        if contract is not None:
            problems += contract.check_request(request.method, request.path, request.json)
        files = {file.name: len(file.content) for file in request.files}
        problems += discord_rules.check_request(request.method, request.path, request.json, files)
    return problems

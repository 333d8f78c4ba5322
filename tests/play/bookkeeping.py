"""What a whole game must leave behind, whatever was played: pings, messages, store, requests; and ways to break off."""

from __future__ import annotations

import asyncio
import hashlib
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

from bot.app.client import Azalai
from bot.records.act_history import acts_that_count
from bot.store import Transaction
from bot.store.rows import MoveRow
from bot.tables.loading import load
from bot.tables.table import LoadedTable
from games.contract import AnyGame
from tests import discord_rules
from tests.openapi import Contract
from tests.play.languages import foreign
from tests.play.people_at_play import PlayedTable
from tests.simulator import Request, Simulator, buttons_of, menus_of, pictures_of, text_of
from tests.simulator.people import Prepared

ENDING = re.compile(r"(?P<seed>[0-9a-f]{64}).*?(?P<hash>[0-9a-f]{64})")


async def stored(simulator: Simulator[Azalai], table: int = 1) -> tuple[LoadedTable, list[MoveRow]]:
    """A table and its moves as the bot would read them now."""
    async with simulator.bot.host.store.read() as tx:
        moves = await tx.moves.since(table, 0)
    return await load(simulator.bot.host, table), moves


async def moves_by(simulator: Simulator[Azalai], name: str) -> int:
    """How many moves of that player are in the store."""
    table, moves = await stored(simulator)
    return sum(move.seat is not None and table.seats[move.seat].name == name for move in moves)


# Breaking off


async def killed_at_commit(simulator: Simulator[Azalai], prepared: Prepared) -> None:
    """The bot dies while it serves an interaction: acknowledged, all written, but not committed. A new one starts."""
    real = simulator.bot.host.store.write

    @asynccontextmanager
    async def cut_off() -> AsyncGenerator[Transaction]:
        async with real() as tx:
            yield tx
            raise asyncio.CancelledError("the bot is cut off before the commit")

    with patch.object(
        simulator.bot.host.store, "write", cut_off
    ):  # what is left of the dead bot is closed in order later
        await simulator.simulated.deliver(simulator.simulated.prepare(prepared))
        await simulator.restart()


# Pings


def calls_by_person(simulator: Simulator[Azalai], table: PlayedTable) -> Counter[str]:
    """How often each person was called to play, by what the bot sent to the channel; one message sent twice with the
    same nonce is one."""
    names = {player.person.id: player.person.name for player in table.players}
    calls: dict[str, list[str]] = {}
    for request in simulator.requests:
        if request.method == "POST" and request.path == f"/channels/{table.channel.id}/messages":
            users = request.json["allowed_mentions"].get("users", [])
            labels = [part.get("label") for _, part in discord_rules.walk(request.json["components"])]
            if users and table.words.say("button-play") in labels and request.status == 200:
                calls[request.json["nonce"]] = [names[int(user)] for user in users]
    return Counter(name for called in calls.values() for name in called)


def turns_by_person(table: LoadedTable, moves: list[MoveRow]) -> Counter[str]:
    """How often each person's turn came, by playing the stored moves again; for games where one decides at a time."""
    turns: Counter[str] = Counter()
    before: tuple[int, ...] = ()
    for state in replayed(table.game, table, moves):
        deciders = table.game.deciders(state)
        turns.update(table.seats[seat].name for seat in deciders if seat not in before)
        before = deciders
    return Counter({seat.name: turns[seat.name] for seat in table.seats if not seat.is_robot})


def replayed(game: AnyGame, table: LoadedTable, moves: list[MoveRow]) -> list[Any]:
    """Every position that follows from the table's seed and its stored moves."""
    states = [game.setup(seats=len(table.seats), options=table.options(), seed=table.row.seed or b"")]
    for move in acts_that_count(moves):
        assert move.seat is not None
        states.append(game.play(states[-1], move.seat, game.parse_move(move.move)).state)
    return states


# The channel


def check_channel(table: PlayedTable) -> None:
    """At any time: one card with a picture, at most one call, everything in the table's language."""
    messages = table.channel.messages
    with_pictures = [message for message in messages if pictures_of(message)]
    assert [message.id for message in with_pictures] == [table.card.id]
    assert len(table.pings) <= 1, [text_of(ping) for ping in table.pings]
    for message in messages:
        said = [text_of(message), *(button.label for button in buttons_of(message))]
        said += [picture.alt for picture in pictures_of(message)]
        for text in said:
            assert (strange := foreign(text, table.language)) is None, f"the channel reads {strange!r}: {text!r}"


async def check_end(simulator: Simulator[Azalai], table: PlayedTable, published: str) -> None:
    """After the last move. `published`: the hash that was shown when the game began."""
    loaded, moves = await stored(simulator)
    check_channel(table)
    check_result(table, loaded)
    assert table.pings == []
    for player in table.players:
        for message in player.person.dms:
            assert (buttons_of(message), menus_of(message)) == ([], []), f"{player.person.name}: {text_of(message)!r}"
    ending = ENDING.search(text_of(table.card))
    assert ending is not None
    assert ending["hash"] == published == hashlib.sha256(bytes.fromhex(ending["seed"])).hexdigest()
    assert loaded.row.seed == bytes.fromhex(ending["seed"])
    last = replayed(loaded.game, loaded, moves)[-1]
    assert loaded.game.encode(last) == loaded.game.encode(loaded.state)
    assert problems_of(simulator.requests) == []


def check_result(table: PlayedTable, loaded: LoadedTable) -> None:
    """The card tells the winners and every place, as the rules count them."""
    outcome = loaded.game.outcome(loaded.state)
    assert outcome is not None
    lines = text_of(table.card).splitlines()
    place = 1
    for shared in outcome.ranking:
        for seat in shared:
            points = outcome.scores[seat].total
            name = loaded.seats[seat].name
            assert any(line.startswith(f"{place}. **{name}**") and line.endswith(f" {points}") for line in lines), lines
        place += len(shared)
    assert all(loaded.seats[seat].name in lines[1] for seat in outcome.ranking[0])


async def published_hash(table: PlayedTable) -> str:
    """The hash of the seed as anybody reads it in the log while the game runs."""
    log = await table.players[0].person.press(table.card, table.words.say("button-log"))
    found = re.search(r"[0-9a-f]{64}", log.text)
    assert found is not None
    return found[0]


# Requests

_SHAPES: set[str] = set()
_LENGTHS = (0, 1, 25, 32, 45, 80, 100, 150, 1024, 2000, 4000)
"""Between two of these lengths Discord treats texts alike."""


def _shape(value: Any) -> Any:
    """A body without what makes it one of many: ids are a 0, and texts their rough length; words without a space, such
    as names of types, stay."""
    if isinstance(value, dict):
        return {key: _shape(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_shape(inner) for inner in value]
    if isinstance(value, int) and value > 1 << 32:
        return 0
    if not isinstance(value, str):
        return value
    if value.isdecimal():
        return "0"
    return value if value.isalpha() and len(value) < 12 and value.islower() else bisect_left(_LENGTHS, len(value))


def problems_of(requests: list[Request]) -> list[str]:
    """What Discord would not take: by its own description where it is at hand (some 30 ms a message, so each shape of
    request once in a run), and by the rules it does not tell (every request)."""
    contract = Contract.load()
    problems: list[str] = []
    for request in requests:
        shape = repr((request.method, _shape(request.path.split("/")), _shape(request.json)))
        if contract is not None and shape not in _SHAPES:
            problems += contract.check_request(request.method, request.path, request.json)
            _SHAPES.add(shape)
        files = {file.name: len(file.content) for file in request.files}
        problems += discord_rules.check_request(request.method, request.path, request.json, files)
    return problems

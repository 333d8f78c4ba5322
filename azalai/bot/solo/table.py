"""Solo game in the form of a table, for pictures, texts, films, reviews and proofs."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec

from azalai.bot.history.game_facts import History
from azalai.bot.hosting.names import robot_name
from azalai.bot.solo.deals import KIND as DEALS
from azalai.bot.solo.deals import DealGame, start
from azalai.bot.solo.games import SoloGame, look_at
from azalai.bot.solo.store import SoloGames, SoloKind
from azalai.bot.solo.what_if import KIND as WHAT_IFS
from azalai.bot.solo.what_if import WhatIfGame
from azalai.bot.store.rows import MoveRow, SeatRow, Status, TableRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable
from azalai.locales import ORIGINAL, Language


def solo_table(game: SoloGame, name: str, language: Language, *, seats: int, options: bytes) -> LoadedTable:
    """Return a table with `seats` for a person and robots. `name`: the person's name.

    The table has the number of the solo game, which is below 0.
    """
    course, row = game.course, game.row
    names = [""] * seats
    names[course.own] = name
    for seat in range(seats):
        names[seat] = names[seat] or robot_name(names)
    deciders = course.game.deciders(course.state)
    return LoadedTable(
        row=TableRow(
            id=game.number,
            game=course.game.key,
            version=course.game.version,
            options=options,
            language=language,
            channel_id=0,
            host_id=row.user_id,
            status=Status.FINISHED if course.over else Status.RUNNING,
            position=len(course.moves),
            created_at=row.began_at,
            started_at=row.began_at,
            ended_at=row.ended_at,
        ),
        seats=tuple(
            SeatRow(
                table_id=game.number,
                seat=seat,
                user_id=row.user_id if seat == course.own else None,
                name=name,
                decision=row.decision,
                deciding=seat in deciders,
            )
            for seat, name in enumerate(names)
        ),
        game=course.game,
        state=course.state,
        prepared=False,
        changed_hands=False,
    )


def deal_table(game: DealGame, name: str, language: Language, *, over: bool = False) -> LoadedTable:
    """Return the table of a deal. `over`: no person can play the deal any longer, so its seed is public."""
    deal, row = game.deal, game.row
    table = solo_table(game, name, language, seats=deal.seats, options=deal.options)
    seats = [
        msgspec.structs.replace(seat, level=None if seat.user_id else deal.level, taken_back=row.taken_back)
        for seat in table.seats
    ]
    status = Status.FINISHED if game.course.over else Status.ABANDONED if over else Status.RUNNING
    row_of_deal = msgspec.structs.replace(
        table.row,
        version=deal.version,
        status=status,
        seed=deal.seed if over else None,
        seed_hash=deal.seed_hash,
        commitment=deal.commitment,
    )
    return msgspec.structs.replace(table, row=row_of_deal, seats=tuple(seats))


def what_if_table(game: WhatIfGame, name: str, language: Language) -> LoadedTable:
    """Return the table of a what-if."""
    source = game.source
    table = solo_table(game, name, language, seats=source.seats, options=source.options.encode())
    seats = (msgspec.structs.replace(seat, level=None if seat.user_id else source.level) for seat in table.seats)
    row = msgspec.structs.replace(table.row, version=game.row.version)
    return msgspec.structs.replace(table, row=row, seats=tuple(seats))


async def deal_history(host: Host, number: int, name: str, language: Language) -> History:
    """Return the history of any person's finished game of a deal, with its seed.

    It is secret as long as any person can play the deal. Raises `Refused` if there is no such game.
    """
    game = await look_at(host, DEALS, None, number)
    return await asyncio.to_thread(_make_history, game, deal_table(game, name, language, over=True), start(game.deal))


async def what_if_history(host: Host, number: int, name: str, language: Language) -> History:
    """Return the history of any person's what-if. Raises `Refused` if there is no such game."""
    game = await look_at(host, WHAT_IFS, None, number)
    table, begun_at = what_if_table(game, name, language), game.row.start or b""
    past = await asyncio.to_thread(_make_history, game, table, game.game.decode(begun_at))
    return msgspec.structs.replace(past, begun_at=begun_at)


async def load_history(host: Host, number: int) -> History:
    """Return the history of a finished deal or what-if, without the player's name.

    Raises `Refused` if there is no such game.
    """
    history = what_if_history if await is_what_if(host, number) else deal_history
    return await history(host, number, "", ORIGINAL)


async def is_what_if(host: Host, number: int) -> bool:
    """Return True if a solo game of any person is a what-if."""
    row = await host.store.ask(lambda tx: tx.get(SoloGames).find(number))
    return row is not None and row.kind is SoloKind.WHAT_IF


def _make_history(solo: SoloGame, table: LoadedTable, state: Any) -> History:
    """Return the history of a game that began at the position `state`."""
    game = solo.game
    moves = [_make_move_row(solo, 0, None, "setup", b"\x90")]
    for number, move in enumerate(json.loads(solo.row.moves), 1):
        seat, _, written = move.partition(" ")
        turn = game.play(state, int(seat), game.parse_move(written))
        state = turn.state
        moves.append(_make_move_row(solo, number, int(seat), written, msgspec.msgpack.encode(turn.events)))
    return History(table=table, moves=moves, final=game.encode(state))


def _make_move_row(solo: SoloGame, number: int, seat: int | None, move: str, events: bytes) -> MoveRow:
    """Return a move as a row. The moments of moves are not stored, so all have that of the beginning."""
    return MoveRow(
        table_id=solo.number,
        number=number,
        seat=seat,
        move=move,
        events=events,
        interaction_id=None,
        played_at=solo.row.began_at,
    )

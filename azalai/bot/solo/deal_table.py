"""A person's game of a deal as what is shown, told, filmed, reviewed and proved of tables knows it."""

from __future__ import annotations

import asyncio
import json

import msgspec

from azalai.bot.history.game_facts import History
from azalai.bot.solo.deals import Dealt, look_at, start
from azalai.bot.solo.table import table_alone
from azalai.bot.store.rows import MoveRow, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.locales import ORIGINAL, Language


def dealt_table(dealt: Dealt, name: str, language: Language, *, over: bool = False) -> LoadedTable:
    """A table of the person, who is called `name`, and robots. `over`: nobody can play the deal any more, so that its
    seed is no secret."""
    deal, row = dealt.deal, dealt.row
    table = table_alone(
        *(dealt.number, dealt.course, deal.seats, deal.options),
        user=row.user_id,
        name=name,
        language=language,
        decision=row.decision,
    )
    seats = [
        msgspec.structs.replace(seat, level=None if seat.user_id else deal.level, taken_back=row.taken_back)
        for seat in table.seats
    ]
    status = Status.FINISHED if dealt.course.over else Status.ABANDONED if over else Status.RUNNING
    known = msgspec.structs.replace(
        table.row,
        version=deal.version,
        status=status,
        seed=deal.seed if over else None,
        seed_hash=deal.seed_hash,
        commitment=deal.commitment,
        created_at=row.began_at,
        started_at=row.began_at,
        ended_at=row.ended_at,
    )
    return msgspec.structs.replace(table, row=known, seats=tuple(seats))


async def dealt_history(host: Host, number: int, name: str, language: Language) -> History:
    """All that happened in anybody's game of a deal that is over for them, with its seed: for nobody's eyes while the
    deal can be played. Refused where there is no such game."""
    dealt = await look_at(host, None, number)
    return await asyncio.to_thread(_history, dealt, dealt_table(dealt, name, language, over=True))


async def load_history(host: Host, number: int) -> History:
    """Return all that happened in a game of a deal that is over, whose player is called by no name. Raises Refused if
    there is no such game."""
    return await dealt_history(host, number, "", ORIGINAL)


def _history(dealt: Dealt, table: LoadedTable) -> History:
    game, state = GAMES[dealt.deal.game], start(dealt.deal)
    moves = [_act(dealt, 0, None, "setup", b"\x90")]
    for number, move in enumerate(json.loads(dealt.row.moves), 1):
        seat, _, written = move.partition(" ")
        turn = game.play(state, int(seat), game.parse_move(written))
        state = turn.state
        moves.append(_act(dealt, number, int(seat), written, msgspec.msgpack.encode(turn.events)))
    return History(table=table, moves=moves, final=game.encode(state))


def _act(dealt: Dealt, number: int, seat: int | None, move: str, events: bytes) -> MoveRow:
    """An act; when each was made is not kept."""
    return MoveRow(
        table_id=dealt.number,
        number=number,
        seat=seat,
        move=move,
        events=events,
        interaction_id=None,
        played_at=dealt.row.began_at,
    )

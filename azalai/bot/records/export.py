"""Selection of a table's facts for a file, for one reader.

While the game runs its seed is secret, and the notation of a move may name things that only its seat knows: so a reader
gets the notation of their own moves, and those of others in the words of the events for their seat. After the game
everything is there, and the game can be replayed from the file.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from azalai.bot.history.narration import STRUCK, lines
from azalai.bot.history.takebacks import undone_count
from azalai.bot.records.record_file import Record, Sitter, WrittenAct
from azalai.bot.store.rows import MoveRow
from azalai.bot.tables.table import LoadedTable, is_seed_public
from azalai.bot.text import visible_name
from azalai.locales import Words
from azalai.robots import Level


def make_record(
    table: LoadedTable, moves: Sequence[MoveRow], final: bytes, seat: int | None, words: Words, *, named: bool = True
) -> Record:
    """Return the record of a table's history for the person in that seat (None: for all).

    `final` is the encoded newest position; without `named` the people are numbers.
    """
    whole = is_seed_public(table.row)
    called = [_display_name(seat.name, seat.seat, words, named=named or seat.is_robot) for seat in table.seats]
    in_words = lines(table, moves, seat, words, called, all_that_is_out=True)
    text_of = {line.number: line.text.replace(STRUCK, "") for line in in_words}
    visible_moves = [
        move for move in moves if move.number > 0 and (whole or move.number in text_of or _is_own(move, seat))
    ]
    return Record(
        game=table.game.key,
        version=table.rules,
        options=table.row.options.decode(),
        seats=tuple(
            Sitter(name, seat.is_robot, seat.robot_level or Level.SOLID)
            for name, seat in zip(called, table.seats, strict=True)
        ),
        status=table.row.status.value,
        started_at=table.row.started_at or 0.0,
        ended_at=table.row.ended_at if whole else None,
        seed_hash=table.row.seed_hash or "",
        commitment=table.row.commitment,
        seed=table.row.seed if whole else None,
        final=hashlib.sha256(final).hexdigest() if whole else None,
        whole=whole,
        reader=None if whole else seat,
        acts=tuple(
            WrittenAct(
                number=number,
                at=move.played_at,
                seat=move.seat,
                move=move.move if whole or _is_own(move, seat) or undone_count(move.move) else None,
                events=text_of.get(move.number, ""),
            )
            for number, move in enumerate(visible_moves, 1)
        ),
    )


def _is_own(move: MoveRow, seat: int | None) -> bool:
    return seat is not None and move.seat == seat


def _display_name(name: str, seat: int, words: Words, *, named: bool) -> str:
    return visible_name(name) if named else words.say("record-player", number=seat + 1)


def file_name(table: LoadedTable) -> str:
    """Return the name of the file; it tells only the game and the number of the table."""
    return f"{table.game.key}-{table.id}.txt"

"""Code of lessons, written from the games that were played in the playground."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from azalai.bot.history.takebacks import acts_that_count
from azalai.bot.store import visit_store
from azalai.bot.store.rows import MoveRow
from azalai.bot.tables.loading import load_in
from azalai.bot.tables.table import LoadedTable
from azalai.games.lessons import lesson_of
from azalai.games.questions import tag
from azalai.testing.course import format_code
from azalai.testing.lessons import list_summary_lines

HOW = (
    "Play the game of the lesson in the playground. You are the learner; the others are robots, or people as whom you "
    "view. Then run this again, and copy the code into lesson.py. Moves that were taken back are left out."
)


async def format_played_lines(key: str, database: str) -> str:
    """Return the code for the lesson of a game from each of its tables with moves, the newest first."""
    blocks: list[str] = []
    async with await visit_store(database) as store, store.read() as tx:
        for number in reversed(await tx.tables.list_numbers()):
            row = await tx.tables.get(number)
            if row is None or row.game != key or row.seed is None or row.started_at is None:
                continue
            moves = acts_that_count(await tx.moves.list_since(number, 0))
            if moves:
                blocks.append("\n".join(_yield_lesson(await load_in(tx, row), row.seed, moves)))
    return "\n\n\n".join([HOW, *blocks]) + "\n"


def _yield_lesson(table: LoadedTable, seed: bytes, moves: Sequence[MoveRow]) -> Iterator[str]:
    """Yield the lines of code. If the game has no lesson yet, they are a whole lesson, else its changed fields."""
    key, learner = table.game.key, next((seat.seat for seat in table.seats if not seat.is_robot), 0)
    lesson, rules = lesson_of(key), {f"rule-{number}": line for number, line in enumerate(list_summary_lines(key), 1)}
    yield f"# Table {table.id}, {len(moves)} moves"
    if lesson is None:
        yield f"from azalai_{key} import Options"
        yield from ("from azalai.games.lessons import Act, Hint, Lesson, When", "", "LESSON = Lesson(")
        yield f"    version=1,  # write {key}-lesson-welcome, -free, -end and those of the hints in {key}-lesson.ftl"
    else:
        yield f"    version={lesson.version + 1},"
    yield f"    seats={len(table.seats)},"
    yield f"    learner={learner},"
    yield f"    seed={seed!r},"
    yield f"    options={format_code(table.options())},"
    if lesson is None:
        yield from _yield_rules(rules, tag(table.game.Moves[0]))
    yield "    line=("
    hints = iter(rules if lesson is None else ())
    for move in moves:
        hint = next(hints, None) if move.seat == learner else None
        yield f"        Act({move.seat}, {move.move!r}{'' if hint is None else f', hints=({hint!r},)'}),"
    yield "    ),"
    if lesson is None:
        yield ")"


def _yield_rules(rules: Mapping[str, str], offered: str) -> Iterator[str]:
    """Yield the code of the lesson's rules, which are those of the summary, and of a hint for each."""
    yield f"    rules={tuple(rules)!r},"
    yield "    hints=("
    for name, line in rules.items():
        yield f"        Hint({name!r}, ({name!r},), (When(offers=({offered!r},)),)),  # {line}"
    yield "    ),"

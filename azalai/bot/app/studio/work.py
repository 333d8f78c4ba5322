"""Process of the studio: `python -m azalai.bot.app.studio.work JOB KEY [DATABASE]`.

The job `check` prints the reasons why the game can't be reloaded, as JSON; `sheet`, `lesson` and `line` print a part of
the page.
"""

from __future__ import annotations

import asyncio
import sys

import msgspec

from azalai.bot.app.studio import checking, lines, sheets
from azalai.games import GAMES
from azalai.games.guard import Watch


def main(job: str, key: str, database: str | None = None) -> None:
    """Do a job, and print its result."""
    sys.dont_write_bytecode = True  # old bytecode would be run for a file that changes twice in a second
    GAMES.admit(key)
    with Watch():
        if job == "check":
            sys.stdout.write(msgspec.json.encode(asyncio.run(checking.check(key, database))).decode())
            return
        if job == "line" and database is not None:
            sys.stdout.write(asyncio.run(lines.format_played_lines(key, database)))
            return
        for part in (sheets.yield_pictures_sheet if job == "sheet" else sheets.yield_lesson_sheet)(key):
            sys.stdout.write(part)


if __name__ == "__main__":
    main(*sys.argv[1:])

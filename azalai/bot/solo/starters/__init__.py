"""Starters: puzzles for practice that are installed with the bot, so that a new bot has some from its first evening.

Puzzles of a day are never among them, because they are public. `python -m tools.robots.starters` makes them;
`KEY.json` has those of a game, with the version of its rules.
"""

from __future__ import annotations

import functools
from importlib import resources

import msgspec

from azalai.bot.solo.puzzle_store import NewPuzzle
from azalai.games.contract import AnyGame


class Starters(msgspec.Struct, frozen=True):
    """The puzzles of a game, and the version of its rules under which they were made."""

    version: int
    puzzles: tuple[NewPuzzle, ...]


def starters_of(game: AnyGame) -> tuple[NewPuzzle, ...]:
    """Return the starters of a game under its present rules; empty if there are none."""
    stored = _read(game.key)
    return stored.puzzles if stored is not None and stored.version == game.version else ()


def read_file(content: bytes) -> Starters:
    """Decode a file of starters."""
    return msgspec.json.decode(content, type=Starters)


def encode(starters: Starters) -> bytes:
    """Encode starters as a file."""
    return msgspec.json.format(msgspec.json.encode(starters), indent=1)


@functools.cache
def _read(key: str) -> Starters | None:
    file = resources.files("azalai.bot.solo.starters") / f"{key}.json"
    return read_file(file.read_bytes()) if file.is_file() else None

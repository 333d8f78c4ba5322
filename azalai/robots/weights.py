"""Learned weights of a game, and their proof: a file for each game, next to this module or in the game's package.

`python -m azalai.robots.train KEY` writes it.
"""

from __future__ import annotations

import functools
import logging
import re
from pathlib import Path

import msgspec

from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.robots.value import Model

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent / "weights"


class Plan(msgspec.Struct, frozen=True):
    """Plan of a search.

    `candidates`: largest number of moves that are tried; `numbers`: of further ones that differ from the best in their
    numbers alone. `rollouts`: largest number of rollouts. There are fewer if they take more than `steps` imagined
    decisions on average, or if all candidates win in a share below `stake` or above 1 - `stake`. `turns`: a rollout
    ends when the seat has been called this number of times. `slips`: one in N imagined decisions is random; 0: none.
    `least`: number of worlds before any candidate is dropped or chosen. `worlds`: number of worlds of a game's own
    evaluation. `errs`: number of a gentle robot's decisions, out of ten, that are not its best.
    """

    candidates: int = 8
    numbers: int = 3
    turns: int = 1
    rollouts: int = 64
    slips: int = 20
    steps: int = 40
    stake: float = 0.0
    least: int = 0
    worlds: int = 16
    errs: int = 3


class Learned(msgspec.Struct, frozen=True):
    """Data of a model's learning: numbers of games and positions, and its quality in games that were held out.

    `explained`: share of the margin's variance; `error`: mean squared error of the chance; `blind`: that of a constant.
    """

    games: int
    positions: int
    explained: float
    error: float
    blind: float

    @property
    def foretells(self) -> bool:
        """True if it predicts the winner any better than a constant."""
        return self.error < self.blind


class Proof(msgspec.Struct, frozen=True):
    """Match of one strong robot among solid ones.

    `wins`: mean share of the wins, with its 95 % interval from `low` to `high`. `seconds`, `seconds_95`: processor time
    of a decision, the mean and the 95th percentile.
    """

    games: int
    seed: str
    wins: float
    low: float
    high: float
    seconds: float
    seconds_95: float


class Table(msgspec.Struct, frozen=True):
    """Learned weights for a number of seats, and the command that made them (two if the match was played later).

    Without a proof that it beats chance there is no strong robot.
    """

    plan: Plan
    model: Model
    learned: Learned
    proof: Proof | None = None
    command: str = ""


class File(msgspec.Struct, frozen=True):
    """Learned weights of a game under a version of its rules, by number of seats."""

    game: str
    rules: int
    tables: dict[int, Table]


def path_of(key: str) -> Path:
    """Return the file of a game."""
    plugin = GAMES.plugin(key)
    return FOLDER / f"{key}.json" if plugin is None else plugin.folder / "weights.json"


@functools.cache
def file_of(key: str) -> File | None:
    """Return the file of a game, or None if nothing was learned. Raises ValueError for a damaged file."""
    try:
        data = path_of(key).read_bytes()
    except FileNotFoundError:
        return None
    return msgspec.json.decode(data, type=File)


def table_of(game: AnyGame, seats: int) -> Table | None:
    """Return the learned weights of a game with `seats`, or None.

    They were learned under the present rules and shown to beat the game's own robot. A broken file is ignored.
    """
    try:
        file = file_of(game.key)
    except ValueError:
        log.error("what was learned for %s can't be read; it has no strong robot", game.key)
        return None
    if file is None or file.rules != game.version:
        return None
    table = file.tables.get(seats)
    return table if table is not None and is_proven(table.proof, seats) else None


def is_proven(proof: Proof | None, seats: int) -> bool:
    """Return True if a match has shown that the strong robot wins more than an equal share."""
    return proof is not None and proof.low > 1 / seats


def write(file: File) -> None:
    """Write a game's learned weights, one line for each feature."""
    path = path_of(file.game)
    path.parent.mkdir(exist_ok=True)
    data = msgspec.json.format(msgspec.json.encode(file), indent=1)
    path.write_bytes(_one_line_each(data) + b"\n")
    file_of.cache_clear()


def _one_line_each(data: bytes) -> bytes:
    """Return JSON with each list of numbers on one line, so that changes can be read in a diff."""
    return re.sub(rb"\[\s+([^\[\]]*?)\s+\]", lambda match: b"[" + b" ".join(match[1].split()) + b"]", data)

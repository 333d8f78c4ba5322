"""Learned weights of a game and the match that proves them, in a file for each game.

The file is in `weights/` next to this module, or in the game's package. `python -m azalai.robots.train KEY` writes it.
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

    - `candidates`: largest number of families of moves that are tried.
    - `numbers`: largest number of further moves of the best family.
    - `turns`: a rollout ends at the Nth next turn of the seat.
    - `rollouts`: largest number of rollouts. There are fewer if they take more than `steps` imagined decisions on
      average, or if the shares of a win of all candidates are below `stake`, or all above 1 - `stake`.
    - `slips`: one in N imagined decisions is random; 0 for none.
    - `least`: number of worlds before any candidate is dropped or chosen.
    - `worlds`: number of worlds of a game's own evaluation.
    - `errs`: number of a gentle robot's decisions, out of ten, that are not its best.
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
    """Numbers of games and positions that a model was learned from, and its quality in the games that were held out.

    `explained`: the share of the margin's variance that the model explains. `error`: mean squared error of its chance
    to win. `blind`: mean squared error of a constant chance.
    """

    games: int
    positions: int
    explained: float
    error: float
    blind: float

    @property
    def foretells(self) -> bool:
        """True if the model predicts the winner better than a constant does."""
        return self.error < self.blind


class Proof(msgspec.Struct, frozen=True):
    """Match of one strong robot among solid ones.

    `wins`: mean share of the wins, with its 95 % interval from `low` to `high`. `seconds`, `seconds_95`: mean and 95th
    percentile of a decision's processor seconds.
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

    There is a strong robot only if `proof` shows that it wins more than an equal share.
    """

    plan: Plan
    model: Model
    learned: Learned
    proof: Proof | None = None
    command: str = ""


class File(msgspec.Struct, frozen=True):
    """Learned weights of a game for one version of its rules, by number of seats."""

    game: str
    rules: int
    tables: dict[int, Table]


def path_of(key: str) -> Path:
    """Return the file of a game."""
    plugin = GAMES.plugin(key)
    return FOLDER / f"{key}.json" if plugin is None else plugin.folder / "weights.json"


@functools.cache
def file_of(key: str) -> File | None:
    """Read the file of a game, or return None if nothing was learned. Raises ValueError for a damaged file."""
    try:
        data = path_of(key).read_bytes()
    except FileNotFoundError:
        return None
    return msgspec.json.decode(data, type=File)


def table_of(game: AnyGame, seats: int) -> Table | None:
    """Return the learned weights of a game with `seats`, or None if there are none for a strong robot.

    The weights must be those of the present rules, and a match must have proved them (`is_proven`). A damaged file is
    logged and ignored.
    """
    try:
        file = file_of(game.key)
    except ValueError:
        log.error("the learned weights of %s can't be read; the game has no strong robot", game.key)
        return None
    if file is None or file.rules != game.version:
        return None
    table = file.tables.get(seats)
    return table if table is not None and is_proven(table.proof, seats) else None


def is_proven(proof: Proof | None, seats: int) -> bool:
    """Return True if a match has proved that the strong robot wins more than an equal share."""
    return proof is not None and proof.low > 1 / seats


def write(file: File) -> None:
    """Write a game's learned weights, one line for each feature."""
    path = path_of(file.game)
    path.parent.mkdir(exist_ok=True)
    data = msgspec.json.format(msgspec.json.encode(file), indent=1)
    path.write_bytes(_one_line_each(data) + b"\n")
    file_of.cache_clear()


def _one_line_each(data: bytes) -> bytes:
    """Return JSON with each list of numbers on one line, so that a diff can be read."""
    return re.sub(rb"\[\s+([^\[\]]*?)\s+\]", lambda match: b"[" + b" ".join(match[1].split()) + b"]", data)

"""Every game of Azalaï as an environment of PettingZoo, and as a game of OpenSpiel: an example for authors of learners.

- `moment.py`: a game at the moment of a decision: its seat, the numbers of its answers, and a seat's observation.
- `aec.py`: the environment of PettingZoo; `spiel.py`: the game of OpenSpiel.

Both libraries are imported on demand: `docs/study.md` explains their installation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from azalai_learning.aec import Table

__all__ = ["environment", "spiel_game"]


def environment(key: str, seats: int | None = None, *, options: Any = None, render_mode: str | None = None) -> Table:
    """Return a game as an environment of PettingZoo (AEC), with the fewest seats that it can have if none are named.

    Raises `KeyError` for an unknown game, `ValueError` for seats or options that it can't have."""
    from azalai_learning.aec import Table

    return Table(key, seats, options=options, render_mode=render_mode)


def spiel_game(key: str, seats: int | None = None) -> Any:
    """Return a game as one of OpenSpiel (`pyspiel.Game`). Raises as `environment` does."""
    from azalai_learning.spiel import load

    return load(key, seats)

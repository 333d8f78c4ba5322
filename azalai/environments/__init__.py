"""For those who study games: every game as an environment of PettingZoo, and as a game of OpenSpiel.

- `moment.py`: a game at the moment of a decision: who is asked, with which numbers one answers, and what a seat sees.
- `aec.py`: the environment of PettingZoo; `spiel.py`: the game of OpenSpiel.

Both need what `pip install azalai[environments]` brings, and are imported when they are asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from azalai.environments.aec import Table

__all__ = ["environment", "spiel_game"]


def environment(key: str, seats: int | None = None, *, options: Any = None, render_mode: str | None = None) -> Table:
    """A game as an environment of PettingZoo (AEC); as many seats as it can have at least, where none are named.
    KeyError for a game that there is not, ValueError for seats or options that it can't have."""
    from azalai.environments.aec import Table

    return Table(key, seats, options=options, render_mode=render_mode)


def spiel_game(key: str, seats: int | None = None) -> Any:
    """A game as one of OpenSpiel (`pyspiel.Game`). KeyError and ValueError as for `environment`."""
    from azalai.environments.spiel import load

    return load(key, seats)

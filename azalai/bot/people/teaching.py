"""What of a game has been explained to a person: each act the first times it can be chosen, or always, or never.

It is kept with the person as JSON: a number for each act of each game, and under `?` what they have chosen themselves.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

TIMES = 2
"""So often an act is explained by itself."""
AT_ONCE = 4
"""So many acts are explained with one question; the others are at the next, so that it keeps to one screen."""
_WISH = "?"
_KNOWN = "*"


class Taught(msgspec.Struct, frozen=True):
    """What a person has been told, by game and act."""

    games: Mapping[str, Mapping[str, int]]

    @staticmethod
    def read(text: str) -> Taught:
        """What is kept of a person. Before there was an explanation for each act the games that they knew were listed:
        they know all of those."""
        kept: Any = json.loads(text)
        if isinstance(kept, list):
            return Taught({str(key): {_KNOWN: 1} for key in kept})  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        return Taught({str(key): {str(act): int(count) for act, count in acts.items()} for key, acts in kept.items()})

    def wish(self, key: str) -> bool | None:
        """Whether they want everything explained in that game; None: they have not said."""
        said = self.games.get(key, {}).get(_WISH)
        return None if said is None else bool(said)

    def new(self, key: str, acts: Iterable[str]) -> tuple[str, ...]:
        """Those of the acts of a game that are explained by themselves now."""
        known = self.games.get(key, {})
        if _KNOWN in known or _WISH in known:
            return ()
        return tuple(act for act in acts if known.get(act, 0) < TIMES)[:AT_ONCE]

    def told(self, key: str, acts: Iterable[str]) -> Taught:
        """The same once these acts have been explained."""
        known = self.games.get(key, {})
        return self._with(key, {**known, **{act: known.get(act, 0) + 1 for act in acts}})

    def wishing(self, key: str, *, everything: bool) -> Taught:
        """The same for somebody who wants everything explained in a game from now on, or nothing."""
        return self._with(key, {**self.games.get(key, {}), _WISH: int(everything)})

    def _with(self, key: str, known: Mapping[str, int]) -> Taught:
        return Taught({**self.games, key: known})

    def written(self) -> str:
        """As it is kept."""
        return json.dumps({key: dict(acts) for key, acts in self.games.items()}, sort_keys=True)

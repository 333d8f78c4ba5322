"""Explanations of a game that a person has had: each act the first times it can be chosen, or always, or never.

It is stored with the person as JSON: a number for each act of each game, and under `?` their own choice.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

TIMES = 2
"""Number of unasked explanations of an act."""
AT_ONCE = 2
"""Acts that are explained with one question; the others are at the next, so that it stays on one screen."""
_WISH = "?"
_KNOWN = "*"


class Taught(msgspec.Struct, frozen=True):
    """Explanations that a person has had, by game and act."""

    games: Mapping[str, Mapping[str, int]]

    @staticmethod
    def decode(text: str) -> Taught:
        """Return the stored explanations of a person.

        Earlier versions stored the known games: all of their acts are known.
        """
        decoded: Any = json.loads(text)
        if isinstance(decoded, list):
            return Taught({str(key): {_KNOWN: 1} for key in decoded})  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        return Taught(
            {str(key): {str(act): int(count) for act, count in acts.items()} for key, acts in decoded.items()}
        )

    def wish(self, key: str) -> bool | None:
        """Return True or False if they want everything or nothing explained in that game, or None without a choice."""
        wish = self.games.get(key, {}).get(_WISH)
        return None if wish is None else bool(wish)

    def list_new(self, key: str, acts: Iterable[str]) -> tuple[str, ...]:
        """Return those of the acts of a game that are explained unasked now."""
        known = self.games.get(key, {})
        if _KNOWN in known or _WISH in known:
            return ()
        return tuple(act for act in acts if known.get(act, 0) < TIMES)[:AT_ONCE]

    def with_explained(self, key: str, acts: Iterable[str]) -> Taught:
        """Return the state after these acts have been explained."""
        known = self.games.get(key, {})
        return self._with(key, {**known, **{act: known.get(act, 0) + 1 for act in acts}})

    def with_wish(self, key: str, *, everything: bool) -> Taught:
        """Return the state of a person who wants everything explained in a game from now on, or nothing."""
        return self._with(key, {**self.games.get(key, {}), _WISH: int(everything)})

    def _with(self, key: str, known: Mapping[str, int]) -> Taught:
        return Taught({**self.games, key: known})

    def encode(self) -> str:
        """Return the stored form."""
        return json.dumps({key: dict(acts) for key, acts in self.games.items()}, sort_keys=True)

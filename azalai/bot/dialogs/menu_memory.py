"""Memory of menus: an act that was a menu or a first step when a turn began stays one through the turn."""

from __future__ import annotations

from collections.abc import Mapping

from azalai.bot.cache import Cache
from azalai.bot.tables.table import LoadedTable
from azalai.games.prompts import NOT_FOLDED, Prompt

SEATS = 1_000
"""Number of remembered seats. If more are in use, a menu may become buttons within a turn."""


class MenuMemory:
    """Acts with menus and first steps by table and seat, each with the moment when the turn began."""

    def __init__(self) -> None:
        self._folded: Cache[tuple[int, int], tuple[float | None, Mapping[str, bool]]] = Cache(SEATS)

    def find_folded(self, table: LoadedTable, seat: int) -> Mapping[str, bool]:
        """Return the acts that were menus (True) or first steps in the seat's present turn."""
        since, folded = self._folded.find((table.id, seat)) or (None, NOT_FOLDED)
        return folded if since == table.seats[seat].since else NOT_FOLDED

    def remember(self, table: LoadedTable, seat: int, prompt: Prompt) -> None:
        """Remember the menus and first steps of a seat's question."""
        folded = {**prompt.folded, **self.find_folded(table, seat)}
        self._folded.keep((table.id, seat), (table.seats[seat].since, folded))

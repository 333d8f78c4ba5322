"""Candidates for premoves: the moves that a player will probably have at the next decision.

They are found by imagination alone. Positions that the seat could not tell from the real one are played on by the
others until the seat must decide, and its legal moves there are counted. So everything follows from the seat's
knowledge and from nothing else, neither clock nor wall time, so that a dialog's answers stay good while the position
does not change.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from azalai.bot.cache import Cache
from azalai.bot.tables.table import LoadedTable
from azalai.games.chance import Chance
from azalai.games.contract import AnyGame, IllegalMove, Move

FUTURES = 16
SHARE = 4
"""A move is offered if it can be played in one of N futures."""
LONGEST = 200
"""Moves after which an imagined future is given up."""
WORK = 2400
"""Limit of the cost of one question's futures, in moves that were examined."""
ACT_COSTS = 8
"""Cost of a move, besides the moves that were examined for it."""
TOO_MANY = 80
"""Number of moves above which the others choose by chance, because a robot would examine each for long."""
KEPT = 64

Plan = tuple[str, ...]
Key = tuple[int, int, int, Plan]


class PremoveCandidates:
    """Moves that can be prepared, computed off the event loop and cached for the newest questions."""

    def __init__(self) -> None:
        self._kept: Cache[Key, tuple[Move, ...]] = Cache(KEPT)
        self._turns = asyncio.Semaphore(1)

    async def find(self, table: LoadedTable, seat: int, plan: Sequence[Move]) -> tuple[Move, ...]:
        """Return the moves that the seat can prepare for the decision after those of `plan`.

        It is empty if the possible moves can't be foreseen.
        """
        key = (table.id, table.row.position, seat, tuple(str(move) for move in plan))
        async with self._turns:
            known = self._kept.find(key)
            if known is None:
                key_of_question = (table.game, table.state, seat, plan, make_seed(*key))
                known = self._kept.keep(key, await asyncio.to_thread(imagine_candidates, *key_of_question))
            return known


def make_seed(table: int, position: int, seat: int, plan: Plan) -> bytes:
    """Return the seed of the imagined futures: the same at the same decision, and nothing secret."""
    return hashlib.sha256(repr(("foresight", table, position, seat, plan)).encode()).digest()


def imagine_candidates(game: AnyGame, state: Any, seat: int, plan: Sequence[Move], seed: bytes) -> tuple[Move, ...]:
    """Return the moves of the seat at its decision after it has played `plan`, in the game's order.

    They are legal in a good share of the futures that it can imagine.
    """
    candidates: list[tuple[Move, ...]] = []
    left = WORK
    for number in range(FUTURES):
        if left <= 0:
            break
        future = _Future(game, seat, plan, hashlib.sha256(seed + bytes([number])).digest())
        moves = future.play_to_decision(state, left, by_robots=number % 2 == 0)
        left -= future.cost
        if moves:
            candidates.append(moves)
    times = Counter(move for moves in candidates for move in moves)
    return _merge_in_order([[move for move in moves if SHARE * times[move] >= len(candidates)] for moves in candidates])


class _Future:
    """Imagined course of a game. `cost`: its work."""

    def __init__(self, game: AnyGame, seat: int, plan: Sequence[Move], seed: bytes) -> None:
        self._game = game
        self._seat = seat
        self._plan = list(plan)
        self._chance = Chance(seed)
        self.cost = 0

    def play_to_decision(self, state: Any, most: int, *, by_robots: bool) -> tuple[Move, ...]:
        """Return the moves of the seat after the plan; empty if the plan can't be played, or ends too late.

        `by_robots`: the others choose like robots, otherwise by chance.
        """
        game = self._game
        state = game.imagine(state, self._seat, self._chance.seed)
        for _ in range(LONGEST):
            deciders = game.deciders(state)
            if not deciders or self.cost > most:
                return ()
            if self._seat in deciders:
                moves = game.moves(state, self._seat)
                self.cost += ACT_COSTS + len(moves) // ACT_COSTS
                if not self._plan:
                    return moves
                try:
                    state = game.play(state, self._seat, self._plan.pop(0)).state
                except IllegalMove:
                    return ()
            else:
                state = game.play(state, deciders[0], self._choose_for_other(state, deciders[0], by_robots)).state
        return ()

    def _choose_for_other(self, state: Any, seat: int, by_robots: bool) -> Move:
        moves = self._game.moves(state, seat)
        by_robots = by_robots and len(moves) <= TOO_MANY
        self.cost += ACT_COSTS + (len(moves) if by_robots else 0)
        if by_robots:
            number, self._chance = self._chance.below(1 << 63)
            return self._game.robot(self._game.view(state, seat), moves, number.to_bytes(8, "big"))
        move, self._chance = self._chance.pick(moves)
        return move


def _merge_in_order(lists: Iterable[Sequence[Move]]) -> tuple[Move, ...]:
    """Return all items of these lists once, each in the order of the first list with both neighbours."""
    merged: list[Move] = []
    for moves in lists:
        known = set(merged)
        after: dict[Move | None, list[Move]] = {}
        last: Move | None = None
        for move in moves:
            if move in known:
                last = move
            else:
                after.setdefault(last, []).append(move)
        merged = [*after.get(None, ()), *(candidate for move in merged for candidate in (move, *after.get(move, ())))]
    return tuple(merged)

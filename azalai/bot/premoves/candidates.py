"""Candidates for premoves: the moves that a player will probably have at the next decision.

The seat imagines positions that it could not tell from the true one. In each, the other players play on until the seat
must decide, and its legal moves there are counted. So the candidates follow from the seat's knowledge alone. No clock
is read either, so a dialog's answers stay valid as long as the position does not change.
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
"""Number of imagined futures of a question."""
SHARE = 4
"""A move is offered if it is legal in at least one in `SHARE` futures."""
LONGEST = 200
"""Number of moves after which an imagined future is given up."""
WORK = 2400
"""Limit of the cost of a question's futures, in examined moves."""
ACT_COSTS = 8
"""Cost of playing a move, without the moves that were examined for it."""
TOO_MANY = 80
"""Number of legal moves above which other players choose by chance, because a robot would examine them for too long."""
KEPT = 64
"""Number of cached questions."""

Plan = tuple[str, ...]
Key = tuple[int, int, int, Plan]


class PremoveCandidates:
    """Finder of the moves that can be prepared. It computes them in a thread, and caches the newest."""

    def __init__(self) -> None:
        self._kept: Cache[Key, tuple[Move, ...]] = Cache(KEPT)
        self._turns = asyncio.Semaphore(1)

    async def find(self, table: LoadedTable, seat: int, plan: Sequence[Move]) -> tuple[Move, ...]:
        """Return the moves that the seat can prepare for the decision after the moves of `plan`.

        There are none if its moves can't be foreseen.
        """
        key = (table.id, table.row.position, seat, tuple(str(move) for move in plan))
        async with self._turns:
            known = self._kept.find(key)
            if known is None:
                key_of_question = (table.game, table.state, seat, plan, make_seed(*key))
                known = self._kept.keep(key, await asyncio.to_thread(imagine_candidates, *key_of_question))
            return known


def make_seed(table: int, position: int, seat: int, plan: Plan) -> bytes:
    """Return the seed of the imagined futures. It is the same at the same decision, and not secret."""
    return hashlib.sha256(repr(("foresight", table, position, seat, plan)).encode()).digest()


def imagine_candidates(game: AnyGame, state: Any, seat: int, plan: Sequence[Move], seed: bytes) -> tuple[Move, ...]:
    """Return the moves of the seat at its decision after it has played `plan`, in the game's order.

    They are legal in at least one in `SHARE` of those imagined futures in which the plan can be played.
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
    """Imagined course of a game. `cost`: its cost so far, in examined moves."""

    def __init__(self, game: AnyGame, seat: int, plan: Sequence[Move], seed: bytes) -> None:
        self._game = game
        self._seat = seat
        self._plan = list(plan)
        self._chance = Chance(seed)
        self.cost = 0

    def play_to_decision(self, state: Any, most: int, *, by_robots: bool) -> tuple[Move, ...]:
        """Play on to the seat's decision after the plan, and return its moves there.

        Return no moves if the plan can't be played, or if this takes too many moves or costs more than `most`.
        `by_robots`: robots choose for the other seats, otherwise chance does.
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
    """Return all moves of these lists once.

    A move that only later lists have follows its predecessor there.
    """
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

"""Game of one seat against robots, as far as it was played, from its moves and nothing else.

So it is stored as its moves, goes on after years and restarts, and an undone move undoes its consequences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azalai.games.contract import AnyGame, Event, IllegalMove, Move, Turning


class Alone:
    """Position, and the way to it.

    `own`: the seat that is asked; the others play until it is the only one that must decide. `moves`: as they are
    stored, the seat and the move (`0 place 6`). `asked`: the own seat is to decide. `events`: those of each move
    since its last decision, `reached` the position after each, and `came_out` whether any of them revealed something
    hidden or random. `decisions`: the numbers of moves after which it decided.
    """

    def __init__(self, game: AnyGame, start: Any, own: int, moves: Sequence[str] = ()) -> None:
        """Replay the moves. Raises ValueError for moves that can't be played (any more)."""
        self.game, self.own, self.state = game, own, start
        self.moves: list[str] = []
        self.events: list[tuple[Event, ...]] = []
        self.reached: list[Any] = []
        self.decisions: list[int] = []
        self.asked = self.came_out = False
        self._arrive()
        for move in moves:
            seat, _, written = move.partition(" ")
            try:
                self.play(int(seat), game.parse_move(written))
            except IllegalMove as error:
                raise ValueError(f"{move!r} can't be played: {error.reason}") from error

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return self.game.outcome(self.state) is not None

    @property
    def turning_point(self) -> Any:
        """Position just after the newest turning point since the last decision that a table would picture, or None."""
        for events, state in zip(reversed(self.events), reversed(self.reached), strict=True):
            if any(event.reader is None and event.turning is Turning.PICTURE for event in events):
                return state
        return None

    @property
    def waiting(self) -> int | None:
        """Seat that must decide before the own one is asked; None if it is asked, or if the game is over."""
        if self.asked or self.over:
            return None
        return next(seat for seat in self.game.deciders(self.state) if seat != self.own)

    def play(self, seat: int, move: Move) -> None:
        """Play a move of a seat. Raises `IllegalMove` as the rules say."""
        turn = self.game.play(self.state, seat, move)
        if self.asked:
            self.decisions.append(len(self.moves))
            self.events, self.reached, self.came_out = [], [], False
        self._goes(seat, move)
        self.state = turn.state
        self.came_out = self.came_out or turn.reveals
        self.events.append(turn.events)
        self.reached.append(turn.state)
        self.moves.append(f"{seat} {move}")
        self._arrive()

    def _goes(self, seat: int, move: Move) -> None:
        """Prepare for a legal move that is about to be carried out."""

    def _arrive(self) -> None:
        """Note after a move whether the own seat is asked."""
        self.asked = tuple(self.game.deciders(self.state)) == (self.own,)

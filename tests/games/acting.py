"""Moves in positions laid out by hand, of games in which one seat acts at a time."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.games.contract import AnyGame, IllegalMove, Turn


class Acting:
    """Game whose acting seat makes moves given in its notation."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def play_moves(self, state: Any, *moves: str) -> Turn:
        """Play these moves and return the turn of the last one."""
        turn = Turn(state, (), False)
        for text in moves:
            turn = self._game.play(turn.state, turn.state.to_act, self._game.parse_move(text))
        return turn

    def after(self, state: Any, *moves: str) -> Any:
        """Return the position after these moves."""
        return self.play_moves(state, *moves).state

    def refusal(self, state: Any, move: str) -> str:
        """Return the reason of a move's refusal, without `KEY-refusal-`."""
        parsed = self._game.parse_move(move)
        assert parsed not in self._game.moves(state, state.to_act or 0)
        with pytest.raises(IllegalMove) as refused:
            self._game.play(state, state.to_act or 0, parsed)
        return refused.value.reason.removeprefix(f"{self._game.key}-refusal-")

    def list_offered(self, state: Any, kind: str = "") -> list[str]:
        """Return the legal moves that begin with `kind`."""
        return [text for move in self._game.moves(state, state.to_act or 0) if (text := str(move)).startswith(kind)]


def events(turn: Turn, tag: str) -> list[Any]:
    """Return the events of one kind."""
    return [event for event in turn.events if event.__struct_config__.tag == tag]

"""Scenes of a game's film: its public views, not more than can be watched."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from azalai.games.contract import AnyGame
from azalai.renderers.film import MOST_FRAMES, Scene, spread


def scenes(game: AnyGame, states: Iterable[Any]) -> list[Scene]:
    """Return the public views of these positions, from the first to the last; equal neighbours are one.

    In a game that is over they are numbered by its moves, as *Verify* counts them; before, by the moves that all
    players see. A long game shows the ends of its turns, a very long one an even selection of them.
    """
    frames: list[Scene] = []
    ends: list[bool] = []
    moves: list[int] = []
    awaited: tuple[int, ...] = ()
    number, state = 0, None
    for number, state in enumerate(states):
        view, deciders = game.view(state, None), game.deciders(state)
        if not frames or view != frames[-1].view:
            frames.append(Scene(view, len(frames)))
            moves.append(number)
            ends.append(deciders != awaited)
            awaited = deciders
    if state is not None and game.outcome(state) is not None:
        moves[-1] = number
        frames = [scene._replace(number=move) for scene, move in zip(frames, moves, strict=True)]
    if len(frames) > MOST_FRAMES:
        frames = [scene for scene, end in zip(frames, ends, strict=True) if end or scene is frames[-1]]
    return [frames[number] for number in spread(len(frames), MOST_FRAMES)]

"""Scenes of a game's film: its public views, not more than can be watched."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from azalai.games.contract import AnyGame
from azalai.renderers.film import MOST_FRAMES, Scene, spread


def scenes(game: AnyGame, states: Iterable[Any]) -> list[Scene]:
    """Return the public views of these positions, from the first to the last.

    Moves without a visible change make no scene. Of a long game the ends of the turns are shown, and of a very long one
    some of them, evenly.
    """
    found: list[Scene] = []
    ends: list[bool] = []
    awaited: tuple[int, ...] = ()
    for state in states:
        view, deciders = game.view(state, None), game.deciders(state)
        if not found or view != found[-1].view:
            found.append(Scene(view, len(found)))
            ends.append(deciders != awaited)
            awaited = deciders
    if len(found) > MOST_FRAMES:
        found = [scene for scene, end in zip(found, ends, strict=True) if end or scene is found[-1]]
    return [found[number] for number in spread(len(found), MOST_FRAMES)]

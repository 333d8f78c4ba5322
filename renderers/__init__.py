"""Pictures: a View in, a picture and its texts out. `renderer(KEY)` finds `renderers/KEY.py` by name."""

from __future__ import annotations

import importlib

from renderers.contract import Chart, Charts, CloseUp, CloseUps, Renderer


def renderer(key: str) -> Renderer:
    """The renderer of a game: the module `renderers.KEY` (it has the functions of `Renderer`)."""
    return importlib.import_module(f"renderers.{key}")  # pyright: ignore[reportReturnType]


def close_ups(key: str) -> CloseUps | None:
    """The close-ups of a game, if its renderer has any."""
    found = renderer(key)
    return found if isinstance(found, CloseUps) else None


def charts(key: str) -> Charts | None:
    """The charts of a game's tables, if its renderer has any."""
    found = renderer(key)
    return found if isinstance(found, Charts) else None


__all__ = ["Chart", "Charts", "CloseUp", "CloseUps", "Renderer", "charts", "close_ups", "renderer"]

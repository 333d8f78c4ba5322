"""Pictures: a View in, a picture and its texts out. `renderer(KEY)` finds `renderers/KEY.py` by name."""

from __future__ import annotations

import importlib

from renderers.contract import Renderer


def renderer(key: str) -> Renderer:
    """The renderer of a game: the module `renderers.KEY` (it has the functions of `Renderer`)."""
    return importlib.import_module(f"renderers.{key}")  # pyright: ignore[reportReturnType]


__all__ = ["Renderer", "renderer"]

"""Drawings of Targui 1988."""

from __future__ import annotations

from pathlib import Path

from azalai.renderers.kit.art import Art

ART = Art(Path(__file__).parent / "art")
SIDE = 126
"""Side of a tile: drawings of lands, and of what covers a whole land, have such a box from its left top corner."""

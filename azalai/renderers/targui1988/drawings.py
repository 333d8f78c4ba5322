"""The drawings of Targui 1988."""

from __future__ import annotations

from pathlib import Path

from azalai.renderers.kit.art import Art

ART = Art(Path(__file__).parent / "art")
SIDE = 126
"""The side of a tile: lands, and what comes over a whole land, are drawn in a box so wide, from its left top corner."""

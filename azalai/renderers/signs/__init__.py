"""Signs: the small pictures that stand in labels and texts as the application's own emojis.

- `table.py`: which there are, and how each is drawn.
- `drawing.py`: a sign as a picture of 128 x 128 px with a pale rim, and as PNG.
- `sheet.py`: all of them on Discord's grounds, to look at.
"""

from __future__ import annotations

from azalai.renderers.signs.drawing import SIZE, image, png
from azalai.renderers.signs.table import SIGNS

KEYS = tuple(SIGNS)
"""The names of all signs."""

__all__ = ["KEYS", "SIGNS", "SIZE", "image", "png"]

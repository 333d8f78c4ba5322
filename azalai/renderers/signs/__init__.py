"""Signs: the small pictures in labels and texts, uploaded as the application's own emojis.

- `table.py`: all signs, and how each is drawn.
- `drawing.py`: a sign as a picture of 128 x 128 px with a pale rim, and as PNG.
- `sheet.py`: all of them on Discord's backgrounds, to look at.
"""

from __future__ import annotations

from azalai.renderers.signs.drawing import SIZE, image, png
from azalai.renderers.signs.table import SIGNS

KEYS = tuple(SIGNS)
"""Names of all signs."""

__all__ = ["KEYS", "SIGNS", "SIZE", "image", "png"]

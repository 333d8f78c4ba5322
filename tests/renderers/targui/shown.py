"""Positions whose pictures are checked."""

from __future__ import annotations

from tests.renderers.showing import by_kind
from tests.renderers.targui.views import PRIVATE, PUBLIC, RESULTS

SHOWN = by_kind(board=PUBLIC, private=PRIVATE, result=RESULTS)
LEAST = 470

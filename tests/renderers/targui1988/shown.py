"""Positions whose pictures are checked."""

from __future__ import annotations

import functools

from tests.renderers.showing import Shown
from tests.renderers.targui1988.views import PUBLIC, RESULTS, view

OWN = tuple(f"private-{name}" for name in ("camps", "war", "fighting", "wiped-out", "double", "twelve"))
SHOWN: Shown = {name: functools.partial(view, name) for name in (*PUBLIC, *OWN, *RESULTS)}
LEAST = 800

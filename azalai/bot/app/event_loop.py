"""The event loop on which the bot runs."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
from collections.abc import Callable, Coroutine
from typing import Any


def run(main: Coroutine[Any, Any, None]) -> None:
    """`asyncio.run` on uvloop's event loop, which takes up to a tenth off the processor's time of a press; on Python's
    own where there is no uvloop, as on Windows."""
    with asyncio.Runner(loop_factory=_factory()) as runner:
        runner.run(main)


def _factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    with contextlib.suppress(ModuleNotFoundError):
        return importlib.import_module("uvloop").new_event_loop
    return None

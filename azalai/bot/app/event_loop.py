"""Event loop of the bot."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
from collections.abc import Callable, Coroutine
from typing import Any


def run(main: Coroutine[Any, Any, None]) -> None:
    """Run the coroutine like `asyncio.run`, but on uvloop if it is installed (it is not on Windows).

    A press needs up to a tenth less processor time on uvloop.
    """
    with asyncio.Runner(loop_factory=_find_loop_factory()) as runner:
        runner.run(main)


def _find_loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    with contextlib.suppress(ModuleNotFoundError):
        return importlib.import_module("uvloop").new_event_loop
    return None

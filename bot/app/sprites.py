"""Finished sprites beside a running bot: from their file, which is made where there is none."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import AsyncGenerator, Awaitable
from pathlib import Path

from renderers import stocking

log = logging.getLogger(__name__)

FOLDER = "azalai"
MAKER = ("-m", "renderers.stocking")
"""What Python is told to make the file; the folder is named after it."""


def usual_folder() -> Path | None:
    """Where a program keeps what can be made again (XDG); None where this machine knows no home."""
    named = os.environ.get("XDG_CACHE_HOME")
    if named and Path(named).is_absolute():
        return Path(named) / FOLDER
    with contextlib.suppress(RuntimeError):
        return Path.home() / ".cache" / FOLDER
    return None


@contextlib.asynccontextmanager
async def sprites_from(folder: Path | None) -> AsyncGenerator[Awaitable[None]]:
    """Takes sprites from their file in that folder (None: the usual one). Where it is not there it is made meanwhile,
    in a process of its own; where that is not possible every start draws for itself. What it gives can be awaited: all
    of that is done then."""
    chosen = usual_folder() if folder is None else folder
    preparing = asyncio.create_task(_prepare(chosen))
    try:
        yield preparing
    finally:
        preparing.cancel()
        await asyncio.gather(preparing, return_exceptions=True)


async def _prepare(folder: Path | None) -> None:
    if folder is None or await asyncio.to_thread(stocking.use, folder):
        return
    try:
        await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    except OSError as error:
        log.info("sprites are not kept in a file: %s", type(error).__name__)
        return
    nowhere = asyncio.subprocess.DEVNULL
    knows = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    try:
        making = await asyncio.create_subprocess_exec(
            *(sys.executable, *MAKER, str(folder)),
            stdin=nowhere,
            stdout=nowhere,
            stderr=nowhere,
            env=knows,
        )
    except OSError as error:
        log.info("sprites are not kept in a file: %s", type(error).__name__)
        return
    try:
        await making.wait()
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            making.terminate()
        await making.wait()
        raise
    if not await asyncio.to_thread(stocking.use, folder):
        log.info("sprites are not kept in a file: %s can't be written", folder)

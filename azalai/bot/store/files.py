"""The files of a SQLite database, which nobody but its owner may read: they hold hidden cards and secret seeds."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

log = logging.getLogger(__name__)

MINE_ALONE = 0o600
FOR_OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""The rights of a group and of everybody else to a file."""
BESIDE = ("-wal", "-journal", "-shm")
"""The files that SQLite keeps beside a database while it is used; those of another database would do harm."""
FOLLOWS = os.chmod not in os.supports_follow_symlinks
"""Whether a link that takes a file's place at that very moment is followed: not every system can be told not to."""
KEPT = ".before-"
"""The part of the name of a database that was set apart, between the database's own and the moment."""


def keep_to_owner(database: Path) -> None:
    """Takes from all others the right to read a database, the files beside it and those that were set apart of it. A
    file that can't be changed (it belongs to somebody else) is told to the operator and stays as it is."""
    real = database.resolve()  # SQLite keeps its own files beside the one that a link leads to
    found = [real, *(real.with_name(real.name + end) for end in BESIDE)]
    try:
        found += [file for file in database.parent.iterdir() if file.name.startswith(database.name + KEPT)]
    except OSError as error:
        log.warning("what stands beside the database can't be listed: %s", error)
    for file in found:
        try:
            mode = file.lstat().st_mode
            if stat.S_ISREG(mode) and mode & FOR_OTHERS:
                # Not by a descriptor: closing one would give up the locks that SQLite holds in this process.
                file.chmod(stat.S_IMODE(mode) & ~FOR_OTHERS, follow_symlinks=FOLLOWS)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("others may read %s, and that can't be changed: %s", file, error)

"""Files of a SQLite database. Only their owner may read them, because they hold hidden cards and secret seeds."""

from __future__ import annotations

import logging
import os
import re
import stat
from pathlib import Path

from azalai.bot.program import is_windows

log = logging.getLogger(__name__)

MINE_ALONE = 0o600
FOR_OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""The rights of the group and of all other users to a file."""
BESIDE = ("-wal", "-journal", "-shm")
"""Suffixes of the files that SQLite keeps next to a database in use. Such a file of another database does harm."""
FOLLOWS = os.chmod not in os.supports_follow_symlinks
"""True if the system can't change the mode of a file without following links."""
KEPT = ".before-"
"""Part of the name of a database that was moved aside, between the database's own name and the time."""


NETWORK_TYPES = (
    *("nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ceph", "glusterfs", "lustre", "9p", "davfs"),
    *("fuse.sshfs", "fuse.rclone", "fuse.glusterfs", "fuse.s3fs", "fuse.davfs", "fuse.juicefs"),
)
"""Types of network file systems, as Linux names them."""
MOUNTS = Path("/proc/mounts")
"""The list of mounted file systems. Only Linux has it."""


def find_network_type(file: Path, mounts: Path = MOUNTS) -> str | None:
    """Return the type of the network file system that holds a file.

    Returns None if the file is on a disk of this machine, or if the system does not list its file systems.
    """
    try:
        lines = mounts.read_text(encoding="utf-8", errors="surrogateescape").splitlines()
    except OSError:
        return None
    real, mount = file.resolve(), (Path("/"), "")
    for line in lines:
        _, point, kind, *_ = line.split(" ")
        folder = Path(re.sub(r"\\([0-7]{3})", lambda match: chr(int(match[1], 8)), point))
        if real.is_relative_to(folder) and len(folder.parts) >= len(mount[0].parts):
            mount = folder, kind  # if two are mounted in one place, the later one is seen
    return mount[1] if mount[1] in NETWORK_TYPES else None


def keep_to_owner(database: Path) -> None:
    """Let only the owner read a database, the files next to it, and the databases that were moved aside for it.

    If a mode can't be changed, because the file has another owner, a warning is logged. Nothing is done on Windows,
    where the rights of the folder decide.
    """
    if is_windows():
        return
    real = database.resolve()  # SQLite keeps its own files next to the target of a link
    paths = [real, *(real.with_name(real.name + end) for end in BESIDE)]
    for file in dict.fromkeys((database, real)):
        try:
            paths += [neighbour for neighbour in file.parent.iterdir() if neighbour.name.startswith(file.name + KEPT)]
        except OSError as error:
            log.warning("the folder of the database can't be listed: %s", error)
    for file in paths:
        try:
            mode = file.lstat().st_mode
            if stat.S_ISREG(mode) and mode & FOR_OTHERS:
                # No file descriptor is used: closing it would release the locks that SQLite holds in this process.
                file.chmod(stat.S_IMODE(mode) & ~FOR_OTHERS, follow_symlinks=FOLLOWS)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("other users may read %s, and its mode can't be changed: %s", file, error)

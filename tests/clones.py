"""Clones of the repository as it is here, for tests that change one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.house import ROOT
from tools.release import run_git


def ask_git(*arguments: str, folder: Path = ROOT) -> str:
    """Return the output of Git in a folder, which may belong to another user, as in a container."""
    return run_git(folder, "-c", "safe.directory=*", *arguments)


def is_clone() -> bool:
    """Return True if this is a clone and there is Git."""
    return (ROOT / ".git").exists() and shutil.which("git") is not None


def has_history() -> bool:
    """Return True if this is a clone with its whole history."""
    return is_clone() and ask_git("rev-parse", "--is-shallow-repository") == "false"


needs_clone = pytest.mark.skipif(not is_clone(), reason="this is no clone")
needs_history = pytest.mark.skipif(not has_history(), reason="there is no history here")


def make_clone(place: Path, *options: str) -> Path:
    """Return a clone of the newest commit, with uncommitted changes as a further commit."""
    ask_git("clone", "--quiet", "--no-tags", *options, str(ROOT), str(place), folder=place.parent)
    for name in ask_git("ls-files", "--modified", "--others", "--exclude-standard").splitlines():
        (place / name).unlink(missing_ok=True)
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, place / name)
    for key, value in (("name", "Amara"), ("email", "amara@azalai.example")):
        ask_git("config", f"user.{key}", value, folder=place)
    ask_git("add", "--all", folder=place)
    if ask_git("status", "--porcelain", folder=place):
        ask_git("commit", "--quiet", "--message", "as it is", folder=place)
    return place

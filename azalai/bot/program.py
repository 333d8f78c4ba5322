"""Copy of the program: its version, the commit of a clone, its documents, and the commands that change it."""

from __future__ import annotations

import subprocess
import sys
from importlib import metadata
from pathlib import Path

from azalai.bot import __version__

NAME = "azalai"
SOURCE = Path(__file__).parents[2]
"""Folder that holds the package: that of the source, or one of installed packages."""
OLDEST = "1.1.0"
"""Oldest version with a database that this one opens, and the newest that opens every older one."""
OLDEST_COMMIT = "b2f6c9bd"
"""Its commit, as in `releases.tsv`."""
INSTALLERS = {
    "pip": ("pip install --upgrade {name}", 'pip install "{name}[{extra}]"'),
    "pipx": ("pipx upgrade {name}", 'pipx install --force "{name}[{extra}]"'),
    "uv tool": ("uv tool upgrade {name}", 'uv tool install "{name}[{extra}]"'),
    "uvx": ("uvx {name}@latest", 'uvx --from "{name}[{extra}]" {name}'),
}
"""For each program that installs a wheel: its command for the newest version, and for an extra."""
COMMIT_DIGITS = 8
GIT_SECONDS = 10.0


def is_source(folder: Path = SOURCE) -> bool:
    """Return True if the program runs from a folder with its source and not from an installed wheel."""
    return (folder / "pyproject.toml").is_file()


def is_windows() -> bool:
    """Return True on Windows, which has no `make`."""
    return sys.platform == "win32"


def find_commit(folder: Path = SOURCE) -> str | None:
    """Return the commit of a clone, with `-dirty` if files were changed; None outside of a clone or without Git."""
    if not is_source(folder) or not (folder / ".git").exists():
        return None
    # The clone of a service belongs to root and is read by the bot's own user, which Git refuses by default.
    trusted = ("git", "-c", f"safe.directory={folder.as_posix()}")
    described = ("describe", "--always", "--dirty", "--exclude=*", f"--abbrev={COMMIT_DIGITS}")
    try:
        done = subprocess.run(
            (*trusted, *described), cwd=folder, capture_output=True, text=True, timeout=GIT_SECONDS, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip() or None


def describe_version(folder: Path = SOURCE) -> str:
    """Return the name, the version and, in a clone, the commit of the program."""
    commit = find_commit(folder)
    return f"{NAME} {__version__}" + (f" (commit {commit})" if commit else "")


def find_document(name: str, folder: Path = SOURCE) -> Path | None:
    """Return the file of a page of the documents, such as `operate.md`; None if it was not installed."""
    if is_source(folder):
        page = folder / "docs" / name
        return page if page.is_file() else None
    try:
        files = metadata.files(NAME) or []
    except metadata.PackageNotFoundError:
        return None
    documents = [file for file in files if file.parts[-4:] == ("share", "doc", NAME, name)]
    return Path(str(documents[0].locate())).resolve() if documents else None


def find_installer(environment: Path | None = None) -> str:
    """Return the name of the program that made an environment with the wheel: a key of `INSTALLERS`."""
    environment = environment or Path(sys.prefix)
    if (environment / "pipx_metadata.json").is_file():
        return "pipx"
    if (environment / "uv-receipt.toml").is_file():
        return "uv tool"
    # Environments of `uvx` lie in uv's cache, in a folder with the number of the cache's format.
    return "uvx" if environment.parent.name.startswith("archive-v") else "pip"


def newest_command(folder: Path = SOURCE) -> str:
    """Return a phrase with the command that takes the newest version of the program."""
    if not is_source(folder):
        return f"'{INSTALLERS[find_installer()][0].format(name=NAME)}'"
    if not (folder / ".git").exists():  # an image, or an archive
        return "its newest source, or an image made of it: docs/containers.md"
    install = _install_command() if is_windows() else "make server"
    return f"'git pull' and '{install}' in the program's folder"


def extra_command(extra: str, folder: Path = SOURCE) -> str:
    """Return a phrase with the command that installs an extra of the package."""
    if not is_source(folder):
        return f"'{INSTALLERS[find_installer()][1].format(name=NAME, extra=extra)}'"
    if is_windows():
        return f"'{_install_command(extra)}' in the program's folder"
    install = {"playground": "make .venv", "postgresql": "make server POSTGRESQL=1"}[extra]
    return f"'{install}' in the program's folder"


def _install_command(extra: str | None = None) -> str:
    return "py -m pip install --editable " + (f'".[{extra}]"' if extra else ".")

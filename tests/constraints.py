"""`constraints.txt`: the one version of every distribution that Azalaï is installed with, dependencies included.

`python -m tests.constraints` writes it from the distributions installed here. `make constraints` does so in an
environment of its own, which has the newest version of each distribution that the project does not name itself. A
distribution that only another system or another Python needs keeps its line.
"""

from __future__ import annotations

import functools
import itertools
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata
from typing import Any

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house import ROOT

FILE = ROOT / "constraints.txt"
HEADING = "# Every version Azalaï is installed with. `make constraints` writes this anew; read the difference.\n"
SYSTEMS = (("linux", "Linux", "posix"), ("darwin", "Darwin", "posix"), ("win32", "Windows", "nt"))
MACHINES = ("x86_64", "arm64", "aarch64", "AMD64", "riscv64")


@functools.cache
def read_project() -> dict[str, Any]:
    """Return the project's table of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def list_pythons() -> list[str]:
    """Return the versions of Python that Azalaï is tested with."""
    stated = (line.removeprefix("Programming Language :: Python :: ") for line in read_project()["classifiers"])
    return [version for version in stated if version.startswith("3.")]


def list_environments() -> Iterator[dict[str, str]]:
    """Yield every system and Python on which Azalaï may be installed, as markers see them; this one is the first."""
    environment = {name: str(value) for name, value in default_environment().items()}
    yield environment
    for python, (platform, system, kind), machine in itertools.product(list_pythons(), SYSTEMS, MACHINES):
        yield environment | {
            "python_version": python,
            "python_full_version": f"{python}.0",
            "sys_platform": platform,
            "platform_system": system,
            "os_name": kind,
            "platform_machine": machine,
        }


@functools.cache
def find_needed() -> tuple[set[str], set[str]]:
    """Return the names of the distributions that bot, playground and checks need: here, and only elsewhere."""
    reached = [_find_reached(environment) for environment in list_environments()]
    return reached[0], set().union(*reached) - reached[0]


def _find_reached(environment: dict[str, str]) -> set[str]:
    """Return the distributions that are needed in that environment.

    The needs of a distribution that is not installed here are unknown.
    """
    own, direct, extras = (
        read_project()["name"],
        read_project()["dependencies"],
        read_project()["optional-dependencies"],
    )
    seen: set[tuple[str, str]] = set()
    left = [(own, ""), *((own, extra) for extra in extras)]
    while left:
        name, extra = left.pop()
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        if name == own:
            wishes = [Requirement(line) for line in (extras[extra] if extra else direct)]
        else:
            wishes = _requires(name)
        for wanted in wishes:
            if wanted.marker is None or wanted.marker.evaluate(environment | {"extra": extra}):
                left += [(canonicalize_name(wanted.name), extra) for extra in ("", *wanted.extras)]
    return {name for name, _ in seen} - {own}


@functools.cache
def _requires(name: str) -> list[Requirement]:
    try:
        return [Requirement(line) for line in metadata.requires(name) or []]
    except metadata.PackageNotFoundError:
        return []


def read_lines() -> list[str]:
    """Return the lines of the file without its heading."""
    text = FILE.read_text(encoding="utf-8") if FILE.exists() else ""
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]


def parse_requirements() -> dict[str, list[Requirement]]:
    """Return the requirements of the file by name."""
    requirements: dict[str, list[Requirement]] = {}
    for line in read_lines():
        requirement = Requirement(line)
        requirements.setdefault(canonicalize_name(requirement.name), []).append(requirement)
    return requirements


def main() -> int:
    """Write the file. Return the exit code: 1 if a version is unknown."""
    needed_here, elsewhere = find_needed()
    kept = parse_requirements()
    written = [f"{name}=={metadata.version(name)}" for name in needed_here]
    written += [str(line) for name in elsewhere for line in kept.get(name, ())]
    FILE.write_text("\n".join([HEADING, *sorted(written), ""]), encoding="utf-8")
    missing = sorted(elsewhere - kept.keys())
    for name in missing:
        sys.stderr.write(f"{name} is needed on another system or Python: add its version by hand\n")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())

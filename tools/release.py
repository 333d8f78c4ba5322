"""Versions of the program, as in `releases.tsv` and the changelog: `make release VERSION=1.2.0` and `make tags`.

A release is made in a clone of its own, and reaches this one when everything has gone well: two commits (the version
itself, and the line of `releases.tsv` that names its commit), an annotated tag, and `build/release-1.2.0/` with wheel,
sdist and the list of the files of the image.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
RELEASES = "releases.tsv"
CHANGELOG = "CHANGELOG.md"
VERSION_FILE = "azalai/bot/__init__.py"
HEADING = "version\tcommit\tdate\tschema"
UNRELEASED = "## Unreleased\n"
READERS = ("Players", "Operators", "Authors of games")
NOTHING = "- Nothing yet."
COMMIT_DIGITS = 8
_VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")


class Release(NamedTuple):
    """Line of `releases.tsv`: a version, the commit that it is, the date and the schema of its database."""

    version: str
    commit: str
    date: str
    schema: str

    @property
    def tag(self) -> str:
        """Name of its tag."""
        return f"v{self.version}"


class CannotRelease(Exception):
    """Reason, as one sentence, for which no release or no tag is made. Nothing is changed then."""


def read_releases(folder: Path = ROOT) -> list[Release]:
    """Return all releases, the oldest first."""
    heading, *lines = (folder / RELEASES).read_text(encoding="utf-8").splitlines()
    if heading != HEADING:
        raise CannotRelease(f"{RELEASES} does not begin with its heading.")
    return [Release(*line.split("\t")) for line in lines]


def run_git(folder: Path, *arguments: str, environment: Mapping[str, str] | None = None) -> str:
    """Return the output of Git in a folder. Raises `CannotRelease` with its last line if it fails."""
    done = subprocess.run(
        ("git", *arguments),
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **(environment or {})},
    )
    if done.returncode:
        raise CannotRelease(f"git {arguments[0]} failed: {(done.stderr.strip().splitlines() or ['no reason'])[-1]}")
    return done.stdout.strip()


def parse_version(text: str) -> tuple[int, ...]:
    """Return the numbers of a version. Raises `CannotRelease` unless it is three numbers."""
    if _VERSION.fullmatch(text) is None:
        raise CannotRelease(f"{text!r} is no version: three numbers such as 1.2.0 are.")
    return tuple(map(int, text.split(".")))


def check_release(folder: Path, version: str) -> None:
    """Raise `CannotRelease` unless this version can be made of the newest commit of a folder."""
    numbers = parse_version(version)
    newest = read_releases(folder)[-1].version
    if numbers <= parse_version(newest):
        raise CannotRelease(f"{version} is not above {newest}, the newest version.")
    if changed := run_git(folder, "status", "--porcelain").splitlines():
        names = ", ".join(line[2:].strip() for line in changed[:3]) + (", ..." if len(changed) > 3 else "")
        raise CannotRelease(f"The working tree has changes ({names}): commit them first.")
    if run_git(folder, "tag", "--list", f"v{version}"):
        raise CannotRelease(f"There is a tag v{version} already.")
    if NOTHING in find_unreleased((folder / CHANGELOG).read_text(encoding="utf-8")):
        raise CannotRelease(
            f"{CHANGELOG} has readers for whom it says '{NOTHING}': tell them what is new, or that nothing is."
        )


def find_unreleased(changelog: str) -> str:
    """Return the section of the changelog about unreleased changes."""
    match = re.search(rf"^{UNRELEASED}(.*?)(?=^## |\Z)", changelog, flags=re.MULTILINE | re.DOTALL)
    if match is None:
        raise CannotRelease(f"{CHANGELOG} has no section {UNRELEASED.strip()!r}.")
    return match[1]


def find_notes(changelog: str, version: str) -> str:
    """Return the section of the changelog about a version. Raises `CannotRelease` if there is none."""
    match = re.search(rf"^## {re.escape(version)} \(.*?\n(.*?)(?=^## |\Z)", changelog, flags=re.MULTILINE | re.DOTALL)
    if match is None:
        raise CannotRelease(f"{CHANGELOG} has no section about {version}.")
    return match[1].strip()


def cut_changelog(changelog: str, version: str, date: str) -> str:
    """Return the changelog with the unreleased changes as the section of a version."""
    find_unreleased(changelog)
    return changelog.replace(UNRELEASED, f"## {version} ({date})\n", 1)


def begin_unreleased(changelog: str) -> str:
    """Return the changelog with a new empty section on top, with the schema and rules of the newest version."""
    above, heading, rest = changelog.partition("\n## ")
    facts = next(line for line in rest.splitlines() if line.startswith("Schema "))
    parts = "".join(f"### {reader}\n\n{NOTHING}\n\n" for reader in READERS)
    return f"{above}\n{UNRELEASED}\n{facts}\n\n{parts}{heading.lstrip()}{rest}"


def find_schema(folder: Path) -> str:
    """Return the newest schema that the migrations of a folder know."""
    migrations = folder / "azalai" / "bot" / "store" / "migrations" / "versions"
    return max(file.stem[1:5] for file in migrations.glob("v*.py"))


def read_version(folder: Path) -> str:
    """Return the version that the package of a folder states."""
    match = re.search(r'^__version__ = "(.*)"$', (folder / VERSION_FILE).read_text(encoding="utf-8"), flags=re.M)
    return "" if match is None else match[1]


def build_here(folder: Path, version: str, made: Path) -> None:
    """Build wheel, sdist and the list of the image's files of a folder. Raises `CannotRelease` if it is not that
    version."""
    if read_version(folder) != version:
        raise CannotRelease(f"The program here is {read_version(folder)}, not {version}.")
    made.mkdir(parents=True, exist_ok=True)
    build_packages(folder, made)
    write_image_files(folder, version, made)


def set_version(folder: Path, version: str) -> None:
    """Write the version into the package."""
    file = folder / VERSION_FILE
    text, count = re.subn(
        r'^__version__ = ".*"$', f'__version__ = "{version}"', file.read_text(encoding="utf-8"), flags=re.M
    )
    if count != 1:
        raise CannotRelease(f"{VERSION_FILE} does not name its version once.")
    file.write_text(text, encoding="utf-8")


def list_image_files(folder: Path) -> list[str]:
    """Return the tracked files that `COPY . .` of the image takes: those that `.dockerignore` does not exclude."""
    lines = (folder / ".dockerignore").read_text(encoding="utf-8").splitlines()
    patterns = [_as_pattern(line) for line in lines if line and not line.startswith("#")]
    tracked = run_git(folder, "ls-files").splitlines()
    return [name for name in tracked if not any(pattern.match(name) for pattern in patterns)]


def write_image_files(folder: Path, version: str, made: Path) -> None:
    """Write the list of the files of the image."""
    names = "\n".join([*list_image_files(folder), ""])
    (made / f"azalai-{version}-image-files.txt").write_text(names, encoding="utf-8")


def _as_pattern(line: str) -> re.Pattern[str]:
    """Return the pattern of a line of `.dockerignore`: a path or its content; `*` stays inside one folder."""
    text = re.escape(line.strip("/")).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
    return re.compile(rf"{text}(?:/|$)")


def build_packages(source: Path, target: Path) -> None:
    """Build the sdist of a folder, and the wheel from that sdist, in an environment of their own."""
    with tempfile.TemporaryDirectory(prefix="azalai-build-") as place:
        python = make_environment(Path(place) / "venv", source)
        run_builder(python, source, "build_sdist", target)
        (sdist,) = target.glob("azalai-*.tar.gz")
        unpacked = Path(place) / "unpacked"
        unpacked.mkdir()
        subprocess.run(("tar", "-xzf", sdist, "-C", unpacked), check=True)
        run_builder(python, next(unpacked.iterdir()), "build_wheel", target)


def make_environment(place: Path, source: Path) -> Path:
    """Return the Python of a new environment with the build system that `pyproject.toml` names."""
    (requires,) = re.findall(
        r"^requires = \[(.+)\]$", (source / "pyproject.toml").read_text(encoding="utf-8"), flags=re.M
    )
    subprocess.run((sys.executable, "-m", "venv", place), check=True)
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = re.findall(r'"([^"]+)"', requires)
    install = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted)
    subprocess.run(install, check=True)
    return python


def run_builder(python: Path, source: Path, step: str, target: Path) -> None:
    """Run a step of the build system (PEP 517)."""
    command = f"import setuptools.build_meta as build; build.{step}({str(target.resolve())!r})"
    done = subprocess.run((python, "-c", command), cwd=source, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotRelease(f"{step} failed: {(done.stderr.strip().splitlines() or ['no reason'])[-1]}")


def make_release(folder: Path, version: str, *, build: bool = True) -> Release:
    """Make a release of the newest commit of a folder, and return it. Raises `CannotRelease`, and changes nothing, if
    anything fails."""
    check_release(folder, version)
    author = find_author(folder)
    packages = folder / "build" / f"release-{version}"
    with tempfile.TemporaryDirectory(prefix="azalai-release-") as place:
        clone, made = Path(place) / "clone", Path(place) / "made"
        made.mkdir()
        run_git(folder, "clone", "--quiet", "--no-tags", "--", str(folder), str(clone))
        run_git(clone, "switch", "--quiet", "--detach", run_git(folder, "rev-parse", "HEAD"))
        release = commit_version(clone, version, author)
        if build:
            build_packages(clone, made)
        write_image_files(clone, version, made)
        commit_line(clone, release, author)
        run_git(folder, "fetch", "--quiet", "--no-tags", str(clone), "HEAD")
        packages.parent.mkdir(exist_ok=True)
        shutil.rmtree(packages, ignore_errors=True)
        shutil.move(made, packages)
    run_git(folder, "merge", "--quiet", "--ff-only", "FETCH_HEAD")
    write_tag(folder, release)
    return release


def find_author(folder: Path) -> dict[str, str]:
    """Return the variables that name the committer to Git. Raises `CannotRelease` if Git does not know them."""
    try:
        name, email = (run_git(folder, "config", f"user.{key}") for key in ("name", "email"))
    except CannotRelease as error:
        raise CannotRelease("Git does not know you: set user.name and user.email with 'git config'.") from error
    return {
        f"GIT_{kind}_{key}": text
        for kind in ("AUTHOR", "COMMITTER")
        for key, text in (("NAME", name), ("EMAIL", email))
    }


def commit_version(clone: Path, version: str, author: Mapping[str, str]) -> Release:
    """Commit the version: its number, and its section of the changelog."""
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    changelog = clone / CHANGELOG
    changelog.write_text(cut_changelog(changelog.read_text(encoding="utf-8"), version, date), encoding="utf-8")
    set_version(clone, version)
    run_git(clone, "commit", "--quiet", "--all", "--message", f"Version {version}", environment=author)
    return Release(version, run_git(clone, "rev-parse", f"--short={COMMIT_DIGITS}", "HEAD"), date, find_schema(clone))


def commit_line(clone: Path, release: Release, author: Mapping[str, str]) -> None:
    """Commit the line of the release, whose commit is known now, and begin the next version."""
    major, minor, _ = parse_version(release.version)
    set_version(clone, f"{major}.{minor + 1}.0.dev0")
    changelog = clone / CHANGELOG
    changelog.write_text(begin_unreleased(changelog.read_text(encoding="utf-8")), encoding="utf-8")
    with (clone / RELEASES).open("a", encoding="utf-8") as lines:
        lines.write("\t".join(release) + "\n")
    message = f"{RELEASES} names the commit of {release.version}; the next version begins"
    run_git(clone, "commit", "--quiet", "--all", "--message", message, environment=author)


def write_tag(folder: Path, release: Release) -> bool:
    """Write the annotated tag of a release, with the release's date, and return True; False if it exists.

    Raises `CannotRelease` if that tag is another commit, or the commit is not in this clone.
    """
    try:
        commit = run_git(folder, "rev-parse", "--verify", "--quiet", f"{release.commit}^{{commit}}")
    except CannotRelease as error:
        raise CannotRelease(
            f"This clone lacks {release.commit}, the commit of {release.version}: type 'git fetch --unshallow'."
        ) from error
    if run_git(folder, "tag", "--list", release.tag):
        if run_git(folder, "rev-parse", f"{release.tag}^{{commit}}") != commit:
            raise CannotRelease(f"The tag {release.tag} is there and is not {release.commit}, as {RELEASES} has it.")
        return False
    date = {"GIT_COMMITTER_DATE": run_git(folder, "show", "--no-patch", "--format=%cI", commit)}
    run_git(
        folder, "tag", "--annotate", release.tag, commit, "--message", f"Azalaï {release.version}", environment=date
    )
    return True


def make_tags(folder: Path) -> list[str]:
    """Write the tags of all releases that have none yet, and return their names."""
    return [release.tag for release in read_releases(folder) if write_tag(folder, release)]


def run_tests(folder: Path) -> None:
    """Run `make test`. Raises `CannotRelease` if it fails."""
    if subprocess.run(("make", "test"), cwd=folder, check=False).returncode:
        raise CannotRelease("'make test' has failed.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    made = commands.add_parser("make", help="make a release of the newest commit")
    made.add_argument("version")
    made.add_argument("--untested", action="store_true", help="do not run 'make test'")
    made.add_argument("--unbuilt", action="store_true", help="build no wheel and sdist")
    commands.add_parser("tags", help="write the tags of all releases")
    built = commands.add_parser("build", help="build wheel, sdist and the list of the image's files of a version")
    built.add_argument("version")
    built.add_argument("folder", type=Path)
    noted = commands.add_parser("notes", help="print the section of the changelog about a version")
    noted.add_argument("version")
    chosen = parser.parse_args(arguments)
    try:
        for line in _carry_out(chosen):
            print(line)
    except CannotRelease as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


def _carry_out(chosen: argparse.Namespace) -> Iterator[str]:
    """Run a command, and yield the lines that it prints."""
    match chosen.command:
        case "tags":
            yield from make_tags(ROOT) or ["every release has its tag"]
        case "notes":
            yield find_notes((ROOT / CHANGELOG).read_text(encoding="utf-8"), chosen.version)
        case "build":
            build_here(ROOT, chosen.version, chosen.folder)
        case _:
            check_release(ROOT, chosen.version)
            if not chosen.untested:
                run_tests(ROOT)
            release = make_release(ROOT, chosen.version, build=not chosen.unbuilt)
            yield f"{release.tag} is {release.commit}; build/release-{release.version} has its packages."
            yield f"To publish it: git push origin HEAD {release.tag}"


if __name__ == "__main__":
    sys.exit(main())

"""Wheel and sdist: an installed package is complete and prints its next steps, and the sdist can be tested.

The slow tests build and install: they ask a package registry, and are skipped if there is none.
"""

from __future__ import annotations

import email
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from azalai.bot import __version__, entry
from tests.clones import is_clone, make_clone, needs_clone
from tests.constraints import parse_requirements, read_project
from tests.house import ROOT
from tools.home import FILES, move_home, read_home
from tools.release import CannotRelease, build_packages
from tools.try_playground import try_playground

PYTHONS = sorted(
    {Path(sys.executable).resolve()}
    | {file.resolve() for file in Path.home().glob(".pyenv/versions/3.1[1-9]*/bin/python")}
)
"""Pythons at hand on which a wheel can be installed."""
QUICK = ("tests/games/touareg", "tests/test_changelog.py", "tests/bot/test_config.py", "tests/test_packaging.py")
"""Tests that an unpacked sdist runs: rules, documents, settings, the package."""
OUTSIDE = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "LANG": "C.UTF-8"}


def test_the_page_of_a_registry_has_no_relative_link(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "setuptools", SimpleNamespace(setup=None))
    page = runpy.run_path(str(ROOT / "setup.py"))["describe"]()
    targets = re.findall(r"\]\(([^)\s]+)\)", page)
    assert len(targets) >= 8 and all(re.match(r"https://|#", target) for target in targets)
    home, _ = read_home()
    assert any(target.startswith(f"{home}/raw/") for target in targets), "its pictures"
    for path in re.findall(rf"{home}/(?:raw|blob)/[^/]+/([^)#]+)", page):
        assert (ROOT / path).exists(), path


def test_every_range_has_room_for_the_version_that_is_tried_and_an_end() -> None:
    extras = read_project()["optional-dependencies"]
    for line in [*read_project()["dependencies"], *extras["playground"], *extras["postgresql"], *extras["training"]]:
        wanted = Requirement(line)
        (exact,) = parse_requirements()[canonicalize_name(wanted.name)]
        (version,) = [part.version for part in exact.specifier]
        assert wanted.specifier.contains(version), line
        assert {part.operator for part in wanted.specifier} <= {">=", "<"}, line
        assert wanted.name == "tzdata" or any(part.operator == "<" for part in wanted.specifier), line


def test_the_address_of_the_repository_is_the_same_wherever_it_stands(tmp_path: Path) -> None:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    url, contact = "https://forge.test/amara/azalai", "amara@azalai.test"
    changed = move_home(url, contact, tmp_path)
    assert {"pyproject.toml", "SECURITY.md", "CODE_OF_CONDUCT.md", ".github/ISSUE_TEMPLATE/config.yml"} <= set(changed)
    assert read_home(tmp_path) == (url, contact)
    for name in FILES:
        assert not any(old in (tmp_path / name).read_text(encoding="utf-8") for old in read_home()), name
    move_home(*read_home(), tmp_path)
    assert all((tmp_path / name).read_text() == (ROOT / name).read_text() for name in FILES)


def test_an_old_python_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert entry.main() == 1
    assert capsys.readouterr().err == "This is Python 3.10, and Azalaï needs 3.11 or later.\n"
    assert tuple(map(int, read_project()["requires-python"].removeprefix(">=").split("."))) == entry.OLDEST_PYTHON


@pytest.mark.parametrize("missing", ["msgspec", "sqlalchemy"])
def test_a_package_that_can_not_be_imported_is_named(missing: str) -> None:
    """A Python newer than the packages of an environment leaves some of them out."""
    code = f"import sys; sys.modules[{missing!r}] = None; from azalai.bot.entry import main; sys.exit(main())"
    done = subprocess.run([sys.executable, "-c", code, "check"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stdout == ""
    assert re.fullmatch(rf"Azalaï needs the package {missing}, which is missing or not made for .+\.\n", done.stderr)


def test_a_reader_who_has_seen_enough_ends_a_command_without_a_traceback() -> None:
    code = "import sys; from azalai.bot.entry import main; sys.exit(main())"
    shown = subprocess.Popen(
        [sys.executable, "-c", code, "docs", "operate"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert shown.stdout is not None and shown.stderr is not None
    shown.stdout.close()
    assert shown.stderr.read() == b"" and shown.wait(60) == 1
    shown.stderr.close()


class Packages(NamedTuple):
    """Files of a release."""

    wheel: Path
    sdist: Path


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """Build wheel and sdist of the repository as it is here."""
    if not is_clone():
        pytest.skip("there is no list of files outside of a clone")
    source, made = make_clone(tmp_path_factory.mktemp("source") / "clone"), tmp_path_factory.mktemp("made")
    try:
        build_packages(source, made)
    except (CannotRelease, subprocess.CalledProcessError) as error:
        pytest.skip(f"no packages can be built here: {error}")
    return Packages(*made.glob("*.whl"), *made.glob("*.tar.gz"))


@pytest.mark.long(seconds=60)
def test_a_wheel_says_what_it_is_and_holds_the_documents(packages: Packages) -> None:
    with zipfile.ZipFile(packages.wheel) as wheel:
        names = wheel.namelist()
        (metadata,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        headers = email.message_from_bytes(wheel.read(metadata))
    assert (headers["License-Expression"], headers["Requires-Python"]) == ("MIT", ">=3.11")
    assert {"Homepage", "Documentation", "Changelog", "Issues"} == {
        url.partition(",")[0] for url in headers.get_all("Project-URL", [])
    }
    assert headers["Author"] and headers["Keywords"] and "Typing :: Typed" in headers.get_all("Classifier", [])
    assert not re.search(r"\]\((?!https://|#)", str(headers.get_payload()))
    pages = {name.rpartition("/")[2] for name in names if "/share/doc/azalai/" in name}
    assert {page.name for page in (ROOT / "docs").glob("*.md")} | {"CHANGELOG.md"} <= pages
    assert "azalai/py.typed" in names and "azalai/bot/operations/templates/settings.txt" in names
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"azalai"}


@pytest.mark.long(seconds=90)
def test_an_sdist_can_be_tested(packages: Packages, tmp_path: Path) -> None:
    subprocess.run(["tar", "-xzf", packages.sdist, "-C", tmp_path], check=True)
    (unpacked,) = tmp_path.iterdir()
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long and not costly", *QUICK]
    environment = {**os.environ, "PYTHONPATH": str(unpacked)}
    done = subprocess.run(command, cwd=unpacked, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count(".") > 100, done.stdout[-3000:]


def install(python: Path, place: Path, requirement: str) -> Path:
    """Install a package into a new environment, and return the folder of its commands."""
    subprocess.run([python, "-m", "venv", place], check=True, capture_output=True)
    folder = place / "bin"
    command = [folder / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", requirement]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"nothing can be installed here: {done.stderr.strip().splitlines()[-1]}")
    return folder


@pytest.mark.long(seconds=180)
@pytest.mark.parametrize("python", PYTHONS, ids=lambda python: python.parent.parent.name)
def test_from_a_wheel_alone_in_an_empty_folder_playground_and_server_start(
    python: Path, packages: Packages, tmp_path: Path
) -> None:
    """Every command of the README for an installed package runs, and reports a missing playground."""
    commands = install(python, tmp_path / "environment", str(packages.wheel))
    (folder := tmp_path / "empty").mkdir()

    def call(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        command = [commands / "azalai", *arguments]
        return subprocess.run(command, cwd=folder, env=OUTSIDE | settings, capture_output=True, text=True, check=False)

    assert call("--version").stdout == f"azalai {__version__}\n"
    (manual,) = re.findall(r"Manual: (\S+)", call("--help", COLUMNS="300").stdout)
    assert Path(manual).read_text(encoding="utf-8").startswith("# Running Azalaï")
    alone = call()
    assert (alone.returncode, alone.stdout) == (1, "")
    assert """type 'pip install "azalai[playground]"', or set DISCORD_TOKEN.""" in alone.stderr.splitlines()[-1]
    assert call("settings", "--to", ".env").returncode == 0 and (folder / ".env").is_file()
    without = call("check", AZALAI_DATABASE="postgresql://azalai@nowhere/azalai")
    assert """type 'pip install "azalai[postgresql]"'.""" in without.stderr.splitlines()[-1]
    server = call("run", DISCORD_TOKEN="abc", AZALAI_DISCORD_API="http://127.0.0.1:1")
    assert server.returncode == 1 and "Discord can't be reached" in server.stderr.splitlines()[-1]

    commands = install(python, tmp_path / "environment", f"{packages.wheel}[playground]")
    assert try_playground([str(commands / "azalai")], folder, OUTSIDE) == 200


@needs_clone
@pytest.mark.long(seconds=120)
def test_a_clone_without_links_installs_and_runs_by_the_lines_for_windows(tmp_path: Path) -> None:
    """Git on Windows writes a link as a text file by default, and there is no make."""
    clone = make_clone(tmp_path / "clone", "--config", "core.symlinks=false")
    assert (clone / "bot").is_file() and not (clone / "bot").is_symlink()
    (block,) = re.findall(r"```bat\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    *preparing, run = block.splitlines()
    assert len(preparing) == 2 and run == r".venv\Scripts\azalai"
    for line in preparing:
        words = shlex.split(line.replace("\\", "/").replace(".venv/Scripts/", f"{clone}/.venv/bin/"))
        words[0] = sys.executable if words[0] == "py" else words[0]
        done = subprocess.run(words, cwd=clone, capture_output=True, text=True, check=False)
        if done.returncode and "Could not find a version" in done.stderr:
            pytest.skip("nothing can be installed here")
        assert done.returncode == 0, done.stderr
    assert try_playground([str(clone / ".venv" / "bin" / "azalai")], clone, OUTSIDE) == 200

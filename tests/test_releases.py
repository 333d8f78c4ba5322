"""Versions: `releases.tsv` agrees with the history, and `make release` and `make tags` do their work or change nothing.

Every command that takes a version works.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from azalai.bot import __version__, program
from azalai.bot.__main__ import main
from azalai.bot.errors import CannotStart
from azalai.bot.store import check_store
from tests.clones import ask_git, has_history, make_clone, needs_history
from tests.house import PACKAGE
from tools import release
from tools.release import read_releases

NUMBERED_LATER = {"1.1.0": "1.0.0"}
"""Versions by the number that their program reports."""


@needs_history
def test_every_release_is_a_commit_of_the_history_with_its_date_schema_and_number():
    assert read_releases() == sorted(read_releases(), key=lambda each: release.parse_version(each.version))
    for each in read_releases():
        assert ask_git("merge-base", "--is-ancestor", each.commit, "HEAD") == ""
        assert ask_git("show", "--no-patch", "--format=%cd", "--date=format-local:%Y-%m-%d", each.commit) == each.date
        tree = ask_git("ls-tree", "-r", "--name-only", each.commit).splitlines()
        migrations = [re.search(r"store/migrations/versions/v(\d{4})_\w+\.py$", name) for name in tree]
        assert max(migration[1] for migration in migrations if migration) == each.schema, each.version
        (file,) = {"bot/__init__.py", "azalai/bot/__init__.py"} & set(tree)
        said = NUMBERED_LATER.get(each.version, each.version)
        assert f'__version__ = "{said}"' in ask_git("show", f"{each.commit}:{file}"), each.version


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Clone the repository as it is here."""
    return make_clone(tmp_path / "clone")


def call(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Call the tool of a clone."""
    command = [sys.executable, "-m", "tools.release", *arguments]
    return subprocess.run(command, cwd=folder, env=None, capture_output=True, text=True, check=False)


def next_version() -> str:
    """Return the version after the newest."""
    major, minor, _ = release.parse_version(read_releases()[-1].version)
    return f"{major}.{minor + 1}.0"


def find_following() -> str:
    """Return the first two numbers of the version after the next."""
    major, minor, _ = release.parse_version(next_version())
    return f"{major}.{minor + 1}"


def state(folder: Path) -> tuple[str, ...]:
    """Return all that a refused release may not change."""
    return (
        ask_git("rev-parse", "HEAD", folder=folder),
        ask_git("status", "--porcelain", folder=folder),
        ask_git("tag", folder=folder),
    )


@needs_history
@pytest.mark.costly(seconds=8)
def test_a_release_is_a_tag_on_a_commit_with_its_number_and_a_line_that_names_it(
    clone: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.delenv("PYTHONPATH", raising=False)
    version = next_version()
    before = ask_git("rev-parse", "HEAD", folder=clone)
    done = call(clone, "make", version, "--untested", "--unbuilt")
    assert done.returncode == 0, done.stderr
    newest = read_releases(clone)[-1]
    assert newest.version == version and newest.commit in done.stdout
    assert ask_git("cat-file", "-t", f"v{version}", folder=clone) == "tag", "it is annotated"
    assert ask_git("rev-parse", "--short=8", f"v{version}^{{commit}}", folder=clone) == newest.commit
    assert ask_git("rev-list", "--count", f"{before}..HEAD", folder=clone) == "2"
    assert ask_git("rev-parse", "HEAD~2", folder=clone) == before
    assert ask_git("status", "--porcelain", folder=clone) == ""
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_changelog.py"]
    for commit, number in (
        (f"v{version}", version),
        (ask_git("rev-parse", "HEAD", folder=clone), f"{find_following()}.0.dev0"),
    ):
        ask_git("checkout", "--quiet", commit, folder=clone)
        assert f'__version__ = "{number}"' in (clone / "azalai" / "bot" / "__init__.py").read_text(encoding="utf-8")
        looked = subprocess.run(tests, cwd=clone, capture_output=True, text=True, check=False)
        assert looked.returncode == 0, looked.stdout
    files = (clone / "build" / f"release-{version}" / f"azalai-{version}-image-files.txt").read_text().splitlines()
    assert {"pyproject.toml", "constraints.txt", "deploy/entrypoint", "azalai/bot/entry.py"} <= set(files)
    assert [name for name in files if name.startswith(("tests/", "tools/", ".git/"))] == []
    notes = call(clone, "notes", version).stdout
    assert notes.startswith("Schema ") and "### Players" in notes and f"## {read_releases()[-1].version}" not in notes
    other = call(clone, "build", version, "dist")
    assert (other.returncode, other.stderr) == (1, f"The program here is {find_following()}.0.dev0, not {version}.\n")
    again = call(clone, "make", version, "--untested", "--unbuilt")
    assert (again.returncode, again.stderr) == (1, f"{version} is not above {version}, the newest version.\n")


@needs_history
@pytest.mark.costly(seconds=3)
def test_a_release_that_is_refused_says_why_in_a_sentence_and_changes_nothing(clone: Path):
    version = next_version()
    for wrong, sentence in (
        ("1.2", "'1.2' is no version: three numbers such as 1.2.0 are."),
        ("1.0.9", f"1.0.9 is not above {read_releases()[-1].version}, the newest version."),
    ):
        done = call(clone, "make", wrong, "--untested", "--unbuilt")
        assert (done.returncode, done.stdout, done.stderr) == (1, "", sentence + "\n")
    (clone / "README.md").write_text("changed", encoding="utf-8")
    before = state(clone)
    done = call(clone, "make", version, "--untested", "--unbuilt")
    assert done.stderr == "The working tree has changes (README.md): commit them first.\n" and done.returncode == 1
    assert state(clone) == before
    ask_git("checkout", "--quiet", "README.md", folder=clone)
    ask_git("tag", f"v{version}", folder=clone)
    before = state(clone)
    done = call(clone, "make", version, "--untested", "--unbuilt")
    assert done.stderr == f"There is a tag v{version} already.\n" and state(clone) == before


@needs_history
@pytest.mark.costly(seconds=2)
def test_the_tags_of_all_releases_are_made_once_and_none_is_moved(clone: Path):
    names = [each.tag for each in read_releases()]
    assert call(clone, "tags").stdout.splitlines() == names
    assert call(clone, "tags").stdout == "every release has its tag\n"
    for each in read_releases():
        assert ask_git("rev-parse", "--short=8", f"{each.tag}^{{commit}}", folder=clone) == each.commit
        dated = ask_git("for-each-ref", f"refs/tags/{each.tag}", "--format=%(taggerdate:short-local)", folder=clone)
        assert dated == each.date
    ask_git("tag", "--force", names[-1], "HEAD", folder=clone)
    done = call(clone, "tags")
    assert done.returncode == 1 and f"The tag {names[-1]} is there and is not" in done.stderr


@needs_history
@pytest.mark.costly(seconds=2)
def test_the_refusal_of_an_old_database_names_commands_that_work(clone: Path, tmp_path: Path):
    """Typed in a clone, they install the last program that upgrades such a database."""
    with closing(sqlite3.connect(tmp_path / "old.db")) as old:
        old.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('0017')")
    with pytest.raises(CannotStart) as refused:
        asyncio.run(check_store(f"sqlite+aiosqlite:///{tmp_path / 'old.db'}"))
    commands = [command.split() for command in re.findall(r"'([^']+)'", str(refused.value))]
    oldest = next(each for each in read_releases() if each.version == program.OLDEST)
    assert commands == [["git", "switch", "--detach", oldest.commit], ["make", "server"]]
    migrations = (PACKAGE / "bot" / "store" / "migrations" / "versions").glob("v*.py")
    assert oldest.schema == min(file.stem[1:5] for file in migrations), "this program opens what that one wrote"
    subprocess.run(commands[0], cwd=clone, capture_output=True, check=True)
    subprocess.run([*commands[1], "--dry-run"], cwd=clone, capture_output=True, check=True)
    files = (clone / "bot" / "store" / "migrations" / "versions").glob("v*.py")
    assert {"0001", "0017", oldest.schema} <= {file.stem[1:5] for file in files}


def test_the_command_tells_its_version_and_the_commit_of_a_clone(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    said = re.fullmatch(r"azalai (\S+)(?: \(commit ([0-9a-f]{8,})(?:-dirty)?\))?\n", capsys.readouterr().out)
    assert said is not None and said[1] == __version__
    if has_history():
        assert said[2] is not None and ask_git("rev-parse", "HEAD").startswith(said[2])


def test_outside_of_a_clone_the_version_stands_alone(tmp_path: Path):
    assert program.describe_version(tmp_path) == f"azalai {__version__}"
    (tmp_path / "pyproject.toml").touch()
    assert program.describe_version(tmp_path) == f"azalai {__version__}"


@pytest.mark.parametrize(
    ("system", "source", "newest", "playground"),
    [
        (
            "posix",
            "clone",
            "'git pull' and 'make server' in the program's folder",
            "'make .venv' in the program's folder",
        ),
        (
            "nt",
            "clone",
            "'git pull' and 'py -m pip install --editable .' in the program's folder",
            """'py -m pip install --editable ".[playground]"' in the program's folder""",
        ),
        (
            "posix",
            "image",
            "its newest source, or an image made of it: docs/containers.md",
            "'make .venv' in the program's folder",
        ),
        ("posix", "wheel", "'pip install --upgrade azalai'", """'pip install "azalai[playground]"'"""),
    ],
)
def test_commands_for_updates_depend_on_the_way_of_installation(
    system: str, source: str, newest: str, playground: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    if source != "wheel":
        (tmp_path / "pyproject.toml").touch()
    if source == "clone":
        (tmp_path / ".git").touch()  # a file in a further work tree
    monkeypatch.setattr(program, "is_windows", lambda: system == "nt")
    assert program.newest_command(tmp_path) == newest
    assert program.extra_command("playground", tmp_path) == playground


@pytest.mark.parametrize(
    ("file", "newest", "extra"),
    [
        ("v/pipx_metadata.json", "pipx upgrade azalai", 'pipx install --force "azalai[playground]"'),
        ("v/uv-receipt.toml", "uv tool upgrade azalai", 'uv tool install "azalai[playground]"'),
        ("archive-v0/l7Gp/pyvenv.cfg", "uvx azalai@latest", 'uvx --from "azalai[playground]" azalai'),
        ("v/pyvenv.cfg", "pip install --upgrade azalai", 'pip install "azalai[playground]"'),
    ],
)
def test_a_wheel_is_renewed_by_the_program_that_installed_it(
    file: str, newest: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    environment = (tmp_path / file).parent
    environment.mkdir(parents=True)
    (environment / Path(file).name).touch()
    monkeypatch.setattr(sys, "prefix", str(environment))
    assert program.newest_command(tmp_path) == f"'{newest}'"
    assert program.extra_command("playground", tmp_path) == f"'{extra}'"

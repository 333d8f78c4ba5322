"""docs/operate.md, the list of settings and pyproject.toml agree with the code."""

from __future__ import annotations

import ast
import asyncio
import re
import runpy
import sqlite3
import tomllib
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from azalai.bot.__main__ import main
from azalai.bot.config import Settings, read_settings
from azalai.bot.dialogs.discord_permissions import ASKED_FOR
from azalai.bot.errors import CannotStart
from azalai.bot.operations.rehearsal.access import MEANINGS as MEANINGS_OF_PERMISSIONS
from azalai.bot.operations.rehearsal.rehearse import MEANINGS as MEANINGS_OF_CODES
from azalai.bot.operations.settings_file import FILE as SETTINGS
from azalai.bot.store import open_store
from azalai.bot.store.rows import Guest, Status, TableRow
from azalai.locales import words
from tests.house import PACKAGE, ROOMS, ROOT

OPERATE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
LOG = (ROOT / "docs" / "log.md").read_text(encoding="utf-8")
AMARA = 42


async def with_tables(file: Path, *statuses: Status) -> None:
    """Create a database with a table of Amara and a robot for each status."""
    store = await open_store(f"sqlite+aiosqlite:///{file}")
    async with store.write() as tx:
        await tx.people.change(AMARA, locale="fr")
        for channel, status in enumerate(statuses, 1):
            table = await tx.tables.open(
                invited=[Guest(AMARA, "Amara")],
                game="touareg",
                version=1,
                options=b"{}",
                language="en",
                guild_id=1,
                channel_id=channel,
                host_id=AMARA,
                random_seats=True,
                created_at=0.0,
            )
            await tx.seats.replace(table, [(AMARA, "Amara"), (None, "Kaocen")])
            await tx.tables.change(table, status=status)
    await store.close()


def list_named(folder: Path, pattern: str) -> list[Path]:
    """Return the files of a folder whose names match."""
    return sorted(folder.glob(pattern))


async def tables(file: Path) -> list[TableRow]:
    store = await open_store(f"sqlite+aiosqlite:///{file}")
    async with store.read() as tx:
        rows = [await tx.tables.get(number) for number in range(1, 9)]
    await store.close()
    return [row for row in rows if row is not None]


def carry_out(statements: str, file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.executescript(statements)
    connection.commit()
    connection.close()


def test_the_invitation_asks_for_exactly_the_permissions_the_code_names() -> None:
    (asked,) = re.findall(r"oauth2/authorize\S+&permissions=(\d+)", OPERATE)
    assert discord.Permissions(int(asked)) == ASKED_FOR


def test_the_table_of_permissions_lists_those_and_no_other() -> None:
    listed = OPERATE.split("| permission | what for |")[1].split("\n\n")[0]
    names = [name.lower().replace(" ", "_") for name in re.findall(r"^\| ([A-Z][\w ]+) \|", listed, flags=re.MULTILINE)]
    assert (
        discord.Permissions(**{name.replace("channels", "channel", name == "view_channels"): True for name in names})
        == ASKED_FOR
    )


def test_a_missing_permission_for_threads_is_said_to_stop_tournaments() -> None:
    """The rehearsal says so, too; and it names the limit of a server's threads, which stops them in the same way."""
    (row,) = re.findall(r"^\| Create Public Threads \|(.+)\|$", OPERATE, flags=re.MULTILINE)
    assert (
        "no round opens" in row and "no round of a tournament opens" in MEANINGS_OF_PERMISSIONS["create_public_threads"]
    )
    assert "archive some" in MEANINGS_OF_CODES[160006]


def test_permissions_said_to_be_unneeded_are_not_asked_for() -> None:
    """No permission is listed both as needed and as not needed."""
    (spared,) = re.findall(r"The bot needs nothing else: (.+?)\.", " ".join(OPERATE.split()))
    names = {name.lower().replace(" ", "_") for name in re.findall(r"\*([A-Z][\w ]+)\*", spared)}
    assert len(names) == 3 and not names & {name for name, asked_for in ASKED_FOR if asked_for}


def test_the_sections_are_numbered_in_their_order() -> None:
    numbers = [int(number) for number in re.findall(r"^## (\d+)\. ", OPERATE, flags=re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    pages = "".join(
        (ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("operate.md", "log.md", "growth.md")
    )
    assert {int(number) for number in re.findall(r"section (\d+)", pages)} <= set(numbers)


def test_every_setting_is_explained_and_nothing_else_is() -> None:
    source = (PACKAGE / "bot" / "config.py").read_text(encoding="utf-8")
    read = set(re.findall(r'"((?:DISCORD|AZALAI)_[A-Z_]+)"', source))
    assert set(re.findall(r"^([A-Z_]+)=", SETTINGS.read_text(encoding="utf-8"), flags=re.MULTILINE)) == read
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", OPERATE, flags=re.MULTILINE)) == read


def test_the_example_of_settings_in_a_clone_is_what_azalai_settings_prints() -> None:
    assert (ROOT / ".env.example").read_text(encoding="utf-8") == SETTINGS.read_text(encoding="utf-8")


def test_the_example_of_settings_and_the_documented_defaults_are_the_defaults() -> None:
    documented = dict(re.findall(r"^\| `([A-Z_]+)` \| `([^`]+)` \|", OPERATE, flags=re.MULTILINE))
    assert len(documented) >= 5
    assert read_settings(documented, None) == Settings()
    assert read_settings({}, SETTINGS) == Settings()


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder, in which an operator types."""
    monkeypatch.setattr("azalai.bot.__main__.set_up_logging", lambda *_: None)
    monkeypatch.setenv("AZALAI_DATABASE", f"sqlite:///{tmp_path / 'azalai.db'}")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.costly
async def test_the_restore_drill_goes_as_it_is_written(at_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The commands in their order: a copy of a running bot, a restore refused while it runs, restored, well."""
    backup = find_words(r"azalai (backup --to \S+)")
    restore = find_words(r"azalai (restore \S+)")
    await with_tables(at_home / "azalai.db", Status.LOBBY)
    store = await open_store(f"sqlite+aiosqlite:///{at_home / 'azalai.db'}")
    assert await type_in(*backup[:2], str(at_home / "copies")) == 0
    (made,) = (at_home / "copies").iterdir()
    async with store.write() as tx:
        await tx.tables.change(1, host_id=43)
    assert await type_in(restore[0], str(made)) == 1
    assert "Stop it first." in capsys.readouterr().out
    await store.close()
    assert await type_in(restore[0], str(made)) == 0
    said = capsys.readouterr().out
    assert "players who have seen what followed know what will come" in said
    assert "Players who have seen them, in their hand or on the table, know what is coming" in " ".join(OPERATE.split())
    (kept,) = list_named(at_home, "azalai.db.before-*")
    assert [row.host_id for row in await tables(at_home / "azalai.db")] == [AMARA]
    assert [row.host_id for row in await tables(kept)] == [43]
    assert await type_in(*find_words(r"sudo -u azalai \S+azalai (check)`")) == 0
    (ends,) = re.findall(r"must end with `(.+?)`", OPERATE)
    assert capsys.readouterr().out.splitlines()[-1] == ends


def find_words(pattern: str) -> list[str]:
    """Return the words of a command in the document."""
    return re.findall(pattern, OPERATE)[0].split()


async def type_in(*arguments: str) -> int:
    return await asyncio.to_thread(main, arguments)


def test_every_command_of_the_document_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    (listed,) = re.findall(r"\{(.+?)\}", capsys.readouterr().out.replace("\n", ""))[:1]
    used = set(
        re.findall(
            r"(?:^|\W)azalai (backup|restore|check|tables|show|repair|pause|resume|copy|rehearse|emojis|run)\b", OPERATE
        )
    )
    elsewhere = {
        "playground",
        "verify",
        "replay",
        "try",
        "new-game",
        "studio",
        "settings",
        "docs",
        "games",
    }  # docs/records.md and docs/plugins.md
    assert used == set(listed.split(",")) - elsewhere


def test_every_figure_that_is_served_is_explained() -> None:
    explained = set(re.findall(r"`(azalai_\w+)", OPERATE))
    source = "\n".join((PACKAGE / "bot" / name).read_text(encoding="utf-8") for name in SERVED)
    counters = {f"{name}_total" for name in re.findall(r'Counter\(\s*"(\w+)"', source)}
    others = set(re.findall(r'(?:Histogram|Gauge|GaugeMetricFamily|_gauges?)\(\s*"(\w+)"', source))
    assert explained == counters | others


SERVED = ("metrics.py", "operations/metrics_endpoint.py")


@pytest.mark.costly
async def test_a_database_of_a_newer_version_is_refused_in_the_words_of_the_document(tmp_path: Path) -> None:
    await with_tables(tmp_path / "azalai.db", Status.LOBBY)
    carry_out("UPDATE alembic_version SET version_num = '9999'", tmp_path / "azalai.db")
    (said,) = re.findall(r"has written \(`(.+?)`\)", OPERATE.replace("\n", " "))
    with pytest.raises(CannotStart, match=said):
        await open_store(f"sqlite+aiosqlite:///{tmp_path / 'azalai.db'}")


def test_the_trouble_code_reads_as_the_document_says() -> None:
    assert f"the person reads *{words('en').say('refusal-broken', code='7F3A')}*" in LOG.replace("\n", " ")


def test_a_package_holds_every_file_the_program_reads() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]
    folders = {PACKAGE / package.removeprefix("azalai."): globs for package, globs in patterns.items()}
    packed = {path for folder, globs in folders.items() for glob in globs for path in folder.glob(glob)}
    beside = {path for room in ROOMS for path in (PACKAGE / room).rglob("*") if path.is_file()}
    beside -= {path for path in beside if path.suffix in (".py", ".pyc", ".mako")}  # .mako: for writing new migrations
    assert packed == beside


@pytest.mark.costly
def test_the_drawing_of_the_architecture_is_up_to_date():
    made = runpy.run_path(str(ROOT / "docs" / "draw_architecture.py"))["draw"]()
    kept = (ROOT / "docs" / "pictures" / "architecture.svg").read_text(encoding="utf-8")
    assert made == kept, "the imports have changed: python docs/draw_architecture.py"


def test_every_word_of_the_glossary_is_said_where_it_lives():
    """Each row names the files of its word, and each of them uses it."""
    rows = re.findall(
        r"^\| (?!word)([a-z ]+) \| (.+) \| (`.+`) \|$",
        (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"),
        flags=re.MULTILINE,
    )
    assert len(rows) >= 20
    for word, _, files in rows:
        for file in re.findall(r"`([^`]+)`", files):
            source = (ROOT / file).read_text(encoding="utf-8")
            assert re.search(rf"\b{word.replace(' ', ' ?')}", source, flags=re.IGNORECASE), f"{word}: {file}"


def docstrings() -> Iterator[tuple[Path, str]]:
    """Yield each package with its docstring."""
    for room in ROOMS:
        for init in sorted((PACKAGE / room).rglob("__init__.py")):
            yield init.parent, ast.get_docstring(ast.parse(init.read_text(encoding="utf-8"))) or ""


def test_the_files_that_packages_name_in_their_docstrings_exist():
    """A docstring names a path, or a file of the package itself; KEY stands for any game."""
    named = 0
    for package, text in docstrings():
        for name in re.findall(r"`([\w/*]+\.(?:py|ftl)|[\w/]+/)`", text):
            files = [*_find(package, name), *_find(PACKAGE, name), *_find(ROOT, name)]
            assert files, f"{package.relative_to(ROOT)}: {name}"
            named += 1
    assert named > 100


def _is_real(path: str) -> bool:
    linked = (ROOT / path.partition("/")[0]).is_symlink()
    return not linked and any(_find(ROOT, path))


def _find(folder: Path, path: str) -> Iterator[Path]:
    return folder.glob(path.replace("KEY", "*").rstrip("/"))


NAMED = (
    *("azalai", "bot", "cogs", "games", "locales", "renderers", "robots"),
    *("benchmarks", "docs", "examples", "tests", "tools"),
)
"""Folders whose files the docs name by their paths."""


def test_the_files_that_the_docs_name_exist():
    """A path with a folder, between backquotes, leads from the top by no link; KEY stands for any game."""
    for page in (*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"):
        text = page.read_text(encoding="utf-8")
        named = re.findall(rf"`((?:{'|'.join(NAMED)})/[\w./*-]*)`", text)
        missing = [path for path in named if not _is_real(path)]
        assert not missing, page.name

"""Installed distributions: every version is named, a server gets only the bot, and tested versions are stated."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.constraints import FILE, ROOT, find_needed, list_pythons, parse_requirements, read_lines

DOCUMENTS = ("README.md", "CONTRIBUTING.md", "docs/operate.md")


@pytest.mark.costly
def test_every_needed_distribution_is_pinned_at_its_installed_version() -> None:
    needed_here, _ = find_needed()
    assert {"discord-py", "aiohttp", "yarl", "greenlet", "simcord", "pytest"} <= needed_here
    wrong = [
        f"{name}=={metadata.version(name)}"
        for name in sorted(needed_here)
        if not any(
            (requirement.marker is None or requirement.marker.evaluate())
            and requirement.specifier.contains(metadata.version(name))
            for requirement in parse_requirements().get(name, ())
        )
    ]
    assert wrong == []


def test_packages_for_other_systems_or_pythons_are_named_too() -> None:
    needed_here, elsewhere = find_needed()
    assert {"audioop-lts", "colorama"} <= needed_here | elsewhere
    assert sorted(elsewhere - parse_requirements().keys()) == []


def test_every_named_package_is_needed() -> None:
    needed_here, elsewhere = find_needed()
    assert sorted(parse_requirements().keys() - needed_here - elsewhere) == []


def test_a_line_is_a_name_and_one_version_and_never_an_address() -> None:
    assert "//" not in FILE.read_text(encoding="utf-8")
    assert [line for line in read_lines() if not re.fullmatch(r"[a-z0-9.-]+==[\w.]+(; .+)?", line)] == []
    assert [line for line in read_lines() if Requirement(line).url is not None] == []


def list_make_commands(target: str, folder: Path, *settings: str) -> str:
    """Return the commands of `make` for a target if nothing is installed."""
    program = shutil.which("make")
    if program is None:
        pytest.skip("there is no make here")
    said = subprocess.run(
        [program, "--dry-run", target, f"VENV={folder / 'venv'}", *settings],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return said.stdout


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize(
    ("target", "settings", "installed"),
    [
        ("server", (), ["."]),
        ("server", ("POSTGRESQL=1",), [".[postgresql]"]),
        (".venv", (), [".[playground,postgresql]"]),
        ("tools", (), [".[playground,postgresql]", ".[dev]"]),
    ],
)
def test_every_target_installs_its_part_in_the_versions_that_are_named(
    target: str, settings: tuple[str, ...], installed: list[str], tmp_path: Path
) -> None:
    pip = [line for line in list_make_commands(target, tmp_path, *settings).splitlines() if " pip install " in line]
    assert [line.rsplit(maxsplit=1)[1].strip('"') for line in pip] == installed
    assert all("--constraint constraints.txt" in line for line in pip)


@pytest.mark.costly
@pytest.mark.parametrize(("target", "stamp"), [(".venv", ".installed"), ("server", ".server")])
def test_the_environment_is_renewed_when_a_version_changes(target: str, stamp: str, tmp_path: Path) -> None:
    made = tmp_path / "venv" / stamp
    made.parent.mkdir()
    made.touch()
    assert " pip install " not in list_make_commands(target, tmp_path)
    assert " pip install " in list_make_commands(target, tmp_path, "--what-if=constraints.txt")


def test_the_documents_state_the_pythons_that_were_tried() -> None:
    *most, last = list_pythons()
    stated = f"(tried: {', '.join(most)} and {last})"
    for document in DOCUMENTS:
        assert stated in " ".join((ROOT / document).read_text(encoding="utf-8").split()), document


def test_operators_are_told_to_install_the_bot_alone() -> None:
    operate = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    assert re.findall(r"^(?:sudo )?make .+$", operate, flags=re.MULTILINE) == ["make server", *["sudo make server"] * 2]

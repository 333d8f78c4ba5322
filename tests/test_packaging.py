"""The package: one name, `azalai`, with all of its code inside, in real folders."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.house import PACKAGE, ROOMS, ROOT, list_sources

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NAME = "azalai"
LINKED = ["bot", "cogs", "renderers"]
"""Packages that have a second name at the top of the repository."""


def test_one_package_holds_all_rooms() -> None:
    setuptools = PROJECT["tool"]["setuptools"]
    assert setuptools["packages"]["find"]["include"] == [f"{NAME}*"]
    layers = next(
        contract for contract in PROJECT["tool"]["importlinter"]["contracts"] if contract.get("containers") == [NAME]
    )
    assert sorted(room for layer in layers["layers"] for room in layer.split(" | ")) == list(ROOMS)


def test_the_package_holds_no_links_and_the_top_only_the_three() -> None:
    """A link is a text file in a clone without links, and missing in an sdist."""
    assert [path for path in PACKAGE.rglob("*") if path.is_symlink()] == []
    assert {path.name for path in ROOT.iterdir() if path.is_symlink() and path.name[0] != "."} <= set(LINKED)
    for room in LINKED:
        link = ROOT / room
        assert not link.exists() or link.resolve() == PACKAGE / room or link.read_text() == f"{NAME}/{room}"


def test_linked_names_are_refused_in_imports() -> None:
    assert sorted(PROJECT["tool"]["ruff"]["lint"]["flake8-tidy-imports"]["banned-api"]) == LINKED


def test_a_checkout_without_links_runs(tmp_path: Path) -> None:
    """Git on Windows writes a link as a text file by default."""
    shutil.copytree(PACKAGE, tmp_path / NAME, ignore=shutil.ignore_patterns("__pycache__"))
    for room in LINKED:
        (tmp_path / room).write_text(f"{NAME}/{room}", encoding="utf-8")
    command = [sys.executable, "-c", "import azalai.bot.entry as entry; print(entry.__file__); entry.main()", "--help"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(tmp_path)) and "run" in done.stdout


def test_the_package_imports_nothing_that_stays_outside_of_a_wheel() -> None:
    """The wheel holds only `azalai`; code that needs a clone would fail for authors of games."""
    outside = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.is_symlink()} - {NAME}
    outside |= {path.name for path in (ROOT / "examples").glob("*/*") if path.is_dir()}
    assert {"benchmarks", "tests", "tools", "azalai_learning", "azalai_souk"} <= outside
    for file in list_sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = {alias.name for alias in node.names}
            else:
                names = {node.module or ""} if isinstance(node, ast.ImportFrom) else set[str]()
            assert not {name.partition(".")[0] for name in names} & outside, file

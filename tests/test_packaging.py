"""The wheel has one name, `azalai`, and all rooms inside."""

from __future__ import annotations

import tomllib
from pathlib import Path

import azalai

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NAME = "azalai"
ROOMS = sorted(path.name for path in ROOT.iterdir() if (ROOT / NAME / path.name).is_dir())


def test_one_name_holds_all_rooms() -> None:
    setuptools = PROJECT["tool"]["setuptools"]
    assert setuptools["packages"]["find"]["include"] == [f"{NAME}*"]
    layers = next(one for one in PROJECT["tool"]["importlinter"]["contracts"] if one.get("containers") == [NAME])
    assert sorted(room for layer in layers["layers"] for room in layer.split(" | ")) == ROOMS
    linked = sorted(path.name for path in Path(azalai.__path__[0]).iterdir() if path.is_symlink())
    assert linked == ROOMS
    assert all((ROOT / NAME / room).resolve() == ROOT / room for room in ROOMS)


def test_short_names_are_refused() -> None:
    assert sorted(PROJECT["tool"]["ruff"]["lint"]["flake8-tidy-imports"]["banned-api"]) == ROOMS

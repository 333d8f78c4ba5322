"""Names that tests replace (`monkeypatch.setattr`, `patch.object`) and that exist, also in tests that run seldom."""

from __future__ import annotations

import ast
import importlib
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tests.house import ROOT

REPLACING = ("setattr", "patch.object", "delattr")


def read_imports(tree: ast.Module) -> Mapping[str, tuple[str, str]]:
    """Return the modules and names that a file imports from our packages, by the names it gives them."""
    return {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("azalai")
        for alias in node.names
    }


def find_value(module: str, name: str) -> Any:
    """Return a value of a module, or the module of that name inside of a package."""
    package = importlib.import_module(module)
    return getattr(package, name) if hasattr(package, name) else importlib.import_module(f"{module}.{name}")


def list_replaced(file: Path) -> Iterator[tuple[Any, str]]:
    """Yield the modules and classes of ours in which a test file replaces a name, with that name."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    imports = read_imports(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute() as how, args=[ast.Name(id=owner), ast.Constant(value=str(name)), *_]):
                if ast.unparse(how).endswith(REPLACING) and owner in imports and not node.keywords:
                    yield find_value(*imports[owner]), name


def test_every_name_that_a_test_replaces_exists():
    replaced = [
        (file.relative_to(ROOT), owner, name)
        for file in sorted((ROOT / "tests").rglob("*.py"))
        for owner, name in list_replaced(file)
        if isinstance(owner, types.ModuleType | type)
    ]
    assert len(replaced) > 100
    missing = [
        f"{file}: {owner.__name__}.{name}"
        for file, owner, name in replaced
        if not hasattr(owner, name) and name not in getattr(owner, "__annotations__", {})
    ]
    assert missing == []

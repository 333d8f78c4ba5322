"""Names of files: a reader who knows the noun finds the file."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from azalai.bot import errors
from tests.house import PACKAGE, ROOT

PARTS = {"dialog", "delivery", "layout", "pictures", "room", "rules", "store", "texts"}
"""File names that each feature with such a part uses."""
FEATURES = {
    *("catch_up", "followers", "premoves", "privacy", "profiles", "records", "reminders", "reviews", "solo"),
    *("stepping", "suggestions", "tournaments", "welcome", "world"),
}
COVERED = {
    "azalai/bot/store": r"^class \w+\(Repository\)",  # a query is in the file of its subject
    "azalai/bot/store/migrations/versions": r"^revision\b",  # each has the number and the name of its change
    "azalai/cogs": r"^async def setup\(bot\b",  # a cog has the name of its command, feature or game
}
"""Packages whose docstrings cover many modules with one sentence, and the line by which such a module is known."""
MOST_SHARED = 15
"""Most other file names that may occur in two folders."""


def find_folders() -> dict[str, set[str]]:
    """Return the folders of `bot` and `cogs` by the names of the files in them."""
    folders: dict[str, set[str]] = defaultdict(set)
    for room in ("bot", "cogs"):
        for file in (PACKAGE / room).rglob("*.py"):
            folders[file.stem].add(file.parent.relative_to(PACKAGE).as_posix())
    return folders


def test_few_file_names_occur_in_two_folders():
    shared = {name for name, folders in find_folders().items() if len(folders) > 1 and not name.startswith("__")}
    assert len(shared - PARTS) <= MOST_SHARED, sorted(shared - PARTS)


def test_the_names_of_parts_are_kept_for_features():
    """Only two packages of the core use such a word for a file, one file each."""
    for name in PARTS:
        rooms = {folder.removeprefix("bot/") for folder in find_folders()[name]} - {"layouts", "store"}
        assert rooms <= FEATURES, f"{name}: {sorted(rooms - FEATURES)}"


def test_no_file_is_named_like_a_module_of_python():
    """An import would read like one of the standard library."""
    inside = {name for name, folders in find_folders().items() if folders != {"cogs"}}  # a cog has its command's name
    assert sorted(inside & sys.stdlib_module_names - {"__main__"}) == []


def test_every_feature_says_what_it_is_and_has_a_folder_of_tests():
    for feature in FEATURES:
        assert (PACKAGE / "bot" / feature / "__init__.py").read_text(encoding="utf-8").startswith('"""')
        assert list((PACKAGE.parent / "tests" / "bot" / feature).glob("test_*.py")), feature


def list_foreign_exceptions() -> Iterator[type[Exception]]:
    """Yield the exceptions of the bot that a file imports from another package, and those of `errors.py`."""
    for file in (PACKAGE / "bot").rglob("*.py"):
        room = ".".join(("azalai", *file.relative_to(PACKAGE).parts[:2]))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("azalai.bot."):
                module = importlib.import_module(node.module or "")
                for value in (getattr(module, name.name, None) for name in node.names):
                    if (
                        isinstance(value, type)
                        and issubclass(value, Exception)
                        and not value.__module__.startswith(room)
                    ):
                        yield value


def test_exceptions_that_cross_rooms_are_of_one_tree():
    """Exceptions of the database keep their own classes, which the library recognises."""
    exceptions = {
        exception for exception in list_foreign_exceptions() if exception.__module__.startswith("azalai.bot.")
    }
    assert len(exceptions) > 10
    assert {
        exception for exception in exceptions if not issubclass(exception, errors.AzalaiError | SQLAlchemyError)
    } == set()


def test_the_tree_of_exceptions_is_drawn_as_it_is():
    drawn = [line.split()[1] for line in (errors.__doc__ or "").splitlines() if line.strip()[:1] in ("x", "·")]
    classes = [
        value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, errors.AzalaiError)
    ]
    assert sorted(drawn) == sorted(cls.__name__ for cls in classes if cls is not errors.AzalaiError)


def list_unnamed(folder: Path) -> list[str]:
    """Return the modules of a package that its docstring does not name, without those that a sentence covers."""
    text = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    covered = COVERED.get(folder.relative_to(ROOT).as_posix())
    return [
        file.relative_to(ROOT).as_posix()
        for file in sorted(folder.glob("*.py"))
        if not file.name.startswith(("__", "test_"))
        and f"`{file.name}`" not in text
        and not (covered and re.search(covered, file.read_text(encoding="utf-8"), re.MULTILINE))
    ]


def test_the_docstring_of_a_package_names_its_modules():
    """CONTRIBUTING.md promises it. A new file gets a line in the `__init__.py` next to it."""
    folders = [file.parent for file in sorted(PACKAGE.rglob("__init__.py"))]
    unnamed = [name for folder in (*folders, ROOT / "tests" / "simulator") for name in list_unnamed(folder)]
    assert unnamed == []


def test_the_numbers_that_the_map_names_are_in_their_files():
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.partition("| number | file |")[2].partition("\n\n")[0]
    lines = re.findall(r"\(`(\w+)`.*\| `([\w/.]+)` \|$", table, re.MULTILINE)
    assert len(lines) == table.count("\n") - 1
    missing = [
        name for name, file in lines if not re.search(rf"^\s*(class )?{name}\b", (ROOT / file).read_text("utf-8"), re.M)
    ]
    assert missing == []

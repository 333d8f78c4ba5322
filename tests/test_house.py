"""Names of files: a reader who knows the noun finds the file."""

from __future__ import annotations

import sys
from collections import defaultdict

from tests.house import PACKAGE

PARTS = {"dialog", "delivery", "layout", "pictures", "room", "rules", "store", "texts"}
"""Names that a file has in each feature that has such a part."""
FEATURES = {
    *("catch_up", "followers", "premoves", "privacy", "profiles", "records", "reminders", "reviews", "solo"),
    *("suggestions", "tournaments", "welcome"),
}
MOST_SHARED = 15
"""File names besides those parts that may occur in two folders."""


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
    """Two rooms of the core bear such a word themselves, and one file in each."""
    for name in PARTS:
        rooms = {folder.removeprefix("bot/") for folder in find_folders()[name]} - {"layouts", "store"}
        assert rooms <= FEATURES, f"{name}: {sorted(rooms - FEATURES)}"


def test_no_file_is_named_like_a_module_of_python():
    """An import would read as if it were the standard library's."""
    inside = {name for name, folders in find_folders().items() if folders != {"cogs"}}  # a cog has its command's name
    assert sorted(inside & sys.stdlib_module_names - {"__main__"}) == []


def test_every_feature_says_what_it_is_and_has_a_folder_of_tests():
    for feature in FEATURES:
        assert (PACKAGE / "bot" / feature / "__init__.py").read_text(encoding="utf-8").startswith('"""')
        assert list((PACKAGE.parent / "tests" / "bot" / feature).glob("test_*.py")), feature

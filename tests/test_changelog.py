"""Changelog: one section a version; the newest is the installed program, with its schema and rules."""

from __future__ import annotations

import re

import pytest
from alembic.script import ScriptDirectory

from azalai.bot import __version__
from azalai.games import GAMES
from tests.house import PACKAGE, ROOT
from tools.release import NOTHING, READERS, read_releases

TEXT = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
SECTIONS = re.split(r"^## ", TEXT, flags=re.MULTILINE)[1:]
DEVELOPED = ".dev0"
"""End of a version that is not released yet."""


def test_every_release_has_a_section_with_its_date_and_schema() -> None:
    released = [(release.version, release.date, release.schema) for release in reversed(read_releases())]
    sections = [re.match(r"(\S+) \((\d{4}-\d{2}-\d{2})\)\n\nSchema (\d{4})\. Rules: ", section) for section in SECTIONS]
    named = [section.groups() for section in sections if section is not None]
    ours = [] if __version__.endswith(DEVELOPED) else [__version__]
    assert [section[0] for section in named if section not in released] in ([], ours)
    assert [section for section in named if section in released] == released


def test_the_newest_section_is_the_program() -> None:
    """Unreleased changes are on top, and the program's version says so."""
    unreleased = SECTIONS[0].startswith("Unreleased\n")
    assert unreleased is __version__.endswith(DEVELOPED)
    assert unreleased or SECTIONS[0].split()[0] == __version__
    assert sum(section.startswith("Unreleased") for section in SECTIONS) <= 1


def test_the_newest_section_names_the_schema_and_the_rules() -> None:
    schema = ScriptDirectory(str(PACKAGE / "bot" / "store" / "migrations")).get_current_head()
    rules = ", ".join(f"{key} {GAMES[key].version}" for key in sorted(GAMES) if (PACKAGE / "games" / key).is_dir())
    assert f"Schema {schema}. Rules: {rules};" in SECTIONS[0]


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.split()[0])
def test_every_section_speaks_to_players_operators_and_authors(section: str) -> None:
    heads = re.split(r"^### (.+)$", section, flags=re.MULTILINE)[1:]
    assert tuple(heads[::2]) == READERS
    assert all(re.search(r"^- \S", text, flags=re.MULTILINE) for text in heads[1::2])
    assert section.startswith("Unreleased") or NOTHING not in section


def test_the_changelog_is_wrapped() -> None:
    assert [line for line in TEXT.splitlines() if len(line) > 120] == []

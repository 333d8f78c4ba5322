"""The newest entry of the changelog is the version that is installed, with its schema and the rules it knows."""

from __future__ import annotations

import re

import pytest
from alembic.script import ScriptDirectory

from azalai.bot import __version__
from azalai.bot.__main__ import main
from azalai.games import GAMES
from tests.house import PACKAGE, ROOT

ENTRIES = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]


def test_the_newest_entry_is_this_version() -> None:
    assert re.match(r"(\S+) \(\d{4}-\d{2}-\d{2}\)\n", ENTRIES[0]), "a number and a day"
    assert ENTRIES[0].split()[0] == __version__


def test_the_newest_entry_names_the_schema_and_the_rules() -> None:
    schema = ScriptDirectory(str(PACKAGE / "bot" / "store" / "migrations")).get_current_head()
    rules = ", ".join(f"{key} {GAMES[key].version}" for key in sorted(GAMES) if (PACKAGE / "games" / key).is_dir())
    assert f"Schema {schema}. Rules: {rules};" in ENTRIES[0]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.split()[0])
def test_every_entry_speaks_to_players_operators_and_authors(entry: str) -> None:
    assert re.findall(r"^### (.+)$", entry, flags=re.MULTILINE) == ["Players", "Operators", "Authors of games"]


def test_the_command_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"azalai {__version__}\n"

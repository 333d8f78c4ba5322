"""The README tells the truth: its example runs, its files exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from azalai.games import GAMES
from azalai.locales import words
from tests.house import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
MOST_BYTES = 450 * 1024


def test_the_example_plays_a_game_to_its_end_and_prints_the_outcome(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    *moves, outcome = capsys.readouterr().out.splitlines()
    assert outcome.startswith("Outcome(ranking=((")
    assert len(moves) > 30
    for line in moves:
        seat, move = line.split(" ", 1)
        assert seat in "012"
        assert str(GAMES["touareg"].parse_move(move)) == move


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_links_to_exists(document: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", document.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (document.parent / link).exists()]
    assert missing == []


def test_the_commands_of_the_readme_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = set(re.findall(r"make ([a-z.]+)", README))
    assert {"run", "server", "test", "pictures", "bench"} <= named
    assert [name for name in named if f"\n{name}:" not in makefile] == []


def test_a_game_called_playable_is_there_for_that_many_players() -> None:
    rows = [line for line in README.splitlines() if "playable" in line]
    there = {words("en").say(f"{key}-name"): game.seats for key, game in GAMES.items()}
    assert rows
    for row in rows:
        name, players = re.match(r"\| (\w+(?: \d+)?)[^|]*\| (\d to \d|\d) \|", row).groups()  # pyright: ignore[reportOptionalMemberAccess]
        assert players.split(" to ") == [str(end) for end in dict.fromkeys((there[name][0], there[name][-1]))], row


def test_its_pictures_are_small_enough_for_a_page() -> None:
    pictures = sorted((ROOT / "docs" / "pictures").glob("*.png"))
    assert pictures
    assert [picture.name for picture in pictures if picture.stat().st_size > MOST_BYTES] == []

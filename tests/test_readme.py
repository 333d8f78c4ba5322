"""README: each claim is a command that is run here or a test that exists, and its files exist."""

from __future__ import annotations

import importlib
import io
import re
from pathlib import Path

import pytest
from PIL import Image

from azalai.bot.__main__ import main
from azalai.games import GAMES
from azalai.locales import words
from docs.film_turn import FILE, make_film
from tests.house import PACKAGE, ROOT

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
def test_targets_of_links_in_documents_exist(document: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", document.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (document.parent / link).exists()]
    assert missing == []


def test_the_commands_of_the_readme_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = set(re.findall(r"make ([a-z.]+)", README))
    assert {"run", "server", "test", "pictures", "bench"} <= named
    assert [name for name in named if f"\n{name}:" not in makefile] == []


@pytest.mark.parametrize("page", ["README.md", "docs/games.md"])
def test_each_game_is_named_with_its_players_designer_publisher_and_year(page: str) -> None:
    """The docstring of a game's package names its designer, publisher and year."""
    text = (ROOT / page).read_text(encoding="utf-8")
    rows = [row.strip("| ").split(" | ") for row in re.findall(r"^\| T.+$", text, flags=re.MULTILINE)]
    ours = [game for key, game in GAMES.items() if (PACKAGE / "games" / key).is_dir()]
    assert [row[0].partition(":")[0] for row in rows] == [
        words("en").say(f"{key}-name") for key in ("touareg", "timbuktu", "targui", "targui1988")
    ]
    assert len(rows) == len(ours)
    for row, key in zip(rows, ("touareg", "timbuktu", "targui", "targui1988"), strict=True):
        *players, designer, published = row[1:]
        docstring = importlib.import_module(f"azalai.games.{key}").__doc__ or ""
        assert f"({designer}, {published})" in docstring, key
        ends = dict.fromkeys(str(end) for end in (GAMES[key].seats[0], GAMES[key].seats[-1]))
        assert players in ([], [" to ".join(ends)]), key


def test_the_readme_is_short_and_says_in_one_line_how_to_try() -> None:
    assert len(README.splitlines()) <= 120
    (first, *_) = re.findall(r"```sh\n(.*?)```", README, flags=re.DOTALL)
    assert first == "uvx --from 'azalai[playground]' azalai\n"
    assert README.index("docs/pictures/turn.gif") < README.index("uvx")


def test_each_claim_ends_with_a_command_that_proves_it() -> None:
    section = README.partition("## What no other host does")[2].partition("\n##")[0]
    claims = [" ".join(claim.split()) for claim in re.findall(r"^- .+(?:\n  .+)*", section, flags=re.MULTILINE)]
    assert len(claims) == 5
    for claim in claims:
        command = re.findall(r"`([^`]+)`(?: \[|$)?", claim.partition(" [docs")[0])[-1].split()
        if command[0] == "pytest":
            assert re.search(
                r"^(?:async )?def test_", (ROOT / command[1]).read_text(encoding="utf-8"), flags=re.MULTILINE
            )
        else:
            assert command == ["azalai", "verify", "FILE"]


def test_every_command_of_azalai_in_it_is_one() -> None:
    used = set(re.findall(r"azalai (settings|run|verify|check|playground)\b", README))
    assert {"settings", "run", "verify"} <= used
    for command in used:
        with pytest.raises(SystemExit) as ended:
            main([command, "--help"])
        assert ended.value.code == 0


@pytest.mark.costly(seconds=4)
def test_its_film_is_the_one_that_the_bot_makes() -> None:
    """Encoders differ from version to version; the pixels do not."""
    with Image.open(io.BytesIO(make_film())) as made, Image.open(FILE) as kept:
        assert (made.size, getattr(made, "n_frames", 1)) == (kept.size, getattr(kept, "n_frames", 1))
        for number in range(getattr(kept, "n_frames", 1)):
            made.seek(number)
            kept.seek(number)
            assert made.convert("RGB").tobytes() == kept.convert("RGB").tobytes(), number
    assert FILE.stat().st_size < MOST_BYTES


def test_its_pictures_are_small_enough_for_a_page() -> None:
    pictures = sorted((ROOT / "docs" / "pictures").glob("*.*"))
    assert pictures
    assert [picture.name for picture in pictures if picture.stat().st_size > MOST_BYTES] == []

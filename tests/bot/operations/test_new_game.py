"""Command `azalai new-game`, whose game can be played, tested and drawn as it is written."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from azalai.bot.__main__ import main
from azalai.bot.operations import new_game
from azalai.games import GAMES
from azalai.testing import trials
from tests.installing import PYTEST, on_the_path, write_metadata

pytest_plugins = ("pytester",)


def create_outside(folder: Path, key: str = "oasis") -> int:
    return main(["new-game", key, "--outside", "--to", str(folder)])


@pytest.mark.long(seconds=30)
def test_a_game_in_a_package_of_its_own_passes_everything_as_it_was_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], pytester: pytest.Pytester
) -> None:
    assert create_outside(tmp_path) == 0
    output = capsys.readouterr().out
    assert "azalai try oasis" in output and "pip install --editable azalai-oasis" in output
    package = tmp_path / "azalai-oasis"
    write_metadata(package, tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"])
    with on_the_path(package, "azalai_oasis"):
        assert GAMES.plugins.left_out == {} and GAMES["oasis"].key == "oasis"
        assert main(["try", "oasis"]) == 0, capsys.readouterr().out
        tests = pytester.makepyfile((package / "tests" / "test_oasis.py").read_text(encoding="utf-8"))
        result = pytester.runpytest_inprocess(tests, *PYTEST)
        result.assert_outcomes(passed=len(list(trials(["oasis"]))) + 1)


@pytest.mark.parametrize("start", [["--outside"], ["--like", "souk"]])
def test_a_folder_that_cannot_be_written_is_named(
    start: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "a file"
    blocked.touch()
    assert main(["new-game", "oasis", *start, "--to", str(blocked)]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(str(blocked / "azalai-oasis")) and line.endswith(" can't be made: Not a directory.")


def test_a_game_of_the_house_gets_files_in_its_rooms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for room in ("games", "tests"):
        (tmp_path / room).mkdir()
    monkeypatch.setattr(new_game.games, "__file__", str(tmp_path / "games" / "__init__.py"))
    assert main(["new-game", "oasis"]) == 0
    files = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*.*")}
    assert files == {path.replace("KEY", "oasis") for path in new_game.INSIDE.values()}
    assert not any("KEY" in file.read_text(encoding="utf-8") for file in tmp_path.rglob("*.*"))


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("Oasis", "can't be the key of a game"),
        ("o-asis", "can't be the key"),
        ("touareg", "There is a game touareg already"),
    ],
)
def test_a_key_that_can_not_be_is_refused(
    key: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert create_outside(tmp_path, key) == 1
    assert why in capsys.readouterr().out and list(tmp_path.iterdir()) == []


def test_existing_files_are_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert create_outside(tmp_path) == 0
    rules = tmp_path / "azalai-oasis" / "azalai_oasis" / "__init__.py"
    rules.write_text("# mine", encoding="utf-8")
    assert create_outside(tmp_path) == 1 and "is there already: nothing was written" in capsys.readouterr().out
    assert rules.read_text(encoding="utf-8") == "# mine"


def test_a_game_of_the_house_is_refused_in_a_folder_without_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(new_game.games, "__file__", str(tmp_path / "games" / "__init__.py"))
    assert main(["new-game", "oasis"]) == 1
    assert "add --outside" in capsys.readouterr().out

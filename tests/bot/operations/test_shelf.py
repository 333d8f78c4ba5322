"""Documents, examples and the list of games, as an installed package has them."""

from __future__ import annotations

import base64
import html
import io
import re
import tomllib
from pathlib import Path

import pytest
from PIL import Image

from azalai.bot.__main__ import main
from azalai.bot.operations import shelf
from azalai.games.guard import Watch
from azalai.testing import trials
from tests.house import ROOT
from tests.installing import Changes, install_game, install_souk, look_again, on_the_path, write_metadata

SERAI = ROOT / "tests" / "testing" / "planted" / "azalai_serai"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Store the results of trials in a folder of the test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create the documents' folder of an environment as the wheel lays it out, without a checkout, and return it."""
    place = tmp_path / "environment" / "share" / "doc" / "azalai"
    patterns = read_shelf_patterns()
    for folder, globs in patterns.items():
        for file in (file for pattern in globs for file in ROOT.glob(pattern)):
            target = tmp_path / "environment" / folder / file.name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.read_bytes())
    monkeypatch.setattr(shelf, "find_shelf", lambda: place)
    return place


def read_shelf_patterns() -> dict[str, list[str]]:
    """Return the files that the wheel carries next to the package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return project["tool"]["setuptools"]["data-files"]


def test_the_wheel_holds_all_documents_and_all_of_both_examples(installed: Path) -> None:
    assert {file.name for file in installed.glob("*.md")} == {
        "CHANGELOG.md",
        *(file.name for file in (ROOT / "docs").glob("*.md")),
    }
    for key in ("souk", "tents"):
        source = ROOT / "examples" / key
        wanted = {
            file.relative_to(source)
            for file in source.rglob("*")
            if file.suffix in (".py", ".ftl", ".svg", ".toml") and not any("egg" in part for part in file.parts)
        }
        folder = installed / "examples" / key
        assert {file.relative_to(folder) for file in folder.rglob("*") if file.is_file()} == wanted


def test_docs_lists_the_documents_and_shows_one(installed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docs"]) == 0
    assert "plugins: A game in a package of its own" in capsys.readouterr().out
    assert main(["docs", "plugins"]) == 0
    assert capsys.readouterr().out.strip() == (ROOT / "docs" / "plugins.md").read_text(encoding="utf-8").strip()
    assert main(["docs", "plugin"]) == 1
    assert "There is no document 'plugin' among" in capsys.readouterr().out


def test_docs_says_when_they_are_not_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shelf, "find_shelf", lambda: None)
    assert main(["docs"]) == 1 and "not installed" in capsys.readouterr().out
    assert main(["new-game", "oasis", "--like", "souk"]) == 1
    assert "There is no example souk here; there are: none." in capsys.readouterr().out


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize("example", ["souk", "tents"])
def test_a_game_begins_like_an_example_without_a_checkout(
    example: str, installed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The new package bears its own key and passes the trials of rules, words and lessons."""
    assert main(["new-game", "oasis", "--like", example, "--to", str(tmp_path)]) == 0
    assert "azalai studio oasis" in capsys.readouterr().out
    folder = tmp_path / "azalai-oasis"
    text = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*") if file.is_file())
    assert re.findall(rf'azalai[-_]{example}|(?m:^{example}-)|"{example}-|(?:plain|of|Speech)\("{example}"', text) == []
    assert not any(example in file.name for file in folder.rglob("*"))
    points = {"azalai.games": {"oasis": "azalai_oasis"}, "azalai.interface": {1: "azalai_oasis"}}
    write_metadata(folder, {"name": "azalai-oasis", "version": "1.0", "entry-points": points})
    with on_the_path(folder, "azalai_oasis"):
        faults = [trial.fault() for trial in trials(["oasis"], "contract", "speech", "lessons")]
    assert [str(fault) for fault in faults if fault is not None] == []
    assert main(["new-game", "oasis", "--like", example, "--to", str(tmp_path)]) == 1
    assert "is there already: nothing was written" in capsys.readouterr().out


@pytest.mark.costly(seconds=5)
def test_games_lists_what_is_installed_as_text_and_as_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AZALAI_GAMES", "targui dune senet")
    page = tmp_path / "games.html"
    with install_game("dune", tmp_path, SERAI):
        assert main(["games"]) == 0
        listed = capsys.readouterr().out
        assert "dune: Dune. Rugs, lamps and water: keep or sell, all at once.\n    2-3 players; " in listed
        assert "en; azalai-dune 1.0; try: not tried here" in listed
        assert "senet is left out: AZALAI_GAMES names it, and it is not installed" in listed
        assert "souk (azalai-souk 1.0) is installed, and AZALAI_GAMES does not name it" in listed
        shelf.store_trial_result("dune", 0)
        shelf.store_trial_result("targui", 2)
        assert main(["games", "--html", str(page)]) == 0
        assert main(["games", "--html", str(tmp_path)]) == 1
    text = page.read_text(encoding="utf-8")
    assert "senet is left out: AZALAI_GAMES names it" in text
    assert "<dt>Tried<dd>passed" in text and "<dt>Tried<dd>2 found" in text
    pictures = re.findall(r"data:image/jpeg;base64,([^']+)'", text)
    assert [Image.open(io.BytesIO(base64.b64decode(data))).width for data in pictures] == [700, 700]


@pytest.mark.costly(seconds=3)
def test_a_game_that_cannot_be_drawn_is_listed_without_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AZALAI_GAMES", "dune")
    broken = {"renderer.py": [('plain("dune")', 'plain("dune")\n\n\ndef draw(*_):\n    raise SystemExit(3)')]}
    with install_game("dune", tmp_path, SERAI, changes=broken):
        (article,) = re.findall(
            r"<article id=dune>.*?</article>", shelf.format_page(list(shelf.list_entries()), []), re.S
        )
    assert "<p>No picture: the game dune raised SystemExit in draw</p>" in article and "<dt>Players" in article


SPINS = "while True:\n    pass\n"
RULES, ENGLISH = "__init__.py", "locales/en/dune.ftl"
LEFT_OUT = "dune is left out: azalai-dune 1.0: "
BAD: dict[str, tuple[str, Changes, str, str]] = {
    "lacks a module": ("dune", {}, "parts.py", f"{LEFT_OUT}ModuleNotFoundError: No module named 'azalai_dune.parts'"),
    "lacks its words": ("dune", {}, ENGLISH, f"{LEFT_OUT}a message is missing, or can't be read: en: dune-name"),
    "lacks its pictures": ("dune", {}, "renderer.py", "dune is not offered: there is no module azalai_dune.renderer"),
    "breaks at import": (
        "dune",
        {RULES: [("CODER =", "1 / 0\nCODER =")]},
        "",
        f"{LEFT_OUT}ZeroDivisionError: division by zero (azalai_dune/__init__.py, line ",
    ),
    "loops at import": (
        "dune",
        {RULES: [("CODER =", f"{SPINS}CODER =")]},
        "",
        f"{LEFT_OUT}the game dune did not come to an end within 0.5 seconds in import (azalai_dune/__init__.py, line ",
    ),
    "claims the key of another": (
        "touareg",
        {},
        "",
        "azalai_touareg is left out: azalai-touareg 1.0: the house has a game touareg of its own",
    ),
    "claims the command of another": (
        "dune",
        {ENGLISH: [("dune-slash = dune", "dune-slash = targui")]},
        "",
        f"{LEFT_OUT}its command is that of the game targui: /targui (en)",
    ),
    "eats memory": (
        "dune",
        {RULES: [("CODER =", "HOARD = bytes(2**42)\nCODER =")]},
        "",
        f"{LEFT_OUT}the game dune needed more than 2048 MiB of memory in import (azalai_dune/__init__.py, line ",
    ),
}
"""By case: the key of a package, its changes, a file that it lacks, and the beginning of the one line about it."""


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("case", BAD)
def test_a_bad_package_has_one_line_and_all_others_are_listed(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    key, changes, lacking, beginning = BAD[case]
    monkeypatch.setattr(Watch.__init__, "__kwdefaults__", {**(Watch.__init__.__kwdefaults__ or {}), "ended_after": 0.5})
    monkeypatch.setattr("azalai.bot.operations.shelf._make_picture", lambda _: "")
    monkeypatch.setenv("AZALAI_GAMES", f"{key} souk targui touareg")
    page = tmp_path / "games.html"
    with install_souk(key, tmp_path, changes) as package:
        if lacking:
            (package / lacking).unlink()
            look_again()
        assert main(["games"]) == 0 and main(["games", "--html", str(page)]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in listed if not line.startswith(" ")][:3] == ["souk", "targui", "touareg"]
    (line,) = [line for line in listed if "dune" in line or "azalai_touareg" in line]
    text = page.read_text(encoding="utf-8")
    assert line.startswith(beginning) and text.count(f"<p>{html.escape(line)}</p>") == 1
    assert re.findall(r"<article id=(\w+)>", text) == ["souk", "targui", "touareg"]


def test_a_game_that_changes_its_format_under_its_version_is_listed_as_not_tried(tmp_path: Path) -> None:
    with install_souk("dune", tmp_path) as package:
        shelf.store_trial_result("dune", 0)
        assert shelf.describe_trial("dune") == "passed"
        rules = package / RULES
        rules.write_text(rules.read_text(encoding="utf-8").replace("State, 1,", "State, 2,"), encoding="utf-8")
        assert shelf.describe_trial("dune") == "its files have changed since it was tried"
        assert "dune" in {entry.key for entry in shelf.list_entries()}


@pytest.mark.costly(seconds=10)
def test_a_whole_try_is_noted_for_the_version_that_was_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with install_game(
        "dune", tmp_path, SERAI, changes={"locales/en/dune.ftl": [("dune-part-coins", "dune-part-coin")]}
    ):
        assert main(["try", "dune"]) == 1
        text = shelf.describe_trial("dune")
    match = re.search(r"dune: (\d+) faults? found", capsys.readouterr().out)
    assert match is not None and text == f"{match[1]} found"

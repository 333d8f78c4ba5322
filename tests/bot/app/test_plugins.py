"""Games from outside: found if they are installed, and left out with a line of the log if they break."""

from __future__ import annotations

import logging
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.app.command_sync import make_payloads
from azalai.bot.catalogue import list_offered_games, list_taught_games
from azalai.bot.config import Settings
from azalai.bot.play.thinkers import Thinkers
from azalai.games import GAMES
from azalai.locales import LANGUAGES, words
from azalai.renderers import renderer
from azalai.renderers.__main__ import main as write_pictures
from azalai.robots import Level, request
from azalai.robots.weights import File, path_of, table_of, write
from tests.installing import INTERFACE, install_souk
from tests.robots.learned import table_from

RULES, RENDERER, ENGLISH, FRENCH = "__init__.py", "renderer.py", "locales/en/dune.ftl", "locales/fr/dune.ftl"


async def list_commands(tmp_path: Path) -> dict[str, Any]:
    """Return the commands that the bot would register with Discord, by name."""
    async with Azalai(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/x.db")) as bot:
        await bot.open()
        return {payload["name"]: payload for payload in await make_payloads(bot.tree, None)}


def install_dune(folder: Path, **more: Any) -> AbstractContextManager[Path]:
    """Install a game from outside."""
    return install_souk("dune", folder, **more)


@pytest.mark.costly
async def test_a_package_is_a_game_by_its_metadata_and_imported_on_demand(tmp_path: Path) -> None:
    assert "dune" not in GAMES
    with install_dune(tmp_path) as package:
        plugin = GAMES.plugin("dune")
        assert plugin is not None and plugin.folder == package and plugin.installed == "azalai-dune 1.0"
        assert "azalai_dune" not in sys.modules
        assert GAMES["dune"].key == "dune" and "dune" in list_offered_games() and "dune" in list_taught_games()
        assert {words(language).say("dune-name") for language in LANGUAGES} == {"Dune"}
        assert renderer("dune").__name__ == "azalai_dune.renderer"  # pyright: ignore[reportAttributeAccessIssue]
        assert "dune" in await list_commands(tmp_path)
    assert "dune" not in GAMES and "souk" in GAMES


@pytest.mark.costly(seconds=2)
async def test_a_game_has_the_common_commands_unless_it_brings_a_cog(tmp_path: Path) -> None:
    own = "from azalai.cogs.game import GameCog\n\nasync def setup(bot):\n    cog = GameCog(bot, 'dune')\n"
    own += "    cog.group.remove_command('take-back')\n    await bot.add_cog(cog)\n"
    with install_dune(tmp_path / "without"):
        assert "take-back" in {command["name"] for command in (await list_commands(tmp_path))["dune"]["options"]}
    with install_dune(tmp_path / "with") as package:
        (package / "cog.py").write_text(own, encoding="utf-8")
        names = {command["name"] for command in (await list_commands(tmp_path))["dune"]["options"]}
    assert "take-back" not in names and {"new", "offer", "rules"} <= names


BREAKS: dict[str, tuple[dict[str, list[tuple[str, str]]], str]] = {
    "on import": (
        {RULES: [("from azalai.games.chance", "from games.nothing")]},
        "ModuleNotFoundError: No module named",
    ),
    "no GAME": ({RULES: [("GAME:", "OTHER:")]}, "AttributeError: module 'azalai_dune' has no attribute 'GAME'"),
    "no game": ({RULES: [("= Souk()", "= None")]}, "GAME has no key and no seats"),
    "another key": ({RULES: [('key = "dune"', 'key = "sand"')]}, "GAME has the key 'sand'"),
    "cannot begin": ({RULES: [("check(options, seats)", "1 / 0")]}, "ZeroDivisionError: division by zero"),
    "pictures": ({RENDERER: [("from PIL", "from PIL.nothing")]}, "ModuleNotFoundError: No module named"),
    "no situation": ({RENDERER: [("def situation(", "def _situation(")]}, "azalai_dune.renderer has no situation"),
    "lesson": (
        {"lesson.py": [("LESSON =", "OTHER =")]},
        "module 'azalai_dune.lesson' has no attribute",
    ),
    "wrong words": ({FRENCH: [("dune-slash = dune", "dune-slash = { $dune")]}, "dune.ftl, line"),
    "words of others": (
        {ENGLISH: [("dune-part-gold", "other-gold")]},
        "its message other-gold does not begin",
    ),
    "no word": (
        {ENGLISH: [("dune-slash-offer =", "dune-nothing =")]},
        "a message is missing, or can't be read: en: dune-slash-offer",
    ),
    "no command": (
        {FRENCH: [("dune-slash = dune", "dune-slash = Dune d'or")]},
        "Discord takes no dune-slash that",
    ),
    "taken name": ({FRENCH: [("dune-name = Dune", "dune-name = Touareg")]}, "it is called as the game touareg is"),
    "taken command": (
        {ENGLISH: [("dune-slash = dune", "dune-slash = touareg")]},
        "of the game touareg: /touareg (en)",
    ),
}


@pytest.mark.costly
@pytest.mark.parametrize("breaks", BREAKS)
async def test_a_game_that_breaks_is_left_out_with_one_line_and_all_others_are_there(
    breaks: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    changes, why = BREAKS[breaks]
    with install_dune(tmp_path, changes=changes):
        offered = await list_commands(tmp_path)
        assert "dune" not in GAMES and "dune" not in list_offered_games()
    assert {"touareg", "souk"} <= offered.keys() and "dune" not in offered
    (line,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    text = line.getMessage()
    assert text.startswith("the game dune is left out: azalai-dune 1.0: ") and why in text and "\n" not in text


@pytest.mark.costly
@pytest.mark.parametrize(
    ("key", "interface", "why"),
    [
        ("dune", 2, f"written for version 2 of the interface (azalai.interface), and this is version {INTERFACE}"),
        ("touareg", 1, "the house has a game touareg of its own"),
        ("Dune", 1, "'Dune' can't be the key of a game"),
    ],
)
async def test_a_game_of_another_interface_or_with_a_key_that_can_not_be_is_left_out(
    key: str, interface: int, why: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with install_souk(key, tmp_path, interface=interface):
        assert "touareg" in await list_commands(tmp_path)
        assert f"azalai_{key}" not in sys.modules
    (line,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    named = f"azalai_{key}" if key == "touareg" else key  # the game of that key is there
    assert line.startswith(f"the game {named} is left out: azalai-{key} 1.0: ") and why in line


def test_the_second_of_two_packages_with_one_key_is_left_out(tmp_path: Path) -> None:
    with install_dune(tmp_path / "one"), install_souk("oasis", tmp_path / "two") as package:
        points = package.parent / "azalai_oasis-1.0.dist-info" / "entry_points.txt"
        points.write_text(points.read_text(encoding="utf-8").replace("oasis = ", "dune = "), encoding="utf-8")
        GAMES.plugins.look_again()
        assert GAMES["dune"].key == "dune"
        assert GAMES.plugins.left_out == {"azalai_oasis": "azalai-oasis 1.0: azalai-dune 1.0 has a game dune as well"}


@pytest.mark.costly
async def test_processes_that_think_know_a_game_from_outside(tmp_path: Path) -> None:
    with install_dune(tmp_path):
        game = GAMES["dune"]
        state = game.setup(seats=2, options=game.Options(), seed=b"seed")
        pool = Thinkers(1)
        try:
            thought = await pool.ask(request(game, state, 2, 0, Level.SOLID, b"seed"))
        finally:
            await pool.close()
        assert game.parse_move(thought.move if thought else "") in game.moves(state, 0)


def test_learned_values_of_a_game_from_outside_are_in_its_package(tmp_path: Path) -> None:
    with install_dune(tmp_path) as package:
        assert path_of("dune") == package / "weights.json" and table_of(GAMES["dune"], 2) is None
        write(File("dune", 1, {2: table_from("dune", 2)}))
        assert table_of(GAMES["dune"], 2) is not None


def test_samples_of_its_pictures_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with install_dune(tmp_path):
        write_pictures(["dune", "--seats", "2", "--out", str(tmp_path)])
    assert (tmp_path / "dune-2-board-1.png").stat().st_size > 1000

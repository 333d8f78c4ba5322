"""Stored data of a game's releases.

The next release can read it, or `azalai try` says what would break running tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from azalai.bot.__main__ import main
from azalai.games import GAMES
from azalai.testing import trials
from azalai.testing.release import make_release, write_release
from tests.installing import install_game

SERAI = Path(__file__).parent / "planted" / "azalai_serai"
COINS = "    coins: BySeat[int]\n"
SOLD = '(Event, frozen=True, tag="sold"):\n    """A card was sold for a coin."""\n\n    seat: Seat\n    good: Good\n'
DEFAULT = (COINS, COINS + "    camels: int = 3\n")
REQUIRED = (COINS, COINS + "    camels: int\n"), ("(0,) * seats)\n", "(0,) * seats, 3)\n")
LIFT = (
    '    key = "dune"\n',
    '    key = "dune"\n    format = 2\n    lifts = {1: lambda values: [*values, 3]}\n',
)


def list_faults(folder: Path, *changes: tuple[str, str]) -> list[str]:
    """Return the faults of the next release, which has these changes."""
    with install_game("dune", folder / "first", SERAI) as package:
        release = write_release("dune").read_bytes()
        assert package in write_release("dune").parents
    with install_game("dune", folder / "second", SERAI, changes={"__init__.py": changes}) as package:
        (package / "release.json").write_bytes(release)
        return [str(fault) for trial in trials(["dune"], "release") if (fault := trial.fault()) is not None]


BREAKS: dict[str, tuple[Sequence[tuple[str, str]], str]] = {
    "a new field without a default": (REQUIRED, "`camels` of the state `State` is new and has no default"),
    "a renamed field": ([("rounds", "turns")], "`rounds` of the state `State` is gone"),
    "another order": (
        [
            ("    kept: BySeat[tuple[Good, ...]]\n" + COINS, COINS + "    kept: BySeat[tuple[Good, ...]]\n"),
            ("nothing, ((),) * seats, (0,) * seats)", "nothing, (0,) * seats, ((),) * seats)"),
        ],
        "stand in another order",
    ),
    "another type": (
        [("    rounds: int\n", "    rounds: int | None\n")],
        "`rounds` of the state `State` was int in the last release and is NoneType | int",
    ),
    "another format": ([('    key = "dune"\n', '    key = "dune"\n    format = 2\n')], "`format` was dune 1"),
    "a renamed tag of an event": ([('tag="sold"', 'tag="went"')], "had the tag 'sold' in the last release"),
    "a renamed tag of a move": ([('tag="sell"', 'tag="vend"')], "the move `Sell` had the tag 'sell'"),
    "a renamed value": ([('RUG = "rug"', 'RUG = "carpet"')], "`Good` had the value ['rug']"),
    "a new field of an event": (
        [(SOLD, SOLD + "    price: int\n"), ("Sold(seat=seat, good=card)", "Sold(seat=seat, good=card, price=1)")],
        "`price` of the event `Sold` is new",
    ),
    "a lift that makes nonsense": (
        [*REQUIRED, (LIFT[0], LIFT[1].replace("[*values, 3]", "values"))],
        "a position of the last release can't be read",
    ),
}
"""By change: the changes, and the report about them."""


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("change", BREAKS)
def test_a_change_that_breaks_running_tables_is_told(change: str, tmp_path: Path) -> None:
    changes, sentence = BREAKS[change]
    (faults,) = list_faults(tmp_path, *changes)
    assert sentence in faults


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize(
    ("change", "line"),
    [
        (('tag="sell"', 'tag="vend"'), 'class Sell(Move, frozen=True, tag="vend"):'),
        (('RUG = "rug"', 'RUG = "carpet"'), "class Good(enum.StrEnum):"),
    ],
)
def test_a_change_that_breaks_running_tables_is_told_with_the_line_of_its_class(
    change: tuple[str, str], line: str, tmp_path: Path
) -> None:
    """Lines that make a move of the class would lead away from what has changed."""
    with install_game("dune", tmp_path / "first", SERAI):
        release = write_release("dune").read_bytes()
    with install_game("dune", tmp_path / "second", SERAI, changes={"__init__.py": [change]}) as package:
        (package / "release.json").write_bytes(release)
        (fault,) = (fault for trial in trials(["dune"], "release") if (fault := trial.fault()) is not None)
    (said,) = fault.lines
    assert said.startswith("azalai_dune/__init__.py, line ") and said.endswith(f": {line}")


SAFE: dict[str, Sequence[tuple[str, str]]] = {
    "nothing": [],
    "a new field with a default": [DEFAULT],
    "a new format with a lift": [*REQUIRED, LIFT],
    "another rule": [("coins[seat] + 1", "coins[seat] + 2")],
}


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("change", SAFE)
def test_a_change_that_running_tables_bear_is_not_told(change: str, tmp_path: Path) -> None:
    assert list_faults(tmp_path, *SAFE[change]) == []


@pytest.mark.costly(seconds=2)
def test_a_position_of_an_earlier_format_is_lifted_with_all_it_holds(tmp_path: Path) -> None:
    with install_game("dune", tmp_path / "first", SERAI):
        before: Any = make_release("dune")
        first = GAMES["dune"].decode(before.positions[3])
    with install_game("dune", tmp_path / "second", SERAI, changes={"__init__.py": [*REQUIRED, LIFT]}):
        lifted: Any = GAMES["dune"].decode(before.positions[3])
        assert lifted.camels == 3 and lifted.hands == first.hands and lifted.chance == first.chance
        assert GAMES["dune"].decode(GAMES["dune"].encode(lifted)) == lifted


@pytest.mark.costly(seconds=4)
def test_azalai_try_writes_a_release_when_nothing_was_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with install_game("dune", tmp_path, SERAI) as package:
        assert main(["try", "dune", "--only", "writing", "--release"]) == 0
        assert str(package / "release.json") in capsys.readouterr().out
        assert main(["try", "dune", "--only", "release"]) == 0
        (package / "release.json").write_text("{", encoding="utf-8")
        assert main(["try", "dune", "--only", "release"]) == 1
        assert "release.json is damaged" in capsys.readouterr().out

"""Findings about a game from games of robots.

A favoured seat stands out, and so does a game's own robot that is worse.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from azalai.testing.balance import balance
from tests.installing import install_game

SERAI = Path(__file__).parent / "planted" / "azalai_serai"
GAMES = 24


def lines(tmp_path: Path, *changes: tuple[str, str]) -> list[str]:
    """Return the findings about the game with these changes."""
    quick = ('    key = "dune"\n', '    key = "dune"\n    thinks = 30\n')
    with install_game("dune", tmp_path, SERAI, changes={"__init__.py": [quick, *changes]}):
        return [line.strip() for line in balance("dune", GAMES)]


@pytest.mark.costly(seconds=6)
def test_a_seat_that_is_favoured_stands_out(tmp_path: Path) -> None:
    gift = ("((),) * seats, (0,) * seats)", "((),) * seats, (50, *(0,) * (seats - 1)))")
    output = lines(tmp_path, gift)
    assert "seat 0 wins 100% [86%, 100%], 50% would be even: not fair" in output
    assert "seat 1 wins 0% [0%, 14%], 50% would be even: not fair" in output
    assert output[0] == f"dune with 2 players ({GAMES} games of its robots)"
    assert "moves: 8.0 ± 0.0, from 8 to 8" in output[:4]
    for seats in (2, 3):
        (short,) = (
            at for at, line in enumerate(output) if line.startswith(f"dune with {seats} players and short=True")
        )
        assert f"moves: {seats * 3}.0 ± 0.0, from {seats * 3} to {seats * 3}" in output[short:]
    assert any(line.startswith("coins: ") for line in output) and any(
        line.startswith("shared wins: ") for line in output
    )


@pytest.mark.costly(seconds=6)
def test_an_own_robot_is_measured_against_the_given_one(tmp_path: Path) -> None:
    own = ("\n\nGAME = ", "\n    def robot(self, view, moves, seed):\n        return moves[-1]\n\n\nGAME = ")
    (two, _) = (line for line in lines(tmp_path, own) if line.startswith("its own robot among given ones"))
    won = int(two.split("players: ")[1].split("%")[0])
    assert won < 40

"""Film of the README: `python -m docs.film_turn` writes `docs/pictures/turn.gif`, a round of Targui between two robots.

The bot makes films of games in the same way: from public views, with the same renderer.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from azalai.bot.records.scenes import scenes
from azalai.games import GAMES
from azalai.locales import ORIGINAL, words
from azalai.renderers.film import film
from azalai.renderers.samples import NAMES, positions

FILE = Path(__file__).resolve().parent / "pictures" / "turn.gif"
GAME, SEATS, SEED, ROUND = "targui", 2, 1, 2


def list_positions() -> Iterator[Any]:
    """Return the positions of the round, and the one in which the next begins."""
    game = GAMES[GAME]
    for state in positions(game, SEATS, SEED, robots=True):
        number = game.view(state, None).round
        if number >= ROUND:
            yield state
        if number > ROUND:
            return


def make_film() -> bytes:
    """Return the film as GIF."""
    return film(GAME, scenes(GAMES[GAME], list_positions()), NAMES[:SEATS], words(ORIGINAL))


if __name__ == "__main__":
    FILE.write_bytes(make_film())

"""Sample pictures from play, to look at, to measure, and to fill caches."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from PIL import Image

from azalai.games.contract import AnyGame
from azalai.games.prompts import Prompt, prompt
from azalai.locales import Words
from azalai.renderers import renderer

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Tin Hinan")
Kind: TypeAlias = Literal["board", "private", "result"]
_MOST_MOVES = 20_000


class Sample(NamedTuple):
    """View with the question to its seat, if there is one."""

    kind: Kind
    view: Any
    prompt: Prompt | None = None

    def draw(self, key: str, seats: int, words: Words) -> Image.Image:
        """Return the picture."""
        prompts = () if self.prompt is None else (self.prompt,)
        return renderer(key).draw(self.view, NAMES[:seats], words, *prompts)


def positions(game: AnyGame, seats: int, seed: int, *, robots: bool = False) -> list[Any]:
    """Return the states of a game of random legal moves, or of robots' moves, from first to last."""
    chance = random.Random(seed)
    state = game.setup(seats=seats, options=game.Options(), seed=f"{seats} seats, seed {seed}".encode())
    states = [state]
    while game.outcome(state) is None and len(states) < _MOST_MOVES:
        seat = chance.choice(game.deciders(state))
        moves = game.moves(state, seat)
        move = game.robot(game.view(state, seat), moves, chance.randbytes(8)) if robots else chance.choice(moves)
        state = game.play(state, seat, move).state
        states.append(state)
    return states


def yield_moments(game: AnyGame, states: Sequence[Any], count: int) -> Iterator[Sample]:
    """Yield the board and a seat's picture at `count` moments of a game, evenly spread, then the result.

    The seat, if it must decide, is asked its first question.
    """
    for number in range(count):
        state = states[number * (len(states) - 1) // count]
        yield Sample("board", game.view(state, None))
        deciders = game.deciders(state)
        seat = deciders[number % len(deciders)]
        yield Sample("private", game.view(state, seat), prompt(game.moves(state, seat), ()))
    yield Sample("result", game.view(states[-1], None))

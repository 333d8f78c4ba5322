"""Players of a match, by the names of their kinds."""

from __future__ import annotations

from functools import partial
from typing import Any

from azalai.games import GAMES
from azalai.games.contract import AnyGame, Move
from azalai.robots import gentle
from azalai.robots.candidates import rank_moves
from azalai.robots.matches import play_strong
from azalai.robots.playing import Player, play_random, solid
from azalai.robots.value import Model
from azalai.robots.weights import Table

KINDS = ("gentle", "solid", "strong", "greedy", "random")
LEARNED = ("strong", "greedy")
"""Kinds that need learned values."""


def find_player(kind: str, table: Table | None = None) -> Player:
    """Return the player of one of `KINDS`, or of a character of a game.

    *greedy* plays the candidate after which the learned model likes the position best, without looking ahead. `table`:
    the learned values of *strong* and *greedy*; *gentle* uses them, if given, to avoid expensive errors.

    Raises `ValueError` if the kind needs a table and has none, or if no game knows it.
    """
    if kind in LEARNED and table is None:
        raise ValueError(f"{kind} needs what was learned")
    match kind, table:
        case "strong", Table():
            return partial(play_strong, table)
        case "greedy", Table(model=model):
            return partial(play_greedy, model)
        case "gentle", _:
            return partial(play_gentle, table)
        case "random", _:
            return play_random
        case "solid", _:
            return solid
        case _ if any(kind in game.characters for game in GAMES.values()):
            return partial(play_character, kind)
        case _:
            raise ValueError(f"no such player: {kind}")


def play_greedy(model: Model, game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
    """Return the candidate after which the model likes the position best."""
    world = game.imagine(state, seat, seed)
    moves = list(rank_moves(game, game.view(world, seat), game.moves(world, seat), seed))[:8]
    return max(moves, key=lambda move: model.chance(game, game.view(game.play(world, seat, move).state, seat)))


def play_gentle(table: Table | None, game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
    """Return the move of a gentle robot."""
    return gentle.choose(game, state, seat, seed, table)


def play_character(character: str, game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
    """Return the move of a robot of that character. Raises `ValueError` if the game has none of that name."""
    move: Move = game.in_character(character, game.view(state, seat), game.moves(state, seat), seed)
    return move

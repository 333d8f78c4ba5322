"""Robots with preferences: they keep to the rules, and differ visibly from the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.robots import Level
from azalai.robots.playing import Player, solid, steps
from tools.robots.players import find_player

CHARACTERS = [(key, character) for key, game in GAMES.items() for character in game.characters]
LONGEST = 8
"""Most letters of a level or a character in its column."""
Trait = Callable[[Move], str]


def habits(key: str, seats: int, players: Callable[[int], Player], games: int) -> Counter[str]:
    """Count the moves of one player in games among solid robots, by kind; its seat changes."""
    game, counts = GAMES[key], Counter[str]()
    for number in range(games):
        seed, own = b"habit %d" % number, number % seats
        start = game.setup(seats=seats, options=game.Options(), seed=seed)
        all_players = [players(seat) if seat == own else solid for seat in range(seats)]
        for step in steps(game, start, all_players, seed):
            if step.seat == own:
                counts[habit(step.move)] += 1
    return counts


def habit(move: Any) -> str:
    """Return the kind of a move, for some with its object."""
    tag = str(type(move).__struct_config__.tag)
    if tag == "buy" and hasattr(move, "special"):
        return f"buy {move.special.value}"
    if tag == "press":
        return "press to the end" if move.least == 1 else tag
    return f"{tag} paid" if getattr(move, "price", ()) else tag


def test_the_four_games_have_three_characters_each_with_names_that_fit_their_column():
    for key in ("touareg", "timbuktu", "targui", "targui1988"):
        assert len(GAMES[key].characters) == 3
    assert all(len(character) <= LONGEST and character not in tuple(Level) for _, character in CHARACTERS)


@pytest.mark.parametrize(("key", "character"), CHARACTERS)
def test_a_character_plays_what_the_rules_allow_and_the_same_for_the_same_chance(key: str, character: str):
    game = GAMES[key]
    seats, seed = min(game.seats), b"in character"
    state = game.setup(seats=seats, options=game.Options(), seed=seed)
    for number, step in enumerate(steps(game, state, [find_player(character)] * seats, seed)):
        assert step.move in game.moves(step.before, step.seat)
        view, moves = game.view(step.before, step.seat), game.moves(step.before, step.seat)
        if number % 7 == 0:
            again = game.in_character(character, view, moves, seed + b"%d" % number)
            assert again == game.in_character(character, view, moves, seed + b"%d" % number)
        if number > 60:
            break


@pytest.mark.parametrize("key", GAMES)
def test_robots_play_only_in_characters_of_their_game(key: str):
    game = GAMES[key]
    state = game.setup(seats=min(game.seats), options=game.Options(), seed=b"nobody")
    (seat, *_) = game.deciders(state)
    with pytest.raises((KeyError, ValueError)):
        game.in_character("nobody", game.view(state, seat), game.moves(state, seat), b"")


@pytest.mark.long(seconds=60)
@pytest.mark.parametrize(
    ("key", "seats", "character", "does", "times"),
    [
        ("touareg", 3, "raider", "steal", 1.6),
        ("touareg", 3, "hider", "hide", 2.0),
        ("touareg", 3, "drover", "buy donkey", 1.2),
        ("timbuktu", 3, "wary", "go paid", 1.5),
        ("timbuktu", 3, "thrifty", "go paid", 0.7),
        ("targui", 2, "golden", "trade", 2.0),
        ("targui", 2, "trader", "trade", 2.0),
        ("targui", 2, "curious", "expand", 1.15),
        ("targui1988", 3, "fierce", "attack", 1.02),
        ("targui1988", 3, "peaceful", "attack", 0.9),
        ("targui1988", 3, "dogged", "press to the end", 2.0),
    ],
)
def test_a_character_can_be_told_by_what_it_does(key: str, seats: int, character: str, does: str, times: float):
    """`times`: the least ratio to the frequency of a level-headed robot, or the greatest one if less than one.

    docs/robots.md has the results of 300 games; these are fewer, so the bounds are wider.
    """
    usual = habits(key, seats, lambda _: solid, 36)[does]
    own = habits(key, seats, lambda _: find_player(character), 36)[does]
    assert own >= times * usual if times > 1 else own <= times * usual

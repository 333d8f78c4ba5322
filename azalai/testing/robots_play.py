"""Checks of robots: their moves are legal and depend only on their own view, and their games end."""

from __future__ import annotations

import functools
import itertools
import math
from typing import Any

from azalai.games import GAMES
from azalai.games.contract import AnyGame, Move, Unit
from azalai.locales import LANGUAGES, words
from azalai.robots import Level, request, think
from azalai.robots.reasons import map_features
from azalai.robots.weights import file_of
from azalai.testing.alike import Alike, pairs
from azalai.testing.checks import of_a_game, of_a_table
from azalai.testing.faults import Fault, join_names, need, need_equal, need_messages
from azalai.testing.play import positions, robots_game
from azalai.testing.secrecy import EVERY, describe_differing, tables_of

ROLLOUTS = 4
SPREAD, THOUGHTS = 20, 4
"""Distance of the pairs about which robots are asked, and the number of these pairs."""


@of_a_table
def the_robot_plays_legal_moves_and_the_same_ones_again(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats, count=1):
        chosen: dict[int, functools.partial[Move]] = {}
        before: list[str] = []
        for seat in game.deciders(played.state):
            view, moves = game.view(played.state, seat), game.moves(played.state, seat)
            chosen[seat] = functools.partial(game.robot, view, moves, b"ties")
            move = chosen[seat]()
            need(move in moves, f"the robot of seat {seat} plays `{move}`, which is not legal")
            need_equal(
                str(chosen[seat]()), str(move), f"the robot of seat {seat} chooses otherwise when it is asked again"
            )
            before.append(str(move))
        if len(chosen) < 2:
            continue
        after = [str(choose()) for choose in reversed(chosen.values())][::-1]
        need_equal(after, before, "what a robot chooses depends on which other seat was asked before")


@of_a_table
def games_of_robots_end(key: str, seats: int) -> None:
    _end_among_robots(GAMES[key], seats, None)


@of_a_game
def games_of_robots_end_with_each_option(key: str) -> None:
    for seats, options in tables_of(GAMES[key])[1:]:
        _end_among_robots(GAMES[key], seats, options)


def _end_among_robots(game: AnyGame, seats: int, options: Any) -> None:
    *_, last = robots_game(game, seats, b"robots", options)
    need(game.outcome(last.turn.state) is not None, "robots come to the end of a game without an `outcome`")


@of_a_table
def robots_of_every_level_do_not_depend_on_hidden_things(key: str, seats: int) -> None:
    game = GAMES[key]
    for seat in range(2):
        choices = (
            pair for pair in pairs(game, seats, b"robots", seat, every=EVERY) if len(game.moves(pair.state, seat)) > 1
        )
        for number, alike in enumerate(itertools.islice(choices, 0, SPREAD * THOUGHTS, SPREAD)):
            _check_choices(game, alike, seats, b"%d" % number)


def _check_choices(game: AnyGame, alike: Alike, seats: int, seed: bytes) -> None:
    """Raise `Fault` if robots of a level choose or evaluate differently in two positions that look equal."""
    assert alike.seat is not None
    for level in Level:
        one, other = (
            request(game, state, seats, alike.seat, level, seed, rollouts=ROLLOUTS)
            for state in (alike.state, alike.other)
        )
        if one != other:
            kept = describe_differing(game.decode(one.position), game.decode(other.position), seats)
            raise Fault(f"a {level} robot of seat {alike.seat} is given {kept}, which it does not know")
        need_equal(
            think(one).move, think(other).move, f"a {level} robot of seat {alike.seat} chooses by what it can't see"
        )


@of_a_table
def weigh_evaluates_all_moves_or_none_and_always_the_same(key: str, seats: int) -> None:
    game = GAMES[key]
    known = {figure.name for figure in game.figures}
    for played in positions(key, seats, count=1)[:: 9 * seats]:
        for seat in game.deciders(played.state):
            view, moves = game.view(played.state, seat), game.moves(played.state, seat)
            weights = game.weigh(view, moves, b"scales", 3)
            need(set(weights) in (set(), set(moves)), "`weigh` weighs some of the moves and not the others")
            need(
                all(len(worths) == 3 for worths in weights.values()), "`weigh` does not look at as many worlds as asked"
            )
            parts = [part for worths in weights.values() for worth in worths for part in worth.items()]
            need(all(math.isfinite(points) for _, points in parts), "`weigh` gives a worth that is no number")
            need({name for name, _ in parts} <= known, "`weigh` names what is not among `figures`")
            need_equal(game.weigh(view, moves, b"scales", 3), weights, "`weigh` weighs otherwise the second time")


@of_a_game
def every_figure_has_a_name_and_every_learned_feature_a_figure(key: str) -> None:
    """Check that reasons of robots have texts in all languages, and that every learned feature can be a reason."""
    game, file = GAMES[key], file_of(key)
    need(len({figure.name for figure in game.figures}) == len(game.figures), "two of `figures` have one name")
    spoken = [f"{key}-figure-{figure.name}" for figure in game.figures if figure.unit is not Unit.SILENT]
    need_messages({language: [name for name in spoken if not words(language).has(name)] for language in LANGUAGES})
    for figure in game.figures:
        need(all("*" not in pattern[:1] for pattern in figure.weighs), f"the figure {figure.name} stands for all")
    for table in () if file is None or file.rules != game.version or not game.figures else file.tables.values():
        nameless = table.model.names - map_features(game.figures, table.model.names).keys()
        need(not nameless, f"no figure stands for {join_names(sorted(nameless))}, which robots have learned to weigh")


@of_a_table
def every_figure_is_measured_in_the_view_of_any_seat(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats, count=1)[::17]:
        for seat in range(seats):
            for figure in game.figures:
                value = 0.0 if figure.measure is None else figure.measure(game.view(played.state, seat))
                need(math.isfinite(value), f"the figure {figure.name} measures {value} in the view of seat {seat}")

"""Statistics of games between robots, with 95 % intervals: `azalai try KEY --balance`.

They show each seat's share of the wins, the length of a game, the share of ties, the points of each part of the score,
the effect of each option, and the strength of the game's own robot against the default one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from azalai.games import GAMES
from azalai.games.contract import AnyGame, Move
from azalai.games.small import SmallGame
from azalai.robots.matches import interval, play_game, tally
from azalai.testing.course import list_changed_options
from azalai.testing.play import Played, robots_game, variants
from azalai.testing.worlds import Small, as_small

GAMES_PLAYED = 40
"""Number of games for each number of players; half as many for each option, with the fewest and the most players."""
FEW = 16
"""Least number of games for each option."""


class RobotGame(NamedTuple):
    """Finished game: the seats that share the win, the number of moves, and the points by seat of each score part."""

    winners: tuple[int, ...]
    moves: int
    parts: dict[str, list[int]]


def balance(key: str, games: int = GAMES_PLAYED) -> Iterator[str]:
    """Yield the statistics, line by line."""
    game = GAMES[key]
    for seats in game.seats:
        played = [_play(game, seats, None, number) for number in range(games)]
        yield f"{key} with {seats} players ({games} games of its robots)"
        yield from (f"    {line}" for line in _format_lines(played, seats))
    for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
        for options in variants(game, seats)[1:]:
            played = [_play(game, seats, options, number) for number in range(max(FEW, games // 2))]
            changes = ", ".join(list_changed_options(options))
            yield f"{key} with {seats} players and {changes} ({len(played)} games)"
            yield from (f"    {line}" for line in _format_lines(played, seats))
    small = as_small(game)
    if small is not None and "robot" in _members(small):
        for seats in game.seats:
            yield f"its own robot among given ones, {seats} players: {_play_against_given(small, seats, games)}"


def _play(game: AnyGame, seats: int, options: Any, number: int) -> RobotGame:
    moves: Sequence[Played] = tuple(robots_game(game, seats, b"balance %d" % number, options))
    outcome = game.outcome(moves[-1].turn.state)
    assert outcome is not None
    parts: dict[str, list[int]] = {}
    for score in outcome.scores:
        for part in score.parts:
            parts.setdefault(part.name, []).append(part.points)
    return RobotGame(outcome.ranking[0], len(moves), parts)


def _format_lines(played: Sequence[RobotGame], seats: int) -> Iterator[str]:
    shares = [
        sum((seat in robot_game.winners) / len(robot_game.winners) for robot_game in played) / len(played)
        for seat in range(seats)
    ]
    for seat, share in enumerate(shares):
        low, high = interval(share, len(played))
        fair = "" if low <= 1 / seats <= high else ": not fair"
        yield f"seat {seat} wins {share:.0%} [{low:.0%}, {high:.0%}], {1 / seats:.0%} would be even{fair}"
    lengths = sorted(robot_game.moves for robot_game in played)
    yield f"moves: {_mean(lengths)}, from {lengths[0]} to {lengths[-1]}"
    ties = sum(len(robot_game.winners) > 1 for robot_game in played) / len(played)
    low, high = interval(ties, len(played))
    yield f"shared wins: {ties:.0%} [{low:.0%}, {high:.0%}]"
    for name in dict.fromkeys(name for ended in played for name in ended.parts):
        yield f"{name}: {_mean([points for ended in played for points in ended.parts.get(name, ())])} points a seat"


def _mean(values: Sequence[float]) -> str:
    """Return the mean and half of its 95 % interval: `7.4 ± 0.3`."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{mean:.1f} ± {1.96 * spread / math.sqrt(len(values)):.1f}"


def _members(game: Small) -> set[str]:
    """Return the names that the author of a game has defined in its class."""
    kinds = type(game).__mro__
    return {name for kind in kinds[: kinds.index(SmallGame)] for name in vars(kind)}


def _play_against_given(game: Small, seats: int, games: int) -> str:
    def play_own(_: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
        move: Move = game.robot(game.view(state, seat), game.moves(state, seat), seed)
        return move

    robot: Any = vars(SmallGame)["robot"]

    def play_given(_: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
        move: Move = robot(game, game.view(state, seat), game.moves(state, seat), seed)
        return move

    results = tally([play_game(game, seats, play_own, play_given, number, b"balance") for number in range(games)])
    return f"{results.wins:.0%} [{results.low:.0%}, {results.high:.0%}], {1 / seats:.0%} would be even"

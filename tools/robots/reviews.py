"""Reliability of reviews: the share of the faults shown that are faults in a search ten times as deep.

`python -m tools.robots.reviews [KEY ...] [--seats N] [--games 6] [--person solid] [--first 0]` lets robots of that
level play games in the place of people, reviews each seat as the bot does (a first evaluation of every decision, a
second one of those that would be shown), and evaluates the shown ones a third time, in ten times as many worlds as the
second. It prints the number of decisions shown, how many of them cost NOTABLE or more, or anything at all (by two
standard errors), in the third evaluation, and their average cost by the review and by the third evaluation.
"""

from __future__ import annotations

import argparse
import hashlib
import math
from collections.abc import Sequence

import msgspec

from azalai.bot.reviews.positions import NOTABLE, ReviewedChoice, list_dearest
from azalai.bot.reviews.rules import CLOSELY, CLOSER, WORLDS, evaluate, make_task
from azalai.bot.reviews.store import WeighedRow
from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.robots import think
from azalai.robots.matches import interval
from azalai.robots.playing import steps
from azalai.robots.reasons import standard_error
from azalai.robots.search import gap, gaps, search
from azalai.robots.weights import Table, table_of
from tools.robots.players import KINDS, find_player

DEEPER = 10
"""Factor of the third evaluation's worlds to those of the second."""


class Shown(msgspec.Struct, frozen=True):
    """Decision that a review shows: its cost by the review, and by the deep evaluation with its standard error."""

    said: float
    deep: float
    error: float


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="keys of games; default: all")
    parser.add_argument("--seats", type=int, help="number of seats; default: the smallest")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--first", type=int, default=0, help="number of the first game, which is its seed")
    parser.add_argument("--person", default="solid", choices=KINDS)
    given = parser.parse_args()
    for key in given.keys or GAMES:
        game, seats = GAMES[key], given.seats or min(GAMES[key].seats)
        table = table_of(game, seats)
        if table is None:
            continue
        shown, decisions = list[Shown](), 0
        for number in range(given.first, given.first + given.games):
            of_game, count = review_game(game, seats, table, given.person, number)
            shown, decisions = shown + of_game, decisions + count
        played = f"{given.games} games of {given.person}, {decisions} decisions"
        print(f"{key} {seats} seats, {played}: {format_figures(shown)}", flush=True)


def format_figures(shown: Sequence[Shown]) -> str:
    """Return the figures of the shown decisions."""
    if not shown:
        return "nothing shown"
    real = sum(review.deep >= NOTABLE for review in shown)
    some = sum(review.deep >= 2 * review.error for review in shown)
    low, high = interval(real / len(shown), len(shown))
    said, deep = (
        sum(cost) / len(shown) for cost in ([review.said for review in shown], [review.deep for review in shown])
    )
    return (
        f"{len(shown)} shown, {real} cost {NOTABLE} or more ({real / len(shown):.0%} [{low:.0%}, {high:.0%}]),"
        f" {some} cost something; on average said {said:.3f}, deep {deep:.3f}"
    )


def review_game(game: AnyGame, seats: int, table: Table, person: str, number: int) -> tuple[list[Shown], int]:
    """Return the decisions that the reviews of a game show, and the number of all its decisions."""
    seed = b"review %d" % number
    player = find_player(person, table)
    played = steps(game, game.setup(seats=seats, options=game.Options(), seed=seed), [player] * seats, seed)
    choices = [
        ReviewedChoice(at, 0.0, at, step.before, step.seat, str(step.move))
        for at, step in enumerate(played)
        if len(game.moves(step.before, step.seat)) > 1
    ]
    decisions: list[Shown] = []
    for seat in range(seats):
        own = {choice.number: choice for choice in choices if choice.seat == seat}
        rows = {number: look(game, seats, choice, seed, closely=False) for number, choice in own.items()}
        for _ in range(CLOSELY):
            doubtful = next((row for row in list_dearest(rows.values(), own.values()) if not row.closely), None)
            if doubtful is None:
                break
            rows[doubtful.number] = look(game, seats, own[doubtful.number], seed, closely=True)
        for row in list_dearest((row for row in rows.values() if row.closely), own.values()):
            decisions.append(deep(game, table, own[row.number], row, seed))
    return decisions, len(choices)


def look(game: AnyGame, seats: int, choice: ReviewedChoice, seed: bytes, *, closely: bool) -> WeighedRow:
    """Evaluate a decision as the bot does."""
    salt = hashlib.sha256(repr((seed, choice.number, closely)).encode()).digest()
    return evaluate(0, choice, think(make_task(game, seats, choice, salt, closely=closely)), closely=closely)


def deep(game: AnyGame, table: Table, choice: ReviewedChoice, row: WeighedRow, seed: bytes) -> Shown:
    """Evaluate only the two moves again, in ten times as many worlds."""
    played, better = game.parse_move(choice.move), game.parse_move(row.better)
    plan = table.plan
    worlds = DEEPER * max(WORLDS, math.ceil(CLOSER * plan.rollouts / plan.candidates))
    if game.weigh(game.view(choice.state, choice.seat), [played, better], b"", 1):
        worlds = DEEPER * CLOSER * plan.worlds
    wide = msgspec.structs.replace(plan, candidates=1, numbers=0, rollouts=worlds, least=worlds, worlds=worlds)
    salt = seed + b"deep %d" % choice.number
    state = game.imagine(choice.state, choice.seat, salt)
    tried = search(game, state, choice.seat, salt, table.model, wide, also=(played, better))
    one, other = (next(each for each in tried if each.move == move) for move in (better, played))
    return Shown(row.loss, gap(one, other), standard_error(gaps(one, other)))


if __name__ == "__main__":
    main()

"""Training of a game's value, and the proof of a strong robot with it.

`python -m azalai.robots.train KEY [--seats N ...] [--games 1000] [--match 200] [--seed WORD]` does three things for
each number of seats: it lets the game's own robots play games, learns from them, and plays a match of one strong robot
among solid ones. It writes `robots/weights/KEY.json`, or `weights.json` in the package of the game; the weights for
other numbers of seats stay in the file. `--only-match`: plays a match with the present weights. `--teacher strong`:
learns from games of strong robots. Learning needs NumPy: `pip install "azalai[training]"`.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shlex
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from azalai.games import GAMES
from azalai.robots.matches import match, play_strong
from azalai.robots.playing import solid
from azalai.robots.weights import File, Plan, Proof, Table, file_of, write

if TYPE_CHECKING:
    from azalai.robots.learning import Choose

THEN = " && "
"""Separator between the command that learned and a later one that played the match."""
NO_NUMPY = 'Learning needs NumPy, which is not installed here: pip install "azalai[training]"'


def main(module: str = "azalai.robots.train", choose: Choose | None = None, typed: Sequence[str] | None = None) -> None:
    """Learn, play the matches, write the file, and print the figures.

    `module`: the module that is run. `choose`: chooses the features to learn from, None for all. `typed`: the
    arguments, None for those of the process.
    """
    typed = sys.argv[1:] if typed is None else typed
    arguments, command = _parse(module, typed), shlex.join(["python", "-m", module, *typed])
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for seats in arguments.seats or GAMES[arguments.key].seats:
            table = _load_for_match(arguments, seats, command) or _learn(pool, arguments, seats, command, choose)
            _store(arguments.key, seats, table)
            table = msgspec.structs.replace(table, proof=_play_match(pool, arguments, seats, table))
            _store(arguments.key, seats, table)


def _parse(module: str, typed: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=__doc__)
    GAMES.admit(*typed)
    parser.add_argument("key", choices=list(GAMES))
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats; default: all")
    parser.add_argument("--games", type=int, default=1000, help="games to learn from")
    parser.add_argument(
        "--teacher", choices=("solid", "strong"), default="solid", help="level of the robots that play those games"
    )
    parser.add_argument("--match", type=int, default=200, help="games of the match against solid robots")
    parser.add_argument("--seed", default="match")
    parser.add_argument("--only-match", action="store_true", help="only play the match")
    parser.add_argument("--turns", type=int, help="number of the seat's turns that a rollout looks ahead")
    parser.add_argument("--rollouts", type=int, help="simulated games for a decision")
    parser.add_argument("--steps", type=int, help="most decisions of a rollout, on average")
    parser.add_argument("--stake", type=float, help="share of a win that needs no further rollouts")
    parser.add_argument("--candidates", type=int)
    parser.add_argument("--numbers", type=int, help="other numbers of the best move's family to try")
    parser.add_argument("--slips", type=int, help="make one of N simulated decisions random; 0: none")
    parser.add_argument("--least", type=int, help="worlds before a candidate is dropped or chosen")
    parser.add_argument("--worlds", type=int, help="worlds in which the game evaluates its moves itself")
    parser.add_argument("--errs", type=int, help="errors among ten decisions of a gentle robot")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    return parser.parse_args(typed)


def _load_for_match(arguments: argparse.Namespace, seats: int, command: str) -> Table | None:
    """Return the present weights if only the match is wanted, else None. Raises `SystemExit` if there are none."""
    if not arguments.only_match:
        return None
    before = _find_learned(arguments.key, seats)
    first_command = before.command.split(THEN)[0]
    plan = _change(before.plan, arguments)
    return msgspec.structs.replace(before, plan=plan, command=f"{first_command}{THEN}{command}")


def _learn(pool: Executor, arguments: argparse.Namespace, seats: int, command: str, choose: Choose | None) -> Table:
    if importlib.util.find_spec("numpy") is None:
        raise SystemExit(NO_NUMPY)
    from azalai.robots.learning import choose_all, fit, gather_samples

    teacher = partial(play_strong, _find_learned(arguments.key, seats)) if arguments.teacher == "strong" else solid
    model, learned = fit(gather_samples(pool, arguments.key, seats, arguments.games, teacher), choose or choose_all)
    _say(
        f"{arguments.key} {seats} seats: {learned.positions} positions of {learned.games} games, explains"
        f" {learned.explained:.1%} of the margin, error of the chance {learned.error:.4f} (blind {learned.blind:.4f})"
    )
    known = file_of(arguments.key)
    before = None if known is None else known.tables.get(seats)
    usual = Plan() if before is None else Plan(errs=before.plan.errs)
    return Table(_change(usual, arguments), model, learned, command=command)


def _find_learned(key: str, seats: int) -> Table:
    known = file_of(key)
    if known is None or seats not in known.tables:
        raise SystemExit(f"nothing was learned for {key} with {seats} seats")
    return known.tables[seats]


def _change(plan: Plan, arguments: argparse.Namespace) -> Plan:
    """Return the plan with the numbers of the command's arguments."""
    typed = {name: value for name in Plan.__struct_fields__ if (value := getattr(arguments, name)) is not None}
    return msgspec.structs.replace(plan, **typed)


def _play_match(pool: Executor, arguments: argparse.Namespace, seats: int, table: Table) -> Proof:
    tally = match(pool, arguments.key, seats, partial(play_strong, table), solid, arguments.match, arguments.seed)
    _say(f"{arguments.key} {seats} seats: strong among solid {tally}")
    return Proof(
        tally.games,
        arguments.seed,
        *(round(each, 4) for each in (tally.wins, tally.low, tally.high, tally.mean, tally.of_95)),
    )


def _store(key: str, seats: int, table: Table) -> None:
    game, known = GAMES[key], file_of(key)
    tables = dict(known.tables) if known is not None and known.rules == game.version else {}
    tables[seats] = table
    write(File(key, game.version, dict(sorted(tables.items()))))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()

"""Learns the value of positions of a game, and shows what a strong robot makes of it.

`python -m azalai.robots.train KEY [--seats N ...] [--games 1000] [--match 200] [--seed WORD]` plays games of the game's
own robots, learns from them, plays a match of one strong robot among solid ones for each number of seats, and writes
`robots/weights/KEY.json`. What it doesn't do anew (other numbers of seats) stays. `--only-match`: with what is there.
`--teacher strong`: learns from games of the robots that are strong by what is there.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from concurrent.futures import Executor, ProcessPoolExecutor

import msgspec

from azalai.games import GAMES
from azalai.robots.matches import Entry, match
from azalai.robots.weights import File, Plan, Proof, Table, file_of, write

THEN = " && "
"""Between the command that has learned and the one that has played the match later."""


def main() -> None:
    """Learns, plays the matches, writes the file, and prints what came of it."""
    asked = _asked()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for seats in asked.seats or GAMES[asked.key].seats:
            table = _learned(pool, asked, seats)
            _keep(asked.key, seats, table)
            table = msgspec.structs.replace(table, proof=_shown(pool, asked, seats, table))
            _keep(asked.key, seats, table)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m azalai.robots.train", description=__doc__)
    parser.add_argument("key", choices=list(GAMES))
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats (all)")
    parser.add_argument("--games", type=int, default=1000, help="games to learn from")
    parser.add_argument("--teacher", choices=("solid", "strong"), default="solid", help="who plays those games")
    parser.add_argument("--match", type=int, default=200, help="games that show what it is worth")
    parser.add_argument("--seed", default="match")
    parser.add_argument("--only-match", action="store_true", help="learn nothing anew")
    parser.add_argument("--turns", type=int, help="calls of the seat that are looked ahead")
    parser.add_argument("--rollouts", type=int, help="games that are imagined for a decision")
    parser.add_argument("--steps", type=int, help="imagined decisions that a rollout may take on average")
    parser.add_argument("--stake", type=float, help="share of a win that is not worth a thought")
    parser.add_argument("--candidates", type=int)
    parser.add_argument("--numbers", type=int, help="numbers of the best one's family that are tried too")
    parser.add_argument("--slips", type=int, help="one of so many imagined decisions is made anyhow (0: none)")
    parser.add_argument("--least", type=int, help="worlds before a candidate goes or is chosen")
    parser.add_argument("--worlds", type=int, help="worlds in which a game weighs its moves itself")
    parser.add_argument("--errs", type=int, help="of ten decisions of a gentle robot so many are errors")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    return parser.parse_args()


def _learned(pool: Executor, asked: argparse.Namespace, seats: int) -> Table:
    given = {name: value for name in Plan.__struct_fields__ if (value := getattr(asked, name)) is not None}
    command = shlex.join(["python", "-m", "azalai.robots.train", *sys.argv[1:]])
    known = file_of(asked.key)
    before = None if known is None else known.tables.get(seats)
    if asked.only_match and before is not None:
        plan, taught = msgspec.structs.replace(before.plan, **given), before.command.split(THEN)[0]
        return msgspec.structs.replace(before, plan=plan, command=f"{taught}{THEN}{command}")
    if before is None and (asked.only_match or asked.teacher == "strong"):
        raise SystemExit(f"nothing was learned for {asked.key} with {seats} seats")
    from azalai.robots.learning import fitted, gathered

    model, learned = fitted(gathered(pool, asked.key, seats, asked.games, Entry(asked.teacher, before)))
    _say(
        f"{asked.key} {seats} seats: {learned.positions} positions of {learned.games} games, explains"
        f" {learned.explained:.1%} of the margin, error of the chance {learned.error:.4f} (blind {learned.blind:.4f})"
    )
    usual = Plan() if before is None else Plan(errs=before.plan.errs)
    return Table(msgspec.structs.replace(usual, **given), model, learned, command=command)


def _shown(pool: Executor, asked: argparse.Namespace, seats: int, table: Table) -> Proof:
    strong = Entry("strong", table)
    tally = match(pool, asked.key, seats, strong, Entry("solid"), asked.match, asked.seed)
    _say(f"{asked.key} {seats} seats: strong among solid {tally}")
    return Proof(
        tally.games,
        asked.seed,
        *(round(each, 4) for each in (tally.wins, tally.low, tally.high, tally.mean, tally.of_95)),
    )


def _keep(key: str, seats: int, table: Table) -> None:
    game, known = GAMES[key], file_of(key)
    tables = dict(known.tables) if known is not None and known.rules == game.version else {}
    tables[seats] = table
    write(File(key, game.version, dict(sorted(tables.items()))))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()

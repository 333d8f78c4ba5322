"""Tables of matches: one robot among others of another kind, for every game and number of seats.

`python -m tools.robots.matches [KEY ...] [--seats N ...] [--games 20] [--pair strong:solid ...] [--older FILE]
[--options NAME=VALUE ...]` prints for each pair the share of the first one's wins among the second, with its 95 %
interval and the seconds of a processor that a decision takes. A win shared by several seats counts as that share of a
win, so that a player as good as the others wins 1 in SEATS. `older` is a strong robot with the weights of another file.
Options are those of the games that have them, as they are stored (`path_card=any length=6`), several values with
commas.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from azalai.games import GAMES, options
from azalai.games.contract import AnyGame
from azalai.robots.matches import match, play_strong
from azalai.robots.playing import Player
from azalai.robots.weights import File, table_of
from tools.robots.players import KINDS, LEARNED, find_player

PAIRS = ("solid:random", "gentle:solid", "strong:solid", "strong:gentle", "strong:greedy")
OLDER = "older"


def main() -> None:
    """Print one line for each game, number of seats and pair."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="keys of games; default: all")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--pair", nargs="*", default=PAIRS, help=f"of {', '.join((*KINDS, OLDER))}")
    parser.add_argument("--older", type=Path, help="weights file of the older robot")
    parser.add_argument("--seed", default="benchmark")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--options", nargs="*", default=(), metavar="NAME=VALUE")
    asked = parser.parse_args()
    keys = asked.keys or list(GAMES)
    known = {field.name for key in keys for field in options.option_fields(GAMES[key].Options)}
    if strange := [word for word in asked.options if word.partition("=")[0] not in known]:
        parser.error(f"no such option: {', '.join(strange)}")
    try:
        chosen = {key: parse_options(GAMES[key], asked.options) for key in keys}
        for key in keys:
            for seats in asked.seats or GAMES[key].seats:
                options.check(chosen[key], seats)
    except ValueError as error:
        parser.error(str(error))
    older = msgspec.json.decode(asked.older.read_bytes(), type=File) if asked.older else None
    with ProcessPoolExecutor(asked.jobs) as pool:
        for key in keys:
            for seats in asked.seats or GAMES[key].seats:
                for pair in asked.pair:
                    one, other = (find_trained(kind, key, seats, older) for kind in pair.split(":"))
                    if one is None or other is None:
                        print(f"{key} {seats} seats: {pair} not played, for nothing was learned and proved", flush=True)
                    else:
                        tally = match(pool, key, seats, one, other, asked.games, asked.seed, chosen[key])
                        print(f"{key} {seats} seats: {pair} {tally} (by chance {1 / seats:.1%})", flush=True)


def parse_options(game: AnyGame, words: Sequence[str]) -> msgspec.Struct:
    """Return the options of a game, changed by `NAME=VALUE` words; words for other games are ignored.

    Raises `ValueError` for a value that an option can't have."""
    fields = {field.name: field for field in options.option_fields(game.Options)}
    values: dict[str, str | list[str]] = {}
    for word in words:
        name, _, value = word.partition("=")
        match fields[name].kind if name in fields else None:
            case None:
                pass
            case options.OptionKind.SEVERAL:
                values[name] = list(options.select_several(fields[name], value.split(",")))
            case options.OptionKind.EACH:
                values[name] = value.split(",")
            case _:
                values[name] = value
    return msgspec.convert(values, game.Options, strict=False)


def find_trained(kind: str, key: str, seats: int, older: File | None) -> Player | None:
    """Return the player of that kind with its learned values, or None if it needs some and there are none."""
    if kind == OLDER:
        table = None if older is None or older.game != key else older.tables.get(seats)
        return None if table is None else partial(play_strong, table)
    table = table_of(GAMES[key], seats)
    return None if kind in LEARNED and table is None else find_player(kind, table)


if __name__ == "__main__":
    main()

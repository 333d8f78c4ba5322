"""Golden playthroughs: whole games as text, so that a change of rules shows in a diff.

A playthrough is a file `tests/games/KEY/playthroughs/NAME.txt`. Its first line says how the game is set up and who
plays it on from where its moves end (`random` or `robot`), so a file with nothing but that line is a new playthrough.

    {"seats": 3, "options": {}, "seed": "abc", "players": "random"}
    > 0 draw                      a move: the seat that makes it, and the notation
    {"type": "drew", ...}         what happened, as JSON
    = {"type": ...}               the public view, after every 25th move and at the end

`python -m tests.playthroughs` plays all of them again and writes them anew: moves that have become illegal, and those
after them, are replaced. Read the diff before you keep it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from games import GAMES
from games.chance import Chance
from games.contract import AnyGame, IllegalMove, Move
from locales.words import tag

GAMES_TESTED = Path(__file__).parent / "games"
VIEW_EVERY = 25
MOST_MOVES = 3000


class Heading(msgspec.Struct, frozen=True):
    """The first line of a file; `seed` is text, taken as UTF-8."""

    seats: int
    options: dict[str, Any]
    seed: str
    players: str = "random"


def files() -> list[Path]:
    """Every playthrough there is."""
    return sorted(GAMES_TESTED.glob("*/playthroughs/*.txt"))


def key_of(path: Path) -> str:
    """The game that a playthrough is of."""
    return path.parent.parent.name


def heading_of(path: Path) -> Heading:
    """How the game of a file was set up."""
    return msgspec.json.decode(path.read_text(encoding="utf-8").splitlines()[0], type=Heading)


def tags(path: Path) -> set[str]:
    """The kinds of moves and events that are seen in a file, by the names they have in ids and in the notation."""
    game = GAMES[key_of(path)]
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    moves = {tag(type(game.parse_move(line[2:].split(" ", 1)[1]))) for line in lines if line.startswith("> ")}
    return moves | {msgspec.json.decode(line)["type"] for line in lines if line.startswith("{")}


def replayed(path: Path) -> str:
    """The text of a playthrough as the rules make it today, from its heading and its moves."""
    game, heading = GAMES[key_of(path)], heading_of(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    moves = [line[2:].split(" ", 1) for line in lines if line.startswith("> ")]
    return "\n".join([_json(heading), *_play(game, heading, [(int(seat), text) for seat, text in moves]), ""])


def _play(game: AnyGame, heading: Heading, recorded: list[tuple[int, str]]) -> Iterator[str]:
    options = msgspec.convert(heading.options, game.Options)
    state = game.setup(seats=heading.seats, options=options, seed=heading.seed.encode())
    chance = Chance(b"playthrough" + heading.seed.encode())
    for number in range(1, MOST_MOVES):
        if not game.deciders(state):
            break
        choice = _recorded(game, state, recorded)
        if choice is None:
            recorded = []
            choice, chance = _chosen(game, heading, state, chance)
        seat, move = choice
        turn = game.play(state, seat, move)
        state = turn.state
        yield f"> {seat} {move}"
        yield from (_json(event) for event in turn.events)
        if number % VIEW_EVERY == 0 and game.deciders(state):
            yield f"= {_json(game.view(state, None))}"
    yield f"= {_json(game.view(state, None))}"


def _recorded(game: AnyGame, state: Any, recorded: list[tuple[int, str]]) -> tuple[int, Move] | None:
    """The next move of the file, if there is one and it is legal."""
    if not recorded:
        return None
    seat, text = recorded.pop(0)
    try:
        move = game.parse_move(text)
    except IllegalMove:
        return None
    return (seat, move) if move in game.moves(state, seat) else None


def _chosen(game: AnyGame, heading: Heading, state: Any, chance: Chance) -> tuple[tuple[int, Move], Chance]:
    """A move where the file has none: first a kind of move, then one of that kind; or the robot's."""
    seat = game.deciders(state)[0]
    moves = game.moves(state, seat)
    if heading.players == "robot":
        return (seat, game.robot(game.view(state, seat), moves, heading.seed.encode())), chance
    kind, chance = chance.pick(tuple(dict.fromkeys(type(move) for move in moves)))
    move, chance = chance.pick([move for move in moves if type(move) is kind])
    return (seat, move), chance


def _json(value: msgspec.Struct) -> str:
    """Compact, without the reader where that is everybody."""
    found = msgspec.to_builtins(value)
    if found.get("reader", 0) is None:
        del found["reader"]
    return msgspec.json.encode(found).decode()


def main() -> None:
    """Writes every playthrough anew."""
    for path in files():
        path.write_text(replayed(path), encoding="utf-8")


if __name__ == "__main__":
    main()

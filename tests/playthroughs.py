"""Golden playthroughs: whole games as text, so that a change of rules shows in a diff.

A playthrough is a file `tests/games/KEY/playthroughs/NAME.txt`. Its first line holds the setup of the game and the
players who go on after its last move (`random` or `robot`), so a file with only that line is a new playthrough.

    {"seats": 3, "options": {}, "seed": "abc", "players": "random"}
    > 0 draw                      a move: its seat, and the notation
    {"type": "drew", ...}         an event, as JSON
    = {"type": ...}               the public view, after every 25th move and at the end

`python -m tests.playthroughs` plays and writes all of them again: moves that have become illegal, and those after them,
are replaced. Read the diff before you keep it.

A running game keeps the rules it began with. Before the rules change, `python -m tests.playthroughs keep FILE...`
copies playthroughs to `tests/games/KEY/earlier/VERSION/`, with the first position as it is stored and the number of
legal moves:

    {"seats": 3, ..., "start": "kQGd..."}
    ? 7                           the number of legal moves
    > 0 draw

These must never change; one whose moves have become illegal can't be written again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from azalai.games import GAMES
from azalai.games.chance import Chance
from azalai.games.contract import AnyGame, IllegalMove, Move
from azalai.games.questions import tag

GAMES_TESTED = Path(__file__).parent / "games"
VIEW_EVERY = 25
MOST_MOVES = 3000


class Heading(msgspec.Struct, frozen=True):
    """First line of a file.

    `seed` is text, taken as UTF-8. `start` is the first position as an earlier version stored it; without it the game
    is set up under the present rules.
    """

    seats: int
    options: dict[str, Any]
    seed: str
    players: str = "random"
    start: bytes | msgspec.UnsetType = msgspec.UNSET


def list_files() -> list[Path]:
    """Return all playthroughs."""
    return sorted(GAMES_TESTED.glob("*/playthroughs/*.txt"))


def list_earlier() -> list[Path]:
    """Return all playthroughs under rules of an earlier version."""
    return sorted(GAMES_TESTED.glob("*/earlier/*/*.txt"))


def find_key(path: Path) -> str:
    """Return the key of a playthrough's game."""
    return path.resolve().relative_to(GAMES_TESTED).parts[0]


def find_version(path: Path) -> int:
    """Return the version of the rules of an earlier playthrough."""
    return int(path.parent.name)


def read_heading(path: Path) -> Heading:
    """Return the heading of a file."""
    return msgspec.json.decode(path.read_text(encoding="utf-8").splitlines()[0], type=Heading)


def read_moves(path: Path) -> list[tuple[int, str]]:
    """Return the moves of a file: the seat, and the notation."""
    lines = path.read_text(encoding="utf-8").splitlines()
    moves = [line[2:].split(" ", 1) for line in lines if line.startswith("> ")]
    return [(int(seat), text) for seat, text in moves]


def list_tags(path: Path) -> set[str]:
    """Return the kinds of moves and events in a file, by their names in ids and in the notation."""
    game = GAMES[find_key(path)]
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    moves = {tag(type(game.parse_move(move))) for _, move in read_moves(path)}
    return moves | {msgspec.json.decode(line)["type"] for line in lines if line.startswith("{")}


def replay(path: Path) -> str:
    """Return the text of a playthrough under today's rules, from its heading and its moves."""
    return _text(path, read_heading(path))


def _text(path: Path, heading: Heading) -> str:
    played = _play(GAMES[find_key(path)], heading, read_moves(path))
    return "\n".join([_json(heading), *played, ""])


def make_start(game: AnyGame, heading: Heading) -> Any:
    """Return the first position of a playthrough."""
    if heading.start is not msgspec.UNSET:
        return game.decode(heading.start)
    options = msgspec.convert(heading.options, game.Options)
    return game.setup(seats=heading.seats, options=options, seed=heading.seed.encode())


def _play(game: AnyGame, heading: Heading, recorded: list[tuple[int, str]]) -> Iterator[str]:
    state = make_start(game, heading)
    kept = heading.start is not msgspec.UNSET
    chance = Chance(b"playthrough" + heading.seed.encode())
    for number in range(1, MOST_MOVES):
        if not game.deciders(state):
            break
        choice = _next_recorded(game, state, recorded)
        if choice is None:
            if kept:
                raise ValueError(f"move {number} was legal under the rules it is kept for")
            recorded = []
            choice, chance = _choose(game, heading, state, chance)
        seat, move = choice
        if kept:
            yield f"? {len(game.moves(state, seat))}"
        turn = game.play(state, seat, move)
        state = turn.state
        yield f"> {seat} {move}"
        yield from (_json(event) for event in turn.events)
        if number % VIEW_EVERY == 0 and game.deciders(state):
            yield f"= {_json(game.view(state, None))}"
    yield f"= {_json(game.view(state, None))}"


def _next_recorded(game: AnyGame, state: Any, recorded: list[tuple[int, str]]) -> tuple[int, Move] | None:
    """Return the next move of the file, or None if there is none or it is illegal."""
    if not recorded:
        return None
    seat, text = recorded.pop(0)
    try:
        move = game.parse_move(text)
    except IllegalMove:
        return None
    return (seat, move) if move in game.moves(state, seat) else None


def _choose(game: AnyGame, heading: Heading, state: Any, chance: Chance) -> tuple[tuple[int, Move], Chance]:
    """Choose a move after the file's last: first a kind of move, then one of that kind; or the robot's."""
    seat = game.deciders(state)[0]
    moves = game.moves(state, seat)
    if heading.players == "robot":
        return (seat, game.robot(game.view(state, seat), moves, heading.seed.encode())), chance
    kind, chance = chance.pick(tuple(dict.fromkeys(type(move) for move in moves)))
    move, chance = chance.pick([move for move in moves if type(move) is kind])
    return (seat, move), chance


def _json(value: msgspec.Struct) -> str:
    """Encode a value without spaces, and without the reader of a public event."""
    plain = msgspec.to_builtins(value)
    if plain.get("reader", 0) is None:
        del plain["reader"]
    return msgspec.json.encode(plain).decode()


def keep(paths: Sequence[Path]) -> None:
    """Copy playthroughs to those of earlier versions, with their first positions as the present rules store them."""
    for path in paths:
        game, heading = GAMES[find_key(path)], read_heading(path)
        kept = msgspec.structs.replace(heading, start=game.encode(make_start(game, heading)))
        folder = GAMES_TESTED / find_key(path) / "earlier" / str(game.version)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / path.name).write_text(_text(path, kept), encoding="utf-8")


def main(arguments: Sequence[str]) -> None:
    """Write every playthrough again, or keep some."""
    if arguments[:1] == ["keep"]:
        keep([Path(name) for name in arguments[1:]])
        return
    for path in (*list_files(), *list_earlier()):
        path.write_text(replay(path), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

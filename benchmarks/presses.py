"""Presses that a move takes a person: games played by robots, each move made through the real questions.

`python -m benchmarks.presses [KEY ...] [--games 6] [--seats N]` prints for each game and kind of move the presses at
the median, p90 and maximum, and those of a whole game of one person. For a game that begins with a phase of one kind of
move round the table, it also prints the presses of that phase with *Play the rest of my turn*.

A press is a button, an entry of a menu, and the opening of that menu; each item picked from several, and the button
that plays the pick; a typed number counts two (the box, and sending it). *Play* is one press if other players have
moved since the seat did; a person who has the table open does not need it.
"""

from __future__ import annotations

import argparse
import hashlib
import statistics
from collections.abc import Iterator, Sequence

import msgspec

from azalai.bot.layouts.components import PER_MENU
from azalai.bot.layouts.prompts import DialogPlace, make_prompt
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.play.rest_of_turn import find_rest_of_turn, list_kinds
from azalai.bot.suggestions.rules import wish_after
from azalai.bot.tables.table import LoadedTable, make_table
from azalai.games import GAMES
from azalai.games.contract import AnyGame, Move
from azalai.games.prompts import Form, Prompt
from azalai.games.questions import answers_of, presets, tag, walked

SEATS = {"touareg": 3, "timbuktu": 4, "targui1988": 3}
"""Number of players if none is given; else the fewest."""


class Made(msgspec.Struct, frozen=True):
    """Move of a person.

    Its game and seat, its kind, its presses from the first question on, and True if *Play* came before.
    """

    game: int
    seat: int
    kind: str
    asked: int
    opened: bool

    @property
    def presses(self) -> int:
        """Its presses with that of *Play*."""
        return self.asked + self.opened


def count_presses(table: LoadedTable, seat: int, move: Move) -> int:
    """Return the presses that make this move, from the first question of a seat's decision on."""
    said = Wordings(table, seat, table.words)
    moves = table.game.moves(table.state, seat)
    target, at, count = answers_of(moves, move), (), 0
    while True:
        asked = make_prompt(DialogPlace(table, seat, 0, at), moves, said)
        question = asked.question
        if question is None:
            return count + 1  # the button that names the whole move
        if asked.form is Form.CHOICES:
            pressed, at, target = _find_choice(asked, moves, target, said)
            count += pressed
            if at == target:
                return count
            continue
        value = getattr(move, question.field)
        at = target[: len(at) + 1]
        if asked.form is Form.PICK:
            count += 1 + len(value) if value else 1
            if not value and at == target:
                return count
        else:
            count += 1 if value in presets(question).values() else 2
            if at == target:
                return count


def _find_choice(
    asked: Prompt, moves: Sequence[Move], target: tuple[int, ...], said: Wordings
) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Return the presses of the choice that leads to the move, its answers, and those of the move.

    Of choices with equal texts, one stands for all.
    """
    offered = [
        (choice, 2 + place // PER_MENU if group.menu else 1)
        for group in asked.groups
        for place, choice in enumerate(group.choices)
    ]
    for choice, pressed in offered:
        if target[: len(choice.answers)] == choice.answers:
            return pressed, choice.answers, target
    wanted = said.reads(walked(moves, target).steps)
    for choice, pressed in offered:
        for move in choice.moves:
            answers = answers_of(moves, move)
            if said.reads(walked(moves, answers).steps) == wanted:
                return pressed, choice.answers, answers
    raise ValueError("no choice leads to the move")


def game_of_robots(game: AnyGame, seats: int, number: int) -> Iterator[Made]:
    """Yield every move of a game that robots play, in order; the same for the same number."""
    state = game.setup(seats=seats, options=game.Options(), seed=hashlib.sha256(b"%d" % number).digest())
    last, acts = -1, 0
    while deciders := game.deciders(state):
        seat = deciders[0]
        move = game.robot(game.view(state, seat), game.moves(state, seat), b"%d" % acts)
        count = count_presses(make_table(game, seats, state, acts), seat, move)
        yield Made(number, seat, tag(move), count, seat != last)
        state, last, acts = game.play(state, seat, move).state, seat, acts + 1


def measure_start(game: AnyGame, seats: int, number: int) -> tuple[int, int] | None:
    """Return the most presses of a person in a game's first phase with *Play the rest of my turn*, and the most moves.

    Returns None if the game does not begin with moves of one kind.
    """
    state = game.setup(seats=seats, options=game.Options(), seed=hashlib.sha256(b"%d" % number).digest())
    first = list_kinds(game, state, game.deciders(state)[0])
    if len(first) != 1:
        return None
    (kind,) = first
    pressed, moves, left = [0] * seats, [0] * seats, set[int]()
    acts, last = 0, -1
    while (deciders := game.deciders(state)) and list_kinds(game, state, deciders[0]) == first:
        seat, table = deciders[0], make_table(game, seats, state, acts)
        if seat not in left:
            pressed[seat] += 1 + (seat != last)
        played = find_rest_of_turn(table, seat, kind)
        if wish_after(table, seat, kind, played) is not None:
            left.add(seat)
        if any(turn.reveals for _, turn in played):
            left.clear()
        moves[seat] += len(played)
        state, last, acts = played[-1][1].state, seat, acts + len(played)
    return max(pressed), max(moves)


class Figures(msgspec.Struct, frozen=True):
    """Presses of moves: their number, the median, p90 and maximum."""

    moves: int
    median: float
    p90: int
    most: int


def figures(counts: Sequence[int]) -> Figures:
    """Return the figures of some moves."""
    ordered = sorted(counts)
    return Figures(len(ordered), statistics.median(ordered), ordered[int(len(ordered) * 0.9)], ordered[-1])


def per_game(made: Sequence[Made]) -> float:
    """Return the presses of one person in a whole game, at the median."""
    whole: dict[tuple[int, int], int] = {}
    for move in made:
        whole[move.game, move.seat] = whole.get((move.game, move.seat), 0) + move.presses
    return statistics.median(whole.values())


def _line(label: str, counts: Sequence[int]) -> str:
    stats = figures(counts)
    return f"  {label:<14} median {stats.median:4.1f}  p90 {stats.p90:2}  max {stats.most:2}   ({stats.moves} moves)"


def main() -> None:
    """Print the figures of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="keys of games; default: all")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seats", type=int)
    asked = parser.parse_args()
    for key in asked.keys or GAMES:
        game = GAMES[key]
        seats = asked.seats or SEATS.get(key, min(game.seats))
        made = [move for number in range(asked.games) for move in game_of_robots(game, seats, number)]
        print(f"{key}, {seats} seats: {per_game(made):.0f} presses of one person in a whole game")
        print(_line("all moves", [move.presses for move in made]))
        print(_line("without Play", [move.asked for move in made]))
        for kind in dict.fromkeys(move.kind for move in made):
            print(_line(kind, [move.presses for move in made if move.kind == kind]))
        start = measure_start(game, seats, 0)
        if start is not None:
            print(f"  the start with Play the rest of my turn: {start[0]} presses for {start[1]} moves")


if __name__ == "__main__":
    main()

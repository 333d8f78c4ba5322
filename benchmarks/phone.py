"""How tall questions are on a phone: games played by robots, each decision as its person would be asked it.

`python -m benchmarks.phone [KEY ...] [--games 2] [--seats N] [--language fr]` prints for each game how tall its
questions are (`message_height.py`), in px of a phone that is 390 wide, at the median, p90 and maximum, and how
many of them are at most 720 and 1,000; the question after an answer counts as well. `--tallest` prints the parts of the
tallest message of each game. How many presses they take: `benchmarks.presses`.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator, Sequence

import msgspec

from azalai.bot.dialogs.message_builder import view
from azalai.bot.history.narration import Did, briefly
from azalai.bot.layouts.explanations import Explained
from azalai.bot.layouts.layout import Picture, PrivateLayout
from azalai.bot.layouts.prompts import DialogPlace, aside_buttons, confirm_layout, prompt_layout, prompt_of
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.signs import Signs
from azalai.bot.tables.table import LoadedTable, events_for
from azalai.games import GAMES
from azalai.games.contract import AnyGame, Event, Move
from azalai.games.prompts import Prompt
from azalai.games.questions import answers_of
from azalai.locales import Language, words
from azalai.renderers import renderer
from azalai.renderers.signs import KEYS
from benchmarks.message_height import Size, height, parts
from benchmarks.presses import SEATS, figures, table_at

WIDE, TALL = 720, 1000
"""px that nine of ten questions and all questions may take at most."""
SIGNS = Signs()
SIGNS.learn({key: f"<:az_{key}:{number}>" for number, key in enumerate(KEYS, 1)})
FLAGS = 1 << 15 | 1 << 6
"""A private message of Components V2."""


class Measured(msgspec.Struct, frozen=True):
    """A question: of which game, after how many answers, and how tall it is, in all and part by part."""

    key: str
    depth: int
    high: int
    parts: list[tuple[str, float]]
    layout: PrivateLayout


def measured(key: str, depth: int, layout: PrivateLayout, size: Size) -> Measured:
    """How tall a question is whose picture has that size."""
    components = view(layout.signed(SIGNS)).to_components()
    body, sizes = {"flags": FLAGS, "components": components}, {"board.png": size}
    return Measured(key, depth, height(body, pictures=sizes), parts(body, pictures=sizes), layout)


def asked(
    table: LoadedTable, seat: int, answers: Sequence[int], said: Wordings, story: Sequence[Did], explained: Explained
) -> tuple[Prompt, PrivateLayout, Size]:
    """What a person in that seat is asked after these answers, and the size of its picture."""
    key, moves = table.game.key, table.game.moves(table.state, seat)
    place = DialogPlace(table, seat, 0, tuple(answers), explained=explained)
    found = prompt_of(place, moves, said)
    drawn = renderer(key).draw(said.view, table.names, said.words, found)
    picture = Picture("board.png", b"", "a board")
    if found.move is not None:
        layout = confirm_layout(place, found.move, said, picture, user=1, story=story)
        return found, layout, drawn.size
    beside = [] if answers else [aside_buttons(table, table.seats[seat], said.words, choice=True, undo=True)]
    barred = table.game.barred(said.view)
    layout = prompt_layout(
        place, found, said, picture, user=1, back=(), story=() if answers else story, barred=barred, more=beside
    )
    return found, layout, drawn.size


def questions(table: LoadedTable, seat: int, move: Move, said: Wordings, story: Sequence[Did]) -> Iterator[Measured]:
    """Those on the way to a move."""
    moves = table.game.moves(table.state, seat)
    target, at = answers_of(moves, move), ()
    while True:
        found, layout, size = asked(table, seat, at, said, story, Explained())
        yield measured(table.game.key, len(at), layout, size)
        leading = [choice.answers for choice in found.choices if target[: len(choice.answers)] == choice.answers]
        if found.move is not None or target in leading:
            return
        at = leading[0] if leading else target[: len(at) + 1]
        if at == target and not found.groups:
            found, layout, size = asked(table, seat, at, said, (), Explained())
            yield measured(table.game.key, len(at), layout, size)
            return


def game_of_robots(game: AnyGame, seats: int, number: int, language: Language) -> Iterator[Measured]:
    """Every question of a game that robots play, in its order; the same for the same number."""
    state = game.setup(seats=seats, options=game.Options(), seed=hashlib.sha256(b"%d" % number).digest())
    said, acts = words(language), 0
    told: dict[int, list[tuple[Event, ...]]] = {seat: [] for seat in range(seats)}
    while deciders := game.deciders(state):
        seat = deciders[0]
        moves = game.moves(state, seat)
        move = game.robot(game.view(state, seat), moves, b"%d" % acts)
        table = table_at(game, seats, state, acts)
        if len(moves) > 1:
            story = [did for events in told[seat] for did in briefly(table, events_for(events, seat), said)]
            yield from questions(table, seat, move, Wordings(table, seat, said), story)
        played = game.play(state, seat, move)
        told[seat].clear()
        for events in told.values():
            events.append(tuple(played.events))
        state, acts = played.state, acts + 1


def _line(label: str, found: Sequence[Measured]) -> str:
    high = [one.high for one in found]
    told = figures(high)
    shares = " ".join(f"{100 * sum(one <= most for one in high) / len(high):5.1f} % <= {most}" for most in (WIDE, TALL))
    return f"  {label:<12} median {told.median:4.0f}  p90 {told.p90:4}  most {told.most:4}  {shares}   ({len(high)})"


def main() -> None:
    """Prints the figures of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="games (all of them if none is named)")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--language", default="en")
    parser.add_argument("--tallest", action="store_true")
    given = parser.parse_args()
    for key in given.keys or GAMES:
        game = GAMES[key]
        seats = given.seats or SEATS.get(key, min(game.seats))
        made = [one for number in range(given.games) for one in game_of_robots(game, seats, number, given.language)]
        print(f"{key}, {seats} seats")
        print(_line("all", made))
        for depth in sorted({one.depth for one in made}):
            print(_line(f"{depth} answers", [one for one in made if one.depth == depth]))
        if given.tallest:
            tallest = max(made, key=lambda one: one.high)
            for name, high in tallest.parts:
                print(f"    {high:6.0f}  {name}")
            for part in view(tallest.layout).walk_children():
                told = getattr(part, "content", None) or getattr(part, "label", None)
                print(f"      {type(part).__name__}: {told}")


if __name__ == "__main__":
    main()

"""Heights of questions on a phone: games played by robots, each decision as a person would be asked.

`python -m benchmarks.phone [KEY ...] [--what tables deals lessons puzzles] [--games 2] [--seats N] [--language fr]`
prints for each kind and game the heights of its questions (`azalai/bot/layouts/message_height.py`), in px of a phone
390 wide: the median, p90 and maximum, and the shares of at most 720 and 1,000. The question after an answer counts as
well, and so do the pages of deals and lessons. `benchmarks.presses` counts their presses.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
from collections.abc import Iterator, Sequence

from azalai.bot.history.narration import Did, brief_lines
from azalai.bot.layouts.confirmations import confirm_layout
from azalai.bot.layouts.explanations import ExplanationPlan
from azalai.bot.layouts.layout import Picture, PrivateLayout
from azalai.bot.layouts.message_height import Size
from azalai.bot.layouts.prompts import DialogPlace, aside_buttons, make_prompt, prompt_layout
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.signs import NO_SIGNS
from azalai.bot.tables.levels import may_suggest
from azalai.bot.tables.table import LoadedTable, list_events_for, make_table
from azalai.games import GAMES
from azalai.games.contract import AnyGame, Event, Move
from azalai.games.prompts import Prompt
from azalai.games.questions import answers_of
from azalai.locales import Language, words
from azalai.renderers import renderer
from benchmarks.presses import SEATS
from benchmarks.question_heights import SIGNS, Measured, line, measure, tallest
from benchmarks.solo import KINDS, Ways, screens_of

FLAGS = {
    "words": "no signs can be shown",
    "tallest": "print the parts of the tallest question",
    "explained": "all is explained in deals, lessons and puzzles",
    "newcomer": "nothing of the game has been explained there",
    "detour": "in lessons, now and then another move than the advised one",
}


def ask(
    table: LoadedTable,
    seat: int,
    answers: Sequence[int],
    said: Wordings,
    story: Sequence[Did],
    explained: ExplanationPlan,
) -> tuple[Prompt, PrivateLayout, Size]:
    """Return the question to a person in that seat after these answers, and the size of its picture."""
    key, moves = table.game.key, table.game.moves(table.state, seat)
    place = DialogPlace(table, seat, 0, tuple(answers), explained=explained)
    prompt = make_prompt(place, moves, said)
    drawn = renderer(key).draw(said.view, table.names, said.words, prompt)
    picture = Picture("board.png", b"", "a board")
    if prompt.move is not None:
        layout = confirm_layout(place, prompt, said, picture, user=1, story=story)
        return prompt, layout, drawn.size
    beside = [] if answers else [aside_buttons(place, said.words, suggest=may_suggest(table), undo=True)]
    barred = table.game.barred(said.view)
    layout = prompt_layout(
        place, prompt, said, picture, user=1, back=(), story=() if answers else story, barred=barred, more=beside
    )
    return prompt, layout, drawn.size


def questions(table: LoadedTable, seat: int, move: Move, said: Wordings, story: Sequence[Did]) -> Iterator[Measured]:
    """Yield the questions on the way to a move."""
    moves = table.game.moves(table.state, seat)
    signs = SIGNS if said.signs else NO_SIGNS
    target, at = answers_of(moves, move), ()
    while True:
        prompt, layout, size = ask(table, seat, at, said, story, ExplanationPlan())
        yield measure(table.game.key, len(at), layout, size, signs)
        leading = [choice.answers for choice in prompt.choices if target[: len(choice.answers)] == choice.answers]
        if prompt.move is not None or target in leading:
            return
        at = leading[0] if leading else target[: len(at) + 1]
        if at == target and not prompt.groups:
            prompt, layout, size = ask(table, seat, at, said, (), ExplanationPlan())
            yield measure(table.game.key, len(at), layout, size, signs)
            return


def game_of_robots(
    game: AnyGame, seats: int, number: int, language: Language, *, signs: bool = True
) -> Iterator[Measured]:
    """Yield every question of a game that robots play, in order; the same for the same number.

    `signs`: False shows words instead of emojis on the buttons.
    """
    state = game.setup(seats=seats, options=game.Options(), seed=hashlib.sha256(b"%d" % number).digest())
    said, acts = words(language), 0
    events_by_seat: dict[int, list[tuple[Event, ...]]] = {seat: [] for seat in range(seats)}
    while deciders := game.deciders(state):
        seat = deciders[0]
        moves = game.moves(state, seat)
        move = game.robot(game.view(state, seat), moves, b"%d" % acts)
        table = make_table(game, seats, state, acts)
        if len(moves) > 1:
            story = [
                did
                for events in events_by_seat[seat]
                for did in brief_lines(table, list_events_for(events, seat), said)
            ]
            yield from questions(table, seat, move, Wordings(table, seat, said, signs=signs), story)
        played = game.play(state, seat, move)
        events_by_seat[seat].clear()
        for events in events_by_seat.values():
            events.append(tuple(played.events))
        state, acts = played.state, acts + 1


def main() -> None:
    """Print the figures of each game and kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="keys of games; default: all")
    parser.add_argument("--what", nargs="*", default=["tables", *KINDS], choices=["tables", *KINDS])
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--language", default="en")
    for flag, text in FLAGS.items():
        parser.add_argument(f"--{flag}", action="store_true", help=text)
    given = parser.parse_args()
    for kind in given.what:
        whole = list[Measured]()
        for key in given.keys or GAMES:
            made = _tables(key, given) if kind == "tables" else asyncio.run(_solo(kind, key, given))
            print(f"{kind}, {key}")
            print(line("all", [screen for screen in made if screen.depth >= 0]))
            for depth in sorted({screen.depth for screen in made}):
                label = "pages" if depth < 0 else f"{depth} answers"
                print(line(label, [screen for screen in made if screen.depth == depth]))
            if given.tallest:
                print(*tallest(made), sep="\n")
            whole += made
        print(f"{kind}, all games")
        print(line("questions", [screen for screen in whole if screen.depth >= 0]))
        if pages := [screen for screen in whole if screen.depth < 0]:
            print(line("pages", pages))


def _tables(key: str, given: argparse.Namespace) -> list[Measured]:
    seats = given.seats or SEATS.get(key, min(GAMES[key].seats))
    games = (
        game_of_robots(GAMES[key], seats, number, given.language, signs=not given.words)
        for number in range(given.games)
    )
    return [screen for game in games for screen in game]


async def _solo(kind: str, key: str, given: argparse.Namespace) -> list[Measured]:
    signs = NO_SIGNS if given.words else SIGNS
    ways = Ways(given.language, signs, explained=given.explained, newcomer=given.newcomer)
    count = 1 if kind == "lessons" and not given.detour else given.games
    return [
        screen for number in range(count) for screen in await screens_of(kind, key, number, ways, detour=given.detour)
    ]


if __name__ == "__main__":
    main()

"""Private view of a mistake that comes back as a puzzle: its heading and its answer."""

from __future__ import annotations

import msgspec

from azalai.bot.history.narration import names
from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.entry_buttons import step_button
from azalai.bot.layouts.layout import Depiction, PrivateLayout
from azalai.bot.people.reader import Reader
from azalai.bot.reviews.rules import BACK
from azalai.bot.signs import sign_in_text
from azalai.bot.solo.mistake_puzzles import ASK, MistakeGame
from azalai.bot.solo.puzzle_layout import lay_out_answer, puzzle_table
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Words

ACTS = "mistake-"
"""Prefix of the acts."""


def mistake_table(posed: MistakeGame, name: str, words: Words) -> LoadedTable:
    """Return a mistake in the form of a table, for layouts.

    `name`: the person's name; the others have the names of the finished game.
    """
    table, original = puzzle_table(posed, name, words), posed.history.table
    seats = tuple(
        msgspec.structs.replace(seat, name=seat.name if seat.seat == posed.seat else original_seat.name)
        for seat, original_seat in zip(table.seats, original.seats, strict=True)
    )
    return msgspec.structs.replace(table, seats=seats)


def heading(posed: MistakeGame, words: Words) -> str:
    """Return the heading: the game of a mistake, its date, and which of the required right answers this will be."""
    row = posed.history.table.row
    return words.say(
        "mistake-heading",
        sign=sign_in_text("puzzle", words),
        game=words.say(f"{posed.puzzle.game}-name"),
        date=f"<t:{int(row.ended_at or row.started_at or 0)}:d>",
        time=posed.mistake.right_in_a_row + 1,
        of=len(BACK),
    )


def drop_button(posed: MistakeGame, words: Words) -> Button:
    """Return the button that deletes a mistake, so that it does not come back."""
    return button(words.say("button-mistake-drop"), f"{ACTS}drop", posed.number)


def answer_layout(
    posed: MistakeGame, table: LoadedTable, board: Depiction, reader: Reader, *, due: int
) -> PrivateLayout:
    """Build the answer: the right move, the move in the finished game, and when the mistake comes back.

    `due`: the number of other mistakes that can be answered now.
    """
    words, say, original = reader.words, reader.words.say, posed.history.table
    verdict = "best" if posed.is_best else "right" if posed.row.solved else "wrong"
    title = say("mistake-title", sign=sign_in_text("puzzle", words), game=say(f"{posed.puzzle.game}-name"))
    played = words.move(posed.puzzle.game, posed.game.parse_move(posed.choice.move), names(original))
    texts = [title, say("mistake-verdict", verdict=verdict), say("mistake-then", move=played), _next_time(posed, words)]
    row: list[Button] = []
    if due:
        row.append(button(say("button-mistake-next"), "mistakes", style=ButtonStyle.PRIMARY))
    if posed.mistake.wrong_in_a_row >= ASK:
        texts.append(say("mistake-keep", count=posed.mistake.wrong_in_a_row))
        row.append(drop_button(posed, words))
    row.append(step_button(say("button-step"), original.id, posed.step, posed.seat))
    if posed.goes_on:
        row.append(button(say("button-play-on"), "play-on", original.id, posed.step, posed.seat + 1))
    row.append(button(say("button-close"), "close-sheet"))
    return lay_out_answer(posed, table, board, texts, row, reader, acts=ACTS)


def _next_time(posed: MistakeGame, words: Words) -> str:
    if posed.is_solved:
        return words.say("mistake-solved")
    return words.say("mistake-back", days=BACK[posed.mistake.right_in_a_row])

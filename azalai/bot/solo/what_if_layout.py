"""Private view of a what-if: its heading and its end."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.layouts.cards import PALM
from azalai.bot.layouts.components import ButtonStyle, button
from azalai.bot.layouts.entry_buttons import step_button
from azalai.bot.layouts.final_card import ending_lines
from azalai.bot.layouts.layout import Depiction, PrivateLayout
from azalai.bot.people.reader import Reader
from azalai.bot.solo.deal_layout import place_in
from azalai.bot.solo.store import SoloRow
from azalai.bot.solo.what_if import WhatIfGame, result_of, source_of
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Words

ACTS = "what-if-"
"""Prefix of the acts."""


def heading(row: SoloRow, words: Words) -> str:
    """Return the heading of a what-if, with its game and the decision at which it begins."""
    source, game = source_of(row), words.say(f"{row.game}-name")
    return words.say("what-if-heading", game=game, date=f"<t:{int(source.ended_at)}:d>", step=source.step)


def end_layout(
    game: WhatIfGame, table: LoadedTable, reader: Reader, picture: Depiction, before: Sequence[str], *, review: bool
) -> PrivateLayout:
    """Build the end: the winner and the reason, the result of the finished game, and the next steps.

    `review`: the what-if can be reviewed.
    """
    words, say, number = reader.words, reader.words.say, game.number
    texts = (*before, "\n".join([*ending_lines(table, words, table.seats[game.seat]), compare_results(game, words)]))
    row = [step_button(say("button-step"), number)]
    if review:
        row.append(button(say("button-review"), f"{ACTS}review", number))
    row.append(button(say("button-what-if-restart"), f"{ACTS}restart", number, style=ButtonStyle.PRIMARY))
    row.append(button(say("button-close"), f"{ACTS}away", number))
    return PrivateLayout(user=reader.user, texts=texts, picture=picture, rows=[row], accent=PALM)


def compare_results(game: WhatIfGame, words: Words) -> str:
    """Return the person's result, with the seat's result in the finished game if the rules ended that."""
    outcome, source = game.game.outcome(game.course.state), game.source
    assert outcome is not None
    points, place = result_of(outcome, game.seat)
    text = words.say("what-if-now", points=words.score(game.game.key, points), place=place_in(place, words))
    if source.points is None or source.place is None:
        return text
    return f"{text} {words.say('what-if-then', points=source.points, place=place_in(source.place, words))}"

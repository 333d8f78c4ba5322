"""Texts about moves that a strong robot has evaluated."""

from __future__ import annotations

import pytest

from azalai.bot.layouts.layout import CaptionedRow, Picture
from azalai.bot.layouts.prompts import DialogPlace
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.store.rows import Status
from azalai.bot.suggestions.layout import suggestions_layout
from azalai.bot.suggestions.rules import Weighed
from azalai.bot.suggestions.texts import chance_text
from azalai.bot.text import BUTTON_LIMIT
from azalai.games import GAMES
from azalai.locales import LANGUAGES, Language, words
from azalai.robots import Reason
from tests.bot.histories import table_of

GAME = GAMES["targui1988"]
FIGURE = GAME.figures[0].name
PICTURE = Picture("board.png", b"picture", "a board")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_suggestion_without_a_reason_gives_none(language: Language):
    why = words(language).say("reason-why", reasons="").rstrip(". ")
    assert why not in _format_weighed(language, (False, False, False)) and why in _format_weighed(
        language, (True, True, True)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("explained", "times"), [((True, True), 1), ((False, True), 1), ((True, False), 0)])
def test_why_the_best_is_better_than_the_next_is_said_once(language: Language, explained: tuple[bool, ...], times: int):
    """The reason is not repeated for the other move or for a move that is not shown."""
    assert _format_weighed(language, explained).count(words(language).say(f"{GAME.key}-figure-{FIGURE}")) == times


def _format_weighed(language: Language, explained: tuple[bool, ...]) -> str:
    """Return the text about moves that differ clearly, each with a reason if `explained` says so."""
    table = table_of(GAME.key, 3, GAME.setup(seats=3, options=GAME.Options(), seed=b"why"), 0, Status.RUNNING, b"seed")
    seat = GAME.deciders(table.state)[0]
    moves, said = GAME.moves(table.state, seat), words(language)
    weighed = [
        Weighed(move, chance, reasons=(Reason(FIGURE, 3, 1, 1),) if explanation else ())
        for move, chance, explanation in zip(moves, (0.6, 0.4, 0.2), explained, strict=False)
    ]
    place, worded = DialogPlace(table, seat, 0), Wordings(table, seat, said)
    layout = suggestions_layout(place, moves, weighed, worded, PICTURE, user=1)
    return "\n".join(row.caption for row in layout.rows if isinstance(row, CaptionedRow))


@pytest.mark.parametrize(("key", "expected"), [("targui", False), ("targui1988", True)])
def test_a_move_that_fits_its_button_is_named_there_alone(key: str, expected: bool):
    """Three moves fit one screen, because a move stands on its button only."""
    game, said = GAMES[key], words("en")
    seats = min(game.seats)
    state = game.setup(seats=seats, options=game.Options(), seed=b"room")
    table = table_of(key, seats, state, 0, Status.RUNNING, b"seed")
    seat = game.deciders(state)[0]
    moves, worded = game.moves(state, seat), Wordings(table, seat, said)
    weighed = [Weighed(move, chance) for move, chance in zip(moves, (0.6, 0.2), strict=False)]

    first, *_ = suggestions_layout(DialogPlace(table, seat, 0), moves, weighed, worded, PICTURE, user=1).rows

    assert isinstance(first, CaptionedRow)
    assert (worded.move(moves[0]) in first.buttons[0].label) != expected
    assert (said.move(key, moves[0], table.names) in first.caption) == expected


@pytest.mark.parametrize(("percent", "article"), [(5, "a"), (50, "a"), (80, "an"), (85, "an"), (90, "a")])
def test_a_chance_has_the_article_that_its_number_is_spoken_with(percent: int, article: str):
    """The text says *about an 85% chance of winning*."""
    assert chance_text(percent / 100, 0.01, words("en")) == f"about {article} {percent}% chance of winning"


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_purchases_too_long_for_their_buttons_are_told_apart_by_what_is_bought(language: Language):
    game = GAMES["touareg"]
    state = game.setup(seats=2, options=game.Options(), seed=b"buy")
    table = table_of(game.key, 2, state, 0, Status.RUNNING, b"seed")
    written = ("draw", "buy cave salt@hand salt@hand salt@hand", "buy thief salt@hand salt@hand millet@camel1")
    moves = [game.parse_move(text) for text in written]
    labels = Wordings(table, 0, words(language)).short_texts(moves, BUTTON_LIMIT - 2)
    assert len(set(labels)) == 3 and all(len(label) <= BUTTON_LIMIT - 2 for label in labels)

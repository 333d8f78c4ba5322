"""No picture, alternative text or label tells more than its reader may know, in any game."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import pytest

from bot.catalogue import offered_games
from games import GAMES
from games.contract import AnyGame
from games.questions import ACT, Question, ask, tag
from locales import LANGUAGES, words
from renderers import charts, renderer
from tests.games.play import Played, positions

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Zahra")
TEXTS, PICTURES, CHARTED = 20, 2, 1
"""Positions looked at for each number of seats: in words, drawn (a picture takes some 50 ms), and in charts."""
MANY, MANY_TEXTS = 12, 120
"""Positions that are drawn, and told in words, where there is time."""

TABLES = [(key, seats) for key in offered_games() for seats in sorted({min(GAMES[key].seats), max(GAMES[key].seats)})]
tables = pytest.mark.parametrize(("key", "seats"), TABLES)


@functools.cache
def sample(key: str, seats: int, count: int) -> Sequence[Played]:
    """Positions spread evenly over whole games of random play."""
    found = positions(key, seats)
    return found[:: max(1, len(found) // count)][:count]


def twins(game: AnyGame, played: Played, seat: int | None) -> tuple[Any, Any]:
    """What the seat may know of the true position, and of one it could not tell from it."""
    imagined = game.imagine(played.state, seat, f"twin {seat}".encode())
    return game.view(played.state, seat), game.view(imagined, seat)


def eyes(seats: int) -> list[int | None]:
    """Every seat, and who only looks on."""
    return [None, *range(seats)]


def questions(game: AnyGame, played: Played, seat: int) -> list[Question]:
    """The questions of that seat down to the first choice of each act."""
    moves = game.moves(played.state, seat)
    if not moves:
        return []
    found: list[Question] = []
    acts = len({type(move).act or tag(move) for move in moves})
    for first in range(acts):
        answers: tuple[int, ...] = (first,) if acts > 1 else ()
        question = ask(moves, answers).question
        if question is not None and question.field != ACT:
            found.append(question)
    return found


in_words = pytest.mark.parametrize("count", [TEXTS, pytest.param(MANY_TEXTS, marks=pytest.mark.long(seconds=10))])


@tables
@in_words
def test_texts_of_a_position_and_of_one_the_reader_cannot_tell_from_it_are_the_same(key: str, seats: int, count: int):
    game, draws = GAMES[key], renderer(key)
    hidden = 0
    for played in sample(key, seats, count):
        for seat in eyes(seats):
            true, twin = twins(game, played, seat)
            hidden += game.encode(played.state) != game.encode(game.imagine(played.state, seat, b"other"))
            for language in LANGUAGES:
                chosen = words(language)
                for tell in (draws.alt, draws.text, draws.situation):
                    assert tell(true, NAMES[:seats], chosen) == tell(twin, NAMES[:seats], chosen)
    assert hidden > 20, "nothing was hidden, so nothing was proved"


@tables
@in_words
def test_labels_of_answers_follow_from_what_the_reader_may_know(key: str, seats: int, count: int):
    game, draws = GAMES[key], renderer(key)
    asked = 0
    for played in sample(key, seats, count):
        for seat in range(seats):
            true, twin = twins(game, played, seat)
            for question in questions(game, played, seat):
                for value in question.choices[:20]:
                    asked += 1
                    for language in LANGUAGES:
                        labels = [
                            draws.choice(view, question.move or "", question.field, value, words(language))
                            for view in (true, twin)
                        ]
                        assert labels[0] == labels[1]
    assert asked > 20


@tables
@pytest.mark.parametrize("count", [PICTURES, pytest.param(MANY, marks=pytest.mark.long(seconds=30))])
def test_pictures_of_a_position_and_of_one_the_reader_cannot_tell_from_it_are_equal_to_the_byte(
    key: str, seats: int, count: int
):
    game, draws = GAMES[key], renderer(key)
    for number, played in enumerate(sample(key, seats, count)):
        chosen = words([*LANGUAGES][number % len(LANGUAGES)])
        for seat in eyes(seats):
            true, twin = twins(game, played, seat)
            assert (
                draws.draw(true, NAMES[:seats], chosen).tobytes() == draws.draw(twin, NAMES[:seats], chosen).tobytes()
            )


@tables
def test_charts_of_a_position_and_of_one_that_cannot_be_told_from_it_are_equal_to_the_byte(key: str, seats: int):
    game, offered = GAMES[key], charts(key)
    for played in sample(key, seats, CHARTED) if offered is not None else ():
        true, twin = twins(game, played, None)
        for chart in offered.charts():  # pyright: ignore[reportOptionalMemberAccess]
            drawn = [offered.chart(chart, view, NAMES[:seats], words("en")) for view in (true, twin)]  # pyright: ignore[reportOptionalMemberAccess]
            assert drawn[0].alt == drawn[1].alt
            assert drawn[0].image.tobytes() == drawn[1].image.tobytes()


@tables
def test_a_picture_of_ones_own_shows_what_one_may_know(key: str, seats: int):
    """The counterproof: where two views differ, so do their pictures; the comparisons above can fail."""
    game, draws = GAMES[key], renderer(key)
    differing = 0
    for played in sample(key, seats, TEXTS):
        views = [game.view(state, seat) for state in (played.state, played.turn.state) for seat in (played.seat,)]
        if views[0] == views[1]:
            continue
        differing += 1
        chosen = words("en")
        assert draws.text(views[0], NAMES[:seats], chosen) != draws.text(views[1], NAMES[:seats], chosen)
        if differing <= 3:
            before, after = (draws.draw(view, NAMES[:seats], chosen).tobytes() for view in views)
            assert before != after
    assert differing > 3

"""Pictures, alternative texts and labels reveal nothing to a reader that they may not know, in any game."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.bot.catalogue import list_offered_games
from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.games.questions import ACT, Question, ask, tag
from azalai.locales import LANGUAGES, words
from azalai.renderers import renderer
from azalai.testing import Trial
from azalai.testing.leaks import sample
from azalai.testing.play import Played
from tests.games.trying import every

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Zahra")
TEXTS, MANY_TEXTS = 20, 120
"""Positions checked for each number of seats, and their number if there is time."""

TABLES = [
    (key, seats) for key in list_offered_games() for seats in sorted({min(GAMES[key].seats), max(GAMES[key].seats)})
]
tables = pytest.mark.parametrize(("key", "seats"), TABLES)


def twins(game: AnyGame, played: Played, seat: int | None) -> tuple[Any, Any]:
    """Return the seat's views of the true position, and of one that it could not tell from it."""
    imagined = game.imagine(played.state, seat, f"twin {seat}".encode())
    return game.view(played.state, seat), game.view(imagined, seat)


def questions(game: AnyGame, played: Played, seat: int) -> list[Question]:
    """Return the questions of that seat down to the first choice of each act."""
    moves = game.moves(played.state, seat)
    if not moves:
        return []
    results: list[Question] = []
    acts = len({type(move).act or tag(move) for move in moves})
    for first in range(acts):
        answers: tuple[int, ...] = (first,) if acts > 1 else ()
        question = ask(moves, answers).question
        if question is not None and question.field != ACT:
            results.append(question)
    return results


in_words = pytest.mark.parametrize("count", [TEXTS, pytest.param(MANY_TEXTS, marks=pytest.mark.long(seconds=10))])


@every("leaks", keys=list_offered_games())
def test_pictures_and_texts_show_only_what_the_reader_may_know(trial: Trial) -> None:
    trial.run()


@tables
def test_something_is_hidden_in_the_positions_looked_at(key: str, seats: int) -> None:
    """Counterproof: without a secret, the comparisons would prove nothing."""
    game = GAMES[key]
    hidden = [
        game.encode(played.state) != game.encode(game.imagine(played.state, seat, b"other"))
        for played in sample(key, seats, TEXTS)
        for seat in range(seats)
    ]
    assert sum(hidden) > 20


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
def test_a_picture_of_ones_own_shows_what_one_may_know(key: str, seats: int):
    """Counterproof: two different views have different pictures, so the comparisons above can fail."""
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

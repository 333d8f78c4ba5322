"""Checks of every game as tests; slow ones with the fewest players each time, and with more in the long checks."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from azalai.games import GAMES
from azalai.testing import trials

LONG = {
    "hidden_things_do_not_change_what_a_seat_may_know": 4,
    "robots_of_every_level_do_not_depend_on_hidden_things": 4,
    "texts_depend_only_on_the_view_of_their_reader": 4,
    "pictures_depend_only_on_the_view_of_their_reader": 8,
    "pictures_have_the_right_size_and_are_equal_for_equal_views": 3,
    "imagining_twice_equals_imagining_once_with_all_options": 6,
    "the_robot_plays_legal_moves_and_the_same_ones_again": 4,
    "every_event_and_move_has_words": 3,
    "moves_are_equal_after_writing_and_reading": 3,
}
"""Seconds of the checks that are slow with more players than necessary."""


def every(*subjects: str, keys: Iterable[str] = GAMES, but: tuple[str, ...] = ()) -> pytest.MarkDecorator:
    """Mark a test that is run with each check of these subjects, of every game, as its `trial`."""
    parameters = [
        pytest.param(
            trial,
            id=str(trial),
            marks=pytest.mark.long(seconds=LONG[trial.check.run.__name__])
            if trial.check.run.__name__ in LONG and trial.seats not in (None, min(GAMES[trial.key].seats))
            else (),
        )
        for trial in trials(keys, *subjects)
        if trial.check.run.__name__ not in but
    ]
    return pytest.mark.parametrize("trial", parameters)

"""Checks of every game as tests; slow ones with the fewest players each time, and with more in the long checks."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from azalai.games import GAMES
from azalai.testing import trials

LONG = {
    "what_is_dealt_or_chosen_unseen_changes_nothing_of_what_a_seat_may_know": 4,
    "robots_of_every_level_choose_alike_whatever_is_dealt_or_chosen_unseen": 4,
    "texts_tell_alike_of_what_a_reader_cannot_tell_apart_whoever_read_before": 4,
    "pictures_show_alike_what_a_reader_cannot_tell_apart_whoever_looked_before": 8,
    "every_view_is_a_picture_of_the_right_size_and_equal_views_are_equal_pictures": 3,
    "with_any_options_to_imagine_twice_is_to_imagine_once": 6,
    "the_robot_plays_legal_moves_and_the_same_ones_again": 4,
    "every_event_and_move_has_words": 3,
    "a_move_is_written_and_read_again": 3,
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

"""Courses of random events, after which each tournament continues or ends, and everything on show is true."""

from __future__ import annotations

import os
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.bot.tournaments.course.base import DATABASE
from tests.bot.tournaments.course.faults import Faults
from tests.bot.tournaments.course.invariants import Invariants
from tests.bot.tournaments.course.people import ActsOfPeople


class Course(ActsOfPeople, Faults, Invariants):
    """Life of a server with tournaments."""


def run(runs: int, steps: int, processes: int = 1) -> None:
    """Try `runs` courses of `steps` steps, the same each time."""
    chosen = settings(
        max_examples=runs,
        stateful_step_count=steps,
        derandomize=True,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate),  # shrinking a course would take hours
        suppress_health_check=(HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large),
    )
    with patch.object(Course, "processes", processes):
        run_state_machine_as_test(Course, settings=chosen)


def test_any_course_of_events_leads_to_an_end() -> None:
    run(25, 25)


@pytest.mark.long(seconds=1200)
@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_any_long_course_of_events_leads_to_an_end(database: str, processes: int) -> None:
    with patch.dict(os.environ, {DATABASE: database}):
        run(500, 80, processes)

"""Plugin of pytest that finds costly tests, which `make test` leaves to the long checks.

A test that takes more than a quarter of a second is marked `costly`, `@pytest.mark.costly(seconds=3)` if it takes more
than one; `@pytest.mark.costly_cases("targui1988", seconds=3)` names the ids of its cases if only these are. `make
costly` runs every test that is not long, and prints which marks are missing, are not needed, or state too few seconds.
One test in seven takes three quarters of the time of all.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

import pytest

SECONDS = 0.25
"""Time beyond which a test is costly."""

ENOUGH = SECONDS / 2
"""Time beyond which a test keeps its mark: machines differ."""

COSTLY = "costly"
"""Name of the mark, and of the property of a report that holds its seconds."""

CASES = "costly_cases"
"""Name of the mark of a test of which some cases are costly."""

GUARDS = ("tests/games/test_secrets.py", "tests/play/test_leaks.py", "tests/renderers/test_no_leaks.py")
"""Files of tests that are never costly: they guard hidden information."""

durations: dict[str, float] = defaultdict(float)
marked: dict[str, int] = {}


def seconds_of(item: pytest.Item) -> int | None:
    """Return the seconds that a costly test takes, or None if it is not costly."""
    for mark in (*item.iter_markers(CASES), *item.iter_markers(COSTLY)):
        if mark.name == COSTLY or case_of(item) in mark.args:
            return mark.kwargs.get("seconds", 1)
    return None


def case_of(item: pytest.Item) -> str:
    """Return the id of a test's case, without its brackets."""
    return item.name.partition("[")[2].removesuffix("]")


def check_cases(items: Iterable[pytest.Item]) -> None:
    """Raise `pytest.UsageError` if a mark names a case that its test does not have."""
    unknown: dict[str, set[str]] = {}
    for item in items:
        if (mark := item.get_closest_marker(CASES)) is not None:
            unknown.setdefault(item.nodeid.partition("[")[0], {*mark.args}).discard(case_of(item))
    if wrong := [f"{test} has no case {cases}" for test, cases in unknown.items() if cases]:
        raise pytest.UsageError("\n".join(wrong))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Note the mark of each test in its report."""
    for item in items:
        if (seconds := seconds_of(item)) is not None:
            item.user_properties.append((COSTLY, seconds))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Sum the seconds of a test and its fixtures."""
    durations[report.nodeid] += report.duration
    for name, value in report.user_properties:
        if name == COSTLY and isinstance(value, int):
            marked[report.nodeid] = value


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the wrong marks."""
    terminalreporter.section("marks of costly tests")
    for line in find_wrong_marks(durations, marked):
        terminalreporter.line(line)


def find_wrong_marks(durations: Mapping[str, float], marked: Mapping[str, int]) -> Iterator[str]:
    """Yield a sentence for each mark that is missing, not needed, or states too few seconds.

    `durations`: the seconds that each test took.
    """
    longest: dict[str, float] = defaultdict(float)
    for test, seconds in sorted(durations.items()):
        if test in marked:
            longest[test.partition("[")[0]] = max(longest[test.partition("[")[0]], seconds)
            if seconds > 2 * marked[test]:
                yield f"{test} takes {seconds:.1f} seconds, and its mark says {marked[test]}"
        elif seconds > SECONDS and not test.startswith(GUARDS):
            yield f"{test} takes {seconds:.2f} seconds: mark it costly(seconds={math.ceil(seconds)})"
    for test, seconds in longest.items():
        if seconds <= ENOUGH:
            yield f"{test} takes {seconds:.2f} seconds at most, and is marked as costly"

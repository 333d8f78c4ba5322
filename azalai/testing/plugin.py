"""Pytest plugin: `pytest -p azalai.testing.plugin --game KEY` checks games without a test file.

In a test file, `tries("oasis")` marks a test that takes a `trial`:

    from azalai.testing.plugin import tries

    @tries("oasis")
    def test_oasis(trial):
        trial.run()
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from azalai.games import GAMES
from azalai.testing.checks import Trial, trials
from azalai.testing.faults import Fault


def tries(*keys: str, subjects: tuple[str, ...] = ()) -> pytest.MarkDecorator:
    """Return the mark of a test that runs once for each check of these games, which it gets as `trial`.

    `subjects`: only checks of these modules; empty for all.
    """
    GAMES.admit(*keys)
    trials_run = list(trials(keys, *subjects))
    return pytest.mark.parametrize("trial", trials_run, ids=[str(trial) for trial in trials_run])


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--game KEY`, which may be repeated."""
    parser.addoption("--game", action="append", default=[], metavar="KEY", help="check this game of Azalaï")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Raise `UsageError` for a game that is not installed or can't be imported, with the reason."""
    GAMES.admit(*_games_option(session))
    for key in _games_option(session):
        if key not in GAMES:
            raise pytest.UsageError(f"there is no game {key}: {GAMES.plugins.left_out.get(key, 'it is not installed')}")


@pytest.hookimpl(hookwrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Add the checks of the games in `--game` to the collected tests."""
    yield
    for trial in trials(_games_option(session)):
        item: pytest.Item = TrialItem.from_parent(session, name=str(trial), trial=trial)  # pyright: ignore[reportUnknownMemberType]
        session.items.append(item)
    session.testscollected = len(session.items)


def _games_option(session: pytest.Session) -> list[str]:
    return list(session.config.getoption("--game") or ())


class TrialItem(pytest.Item):
    """Check of a game as a test."""

    def __init__(self, *, trial: Trial, **more: Any) -> None:
        super().__init__(**more)  # pyright: ignore[reportUnknownMemberType]
        self._trial = trial

    def runtest(self) -> None:
        """Run the check. Raises `Fault` if the game does not pass."""
        fault = self._trial.fault()
        if fault is not None:
            raise fault

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> str:
        """Return the fault's sentence, the author's lines, and the course that repeats it."""
        fault = excinfo.value
        more = (*fault.lines, fault.course) if isinstance(fault, Fault) else ()
        return "\n    ".join((str(fault), *filter(None, more)))

    def reportinfo(self) -> tuple[str, None, str]:
        """Return the place and the name of the check for pytest."""
        return "testing", None, self.name

"""Checks for every game: shipped with the bot, for tests and for `azalai try KEY`.

- `checks.py`: the list of all checks; `faults.py`: their findings, each in a sentence. `lines.py`: the author's lines
  of a finding; `course.py`: the moves that led to a position.
- `contract.py`, `writing.py`, `moving.py`: requirements of the host. `secrecy.py`, `telling.py`, `choosing.py`,
  `knowing.py`, `leaks.py`: no seat learns more than it may know; `who_sees.py`: the list of readers of each field and
  event.
- `speech.py`: words; `pictures.py`: pictures and texts; `wording.py`: words against pictures; `robots_play.py`: robots;
  `lessons.py`: the lesson; `release.py`: data that the last release stored.
- `balance.py`: statistics of games between robots.
- `play.py`: random play, and the number of games that a check sees (`games_of`); `alike.py`: positions that a seat
  can't tell apart; `worlds.py`: positions that differ in unseen things, for replaying a move; `plugin.py`: the checks
  for pytest.
"""

from __future__ import annotations

from azalai.testing.checks import Trial, trials
from azalai.testing.faults import Fault

__all__ = ["Fault", "Trial", "trials"]

"""Checks for every game, for tests and for `azalai try KEY`; they are installed with the bot.

The name of a check is a rule that games keep, as `azalai try` prints it.

- `checks.py`: the list of all checks; `faults.py`: their findings as sentences. `lines.py`: the author's lines of code
  that a finding is about; `course.py`: the moves that led to a position.
- `contract.py`, `writing.py`, `moving.py`: requirements of the host. `secrecy.py`, `telling.py`, `choosing.py`,
  `knowing.py`, `leaks.py`: no seat learns more than it may know; `who_sees.py`: the readers of each field and event.
- `speech.py`: words; `pictures.py`: pictures and texts; `wording.py`: texts compared with pictures; `robots_play.py`:
  robots; `lessons.py`: the lesson; `release.py`: data that the last release stored.
- `balance.py`: statistics of games between robots.
- `play.py`: random play, and the number of games for each check (`games_of`); `alike.py`: pairs of positions that look
  equal to a seat; `worlds.py`: positions that differ in unseen things, for replaying a move; `plugin.py`: the checks
  for pytest.
"""

from __future__ import annotations

from azalai.testing.checks import Trial, trials
from azalai.testing.faults import Fault

__all__ = ["Fault", "Trial", "trials"]

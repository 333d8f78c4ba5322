"""What every game is tried by, whoever wrote it: shipped with the bot, for tests and for `azalai try KEY`.

- `checks.py`: all checks there are, and how one is told from another; `faults.py`: what they find, in a sentence.
  `lines.py`: the author's lines that they are about; `course.py`: how a position came about.
- `contract.py`, `writing.py`, `moving.py`: what the host relies on. `secrecy.py`, `telling.py`, `choosing.py`,
  `leaks.py`: nobody is told what they may not know; `who_sees.py`: the list of who learns what.
- `speech.py`: words; `pictures.py`: pictures and texts; `robots_play.py`: robots; `lessons.py`: the
  lesson; `release.py`: what the last release stored.
- `balance.py`: what games of robots say of a game.
- `play.py`: random play; `alike.py`: positions that a seat can't tell apart; `worlds.py`: positions that differ in what
  is unseen, for replaying a move; `plugin.py`: the checks for pytest.
"""

from __future__ import annotations

from azalai.testing.checks import Trial, trials
from azalai.testing.faults import Fault

__all__ = ["Fault", "Trial", "trials"]

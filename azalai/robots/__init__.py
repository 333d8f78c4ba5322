"""Robots in levels, for every game without a line about any.

Above the games and below the bot. A robot gets a position that was imagined from its seat's own knowledge (`request`),
never the true one; everything here is a function of its arguments, except the clock that ends a long thought.

- `thinking.py`: a question to a robot and its answer, on their way to another process and back.
- `levels.py`: gentle (`gentle.py`), solid (the game's own `robot`), strong (`search.py`).
- `value.py`: the worth of a position, as learned (`learning.py`, `train.py`) and stored in `weights/` (`weights.py`).
- `reasons.py`: why one move is better than another, in figures of the game.
- `appraisal.py`: the chances in a review.
- `decisions.py`: decisions of games of robots, the source of puzzles.
"""

from azalai.robots.appraisal import Chances, Stretch, appraise, chances
from azalai.robots.decisions import OPEN, Decision, Draw, draw_decisions
from azalai.robots.levels import Level, offered_levels
from azalai.robots.reasons import LEAD, Reason
from azalai.robots.thinking import Candidate, Task, Thought, at_once, foretells, request, think, usual_rollouts

__all__ = [
    "LEAD",
    "OPEN",
    "Candidate",
    "Chances",
    "Decision",
    "Draw",
    "Level",
    "Reason",
    "Stretch",
    "Task",
    "Thought",
    "appraise",
    "at_once",
    "chances",
    "draw_decisions",
    "foretells",
    "offered_levels",
    "request",
    "think",
    "usual_rollouts",
]

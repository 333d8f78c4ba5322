"""Robots in levels, for every game without a line about any.

Above the games and below the bot. A robot gets a position that was imagined from its seat's own knowledge (`request`),
never the true one; everything here is a function of its arguments, except the clock that ends a long thought.

- `thinking.py`: a question to a robot and its answer, on their way to another process and back.
- `levels.py`: gentle (`gentle.py`; how often it errs: `Plan.errs` in `weights.py`), solid (the game's own `robot`),
  strong (`search.py`, among the moves of `candidates.py`).
- `value.py`: the worth of a position, as learned (`learning.py`, `train.py`) and stored in `weights/` (`weights.py`).
- `features.py`: features of a view, for learning; `playing.py`: games that robots play; `matches.py`: one against
  others.
- `reasons.py`: why one move is better than another, in figures of the game.
- `appraisal.py`: the chances in a review.
- `decisions.py`: decisions of games of robots, the source of puzzles.
"""

from azalai.robots.appraisal import Chances as Chances
from azalai.robots.appraisal import Stretch as Stretch
from azalai.robots.appraisal import appraise as appraise
from azalai.robots.appraisal import chances as chances
from azalai.robots.decisions import OPEN as OPEN
from azalai.robots.decisions import Decision as Decision
from azalai.robots.decisions import Draw as Draw
from azalai.robots.decisions import draw_decisions as draw_decisions
from azalai.robots.levels import Level as Level
from azalai.robots.levels import list_offered_levels as list_offered_levels
from azalai.robots.reasons import LEAD as LEAD
from azalai.robots.reasons import Reason as Reason
from azalai.robots.thinking import Candidate as Candidate
from azalai.robots.thinking import Task as Task
from azalai.robots.thinking import Thought as Thought
from azalai.robots.thinking import choose_at_once as choose_at_once
from azalai.robots.thinking import foretells as foretells
from azalai.robots.thinking import request as request
from azalai.robots.thinking import think as think
from azalai.robots.thinking import usual_rollouts as usual_rollouts

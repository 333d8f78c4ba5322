"""Robots of three levels, for all games: no code in this package names a game.

The package may import the games, and the bot imports it. A robot gets an imagined position that agrees with its seat's
knowledge (`request`), never the true one. Every result depends on the arguments alone, except if the clock ends a
search.

- `thinking.py`: a question to a robot and its answer, encoded for a worker process.
- `levels.py`: gentle (`gentle.py`; share of its errors: `Plan.errs` in `weights.py`), solid (the game's own `robot`),
  strong (`search.py`, among the moves of `candidates.py`).
- `value.py`: the learned value of a position. `learning.py` and `train.py` learn it, `weights.py` reads and writes it
  in `weights/`.
- `features.py`: features of a view, for learning. `playing.py`: games that robots play. `matches.py`: matches of one
  robot against others.
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

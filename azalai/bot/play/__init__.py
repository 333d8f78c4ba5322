"""Moves: played, taken back, prepared, or chosen by a robot.

- `turns.py`: the one way in which a move is played; `undo.py`: how far it may be taken back.
- `robots.py`: what a robot plays. A gentle or solid one chooses at once; a strong one is thought for outside the
  table's queue, by the processes of `thinking.py` (what such a process is: `worker.py`). It is told a position imagined
  from its seat (`robots.request`), never the true one.
- `before_playing.py`: what a seat can tell of a move before it is played; `tests/bot/dialogs/test_before_playing.py`
  holds that for every game.
- `suggesting.py`: what *Suggest* says, and where there is none (`may_suggest`).
- `reviewing.py`: finds out what *Review* tells, while no robot thinks; what is looked at: `bot/records/reviews.py`.
- `lessons.py`: the robots of a lesson and what is kept of it; what it teaches: `games/KEY/lesson.py`.
"""

"""Moves: played, taken back, or chosen by a robot.

- `turns.py`: the one way in which a move is played; `undo.py`: how far it may be taken back.
- `robot_turns.py`: what a robot plays. A gentle or solid one chooses at once; a strong one is thought for outside the
  table's queue, by the processes of `thinkers.py` (what such a process is: `worker.py`). It is told a position imagined
  from its seat (`robots.request`), never the true one.
- `rest_of_turn.py`: what a robot plays for a person until their turn is over.
- `consequences.py`: what a seat can tell of a move before it is played; `tests/bot/play/test_consequences.py`
  holds that for every game.
"""

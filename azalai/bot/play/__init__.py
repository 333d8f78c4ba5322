"""Moves: played, taken back, or chosen by a robot.

- `turns.py`: the only way in which a move is played; `undo.py`: the moves that a player may take back.
- `robot_turns.py`: the robots' moves. A gentle or solid robot chooses at once; for a strong one, the processes of
  `thinkers.py` think outside the table's queue (such a process: `worker.py`). They get a position that the robot's seat
  imagines (`robots.request`), never the true one.
- `rest_of_turn.py`: the moves of a robot for a player until their turn is over.
- `consequences.py`: the result of a move as far as its seat can know it before the move is played;
  `tests/bot/play/test_consequences.py` checks it for every game.
"""

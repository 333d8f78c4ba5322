"""Moves: played, taken back, or chosen by a robot.

- `turns.py`: the one way in which a move is played; `undo.py`: the limit of taking back.
- `robot_turns.py`: the robots' moves. A gentle or solid one chooses at once; for a strong one the processes of
`thinkers.py` think outside the table's queue (such a process: `worker.py`). They get a position imagined from its seat
(`robots.request`), never the true one.
- `rest_of_turn.py`: the moves of a robot for a person until their turn is over.
- `consequences.py`: a seat's knowledge of a move's results before it is played; `tests/bot/play/test_consequences.py`
holds it for every game.
"""

"""The life of a table around its moves: lobby, seats, proposals, deadlines, endings.

- `agreements.py`: `PROPOSALS`, all that players can agree on; how they are asked and counted: `proposals.py`.
- `table_options.py`: what may be changed before the start, and the pace later; the options of a game themselves:
  `games/options.py`.
- `deadlines.py`: what follows when time runs out; before that: `bot/reminders/rules.py`; `late_calls.py`: the call of
  somebody who sat at the table when the turn came, and did not act.
- `seats.py`: who sits where in a running game; who may be sent away: `kicks.py` (by a vote), `seats.py` (by the
  server); what they lose by it: `forfeits.py`.
- `standstill.py`: a table that can't go on where it is; `quarantine.py`: one that can't be read.
"""

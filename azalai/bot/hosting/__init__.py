"""Life of a table around its moves: lobby, seats, proposals, deadlines, endings.

- `lobby.py`: a table before its start, who may cancel it then and later (`cancel`), and its expiry (`lobby_expiry` in
  `bot/config.py`); `lobby_robots.py`: the robots in it; `guests.py`: the invited people; `start.py`: the start (the
  secret seed is drawn in `bot/play/turns.py`).
- `names.py`: the names at a table, those of robots included.
- `agreements.py`: `PROPOSALS`, all that players can agree on; the asking and counting: `proposals.py`.
- `table_options.py`: the terms before the start, and the pace later; the options of a game itself: `games/options.py`.
- `deadlines.py`: the end of a seat's time; before that: `bot/reminders/rules.py`; `late_calls.py`: the call of a person
  who sat at the table when the turn came, and did not move.
- `seats.py`: the people in the seats of a running game; sending a person away: `kicks.py` (by a vote), `seats.py` (by
  the server); their loss: `forfeits.py`.
- `endings.py`: an end by agreement or by resigning; `idle.py`: the end of a table without moves; `rematch.py`.
- `standstill.py`: a table that can't go on where it is; `quarantine.py`: one that can't be read.
- `invitations.py`: the people who are mentioned for an invitation or an offer of a seat, and how often.
- `open_tables.py`: the tables of a server that wait for players.
"""

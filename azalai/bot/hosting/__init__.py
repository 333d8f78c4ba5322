"""Life of a table around its moves: lobby, seats, proposals, deadlines, endings.

- `lobby.py`: a table before its start, who may cancel it then and later (`cancel`), and its expiry (`lobby_expiry` in
  `bot/config.py`); `lobby_robots.py`: the robots in it; `guests.py`: the invited people; `start.py`: the start (the
  secret seed is drawn in `bot/play/turns.py`).
- `names.py`: the names of people and robots at a table.
- `agreements.py`: `PROPOSALS`, everything that players can agree on; `proposals.py`: asking, votes and results.
- `table_options.py`: the terms before the start, and the pace later. The options of a game are in `games/options.py`.
- `deadlines.py`: the end of a seat's time (reminders before it: `bot/reminders/rules.py`); `late_calls.py`: the delayed
  call of a person who was active at the table when the turn came.
- `seats.py`: the people on the seats of a running game. A person is sent away by a vote (`kicks.py`) or by a manager of
  the server (`seats.py`); `forfeits.py`: the loss of that person.
- `endings.py`: an end by agreement or by resigning; `idle.py`: the end of a table without moves; `rematch.py`: the next
  game of the same people.
- `standstill.py`: tables that can't continue in their channel; `quarantine.py`: tables that can't be read.
- `invitations.py`: the people who are mentioned for an invitation or an offer of a seat, and how often.
- `open_tables.py`: the tables of a server that wait for players.
"""

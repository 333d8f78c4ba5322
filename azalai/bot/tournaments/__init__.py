"""Tournaments: entrants, rounds, pairing, cards.

- `entrants.py`: people who open, join and withdraw; `leadership.py`: the acts of hosts and managers; `pairing/`: the
pairings.
- `rounds.py`: the step that follows from the stored rows; `outcomes.py`: the consequence of each state of a table;
`tablework.py`: a step's work at tables; `opening.py`: tables opened in threads; `troubles.py`: obstacles of a
tournament; `changes.py`: the consequences of each change.
- `keeper.py`: takes a step when a timer rings; `game_threads.py`, `delivery.py`: the senders; `room.py`: the parts for
the bot.
- `dialog.py`: opening, joining and looking; `layout.py`, `texts.py`, `pictures.py`: the layouts; `store.py`: the
repository; its rows as structs: `tournament_rows.py`.
"""

"""Tournaments: entrants, rounds, pairing, cards.

- `entrants.py`: people who open, join and withdraw; `leadership.py`: the acts of hosts and managers; `pairing/`: who
  meets whom.
- `rounds.py`: the step that follows from what is stored; `outcomes.py`: what follows from each state of a table;
  `tablework.py`: what a step does at tables; `opening.py`: tables opened in threads; `troubles.py`: what holds a
  tournament up; `changes.py`: what each change makes necessary.
- `keeper.py`: takes a step when a timer rings; `game_threads.py`, `delivery.py`: the senders; `room.py`: what the bot
  takes.
- `dialog.py`: what people open, join and look at; `layout.py`, `texts.py`, `pictures.py`: how a tournament looks;
  `store.py`: the rows.
"""

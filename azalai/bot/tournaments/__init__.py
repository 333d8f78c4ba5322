"""Tournaments: entrants, rounds, pairing, cards.

- `entrants.py`: opens tournaments, and lets people join, leave and withdraw; `leadership.py`: the acts of hosts and
  managers; `pairing/`: the pairings.
- `rounds.py`: the step, which does what is due by the stored rows; `outcomes.py`: the consequence of each state of a
  table; `tablework.py`: a step's work at tables; `opening.py`: opens tables in threads; `troubles.py`: obstacles of a
  tournament; `changes.py`: the messages and timers that follow a change.
- `keeper.py`: takes a step when a timer rings; `game_threads.py`, `delivery.py`: the senders; `room.py`: the parts that
  other rooms of the bot use.
- `dialog.py`: commands and buttons; `layout.py`, `texts.py`, `pictures.py`: the layouts; `store.py`: the repository;
  `tournament_rows.py`: its rows as structs.
- `new_tournament.py`: the terms of a tournament, and which contradict each other; `opening_form.py`: their form;
  `changing_terms.py`: changes them while people may join.
- `acts.py`: the names of people's acts; `choosing.py`: finds the tournament that a person means.
- `private_layout.py`: standings, games and confirmations in private; `leading_layout.py`: questions to hosts and
  managers before they begin or end something.
- `events.py`: the scheduled event on Discord; `results_file.py`: the results as a file for a spreadsheet.
- `renewal.py`: edits messages after a person was erased.
"""

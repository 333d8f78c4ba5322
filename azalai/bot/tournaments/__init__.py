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
- `new_tournament.py`: the terms of a tournament, and those that contradict each other; `opening_form.py`: their form;
  `changing_terms.py`: their change while it is open.
- `acts.py`: the acts of people, by name; `choosing.py`: the tournament that a person means.
- `private_layout.py`: standings, games and confirmations in private; `leading_layout.py`: questions to hosts and
  managers before they begin or end something.
- `events.py`: the scheduled event on Discord; `results_file.py`: the results as a file for a spreadsheet.
- `renewal.py`: the messages after a person was erased.
"""

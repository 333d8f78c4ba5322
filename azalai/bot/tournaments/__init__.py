"""Tournaments: entrants, rounds, pairing, cards.

- `entrants.py`: who opens, joins and withdraws; `rounds.py`: opens and finishes rounds; `pairing/`: who meets whom.
- `keeper.py`: opens the tables of a round in threads, and shows each tournament in its channel.
- `dialog.py`: what people open, join and look at; `layout.py`, `texts.py`, `pictures.py`: how a tournament looks;
  `store.py`: the rows.
"""

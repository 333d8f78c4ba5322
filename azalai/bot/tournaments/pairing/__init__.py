"""Pairings and standings of a tournament, from results alone.

Nothing here knows a person, a channel or a clock. The people of a tournament are entrants, numbered from 0 in the order
of its draw; `field.py` is all that is known of their games. `next_round` in `plan.py` returns the next round: a Swiss
(`swiss.py`), everyone against everyone (`everyone.py`) or a knockout (`knockout.py`). `tables.py` decides the sizes of
tables and the seats; `search.py` finds tables of three to five. `standings.py` puts the entrants in their order. Equal
fields lead to equal rounds, on every machine: draws by lot follow from the seed of the tournament.
"""

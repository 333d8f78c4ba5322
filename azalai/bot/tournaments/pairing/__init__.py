"""Who plays whom in a tournament, and who is first: rounds and standings from results alone.

Nothing here knows a person, a channel or a clock. The people of a tournament are entrants, numbered from 0 in the order
of its draw; `field.py` is all that is known of their games. `plan.next_round` says what is played next: a Swiss
(`swiss.py`), everyone against everyone (`everyone.py`) or a knockout (`knockout.py`). `tables.py` says how large tables
are, and who sits where. `standings.py` puts the entrants in their order. Equal fields lead to equal rounds, on every
machine: what is drawn by lot follows from the seed of the tournament.
"""

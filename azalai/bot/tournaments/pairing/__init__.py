"""Pairings and standings of a tournament, from results alone.

The package knows no people, channels or clocks. The entrants of a tournament are numbered from 0 in the order of its
draw; `field.py` holds their games. `next_round` in `plan.py` returns the next round of a Swiss tournament (`swiss.py`),
of everyone against everyone (`everyone.py`), or of a knockout (`knockout.py`). `tables.py` decides the sizes of tables
and the seats; `search.py` finds tables of three to five. `standings.py` computes the standings. The same field leads to
the same round on every machine: all random choices follow from the seed of the tournament.
"""

"""Premoves: moves that a player prepares for later decisions.

- `rules.py`: stores, plays and drops them; the rows are the core's (`bot/store/premoves.py`), because turns and seats
drop premoves in their own transactions.
- `candidates.py`: the moves that can be prepared, from the knowledge of a seat.
- `dialog.py`: the questions; `layout.py`: their layouts; `delivery.py`: the message about a dropped premove.
"""

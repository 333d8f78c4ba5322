"""Premoves: moves that a player prepares for later decisions.

- `rules.py`: stores, plays and drops them. Their rows belong to the core (`bot/store/premoves.py`), because turns and
  changes of seats drop premoves in their own transactions.
- `candidates.py`: the moves that can be prepared, found from the knowledge of a seat.
- `dialog.py`: the questions; `layout.py`: their layouts; `delivery.py`: the message about a dropped premove.
"""

"""Moves that a player prepares for later decisions.

- `rules.py`: prepares, plays and drops them; the rows are the core's (`bot/store/premoves.py`), since turns and seats
  drop premoves in their own transactions.
- `candidates.py`: the moves that can be prepared from what a seat knows.
- `dialog.py`: the questions; `layout.py`: how they look; `delivery.py`: the message about a dropped premove.
"""

"""Reviews of finished games: the worth of each decision.

- `positions.py`: the reviewed decisions, and the loss from which one is a mistake (`is_mistake`).
- `rules.py`: weighs them while no robot thinks; the days after which a mistake comes back (`BACK`).
- `dialog.py`: pages through them; `layout.py`: their layout; `store.py`: the rows.
- `mistake_store.py`: the rows of mistakes that come back as puzzles (`bot/solo/mistake_puzzles.py`).
"""

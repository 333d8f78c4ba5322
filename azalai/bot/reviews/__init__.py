"""Reviews of finished games: the worth of each decision.

- `positions.py`: the reviewed decisions; `rules.py`: weighs them while no robot thinks.
- `dialog.py`: pages through them; `layout.py`: their layout; `store.py`: the rows.
"""

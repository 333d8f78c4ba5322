"""Reviews of finished games: what each decision was worth.

- `positions.py`: the decisions that a review looks at; `rules.py`: weighs them while no robot thinks.
- `dialog.py`: pages through them; `layout.py`: how they look; `store.py`: the rows.
"""

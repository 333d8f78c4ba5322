"""Suggestions: a robot's moves in a player's place, *Suggest* and *Play the rest of my turn*.

- `rules.py`: asks a robot; the table's permission: `may_suggest` in `bot/tables/levels.py`.
- `texts.py`: a robot's evaluation in words, for reviews and puzzles too.
- `dialog.py`: answers the buttons; `layout.py`: the layout of suggestions.
"""

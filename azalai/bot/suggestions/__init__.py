"""What a robot would play in a player's place: *Suggest* and *Play the rest of my turn*.

- `rules.py`: asks a robot; whether a table allows it: `may_suggest` in `bot/tables/levels.py`.
- `texts.py`: a robot's evaluation in words, for reviews and puzzles too.
- `dialog.py`: answers the buttons; `layout.py`: how suggestions look.
"""

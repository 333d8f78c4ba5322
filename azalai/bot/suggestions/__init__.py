"""What a robot would play in a player's place: *Suggest* and *Finish for me*.

- `rules.py`: asks a robot, and refuses if a table allows no suggestions (`may_suggest`).
- `texts.py`: a robot's evaluation in words, for reviews and puzzles too.
- `dialog.py`: answers the buttons; `layout.py`: how suggestions look.
"""

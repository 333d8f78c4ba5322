"""A game's file, its proof and its film.

- `record_file.py`: the file of a game, written and read; what of a table goes into it: `export.py`.
- `verification.py`: the proof of a fair shuffle; what is published of the seed for it: `bot/history/commitment.py`.
- `films.py`: draws the scenes that `scenes.py` chooses; `delivery.py`: posts the film.
- `dialog.py`: gives all three to the person who asks.
- `commands.py`: `azalai replay` and `azalai verify`; `layout.py`: the buttons below a finished game.
"""

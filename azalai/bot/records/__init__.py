"""Records of a game: its file, its proof and its film.

- `record_file.py`: the file of a game, written and read; the selection of a table's facts for it: `export.py`.
- `verification.py`: the proof of a fair shuffle; the published commitment for it: `bot/history/commitment.py`.
- `films.py`: replays the game and keeps its film; `scenes.py`: chooses the frames, which `renderers/film.py` draws;
  `delivery.py`: posts the film.
- `dialog.py`: gives all three to the person who asks.
- `commands.py`: `azalai replay` and `azalai verify`; `layout.py`: the buttons below a finished game.
"""

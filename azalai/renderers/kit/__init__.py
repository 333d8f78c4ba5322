"""Drawing kit that all games share: one colour table, one icon for each thing, one way to draw and cache them.

Everything is drawn by one SVG library and cached as a sprite (`sprites.cached_drawing`). A picture is a copy of a
cached background with sprites pasted on it (`picture.Picture`). Lengths are pixels of the finished picture, colours are
RGB triples.

- `svg.py`: the only file that calls the SVG library; `art.py`: drawings whose colours and widths can be changed.
- `palette.py`: colours by role, for code and drawings.
- `badges.py`: plates and veils that mark a decision.
- `contrast.py`: high contrast for a finished picture; `encode.py`: PNG with few colours.
- `speech.py`: sentences that the texts of all pictures share.
- `type.py`: letters; `scripts.py`: letters that the main typeface lacks.
"""

"""The drawing kit that all games share: one colour table, one icon for each thing, one way to draw and keep them.

Everything is drawn once at `canvas.SCALE` times its size, reduced, and kept as a sprite (`sprites.drawn`);
a picture is a copy of a cached background with sprites put on it (`picture.Picture`). Lengths are pixels
of the finished picture, colours are RGB triples.

- `svg.py`: the one place that draws SVG; `art.py`: a drawing with colours and widths of its own.
- `palette.py`: the colours by their roles, of code and drawings alike.
- `badges.py`: what marks a decision.
- `contrast.py`: a finished picture in high contrast; `encode.py`: as PNG in few colours.
- `speech.py`: what the texts of all pictures say alike.
- `type.py`: letters; `scripts.py`: those that its typeface lacks.
"""

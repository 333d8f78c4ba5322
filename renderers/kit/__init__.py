"""The drawing kit that all games share: one colour table, one icon for each thing, one way to draw and keep them.

Everything is drawn once at `canvas.SCALE` times its size, reduced, and kept as a sprite (`sprites.drawn`);
a picture is a copy of a cached background with sprites put on it (`picture.Picture`). Lengths are pixels
of the finished picture, colours are RGB triples.
"""

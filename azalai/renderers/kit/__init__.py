"""Drawing kit that all games share: one colour table, one icon for each thing, one way to draw and cache them.

Everything is drawn by one SVG library and cached as a sprite (`sprites.cached_drawing`). A picture is a copy of a
cached background with sprites pasted on it (`picture.Picture`). Lengths are pixels of the finished picture, colours are
RGB triples.

- `svg.py`: the only file that calls the SVG library; `art.py`: drawings whose colours and widths can be changed.
- `palette.py`: colours by role, for code and drawings; their values: `art/palette.css`.
- `picture.py`: a picture; `canvas.py`: records what is painted; `paths.py`: shapes. `sprites.py`: the cache of sprites;
  `pieces.py`: the pieces in which a sprite is pasted.
- `badges.py`: plates and veils that mark a decision; `marks.py`: a shape for the colour of each player, also for the
  colour-blind; `looks.py`: colours and shapes in games that choose their own.
- `drawings.py`: drawings that all games share: `animals.py` (camels, donkeys), `goods.py`, `emblems.py` (people and
  places), `ornaments.py` (coins, stars, card backs, rugs, titles), `signs.py` (ticks, arrows, signs of certainty).
- `scene.py`: the desert behind everything; `ending.py`: additions at the end of a game; `ranking.py`: the places, which
  each game draws in `renderers/*/result.py`.
- `alternative.py`: the alternative text of a picture, for screen readers.
- `contrast.py`: high contrast for a finished picture; `encode.py`: PNG with few colours; `packing.py`: its
  pixels packed.
- `speech.py`: sentences that the texts of all pictures share.
- `type.py`: letters; `scripts.py`: letters that the main typeface lacks.
"""

"""Stepping through finished games, decision by decision, in private.

- `rules.py`: the steps, which are the decisions in their order and then the end.
- `dialog.py`: the answers. It checks who may look at a game, and from which seat (`load_steps`, `check_mark`).
- `layout.py`: the layouts; `play_on_dialog.py`: a game of one's own that begins at a step.
"""

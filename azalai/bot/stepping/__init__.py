"""Stepping through finished games, decision by decision, in private: `dialog.py` answers, `layout.py` lays out.

- `dialog.py`: who may look at a game, and by whose eyes (`load_steps`, `check_mark`).
- `rules.py`: the steps: the decisions in their order, then the end. `play_on_dialog.py`: from a step into a game of the
  person.
"""

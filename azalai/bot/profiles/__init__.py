"""Profiles, histories and leaderboards: `rules.py` computes them, `dialog.py` shows them, `layout.py` lays them out."""

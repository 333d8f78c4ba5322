"""Profiles, histories and leaderboards: `rules.py` computes them, `layout.py` is how they look."""

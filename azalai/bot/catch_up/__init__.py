"""Summary of a table for a player who was away: `dialog.py` answers, `layout.py` is how it looks."""

"""Summary of a table for a player who was away: `dialog.py` answers, `layout.py` lays out."""

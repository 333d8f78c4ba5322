"""What happened at a table while a player was away: `dialog.py` answers, `layout.py` is how it looks."""

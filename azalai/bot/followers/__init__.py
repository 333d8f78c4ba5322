"""Followers: people who follow a table from outside.

- `rules.py`: the permission to follow, and the messages after a change of the table.
- `dialog.py`: *Follow*; `delivery.py`: a follower's message; `layout.py`: its layout; `store.py`: the rows.
"""

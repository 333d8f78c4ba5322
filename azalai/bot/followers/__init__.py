"""People who follow a table from outside.

- `rules.py`: who may follow, and what is queued for them after a change of the table.
- `dialog.py`: *Follow*; `delivery.py`: the message that a follower gets; its looks: `layout.py`; the rows: `store.py`.
"""

"""The greeting of a server and a person's first steps: `delivery.py` posts it, `dialog.py` answers its
buttons and `/azalai help`, `layout.py` is how it looks."""

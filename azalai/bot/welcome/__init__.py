"""Greeting of a server and a person's first steps.

`delivery.py` posts it, `dialog.py` answers its buttons and `/azalai help`, `layout.py` lays it out.
"""

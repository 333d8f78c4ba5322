"""Greeting of a server, and the first steps of a user.

- `delivery.py`: posts the greeting; `dialog.py`: the answers to its buttons and to `/azalai help`; `layout.py`: their
  layouts.
"""

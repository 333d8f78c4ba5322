"""Open tables that servers show to users elsewhere: the invite of a server, and `/azalai find`.

- `rules.py`: the open tables that a user is shown, and the form of an invite.
- `dialog.py`: the answers of `/azalai find`, and the settings of a server's managers; `layout.py`: their layouts;
  `store.py`: the rows of servers that show their tables.
"""

"""Open tables that servers show to people elsewhere: the invite of a server, and `/azalai find`.

- `rules.py`: the open tables that a person is shown, and the form of an invite.
- `dialog.py`: the answers, and the switch of those who manage a server; `layout.py`: their layouts; `store.py`: the
  rows of servers that show their tables.
"""

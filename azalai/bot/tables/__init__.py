"""Table as the host works with it: loading, channels, and the consequences of a change.

- `host.py`: common parts of all packages above; `Host.queue`: one move at a time at a table.
- `table.py`: a loaded table (`LoadedTable`); `history_entry.py`: the entry of a move in its history.
- `announcements.py`: the messages after a change. `call` in `announcements.py`: a call of a person, by a message in the
  channel and a direct one, of which one makes a sound; every sound of an evening is listed by
  `tests/bot/delivery/test_sounds.py`.
- `card_priority.py`: the public board leaves before the private answer is drawn.
- `levels.py`: possible levels of the robots of a table; the levels themselves: `robots/levels.py`.
- `channels.py`: a channel that is deleted or closed to the bot; its game then: `bot/hosting/standstill.py`.
- `loading.py`: loads a table from the store, and quarantines one that can't be read.
- `terms.py`: the terms to which players agree before the start; `sides.py`: the tribes or colours of the players.
- `first_card.py`: reports the fate of a new table's first card to the person who opened the table.
"""

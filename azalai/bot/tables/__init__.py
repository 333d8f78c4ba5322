"""Tables: loading, the order of moves, and the messages that follow from a change.

- `host.py`: the parts that the packages above share; `Host.queue`: one move at a time at a table.
- `table.py`: a loaded table (`LoadedTable`); `history_entry.py`: the entry of a move in its history.
- `announcements.py`: the messages after a change. Its function `call` calls a player by a message in the channel and a
  direct message, of which one makes a sound; `tests/bot/delivery/test_sounds.py` lists every sound of an evening.
- `card_priority.py`: the table card is sent before the private answer is drawn.
- `levels.py`: the possible levels of a table's robots; the levels themselves: `robots/levels.py`.
- `channels.py`: a channel that is deleted or closed to the bot; the standstill then: `bot/hosting/standstill.py`.
- `loading.py`: loads a table from the store, and quarantines a table that can't be read.
- `terms.py`: the terms to which players agree before the start; `sides.py`: the tribes or colours of the players.
- `first_card.py`: the outcome of a new table's first card, for the person who opened the table.
"""

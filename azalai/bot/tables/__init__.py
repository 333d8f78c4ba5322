"""A table as the host works with it: loading, channels, and what follows a change.

- `host.py`: what all packages above share; `Host.queue`: one act at a time at a table.
- `table.py`: a table that is loaded (`LoadedTable`); `history_entry.py`: what an act writes into its history.
- `announcements.py`: what must be sent after a change. `call` in `announcements.py`: how somebody is called, by a
  message in the channel and one of their own, of which one makes a sound; every sound of an evening is listed by
  `tests/bot/delivery/test_sounds.py`.
- `card_priority.py`: the board that all see leaves before the private answer is drawn.
- `levels.py`: how strong the robots of a table may be; what a level is: `robots/levels.py`.
- `channels.py`: a channel that is gone or closed to us; what becomes of the game then: `bot/hosting/standstill.py`.
"""

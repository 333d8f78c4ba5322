"""For the person who runs the bot: command line, backups, checks, repair, metrics, maintenance of a running bot.

- `command_line.py`: the verbs; what each does is in the file of its name (*tables* and *show*: `table_lists.py`).
- `database_copy.py`: a whole database into another: what is refused and said; the rows: `bot/store/copying.py`.
- `downtime.py`: what becomes of deadlines when the bot was away, or a clock was set.
- `maintenance.py`: what a running bot does by itself: pause, nightly backup, tidying, metrics, messages to its
  operator.
"""

"""Operations: command line, backups, checks, repair, metrics, and maintenance of a running bot, for its operator.

- `command_line.py`: the verbs; each is in the file of its name (*tables* and *show*: `table_lists.py`).
- `output.py`: the lines and the files of all commands.
- `database_copy.py`: a whole database into another: refusals and messages; the rows: `bot/store/copying.py`.
- `downtime.py`: deadlines after the bot was away, or after a clock was set.
- `maintenance.py`: work that a running bot does by itself: pause, nightly backup, tidying, metrics, messages to its
operator.
"""

"""Operations: command line, backups, checks, repair, metrics, and maintenance of a running bot, for its operator.

- `command_line.py`: the commands on the database (lines of *tables* and *show*: `table_lists.py`). The other commands
  are in the files below.
- `output.py`: the lines and the files of all commands.
- `database_copy.py`: refusals and messages of a copy of a whole database; the rows: `bot/store/copying.py`.
- `downtime.py`: deadlines after the bot was down, or after a clock was set.
- `maintenance.py`: work that a running bot does by itself: pause, nightly backup, cleanup, metrics, messages to its
  operator.
- `backup.py`: copies of a SQLite database, and which of them are kept (`rotate`; their numbers: `backup_keep` in
  `bot/config.py`). `nightly_backup.py`: makes one a day; `upgrade_copy.py`: makes one before a change of the schema;
  `restore.py`: replaces the database with one.
- `check.py`: the check of the store; `repair.py`: repairs a table that can't be read.
- `nightly_cleanup.py`: deletes expired rows. `error_count.py`: the alarm for many errors at once;
  `metrics_endpoint.py`: the pages `/healthz` and `/metrics`.
- `game_trial.py`: `azalai try`; `new_game.py`: `azalai new-game`, from `templates/`; `shelf.py`: `azalai docs` and
  `azalai games`; `settings_file.py`: `azalai settings`; `rehearsal/`: `azalai rehearse`.
"""

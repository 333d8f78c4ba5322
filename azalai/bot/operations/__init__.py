"""Operations: command line, backups, checks, repair, metrics, and maintenance of a running bot, for its operator.

- `command_line.py`: the commands on the database (*tables* and *show*: `table_lists.py`); their work and the other
  commands: the files below.
- `output.py`: the lines and the files of all commands.
- `database_copy.py`: a whole database into another: refusals and messages; the rows: `bot/store/copying.py`.
- `downtime.py`: deadlines after the bot was away, or after a clock was set.
- `maintenance.py`: work that a running bot does by itself: pause, nightly backup, tidying, metrics, messages to its
  operator.
- `backup.py`: copies of a SQLite database, and the choice of those that are kept (`rotate`; how many stay:
  `backup_keep` in `bot/config.py`). `nightly_backup.py`: makes one a day; `upgrade_copy.py`: makes one before a change
  of the schema; `restore.py`: puts one in the place of the database.
- `check.py`: the check of the store; `repair.py`: repairs a table that can't be read.
- `nightly_cleanup.py`: deletes rows that are too old. `error_count.py`: the alarm for many errors at once;
  `metrics_endpoint.py`: the pages `/healthz` and `/metrics`.
- `game_trial.py`: `azalai try`; `new_game.py`: `azalai new-game`, from `templates/`; `shelf.py`: `azalai docs` and
  `azalai games`; `settings_file.py`: `azalai settings`; `rehearsal/`: `azalai rehearse`.
"""

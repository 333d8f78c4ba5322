"""Host of the games: client, tables, store, delivery, clock, Discord forms, playground.

Modules next to the packages:

- `discord_codes.py`: the meaning of Discord's errors, in one table, each line with its source.
- `login_errors.py`: sentences that explain why Discord refuses the bot or ends its connection; the address at which
  Discord's interface is reached (`reach_discord_by`).
- `clock.py`: the alarm that rings when the earliest row is due. `Jumps`: a clock that is set, or a machine that slept;
  short times that are kept in memory are counted by `Clock.monotonic`. `Backoff`: the longer and longer pauses between
  tries.
- `catalogue.py`: the offered games, and the faults of the others.
- `config.py`: every setting of the operator (explained by `azalai settings`).
- `errors.py`: `Refused` is shown to the user who asked; the others inform an operator or a caller.
- `program.py`: the version of this copy, its commit and documents, and the commands that change it.
- `signs.py`: the small pictures in labels and texts, as far as Discord has them; a word for each.
- `signals.py`: announcements of lower rooms to upper ones without an import; wired in `app/rooms.py`.
- `text.py`: text clipped, paged and escaped; the lengths that Discord allows.
- `entry.py`: the command `azalai`, before anything else is imported.
- `cache.py`: a cache that drops the least recently used items; `memory.py`: memory of the process, given back.
- `sharding.py`: the shards of this process; `metrics.py`: figures for Prometheus.
"""

__version__ = "1.2.0.dev0"

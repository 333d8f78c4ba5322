"""The host: client, tables, store, delivery, clock, Discord forms, playground.

Beside the packages:

- `discord_codes.py`: what an error of Discord means, in one table, each line with its source.
- `clock.py`: the alarm that rings when the earliest row falls due. `Jumps`: a clock that is set, or a machine that
  slept; what only lasts a while and is kept in memory is counted by `Clock.passed`.
- `catalogue.py`: which games are offered, and what the others lack.
- `config.py`: every setting of the operator (explained by `azalai settings`).
- `errors.py`: `Refused` is told to the person who asked; the others say what an operator or a caller must know.
- `program.py`: the version of this copy, its commit and documents, and the commands that change it.
- `signs.py`: the small pictures that stand in labels and texts, as far as Discord has them; a word for each.
- `signals.py`: how lower rooms reach upper ones without importing them; wired in `app/rooms.py`.
"""

__version__ = "1.2.0.dev0"

"""Where tables live between two moves: SQLAlchemy over SQLite or PostgreSQL.

A query is in the repository of its subject (`tx.seats`, `tx.outbox`, ...), which has a file of that name here, or the
`store.py` of a feature; `transaction.py` lists them. Tables and columns: `schema.py`, `solo_schema.py`,
`tournament_schema.py`; a row as the rest of the bot sees it: `rows.py`. What a timer or a message is about, a table, a
tournament or a server: `about.py`.

- `store.py`: opens a store; `store.read()`, `store.write()` and `store.note()` are the ways to a `Transaction`.
- `connection.py`: what repositories ask, with `statements.py` (compiled once), `sqlite.py` and `postgresql.py`.
- `transaction.py`: `Transaction.alone`, for what is looked at before it is written outside of a table's queue (`held`
  in some repositories); proved by `tests/bot/store/test_at_once.py`.
- `faults.py`: which errors of a database pass by themselves. A store whose connections are all busy raises
  `Overloaded`, which is no `Refused`: the work waits.
- `commits.py`: what became of a transaction whose connection broke while it was committed. `MaybeStored` where nobody
  can tell; what people read then: `bot/dialogs/responses.py`.
- `postgresql.py`: waits a moment for a server that is back soon (`_connect`), before anybody reads that something
  broke; what its address may say: `postgresql_address.py`.
- `people_cache.py`: rows of people that stay in memory.
- `erased.py`: what must be known of a person after they were erased; all that is stored of one:
  `bot/privacy/store.py`.
- `copying.py`: the rows of a database brought into another.
- `serving_right.py`: one process serves a SQLite file; `session.py`: a process's own connection to PostgreSQL.
"""

from azalai.bot.store.store import Store, check_store, open_store, visit_store
from azalai.bot.store.transaction import Transaction

__all__ = ["Store", "Transaction", "check_store", "open_store", "visit_store"]

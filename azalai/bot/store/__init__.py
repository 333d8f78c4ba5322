"""Store of tables between two moves: SQLAlchemy over SQLite or PostgreSQL.

A query is in the repository of its subject (`tx.seats`, `tx.outbox`, ...), which has a file of that name here, or the
`store.py` of a feature; `transaction.py` lists them. Tables and columns: `schema.py`, and `review_schema.py`,
`solo_schema.py`, `tournament_schema.py`; rows as structs for the rest of the bot: `rows.py`,
`person_rows.py`, `result_rows.py`. The subject of a timer or
a message, a table, a tournament or a server: `about.py`.

- `store.py`: opens a store; `store.read()`, `store.write()` and `store.note()` are the ways to a `Transaction`.
- `connection.py`: the questions of repositories, with `statements.py` (compiled once), `sqlite.py` and `postgresql.py`.
- `transaction.py`: `Transaction.alone`, for rows that are read before they are written outside of a table's queue
  (as `lock_contest` does); proved by `tests/bot/store/test_at_once.py`.
- `faults.py`: errors of a database that may pass. A store whose connections are all busy raises `Overloaded`, which is
  no `Refused`: the work waits.
- `commits.py`: the fate of a transaction whose connection broke while it was committed. `MaybeStored` if it can't be
  known; the answer then: `bot/dialogs/responses.py`.
- `postgresql.py`: waits a moment for a server that is back soon (`_connect`), before an error is reported; entries of
  its address: `postgresql_address.py`.
- `people_cache.py`: rows of people that stay in memory.
- `erased.py`: the marks of an erased person; all that is stored of one: `bot/privacy/store.py`.
- `copying.py`: the rows of a database copied into another.
- `serving_right.py`: one process serves a SQLite file; `session.py`: a process's own connection to PostgreSQL.
- `repository.py`: the base of all repositories. `store_maintenance.py`: counts the whole store, for metrics, and
  deletes expired games.
- `migrate.py`: brings a database to the present schema; the changes: `migrations/versions/`.
- `addresses.py`: the addresses of messages; `seat_terms.py`: the terms to which the person of a seat has agreed.
- `concurrency.py`: the number of tasks that use a database at once; `files.py`: the files of SQLite, for the owner
  alone.
"""

from azalai.bot.store.store import Store, check_store, open_store, visit_store
from azalai.bot.store.transaction import Transaction

__all__ = ["Store", "Transaction", "check_store", "open_store", "visit_store"]

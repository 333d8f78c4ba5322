"""Store of the bot: SQLAlchemy over SQLite or PostgreSQL.

A query is in the repository of its subject (`tx.seats`, `tx.outbox`, ...), which has a file of that name here, or in
the `store.py` of a feature. Tables and columns are in `schema.py`, `review_schema.py`, `solo_schema.py` and
`tournament_schema.py`; rows as structs for the rest of the bot in `rows.py`, `person_rows.py` and `result_rows.py`.

- `store.py`: opens a store; `store.read()`, `store.write()` and `store.note()` open a transaction.
- `transaction.py`: the repositories of a transaction, and `advisory_lock`, for rows that are read before they are
  written, outside of a table's queue (`tests/bot/store/test_at_once.py` proves the locks).
- `connection.py`: runs the statements of repositories, with `statements.py` (statements that are compiled once),
  `sqlite.py` and `postgresql.py`. The latter waits a moment for a server that is away before it reports an error; the
  entries of its address are in `postgresql_address.py`.
- `faults.py`: the errors of a database, and which of them pass. If all connections are busy, a store raises
  `Overloaded`, which is no `Refused`: the work waits.
- `commits.py`: the outcome of a transaction whose connection broke during the commit, or `MaybeStored` if it is
  unknown; the answer to the user: `bot/dialogs/responses.py`.
- `about.py`: the subject of a timer or a message: a table, a tournament or a server.
- `addresses.py`: the addresses of messages; `seat_terms.py`: the terms to which the person of a seat has agreed.
- `people_cache.py`: people's rows that stay in memory.
- `erased.py`: the marks of erased people; all rows about a person: `bot/privacy/store.py`.
- `copying.py`: copies the rows of a database into another.
- `serving_right.py`: the right of one process to serve a SQLite file; `session.py`: a process's own connection to
  PostgreSQL, for locks and messages.
- `repository.py`: the base class of repositories. `store_maintenance.py`: counts the rows of the whole store, for
  metrics, and deletes expired games.
- `migrate.py`: brings a database to the present schema; the changes: `migrations/versions/`.
- `concurrency.py`: the number of tasks that use a database at once; `files.py`: the permissions of SQLite's files.
"""

from azalai.bot.store.store import Store, check_store, open_store, visit_store
from azalai.bot.store.transaction import Transaction

__all__ = ["Store", "Transaction", "check_store", "open_store", "visit_store"]

"""Who serves the database: one process, or several that share a PostgreSQL.

- `cluster.py`: all that the other packages ask (`Cluster`), and the answers of a process that is alone (`Alone`).
- `shared.py`: the answers of one of several processes. Which of them has a share: `shares.py`; who is alive:
  `members.py`; one at a time: `locks.py`; what is told after a commit: `news.py`.
- `serving.py`: which of the two a process is. That one process alone serves a SQLite file: `bot/store/serving.py`.
"""

"""Who serves the database: one process, or several that share a PostgreSQL.

- `cluster.py`: all that the other packages ask (`Cluster`), and the answers of a process that is alone (`Alone`).
- `postgresql_cluster.py`: the answers of one of several processes. Which of them has a share: `shares.py`; who is
  alive: `members.py`; one at a time: `locks.py`; what is told after a commit: `news.py`.
- `admission.py`: which of the two a process is. A SQLite file is served by one: `bot/store/serving_right.py`.
"""

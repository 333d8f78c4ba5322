"""Processes that serve the database: one, or several that share a PostgreSQL.

- `cluster.py`: the questions of the other packages (`Cluster`), and the answers of a single process (`Alone`).
- `postgresql_cluster.py`: the answers of one of several processes. The owner of a share: `shares.py`; the living
  processes: `members.py`; one at a time: `locks.py`; the news after a commit: `news.py`.
- `admission.py`: decides which of the two a process is. One process serves a SQLite file: `bot/store/serving_right.py`.
- `pulse.py`: work that is done every second, and at once on request.
"""

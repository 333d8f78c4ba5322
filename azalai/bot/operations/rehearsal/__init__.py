"""Rehearsal: a trial of every layout, permission, emoji and answer on the real Discord, before a server goes live.

- `rehearse.py`: the command `azalai rehearse`, with its steps: `access.py` (page, permissions, connection, thread),
  `posts.py` (every layout), `emojis.py` (an emoji, and the presses of a person), `cleanup.py` (deletes everything).
- `samples.py`: a sample of every layout; `stage.py`: the values that the steps share; `report.py`: the results.
"""

"""People and servers, and what they prefer.

- `mentions.py`: whom a message mentions. The poster takes nothing else, and a test finds what would go past it.
- `limits.py`: how much somebody may do; the values are in `bot/config.py`.
- `preferences.py`: how somebody is called, in the channel or by a message of their own (`ways_of`), in which language,
  with pictures or without.
- `quiet_hours.py`: what of a day counts for a person, and when no phone makes a sound for them.
- `presence.py`: who is at a table at the moment, and therefore called later (`bot/hosting/late_calls.py`).
"""

"""People and servers, and their preferences.

- `mentions.py`: the mentions of a message. The poster takes nothing else, and a test finds any way past it.
- `limits.py`: the limits of a person's actions; the values are in `bot/config.py`.
- `preferences.py`: the ways in which a person wants to be called (`list_ways`; `call` in `bot/tables/announcements.py`
  chooses, by quiet hours too), their language, and pictures or words.
- `quiet_hours.py`: the time off of a person, in which no phone makes a sound.
- `presence.py`: the people at a table at the moment, who are called later (`bot/hosting/late_calls.py`).
- `guild_settings.py`: the settings of a server: places of tables, people who may open them, defaults.
- `person.py`: a person of an interaction, and whether they manage the server; `reader.py`: the reader of an answer.
- `teaching.py`: the explanations that a person has had, and still gets.
"""

"""Reminders for people who must decide. Quiet hours: `bot/people/quiet_hours.py`; holidays: `bot/clocks/holidays.py`.

- `rules.py`: when a reminder is due, and whether it is still needed.
- `dialog.py`: the form, holidays, *Remind*; `delivery.py`: the reminder as a message; `layout.py`: the settings.
"""

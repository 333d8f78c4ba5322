"""Reminders, quiet hours and holidays of a person.

- `rules.py`: when a reminder is due, and whether it still helps.
- `holidays.py`: the days off that a person sets; the rows are the core's (`bot/store/holidays.py`), since the seat
  clock counts by them.
- `dialog.py`: the form, holidays, *Remind*; `delivery.py`: the reminder as a message; `layout.py`: the settings.
"""

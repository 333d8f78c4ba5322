"""Reminders of people who must decide; their quiet hours and holidays: `bot/clocks/`.

- `rules.py`: when a reminder is due, and whether it still helps.
- `dialog.py`: the form, holidays, *Remind*; `delivery.py`: the reminder as a message; `layout.py`: the settings.
"""

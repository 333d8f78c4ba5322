"""Reminders for people who must decide. Their quiet hours and holidays are in `bot/clocks/`.

- `rules.py`: when a reminder is due, and whether it is still needed.
- `dialog.py`: the form, holidays, *Remind*; `delivery.py`: the reminder as a message; `layout.py`: the settings.
"""

"""Time at a table: paces, the clock of a seat, holidays.

- `pace.py`: what the time of a table is: hours and a bank. Arithmetic alone.
- `seat_clock.py`: that time on the seats, written in the transaction of whatever changes it.
- `holidays.py`: the days off that people may set.
"""

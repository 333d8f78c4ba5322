"""Time at a table: paces, the clock of a seat, holidays.

- `pace.py`: the time of a table: hours and a bank. Only arithmetic.
- `seat_clock.py`: the clocks of the seats, written in the transaction of each change.
- `holidays.py`: the days off that people may set.
- `typed_dates.py`: days, hours and time zones as people type them.
"""

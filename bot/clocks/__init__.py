"""Time at a table: paces, the clock of a seat, quiet hours, holidays."""

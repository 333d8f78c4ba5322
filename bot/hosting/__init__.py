"""The life of a table around its moves: lobby, seats, proposals, deadlines, reminders, endings."""

"""Conversations with one person: what a press or a command asks, and its private answer.

- `request.py`: who asks, in which words, where: what handlers are given in place of Discord's interaction.
- `responses.py`: `Answers.respond` does the work for it and tells every error; `acknowledgement.py`: what
  Discord hears first, and when.
- `message_builder.py`: makes a message of Discord from a layout, and a box to type into; layouts know no Discord.
- `private_text.py`: the one place through which private text leaves.
- `private_view.py`: the private view of a table; `side_messages.py`: what is said beside the tables, one message of a
  kind in a channel; `seat_views.py`: what the person in a seat sees.
- `play.py`: the questions until a move is complete; what every dialog that asks for a move answers: `asking.py`.
- `table_dialog.py`, `lobby_dialog.py`, `pace_dialog.py`, `departure_dialog.py`, `settings_dialog.py`,
  `preferences_dialog.py`, `own_tables_dialog.py`: what the buttons, menus and commands of their noun do; opening
  tables: `table_opening.py`; looking at boards and cards: `close_ups.py`; those of a feature: its `dialog`.
- `marks.py`: marks a method as the answer to a button, a menu or a modal.
- `fallbacks.py`: once more, and then in words, where Discord refuses a sign or a picture: every message and answer goes
  by it.
- `database_wait.py`: an act whose connection to the database was lost before anything was stored is done again.
- `servers.py`: names and channels of servers, also of those whose shards another process has.
"""

"""Dialogs: conversations with one person, from a press or a command to its private answer.

- `request.py`: the person, their words and their place; handlers get it in place of Discord's interaction. A manager of
  a server: `Request.person`. `where.py`: the kinds of places; `context.py`: the table of a place, and typed numbers.
- `responses.py`: `Answers.respond` does the work for it and reports every error; `acknowledgement.py`: the first answer
  to Discord, and its moment.
- `message_builder.py`: makes a message of Discord from a layout, and a modal; layouts know no Discord.
- `private_text.py`: the one place through which private text leaves.
- `private_view.py`: the private view of a table; its content for the person in a seat: `seat_views.py`; other private
  messages, one of a kind in a channel: `side_messages.py`.
- `play.py`: the questions until a move is complete; the common base of dialogs that ask for a move: `move_dialog.py`.
- `table_dialog.py`, `lobby_dialog.py`, `pace_dialog.py`, `departure_dialog.py`, `settings_dialog.py`,
  `preferences_dialog.py`, `own_tables_dialog.py`: the buttons, menus and commands of their noun; opening tables:
  `table_opening.py`; looking at boards and cards: `close_ups.py`; those of a feature: its `dialog`.
- `marks.py`: marks a method as the answer to a button, a menu or a modal.
- `fallbacks.py`: a second try, and then words, if Discord refuses a sign or a picture, for every message and answer.
- `database_wait.py`: repeats work whose connection to the database was lost before anything was stored.
- `places.py`: the place of a new table; `threads.py`: making threads; `permissions.py`: those of users and of the bot.
- `slash_commands.py`: the commands of a game; `inviting_dialog.py`: the commands on a person.
- `servers.py`: names and channels of servers, also of those whose shards another process has.
- `fitting.py`: leaves out parts of a question that is too tall for a phone; `menu_memory.py`: an act that was a menu
  stays one through a turn.
- `modal_builder.py`: builds Discord's modals. `pace_options.py`: the options of slash commands for a pace;
  `table_codes.py`: typed options of a table, in a custom id.
- `public_answer.py`: an answer that all see, where the bot can post nothing by itself.
- `conversations.py`: channels of direct messages, opened once and few at a time; `turn_messages.py`: the message of a
  turn that is over.
- `install_links.py`: links to Discord's pages on which the bot is added.
"""

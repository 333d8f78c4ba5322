"""Dialogs: conversations with one person, from a press or a command to its private answer.

- `request.py`: the person, their words and their place; handlers get it in place of Discord's interaction. It knows
  the servers that the person manages (`Request.person`). `where.py`: the kinds of places; `context.py`: the table of
  a channel, and typed numbers.
- `responses.py`: `Answers.respond` does the work for a request and reports every error; `acknowledgement.py`: the
  first answer to Discord, and its moment.
- `message_builder.py`: builds a message of Discord from a layout, `modal_builder.py` a modal; layouts know no Discord.
- `private_text.py`: the only sender of private text.
- `private_view.py`: the private view of a table; its content for the person in a seat: `seat_views.py`; other private
  messages, one of a kind in a channel: `side_messages.py`.
- `play.py`: the questions until a move is complete; `move_dialog.py`: the common base of dialogs that ask for a move.
- `table_dialog.py`, `lobby_dialog.py`, `table_terms_dialog.py`, `departure_dialog.py`, `settings_dialog.py`,
  `preferences_dialog.py`, `own_tables_dialog.py`: the buttons, menus and commands of the subject in the name.
  `table_opening.py`: opening a table; `close_ups.py`: the board, a card or a chart in large. The dialogs of a feature
  are in the package of the feature.
- `marks.py`: marks a method as the answer to a button, a menu or a modal.
- `fallbacks.py`: sends a message again, and then in words, if Discord refuses a sign or a picture.
- `database_wait.py`: repeats work whose connection to the database was lost before anything was stored.
- `places.py`: the place of a new table; `threads.py`: its thread; `discord_permissions.py`: the permissions of users
  and of the bot on Discord (those at a table: `bot/hosting/lobby.py`).
- `slash_commands.py`: slash commands, their options, and typed moves; `inviting_dialog.py`: the commands on a person.
- `servers.py`: servers and the names of their channels, also if another process has their shards.
- `fitting.py`: leaves out parts of a question that is too tall for a phone; `menu_memory.py`: keeps an act a menu
  through a turn.
- `pace_options.py`: the options of slash commands for a pace; `table_codes.py`: typed options of a table, in a custom
  id.
- `public_answer.py`: an answer that all see, in places in which the bot can post nothing by itself.
- `conversations.py`: channels of direct messages, opened once and few at a time; `turn_messages.py`: the direct
  message of a turn that is over.
- `install_links.py`: links to Discord's pages on which the bot is added.
"""

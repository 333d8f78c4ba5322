"""Slash commands: a cog for each game, and modules that add the commands of all games.

Buttons, menus and modals are answered by the dialogs (`bot/dialogs`, and the `dialog` of each feature).

- `loader.py`: loads the cog of each offered game; `cog.py`: the base of all cogs.
- `game.py`: the cog of a game; `KEY.py` adds it for one of our games.
- `tables.py`: `/table`; `help.py`: `/azalai`; the other modules add the commands of their feature to these two.
  `own_tables.py`: `/games`; `operator.py`: `/operator`; `user_commands.py`: the menu of a person's name.
"""

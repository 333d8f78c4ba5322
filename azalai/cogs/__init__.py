"""Slash commands: a cog per game, and modules that add those that every table shares.

Buttons, menus and modals are answered by the dialogs (`bot/dialogs`, and the `dialog` of each feature).

- `loader.py`: loads the cog of each offered game; `cog.py`: the base of all cogs.
- `game.py`: the commands of every game; `KEY.py` adds those of one.
- `tables.py`: `/table`; `help.py`: `/azalai`; the other modules add their commands to these two, in the file of their
  feature. `own_tables.py`: `/games`; `operator.py`: `/operator`; `user_commands.py`: the menu of a person's name.
"""

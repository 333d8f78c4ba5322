"""Slash commands: a cog per game, and modules that add those that every table shares.

Buttons, menus and modals are answered by the dialogs (`bot/dialogs`, and the `dialog` of each feature).

- `game.py`: the commands of every game; `KEY.py` adds those of one.
- `tables.py`: `/table`; `help.py`: `/azalai`; the other modules add their commands to these two.
"""

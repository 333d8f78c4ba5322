"""The Discord surface: one cog per game, and the cogs every table shares.

What a button, a menu or a modal does is a method of a dialog or a cog, marked `@action`, `@opens_modal` or `@submitted`
with its name (`bot/app/router.py`); its annotations say what it reads. It asks the packages below, and decides nothing
itself.

- `game.py`: the commands of every game; `KEY.py` adds those of one.
- `tables.py`: the table card, the dialog, and `/table`.
- `departures.py`: leaving, substitutes, kicks, early ends and undos by agreement.
"""

"""Buttons on cards and lists of the core that lead into features.

Each does an act that the dialog of a feature answers.
"""

from __future__ import annotations

from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Words


def record_row(table: LoadedTable, words: Words) -> list[Button]:
    """Return the buttons that lead to the records of a game: its film, its proof, its file."""
    return [
        button(words.say("button-film"), "film", table.id),
        button(words.say("button-verify"), "verify", table.id),
        button(words.say("button-export"), "export", table.id),
    ]


def step_button(label: str, table: int, step: int | None = None, seat: int | None = None) -> Button:
    """Return a button that leads to a step of a finished game as a seat saw it.

    Without step and seat it leads to the last step, as the user who presses it saw it.
    """
    if step is None or seat is None:
        return button(label, "step", table)
    return button(label, "step", table, step, seat + 1)


def own_tables_button(words: Words) -> Button:
    """Return the button that leads to the list of the user's tables."""
    return button(words.say("button-own-tables"), "games", 0)


def help_button(words: Words) -> Button:
    """Return the button that leads to the help."""
    return button(words.say("button-help"), "help")


def daily_button(words: Words) -> Button:
    """Return the button that leads to the deals of the day."""
    return button(words.say("button-daily"), "daily", sign="sun")


def puzzles_button(words: Words) -> Button:
    """Return the button that leads to the puzzles."""
    return button(words.say("button-puzzles"), "puzzles", sign="puzzle")


def mistakes_button(count: int, words: Words) -> Button:
    """Return the button that leads to the user's due mistakes."""
    return button(words.say("button-mistakes", count=count), "mistakes", sign="puzzle")


def try_button(key: str, words: Words) -> Button:
    """Return the button that opens the lesson of a game for a person who has not learned it."""
    label = words.say("button-try-game", game=words.say(f"{key}-name"))
    return button(label, "learn", key, style=ButtonStyle.PRIMARY)


def learn_button(key: str, words: Words, *, named: bool = False) -> Button:
    """Return the button that opens the lesson of a game. `named`: its label names the game."""
    label = words.say("button-learn-game", game=words.say(f"{key}-name")) if named else words.say("button-learn")
    return button(label, "learn", key)

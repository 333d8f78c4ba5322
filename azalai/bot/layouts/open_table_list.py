"""What waits for players, a line and a button for each."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.hosting.open_tables import Waiting
from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.layout import Captioned, Row
from azalai.bot.text import plain
from azalai.locales import Words

SHOWN = 5
"""So many stand on a page."""


def waiting_line(one: Waiting, words: Words) -> str:
    """Which game, whose, how many are in, and where."""
    return words.say(
        "waiting-line",
        what=one.what,
        game=words.say(f"{one.game}-name"),
        name=plain(one.name),
        present=one.present,
        most=one.most,
        channel=f"<#{one.channel}>",
    )


def join_button(one: Waiting, words: Words) -> Button:
    """Joins it from wherever it is told of."""
    return button(words.say("button-join"), one.join, one.number, style=ButtonStyle.SUCCESS)


def waiting_rows(waiting: Sequence[Waiting], words: Words) -> list[Row]:
    """A row for each: what it is over its button."""
    return [Captioned(waiting_line(one, words), [join_button(one, words)], []) for one in waiting]

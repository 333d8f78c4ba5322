"""How to begin: the games, and a button that opens a table of each, or teaches it."""

from __future__ import annotations

from bot.catalogue import offered_games
from bot.layouts.cards import SAND, game_line
from bot.layouts.components import Button, button
from bot.layouts.deals import daily_button
from bot.layouts.layout import PrivateLayout, PublicLayout, Row
from bot.layouts.lessons import learn_button
from bot.layouts.prompts import INDIGO
from bot.layouts.puzzles import puzzles_button
from games import GAMES
from games.lessons import lesson_of
from locales import Words


def greeting(words: Words) -> PublicLayout:
    """What stands in the channel when the playground opens."""
    text = words.say("playground-greeting", games=_games(words))
    return PublicLayout(texts=(text,), rows=lambda: beginning_rows(words, opens=True), accent=SAND)


def help_layout(words: Words, *, user: int, opens: bool) -> PrivateLayout:
    """`/azalai help`. `opens`: tables can be opened where it stands."""
    text = words.say("help-text", games=_games(words))
    return PrivateLayout(user=user, texts=(text,), rows=lambda: beginning_rows(words, opens=opens), accent=INDIGO)


def _games(words: Words) -> str:
    return "\n".join(game_line(GAMES[key], words) for key in offered_games())


def beginning_rows(words: Words, *, opens: bool) -> list[Row]:
    """A row for each game: a table of it, where tables can be opened, and its lesson, where it has one; and below them
    the deals of the day and the puzzles."""
    rows = [_ways_in(key, words, opens=opens) for key in offered_games()]
    return [*[row for row in rows if row], [daily_button(words), puzzles_button(words)]]


def _ways_in(key: str, words: Words, *, opens: bool) -> list[Button]:
    ways: list[Button] = []
    if opens:
        ways.append(button(words.say("button-open-game", game=words.say(f"{key}-name")), "open", key))
    if lesson_of(key) is not None:
        ways.append(learn_button(key, words, named=True))
    return ways

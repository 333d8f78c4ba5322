"""Layouts of the first steps: the greeting, with a button for each game, and the help for beginners."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.catalogue import list_offered_games, list_taught_games
from azalai.bot.hosting.open_tables import OpenGame
from azalai.bot.layouts.cards import game_line
from azalai.bot.layouts.components import Button, Link, button
from azalai.bot.layouts.entry_buttons import daily_button, learn_button, puzzles_button, try_button
from azalai.bot.layouts.layout import INDIGO, CaptionedRow, Picture, PrivateLayout, PublicLayout, Row
from azalai.bot.layouts.news_lines import small_print
from azalai.bot.layouts.open_table_list import join_button, waiting_line
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.reader import Reader
from azalai.games import GAMES
from azalai.locales import Words
from azalai.renderers import Chart, club, emblem, game_sign
from azalai.renderers.club.greeting import EMBLEM

IN_LINE = 2
"""Number of games in a row of buttons."""


async def render_banner(pictures: Pictures, words: Words, *, contrast: bool = False) -> Picture:
    """Return the picture of the greeting."""

    def draw() -> Chart:
        games = [(words.say(f"{key}-name"), emblem(key, EMBLEM)) for key in list_offered_games()]
        return Chart(club.draw_banner(games), words.say("greeting-banner", games=words.join(name for name, _ in games)))

    return await pictures.render_uncached("azalai.png", draw, contrast=contrast)


def greeting_layout(words: Words, picture: Picture | None = None, *, playground: bool = False) -> PublicLayout:
    """Lay out the public greeting. `playground`: the small print says that the server is only on this computer."""
    untried = next(iter(list_taught_games()), None)
    return PublicLayout(
        texts=(words.say("greeting"),),
        picture=picture,
        rows=[
            *_make_lesson_rows(untried, words),
            *_make_game_rows(words),
            _make_solo_row(words),
            _make_more_row(words, None),
        ],
        small=words.say("greeting-playground") if playground else None,
        framed=False,
    )


def help_layout(
    reader: Reader,
    *,
    opens: bool,
    untried: str | None,
    picture: Picture | None = None,
    waits: OpenGame | None = None,
    posts: bool,
    links: Sequence[Link] = (),
) -> PrivateLayout:
    """Lay out `/azalai help`.

    `opens`: tables can be opened in the channel; `untried`: a game that the reader has not learned; `waits`: a table
    that waits for players there; `posts`: the reader may have the greeting posted for all; `links`: add the bot
    elsewhere.
    """
    games = _make_game_rows(reader.words) if opens else []
    close = button(reader.words.say("button-close"), "close-sheet")
    more = _make_more_row(reader.words, waits, close=close)
    last = [*([button(reader.words.say("button-greet"), "greet")] if posts else []), *links]
    rows = [
        *_make_lesson_rows(untried, reader.words),
        *games,
        _make_solo_row(reader.words),
        more,
        *([last] if last else []),
    ]
    text = reader.words.say("greeting-title" if opens else "greeting-alone")
    how = reader.words.say("help-how" if opens else "help-how-alone")
    return PrivateLayout(user=reader.user, texts=(text, how), picture=picture, rows=rows, framed=False)


def opening_help_layout(reader: Reader) -> PrivateLayout:
    """Lay out how tables are opened and played, with the button to the list of games."""
    rows = [[button(reader.words.say("button-which-games"), "which-games")]]
    return PrivateLayout(user=reader.user, texts=(reader.words.say("help-text"),), rows=rows, accent=INDIGO)


def games_layout(reader: Reader) -> PrivateLayout:
    """Lay out all games, each with its command and its makers."""
    texts = list[str]()
    for key in list_offered_games():
        makers = reader.words.credits(key)
        texts.append("\n".join([game_line(GAMES[key], reader.words), *([small_print(makers)] if makers else [])]))
    return PrivateLayout(user=reader.user, texts=tuple(texts), framed=False)


def learn_layout(reader: Reader) -> PrivateLayout:
    """Lay out the choice of a game to learn."""
    buttons = [learn_button(key, reader.words, named=True) for key in list_taught_games()]
    rows = [buttons[at : at + IN_LINE] for at in range(0, len(buttons), IN_LINE)]
    return PrivateLayout(user=reader.user, texts=(reader.words.say("greeting-learn"),), rows=rows, accent=INDIGO)


def _make_lesson_rows(game: str | None, words: Words) -> list[Row]:
    """Return the row with the lesson of a game that is not learned yet; none without a game."""
    return [] if game is None else [[try_button(game, words)]]


def _make_game_rows(words: Words) -> list[Row]:
    """Return rows with a button for each game."""
    buttons = [button(words.say(f"{key}-name"), "open", key, sign=game_sign(key)) for key in list_offered_games()]
    return [buttons[at : at + IN_LINE] for at in range(0, len(buttons), IN_LINE)]


def _make_solo_row(words: Words) -> Row:
    """Return the row with the games for one person alone."""
    buttons = [daily_button(words), puzzles_button(words)]
    return CaptionedRow(words.say("greeting-by-oneself"), buttons, buttons)


def _make_more_row(words: Words, waits: OpenGame | None, close: Button | None = None) -> Row:
    """Return the row of lessons and explanations.

    `waits`: a table to join, whose button is first. The row ends with `close`, or else has a button to all open tables.
    """
    buttons = [] if waits is None else [join_button(waits, words)]
    if close is None:
        buttons.append(button(words.say("button-waiting"), "waiting"))
    if list_taught_games():
        buttons.append(button(words.say("button-learn-a-game"), "learn-which", sign="explain"))
    buttons.append(button("", "how", sign="more", plain=words.say("button-how")))
    buttons += [] if close is None else [close]
    caption = "" if waits is None else words.say("greeting-waits", what=waiting_line(waits, words))
    return CaptionedRow(caption, buttons, buttons)

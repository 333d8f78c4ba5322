"""Private message for a player who comes back: the events, the position then and now."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.history.narration import Line
from azalai.bot.layouts.cards import make_wording
from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.layout import INDIGO, Depiction, Picture, PrivateLayout
from azalai.bot.layouts.news_lines import clip_story
from azalai.bot.people.preferences import Preferences
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Words

STORY_LIMIT, SHORT_STORY_LIMIT = 2600, 1200
"""Characters of the story, and of a story next to positions in words, which need the room."""


def catch_up_layout(
    table: LoadedTable,
    seat: SeatRow,
    missed: Sequence[Line],
    words: Words,
    last: int,
    at: float,
    pictures: Sequence[Picture | None],
    reader: Preferences,
) -> PrivateLayout:
    """Lay out the events since the move `last` of a seat, played `at` (seconds since 1970).

    `pictures`: its pictures then and now, if the reader wants any.
    """
    say = words.say
    begun = "yes" if last else "no"
    heading = say("since-heading", count=len(missed), begun=begun)
    story = clip_story(missed, SHORT_STORY_LIMIT if reader.text_only else STORY_LIMIT)
    then, now = pictures
    below: list[str | Picture] = []
    if missed:
        for caption, picture in ((say("since-then", at=f"<t:{int(at)}:R>"), then), (say("since-now"), now)):
            if picture is not None:
                below += [f"**{caption}**", picture]
    position: Depiction | None = make_wording(table, seat.seat, words) if reader.text_only and missed else None
    buttons: list[Button] = []
    if table.row.status is Status.RUNNING:
        buttons.append(button(say("button-play"), "play", table.id, style=ButtonStyle.PRIMARY))
    buttons.append(button(say("button-log"), "log", table.id))
    if reader.text_only and missed:
        buttons.append(button(say("button-then"), "then", 0, table.id, last))
    rows = [buttons]
    return PrivateLayout(
        user=reader.user,
        texts=(heading, story) if missed else (say("since-nothing", begun=begun),),
        picture=position,
        below=tuple(below),
        rows=rows,
        accent=INDIGO,
    )

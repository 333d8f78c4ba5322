"""The private view of a game of one person against robots, a lesson or a deal of the day: the same question, picture
and buttons as at a table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.history.narration import Line, sentences
from azalai.bot.layouts.components import button
from azalai.bot.layouts.layout import Picture, PrivateLayout, Row
from azalai.bot.layouts.news_lines import clip_story
from azalai.bot.tables.table import LoadedTable, events_for
from azalai.games.alone import Alone
from azalai.locales import Words

STORY_LIMIT = 1400
"""Characters of what happened since the person's last decision."""


def story(course: Alone, table: LoadedTable, words: Words) -> list[str]:
    """What the person's last move brought, and what the others have done since; of much the newest."""
    texts = [sentences(table, events_for(events, course.own), words) for events in course.told]
    told = [Line(number, 0.0, text) for number, text in enumerate(texts) if text]
    return [clip_story(told, STORY_LIMIT)] if told else []


def under(layout: PrivateLayout, told: Sequence[str], then: Picture | None) -> PrivateLayout:
    """A question under what happened before it: `told`, and the picture of a turning point where there was one."""
    if then is None or not isinstance(layout.picture, Picture):
        return msgspec.structs.replace(layout, texts=(*told, *layout.texts))
    before = msgspec.structs.replace(then, name=f"then-{then.name}")
    below = (*layout.texts, layout.picture, *layout.below)
    return msgspec.structs.replace(layout, texts=tuple(told), picture=before, below=below)


def back_row(table: int, words: Words, acts: str) -> Row:
    """From what was looked at back to the game. `acts`: what the names of its acts begin with."""
    return [button(words.say(f"button-{acts}back"), f"{acts}again", table)]


def with_way_back(layout: PrivateLayout, table: int, words: Words, acts: str) -> PrivateLayout:
    """Something that was looked at from a game, with the way back to it."""
    return msgspec.structs.replace(layout, rows=[*layout.rows, back_row(table, words, acts)])
